/** What attacks ask about: the names of things in the release that is served, the largest of each kind. */
import { z } from "zod";

/** Names of things that attacks name. */
export interface Asked {
  readonly genes: readonly string[];
  readonly allFields: readonly string[];
  /** Terms that most is annotated to. */
  readonly roots: readonly string[];
  readonly busyGene: string;
  readonly uniprot: readonly string[];
  readonly motifs: readonly string[];
  readonly chromosome: string;
  readonly slim: string;
  readonly phenotypeType: string;
}

const options = z.object({ fields: z.array(z.string()) });
const rows = z.object({
  rows: z.array(z.object({ gene_uniquename: z.string(), uniprot_identifier: z.string().nullish() })),
});
const chromosomes = z.array(z.object({ name: z.string(), length: z.number() }));
const slims = z.record(z.string(), z.unknown());
const found = z.object({ hits: z.array(z.object({ id: z.string() })) });

/** Asks the api itself. */
export async function factsOf(dataset: string): Promise<Asked> {
  const read = async <T extends z.ZodType>(schema: T, path: string, body?: unknown): Promise<z.output<T>> => {
    const answer = await fetch(
      `${dataset}/${path}`,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return schema.parse(await answer.json());
  };
  const busiest = (type: string): Promise<z.output<typeof found>> =>
    read(
      found,
      `search?q=${type === "gene" ? "protein" : "cell"}&type=${type}&size=3&sort=-annotations`,
    ).catch(() => read(found, `search?q=${type === "gene" ? "protein" : "cell"}&type=${type}&size=3`));
  const [{ fields }, all, places, subsets, terms, genes] = await Promise.all([
    read(options, "query/options"),
    read(rows, "query", {
      constraints: { not: [{ has_ortholog: { taxonid: 1 } }] },
      output_options: { field_names: ["uniprot_identifier"] },
    }),
    read(chromosomes, "data/chromosome_summaries"),
    read(slims, "data/term_subsets"),
    busiest("term"),
    busiest("gene"),
  ]);
  return {
    genes: all.rows.map((row) => row.gene_uniquename),
    allFields: fields,
    roots: [...new Set(["GO:0005575", "FYPO:0000001", ...terms.hits.slice(0, 1).map(({ id }) => id)])],
    busyGene: genes.hits[0]?.id ?? "",
    uniprot: all.rows.flatMap((row) => row.uniprot_identifier ?? []),
    motifs: ["[A-Z]", "[A-Y]{1,99}[^A][^C][^D]", "(A|C|D|E){2,40}.{3,30}[KR]{4}", ".*.*.*.*K"],
    chromosome: places.toSorted((a, b) => b.length - a.length)[0]?.name ?? "I",
    slim: Object.keys(subsets)[0] ?? "",
    phenotypeType: "single_locus_phenotype",
  };
}
