import { alternatives, splitOutside } from "./query-extensions.ts";
import type { Cells, ReferenceGene, ReleaseReader } from "./query-genes.ts";

/** A genotype of several alleles has a row for each, alike but for the columns of the allele. */
export function readGenotypes(
  rows: readonly Cells[],
  cite: (found: ReferenceGene, reference?: string) => void,
  { genes, gene, findGene, findTerm }: ReleaseReader,
): void {
  const groups = new Map<string, Cells[]>();
  for (const [index, cells] of rows.entries()) {
    const shared = [7, 2, 17, 12, 13, 14, 15, 16, 19, 20].map((column) => cells[column] ?? "");
    const key = cells[7] === "" ? String(index) : shared.join("\t");
    groups.set(key, [...(groups.get(key) ?? []), cells]);
  }
  for (const group of groups.values()) {
    if (group.some((cells) => !gene(cells[1]))) continue;
    const first = group[0]!;
    const alleles = new Map(
      group.map((cells) => [
        [findGene(cells[1]!), cells[9], cells[3], cells[11], cells[4]].join("\t"),
        cells,
      ]),
    );
    const loci = Map.groupBy(alleles.values(), (cells) => findGene(cells[1]!)!);
    const homozygous = first[20] === "homozygous diploid";
    const ploidy =
      /diploid/.test(first[20]!) || homozygous || [...loci.values()].some((one) => one.length > 1)
        ? "diploid"
        : "haploid";
    const [only] = [...alleles.values()];
    const expressed = (only![4] ?? "").toLowerCase();
    const type = (only![11] ?? "").toLowerCase().replaceAll("_", " ");
    const expression =
      loci.size > 1 || ploidy === "diploid"
        ? null
        : type === "deletion" || expressed === "null"
          ? "null"
          : type === "wild type" && expressed === "overexpression"
            ? "wt-overexpressed"
            : null;
    const conditions = splitOutside(first[13]!, ",").map((text): readonly [string, string] => {
      const [, id, value] = /^([^(]+)(?:\((.*)\))?$/.exec(text)!;
      return [findTerm(id!), value ?? ""];
    });
    const term = findTerm(first[2]!);
    for (const id of loci.keys()) {
      const found = genes.get(id)!;
      found.rows.push({ term, loci: loci.size, ploidy, expression, conditions });
      for (const one of alternatives(first[16]!))
        found.said.push({
          term,
          extension: one,
          kind: loci.size === 1 ? "single_locus_phenotype" : "other_phenotype",
        });
      cite(found, first[17]);
    }
  }
}
