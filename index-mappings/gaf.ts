/** GAF 2.2, the public format of GO annotations, as every file of it is written here. Source: geneontology.org, GO annotation file 2.2. */
import { codingType } from "./coding-type.ts";

interface Aspect {
  readonly letter: "F" | "P" | "C";
  /** The relation of rows whose source says none. */
  readonly relation: string;
}

export const gafAspects: Readonly<Record<string, Aspect>> = {
  molecular_function: { letter: "F", relation: "enables" },
  biological_process: { letter: "P", relation: "involved_in" },
  cellular_component: { letter: "C", relation: "located_in" },
};

/** What a gene of a kind makes: "mRNA gene" makes a protein, "tRNA gene" a tRNA. */
export const gafProductType = (featureType = "gene product"): string =>
  featureType === codingType ? "protein" : featureType.replace(/ gene$/, "").replaceAll(" ", "_");

/** What stands in the date of rows that have none: the format asks for one. */
export const gafDateNote = (release: string): string =>
  `rows whose date is not recorded have that of the release, ${release}`;

/** The lines before the rows. @param by the program and its version */
export const gafHead = (by: string, release: string): string =>
  `!gaf-version: 2.2\n!generated-by: ${by}\n!date-generated: ${release}\n!note: ${gafDateNote(release)}\n`;

/** `20230303` */
export const compactDate = (date: string | null): string => date?.replaceAll("-", "") ?? "";
