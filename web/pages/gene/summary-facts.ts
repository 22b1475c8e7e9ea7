/** What the summary of a gene says under which conditions. */
import type { GenePage, Site, Transcript } from "../../../api/contract/index.ts";
import { count, counted, spanOf, withUnit } from "../../shared/format/format.ts";

/** Only for the site's organisms, where the deployment wants it and there is a status. */
export const showsCharacterisation = (
  gene: Pick<GenePage, "taxonid" | "characterisation_status">,
  site: Pick<Site, "organisms" | "show_characterisation_status">,
): boolean =>
  site.show_characterisation_status &&
  gene.characterisation_status !== null &&
  site.organisms.some(({ taxonid }) => taxonid === gene.taxonid);

/** Warnings whose feature types name this one, with or without " gene" at the end. */
export function locationWarnings(featureType: string, warnings: Site["feature_location_warnings"]): string[] {
  const bare = featureType.replace(/ gene$/, "");
  return warnings
    .filter((warning) => warning.feature_types.some((type) => type.replace(/ gene$/, "") === bare))
    .map((warning) => warning.message);
}

/** With several transcripts: how many, and how many different proteins they make. */
export function transcriptNote(transcripts: readonly Transcript[]): string | null {
  if (transcripts.length < 2) return null;
  const proteins = new Set(transcripts.flatMap((transcript) => transcript.protein?.sequence ?? []));
  return proteins.size === 0
    ? counted(transcripts.length, "transcript")
    : `${counted(transcripts.length, "transcript")}, ${counted(proteins.size, "unique translation")}`;
}

/** The gene's product; those of a gene whose transcripts have different ones stand in the gene list as "one OR other". */
export function productsOf({ product, transcripts }: Pick<GenePage, "product" | "transcripts">): string[] {
  if (product === null) return [];
  return transcripts.length > 1 ? [...new Set(product.split(" OR "))] : [product];
}

/** nt of a transcript without its introns; 0 where there is none. */
export const splicedLengthOf = (transcript: Transcript | undefined): number =>
  (transcript?.parts ?? [])
    .filter(({ feature_type: type }) => !type.endsWith("intron"))
    .reduce((sum, { location }) => sum + spanOf(location), 0);

/** nt of a transcript that code; 0 where none does. */
const codingLengthOf = ({ parts, cds_location: cds }: Transcript): number =>
  cds === null
    ? 0
    : parts
        .filter(({ feature_type: type }) => type === "exon")
        .reduce((sum, { location }) => sum + spanOf(location), 0);

/** Of a transcript that codes for a protein which the release does not have. */
export const noProtein = (transcript: Transcript): string =>
  `protein sequence not in this release; coding sequence of ${withUnit(count(codingLengthOf(transcript)), "nt")}`;
