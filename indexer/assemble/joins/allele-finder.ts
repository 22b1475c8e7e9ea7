/** Finds the allele that a phenotype row speaks of. Rows name alleles by gene, name, type and description, never by id. */
import type { TableRow } from "../../read/tables.ts";
import { orNull } from "../text/blank.ts";
import { slug } from "../../../index-mappings/slug.ts";
import type { Allele, Alleles } from "./alleles.ts";
import type { Gene } from "./genes.ts";

type AlleleColumns = Pick<
  TableRow<"phaf">,
  "alleleName" | "alleleType" | "alleleDescription" | "alleleSynonyms"
>;

export interface AlleleFinder {
  /** The allele of the list, or one made up for the row with an id such as `G1.11:allele-unlisted-cdc2-33`. */
  readonly find: (gene: Gene, row: AlleleColumns) => Allele;
  /** Alleles that the list does not have, in the order in which rows named them. */
  readonly unlisted: ReadonlyMap<string, Allele>;
}

/** Finds the allele that a row of phenotypes names among the listed ones, or makes one that is not listed. */
export function alleleFinder(listed: Alleles): AlleleFinder {
  const byGene = Map.groupBy(listed.values(), ({ gene }) => gene.id);
  const unlisted = new Map<string, Allele>();
  const make = (gene: Gene, row: AlleleColumns, type: string): Allele => {
    const id = `${gene.id}:allele-unlisted-${slug([row.alleleName || type, row.alleleDescription === type ? "" : row.alleleDescription].join(" "))}`;
    const known = unlisted.get(id);
    if (known) return known;
    const allele: Allele = {
      id,
      gene,
      type,
      name: orNull(row.alleleName),
      description: orNull(row.alleleDescription),
      synonyms: row.alleleSynonyms,
      references: [],
      coordinates: [],
      comments: [],
      isObsolete: false,
    };
    unlisted.set(id, allele);
    return allele;
  };
  return {
    unlisted,
    find: (gene, row) => {
      const type = row.alleleType.trim().replaceAll(" ", "_") || "unknown";
      const candidates = byGene.get(gene.id) ?? [];
      return (
        (row.alleleName === ""
          ? byKind(candidates, type, row.alleleDescription)
          : byName(candidates, row.alleleName)) ?? make(gene, row, type)
      );
    },
  };
}

const byName = (candidates: readonly Allele[], name: string): Allele | undefined =>
  candidates.find((allele) => allele.name === name) ??
  candidates.find((allele) => allele.synonyms.includes(name));

/** A gene has one deletion and one wild type; any other allele without a name is known by its description. */
function byKind(candidates: readonly Allele[], type: string, description: string): Allele | undefined {
  const ofType = candidates.filter((allele) => allele.type === type);
  if (type === "deletion" || type === "wild_type") return ofType[0];
  return description === "" ? undefined : ofType.find((allele) => allele.description === description);
}
