/** Queries. Those that are asked for the first time differ from each other, so that no answer is kept. */
import { z } from "zod";
import { queryOptions } from "../../api/contract/query.ts";
import type { Call, Target } from "./measure.ts";

const latest = "/api/v1/dataset/latest";

const found = z.object({ hits: z.array(z.object({ id: z.string() })) });

async function idsAt(address: string): Promise<string[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return found.parse(await answer.json()).hits.map(({ id }) => id);
}

/** Words of the names of conditions. */
const conditionWords = [
  "temperature",
  "medium",
  "glucose",
  "agar",
  "minimal",
  "high",
  "low",
  "without",
  "adenine",
  "acid",
  "nitrogen",
  "standard",
];

/** Conditions of experiments. */
async function conditionsOf(url: string, ontology: string): Promise<string[]> {
  const pages = await Promise.all(
    conditionWords.map((word) =>
      idsAt(`${url}${latest}/search/terms?q=${word}&ontology=${ontology}&size=20`),
    ),
  );
  return [...new Set(pages.flat())];
}

/** Terms of an ontology, those with most annotations first; roots among them. */
async function termsOf(url: string, ontology: string, size: number): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(size / 100) }, (_, page) =>
      idsAt(
        `${url}${latest}/search?type=term&ontology=${ontology}&sort=-annotations&size=100&page=${page + 1}`,
      ),
    ),
  );
  return pages.flat();
}

/** Columns of the table of all coding genes. */
const columns = [
  "gene_uniquename",
  "name",
  "product",
  "uniprot_identifier",
  "synonyms",
  "feature_type",
  "start_pos",
  "end_pos",
  "chromosome",
  "strand",
  "orthologs:4932",
  "orthologs:4897",
  "orthologs:9606",
];

/**
 * Queries of the advanced search, their files and the enrichment of their genes, made of the terms of the
 * release.
 */
export async function queryCalls(url: string): Promise<Call[]> {
  const [processes, phenotypes, conditions] = await Promise.all([
    termsOf(url, "biological_process", 300),
    termsOf(url, "fission_yeast_phenotype", 200),
    conditionsOf(url, "fission_yeast_phenotype_condition"),
  ]);
  const { builder } = queryOptions.parse(await (await fetch(`${url}${latest}/query/options`)).json());
  const post = (call: string, constraints: object, rest: object = {}): Target => ({
    url: `${url}${latest}/query${call}`,
    body: { constraints, ...rest },
  });
  const page = { output_options: { field_names: ["name", "product"] }, size: 50 };
  const term = (termid: string, rest: object = {}): object => ({ term: { termid, ...rest } });
  const coding = { subset: { subset_name: "feature_type_mRNA_gene" } };
  const nested = (n: number): object => ({
    and: [
      {
        or: [
          term(processes[n % processes.length]!),
          term(processes[(n * 7 + 1) % processes.length]!),
          { int_range: { range_type: "protein_length", start: n % 500, end: 900 + n } },
        ],
      },
      {
        not: [
          coding,
          {
            and: [
              { has_ortholog: { taxonid: 9606 } },
              {
                or: [
                  term(phenotypes[n % phenotypes.length]!, {
                    single_or_multi_locus: "single",
                    ploidiness: "haploid",
                  }),
                  { subset: { subset_name: "characterisation_status_dubious" } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  const root = (n: number): object =>
    term(phenotypes[0]!, {
      single_or_multi_locus: "both",
      ploidiness: (["haploid", "any"] as const)[n % 2],
      conditions: conditions.length === 0 ? [] : [{ termid: conditions[n % conditions.length]! }],
      excluded_conditions: [
        { termid: conditions[(n * 3 + 1) % Math.max(1, conditions.length)] ?? `FYECO:${n}` },
        { termid: `FYECO:${n}` },
      ],
    });
  const cold = (name: string, make: (n: number) => Target): Call[] => {
    const each = (start: number, count: number): Target[] =>
      Array.from({ length: count }, (_, n) => make(start + n));
    return [
      { name, targets: each(0, 440), clients: 1, requests: 400 },
      { name, targets: each(1_000, 1_760), clients: 16, requests: 1_600 },
    ];
  };
  const again = post("", nested(1), page);
  const all = `${url}${latest}/query/predefined/${encodeURIComponent(builder.predefined[1]!.id)}?format=tsv&fields=${columns.join(",")}`;
  const genes = Array.from({ length: 20_000 }, (_, n) => ({ uniquename: `SPAC${n}.01` }));
  return [
    ...cold("query three deep, 50 rows, first time", (n) => post("", nested(n), page)),
    { name: "the same query again", targets: [again], clients: 1, requests: 400 },
    { name: "the same query again", targets: [again], clients: 16, requests: 800 },
    ...cold("root phenotype with conditions, 50 rows, first time", (n) => post("", root(n), page)),
    ...cold("count of a query, first time", (n) => post("/count", nested(n + 100_000))),
    { name: "all coding genes as a table of 13 columns", targets: [all], clients: 1, requests: 40 },
    { name: "all coding genes as a table of 13 columns", targets: [all], clients: 16, requests: 64 },
    {
      name: "list of 20,000 ids",
      targets: [post("/count", { gene_list: { genes } })],
      clients: 1,
      requests: 40,
    },
    {
      name: "enrichment of 500 genes",
      targets: [post("/enrichment", term(processes[20] ?? processes[0]!), { aspect: "phenotype" })],
      clients: 1,
      requests: 40,
    },
  ];
}
