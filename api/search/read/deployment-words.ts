/** The words of a deployment that texts are read by: organisms and concepts. Pure. */
import type { Deployment } from "../../../config/schema.ts";
import { fold } from "../../contract/values/fold.ts";
import { phraseKey } from "./phrase-key.ts";

export type Names = Pick<Deployment, "site" | "concepts" | "annotationTypes">;

/** What a deployment calls things, ready to be looked up. */
export interface DeploymentWords {
  /** Taxa by all ways to write the organism, folded. */
  readonly organisms: ReadonlyMap<string, number>;
  /** Ids of concepts by the keys of their words. */
  readonly concepts: ReadonlyMap<string, string>;
  /** The words themselves, folded. */
  readonly conceptTexts: ReadonlySet<string>;
  /** All stems of those words. */
  readonly conceptStems: ReadonlySet<string>;
  /** Ontologies of what is said of residues: modifications. */
  readonly ofResidues: ReadonlySet<string>;
  /** Ontologies of what is said of orthologs in another organism: diseases of human genes. */
  readonly diseases: ReadonlySet<string>;
}

/** Whether an id is that of a phenotype. */
export const isPhenotype = (id: string, { site }: Pick<Names, "site">): boolean =>
  site.phenotype_id_prefixes.includes(id.slice(0, id.indexOf(":")));

/** What the deployment calls an organism; its taxon where it does not say. */
export const organismName = (taxonid: number, { site }: Pick<Names, "site">): string =>
  site.organisms.find((one) => one.taxonid === taxonid)?.common_name ?? String(taxonid);

const organismNames = ({ site }: Names): Map<string, number> =>
  new Map(
    site.organisms.flatMap(({ taxonid, genus, species, common_name: common }) =>
      [
        common,
        `${common}s`,
        // On a site of a certain yeast, yeast means it.
        ...(taxonid === site.taxonid ? common.split(" ").slice(-1) : []),
        `${genus} ${species}`,
        `${genus.slice(0, 1)}. ${species}`,
        `${genus.slice(0, 1)} ${species}`,
        species,
      ].map((name) => [fold(name), taxonid] as const),
    ),
  );

const wordsByDeployment = new WeakMap<Names, DeploymentWords>();

/** Made once for each deployment: this is asked for with every key that somebody presses. */
export function wordsOfDeployment(names: Names): DeploymentWords {
  const known = wordsByDeployment.get(names);
  if (known) return known;
  const concepts = names.concepts.flatMap(({ words, id }) =>
    words.map((text) => [phraseKey(text), id] as const),
  );
  const made: DeploymentWords = {
    organisms: organismNames(names),
    concepts: new Map(concepts.map(([{ key }, id]) => [key, id])),
    conceptTexts: new Set(names.concepts.flatMap(({ words }) => words.map((text) => fold(text)))),
    conceptStems: new Set(concepts.flatMap(([{ stems }]) => stems)),
    ofResidues: new Set(
      names.annotationTypes
        .filter(({ columns_to_show: columns }) => columns.includes("residue"))
        .flatMap(({ cv_names }) => cv_names),
    ),
    diseases: new Set(
      names.annotationTypes.flatMap((type) => (type.ortholog_taxonid === null ? [] : type.cv_names)),
    ),
  };
  wordsByDeployment.set(names, made);
  return made;
}
