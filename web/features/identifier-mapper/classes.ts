/** The classes of matches, and matches as tables. Pure. */
import { counted } from "../../shared/format/format.ts";
import type { GeneShort } from "../../../api/contract/index.ts";
import type { MapperAnswer, MapperGroup } from "../../../api/contract/identifier-mapper.ts";

export const classes = [
  { id: "one_to_one", title: "One-to-one matches" },
  { id: "one_to_many", title: "One-to-many matches" },
  { id: "many_to_one", title: "Many-to-one matches" },
  { id: "many_to_many", title: "Many-to-many matches" },
] as const satisfies readonly { id: keyof MapperAnswer; title: string }[];
export type MatchClass = (typeof classes)[number];

/** Genes of some groups, each once. */
export function genesOf(groups: readonly MapperGroup[]): readonly GeneShort[] {
  return [...new Map(groups.flatMap(({ genes }) => genes).map((gene) => [gene.uniquename, gene])).values()];
}

/** Each identifier of a group with the genes that it stands for itself: in a group of several of both these are not all. */
export function genesOfEach({
  ids,
  genes,
  pairs,
}: MapperGroup): readonly { readonly id: string; readonly genes: GeneShort[] }[] {
  const byId = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const [id, gene] of pairs) byId.get(id)?.add(gene);
  return Array.from(byId, ([id, own]) => ({
    id,
    genes: genes.filter(({ uniquename }) => own.has(uniquename)),
  }));
}

/** "12 genes from UniProt identifier mapping": what the list is called where it is sent. */
export const listName = (genes: number, type: string): string =>
  `${counted(genes, "gene")} from ${type} identifier mapping`;

const header = ["identifier", "systematic_id", "name", "product", "class"].join("\t");

/** A row for each pair of an identifier and a gene. */
export function mappingTable(answer: MapperAnswer, included: readonly MatchClass[] = classes): string {
  const rows = included.flatMap(({ id }) =>
    answer[id].flatMap(({ genes, pairs }) => {
      const byId = new Map(genes.map((gene) => [gene.uniquename, gene]));
      return pairs.map(([identifier, gene]) =>
        [
          identifier,
          gene,
          byId.get(gene)?.name ?? "",
          byId.get(gene)?.product ?? "",
          id.replaceAll("_", "-"),
        ].join("\t"),
      );
    }),
  );
  return [header, ...rows, ""].join("\n");
}
