/** Queries against sets that are found gene by gene in the files of the release. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Redis } from "ioredis";
import { z } from "zod";
import {
  countAnswer,
  geneLookupAnswer,
  queryAnswer,
  queryOptions,
  slimAnswer,
} from "../../api/contract/query.ts";
import type { QueryAnswer, QueryRequest } from "../../api/contract/query.ts";
import type { QueryNode } from "../../api/contract/query-nodes.ts";
import { readSaved, remember } from "../../api/queries/saved.ts";
import { problem } from "../../api/contract/problem.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";
import { queryTrees } from "./query-trees.ts";

let served: QuerySite;
beforeAll(async () => {
  served = await startQuerySite("query-test", 300);
});
afterAll(() => served.stop());

async function ask(request: QueryRequest): Promise<QueryAnswer> {
  const response = await served.post("", request);
  expect(response.status, await response.clone().text()).toBe(200);
  return queryAnswer.parse(await response.json());
}
const genesOf = ({ rows }: QueryAnswer): string[] => rows.map((row) => row.gene_uniquename);
const count = async (constraints: unknown): Promise<number> =>
  countAnswer.parse(await (await served.post("/count", { constraints })).json()).count;

const mRNA: QueryNode = { subset: { subset_name: "feature_type_mRNA_gene" } };
const human: QueryNode = { has_ortholog: { taxonid: 9606 } };

describe("genes that fit", () => {
  it("are those that the files of the release give, for any constraints", async () => {
    const chromosomes = served.deployment.site.chromosomes.map(({ id, aliases }) => aliases[0] ?? id);
    await fc.assert(
      fc.asyncProperty(queryTrees(served.release, chromosomes).trees, async (constraints) => {
        const answer = await ask({ constraints });
        const expected = served.expected(constraints);
        expect(new Set(genesOf(answer))).toEqual(expected);
        expect(answer.count).toBe(expected.size);
        expect(await count(constraints)).toBe(expected.size);
      }),
      { numRuns: Number(process.env["KARYON_RUNS"] ?? 150) },
    );
  });

  it("are each kind of node's own", async () => {
    const names = served.deployment.site.chromosomes.map(({ name }) => name);
    const nodes = queryTrees(served.release, names).leaves.flatMap((leaf) =>
      fc.sample(leaf, { numRuns: 40, seed: 3 }),
    );
    const kinds = new Set<string>();
    for (const node of nodes) {
      const expected = served.expected(node);
      expect(new Set(genesOf(await ask({ constraints: node }))), JSON.stringify(node)).toEqual(expected);
      if (expected.size > 0) kinds.add(Object.keys(node)[0]!);
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        "gene_list",
        "genome_range",
        "has_ortholog",
        "int_range",
        "interactors",
        "ref_genes",
        "subset",
        "substrates",
        "target_of",
        "term",
      ]),
    );
  });

  it("of one node's complement are all others", async () => {
    expect(await count({ not: [mRNA] })).toBe(served.release.genes.size - (await count(mRNA)));
  });

  it("tell which of the terms asked for they are annotated to", async () => {
    const leaf = queryTrees(served.release, [])
      .leaves.flatMap((one) => fc.sample(one, { numRuns: 200, seed: 5 }))
      .filter((node) => "term" in node && node.term.single_or_multi_locus == null);
    const terms = [...new Set(leaf.flatMap((node) => ("term" in node ? [node.term.termid] : [])))].slice(
      0,
      5,
    );
    const { rows, warnings } = await ask({
      constraints: mRNA,
      output_options: { ancestor_terms: [...terms, "GO:9999999"] },
    });
    expect(warnings.map(({ message }) => message).join()).toContain("GO:9999999");
    const under = terms.map((termid) => [termid, served.expected({ term: { termid } })] as const);
    expect(under.some(([, genes]) => genes.size > 0)).toBe(true);
    for (const row of rows)
      expect(row.ancestor_terms).toEqual(
        under.filter(([, genes]) => genes.has(row.gene_uniquename)).map(([termid]) => termid),
      );
  });

  it("of a secondary term id are those of its term", async () => {
    const { hits } = z
      .object({ hits: z.array(z.object({ id: z.string() })) })
      .parse(
        await (await fetch(`${served.site.url}/api/v1/dataset/latest/search?q=process&type=term`)).json(),
      );
    expect(hits.length).toBeGreaterThan(0);
    for (const { id } of hits.slice(0, 3))
      expect(await count({ term: { termid: id } })).toBe(served.expected({ term: { termid: id } }).size);
  });
});

describe("the order of genes", () => {
  it("is that of their products, nothing last, whatever the query", async () => {
    const { rows } = await ask({
      constraints: { or: [human, mRNA] },
      output_options: { field_names: ["product"] },
    });
    const products = rows.map(({ product }) => product ?? null);
    expect(products.indexOf(null)).toBe(
      products.includes(null) ? products.findLastIndex((one) => one !== null) + 1 : -1,
    );
    const digits = (text: string): string =>
      text
        .normalize("NFKD")
        .toLowerCase()
        .replaceAll(/\d+/g, (number) => number.padStart(8, "0"));
    const known = products.filter((one) => one !== null).map(digits);
    expect(known).toEqual(known.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
    const { rows: again } = await ask({ constraints: { or: [mRNA, human] } });
    expect(again.map((row) => row.gene_uniquename)).toEqual(rows.map((row) => row.gene_uniquename));
  });

  it("of a gene list is that of the list, each gene once", async () => {
    const ids = [...served.release.genes.keys()].slice(5, 25).toReversed();
    const answer = await ask({
      constraints: { gene_list: { genes: [...ids, ids[3]!, "nope"].map((uniquename) => ({ uniquename })) } },
    });
    expect(genesOf(answer)).toEqual(ids);
    expect(answer.warnings).toEqual([
      { where: "constraints.gene_list", message: expect.stringContaining("1 of 21 ids are no genes") },
    ]);
  });

  it("of a list as text is that of the text, with what usually stands between ids", async () => {
    const ids = [...served.release.genes.keys()].slice(30, 36).toReversed();
    const separators = [", ", ";", "\n", "\t", "\u200b", ""];
    const text = ids.map((one, index) => one + separators[index]!).join("");
    expect(
      genesOf(await ask({ constraints: { gene_list: { genes: text } } as unknown as QueryNode })),
    ).toEqual(ids);
    const { found } = geneLookupAnswer.parse(await (await served.post("/genes", { ids: text })).json());
    expect(found.map(({ gene }) => gene.uniquename)).toEqual(ids);
    const table = await (
      await fetch(
        `${served.url}/genes/${encodeURIComponent(text.replace("\n", " "))}?format=tsv&fields=gene_uniquename`,
      )
    ).text();
    expect(table.trim().split("\n").slice(1)).toEqual(ids);
  });

  it("can be asked for by a field, and pages are cut out of it", async () => {
    const whole = await ask({
      constraints: mRNA,
      sort: "-protein_length",
      output_options: { field_names: ["protein_length"] },
    });
    const lengths = whole.rows.map((row) => row.protein_length ?? -1);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    const page = await ask({ constraints: mRNA, sort: "-protein_length", size: 7, page: 3 });
    expect(genesOf(page)).toEqual(genesOf(whole).slice(14, 21));
    const plain = genesOf(await ask({ constraints: mRNA }));
    expect(genesOf(await ask({ constraints: mRNA, size: 10, page: 2 }))).toEqual(plain.slice(10, 20));
    for (const sort of [null, "-protein_length"])
      expect(await ask({ constraints: mRNA, sort, size: 10, page: 9999 })).toMatchObject({
        page: 9999,
        count: plain.length,
        rows: [],
      });
  });
});

describe("rows", () => {
  it("tell what was asked for, and name fields that there are not", async () => {
    const { rows, warnings } = await ask({
      constraints: human,
      size: 5,
      output_options: { field_names: ["uniquename", "name", "orthologs:9606", "protein_length", "colour"] },
    });
    expect(Object.keys(rows[0]!).sort()).toEqual(["gene_uniquename", "name", "orthologs", "protein_length"]);
    expect(rows.every(({ orthologs }) => (orthologs?.["9606"]?.length ?? 0) > 0)).toBe(true);
    expect(warnings).toEqual([{ where: "output_options.field_names", message: "there is no field colour" }]);
  });

  it("carry peptides and nucleotides with flanks", async () => {
    const peptide = await ask({
      constraints: mRNA,
      size: 20,
      output_options: { field_names: ["protein_length"], sequence: "protein" },
    });
    for (const { sequence, protein_length: length } of peptide.rows)
      expect(sequence?.length ?? null).toBe(length ?? null);
    const nucleotide = (options: object) =>
      ask({ constraints: mRNA, size: 20, output_options: { sequence: { nucleotide: options } } });
    const [coding, flanked, whole] = [
      await nucleotide({}),
      await nucleotide({ upstream_bases: 30 }),
      await nucleotide({ include_introns: true, include_5_prime_utr: true, include_3_prime_utr: true }),
    ];
    for (const [index, { sequence }] of coding.rows.entries()) {
      expect(flanked.rows[index]!.sequence!.endsWith(sequence!)).toBe(true);
      expect(flanked.rows[index]!.sequence!.length).toBeLessThanOrEqual(sequence!.length + 30);
      // Introns and flanks are written small, as on the page of the gene.
      expect(sequence).toBe(sequence!.toUpperCase());
      expect(flanked.rows[index]!.sequence).toMatch(/^[a-z]{0,30}[A-Z]/);
    }
    const lengths = await ask({
      constraints: mRNA,
      size: 20,
      output_options: { field_names: ["unspliced_rna_length", "spliced_rna_length"] },
    });
    expect(whole.rows.map(({ sequence }) => sequence?.replaceAll(/[a-z]/g, "").length)).toEqual(
      lengths.rows.map((row) => row.spliced_rna_length),
    );
    expect(whole.rows.some(({ sequence }) => /[a-z]/.test(sequence ?? ""))).toBe(true);
    expect(whole.rows.map(({ sequence }) => sequence?.length)).toEqual(
      lengths.rows.map((row) => row.unspliced_rna_length),
    );
  });

  it("come as files: a table, ids, sequences, GO annotations", async () => {
    const file = async (request: object): Promise<string> =>
      (await served.post("", { constraints: mRNA, ...request })).text();
    const ids = genesOf(await ask({ constraints: mRNA }));
    expect((await file({ format: "ids" })).trim().split("\n")).toEqual(ids);
    const table = (
      await file({
        format: "tsv",
        output_options: { field_names: ["gene_uniquename", "name", "product", "orthologs:9606"] },
      })
    )
      .trimEnd()
      .split("\n");
    expect(table[0]).toBe("Systematic ID\tGene name\tProduct description\tHuman orthologs");
    expect(table.slice(1).map((line) => line.split("\t")[0])).toEqual(ids);
    const fasta = await file({ format: "fasta" });
    expect([...fasta.matchAll(/^>(\S+)/gm)].map(([, id]) => id)).toEqual(
      ids.filter((id) => served.release.genes.get(id)!.numbers["protein_length"] !== undefined),
    );
    expect(
      Math.max(
        ...fasta
          .split("\n")
          .filter((line) => !line.startsWith(">"))
          .map((line) => line.length),
      ),
    ).toBe(60);
    const gaf = await file({
      format: "gaf",
      output_options: { gaf_options: { aspects: ["molecular_function"] } },
    });
    expect(gaf.startsWith("!gaf-version: 2.2\n")).toBe(true);
    expect(
      new Set(
        gaf
          .trim()
          .split("\n")
          .filter((line) => !line.startsWith("!"))
          .map((line) => line.split("\t")[8]),
      ),
    ).toEqual(new Set(["F"]));
  });
});

describe("saved queries", () => {
  it("are found by their id, with dots and blanks behind it", async () => {
    const {
      id,
      saved,
      count: found,
      constraints,
    } = await ask({ constraints: { node_name: "mine", and: [human, mRNA] }, size: 0 });
    expect(saved).toBe(true);
    for (const asked of [id, `${id}.`, `${id} . `, id.toUpperCase()]) {
      const response = await fetch(`${served.url}/${encodeURIComponent(asked)}?fields=name&size=3`);
      expect(response.status).toBe(200);
      expect(queryAnswer.parse(await response.json())).toMatchObject({ id, count: found, constraints });
    }
    const swapped = await ask({ constraints: { and: [mRNA, human] }, size: 0 });
    expect(swapped.id).toBe(id);
    expect(swapped.constraints).toEqual(constraints);
    expect(await count({ not: [mRNA, { query_id: { id } }] })).toBe(await count({ not: [mRNA, human] }));
  });

  it("are called by nobody for others: whoever saves them first, what they ask for is told without names", async () => {
    const named = {
      node_name: "a title in any words",
      or: [
        { node_name: "mine", has_ortholog: { taxonid: 559292 } },
        { term: { termid: "GO:0000070", name: "a name in any words" } },
        { gene_list: { genes: [{ uniquename: "cdc2", name: "any words" }, "wee1"] } },
      ],
    };
    const bare = {
      or: [
        { has_ortholog: { taxonid: 559292 } },
        { term: { termid: "GO:0000070" } },
        { gene_list: { genes: ["cdc2", "wee1"] } },
      ],
    };
    const { id, constraints } = await ask({ constraints: named, size: 0 });
    expect(constraints).toEqual(bare);
    expect(queryAnswer.parse(await (await fetch(`${served.url}/${id}`)).json()).constraints).toEqual(bare);
    expect((await ask({ constraints: bare, size: 0 })).constraints).toEqual(bare);
  });

  it("of former times, saved with names, are told without them too", async () => {
    const constraints = { subset: { subset_name: "feature_type_tRNA_gene" } };
    const { id } = await ask({ constraints, size: 0 });
    const redis = new Redis(process.env["REDIS_URL"]!);
    try {
      const [key] = await redis.keys(`*:query:${id}`);
      await redis.set(key!, JSON.stringify({ node_name: "an old title", ...constraints }));
    } finally {
      redis.disconnect();
    }
    for (const answer of [await fetch(`${served.url}/${id}?size=0`), await served.post("", { constraints })])
      expect(queryAnswer.parse(await answer.json()).constraints).toEqual(constraints);
  });

  it.each(["nope", "00000000-0000-4000-8000-000000000000", "%20"])(
    "that there are not are a 404: %s",
    async (id) => {
      const response = await fetch(`${served.url}/${id}`);
      expect(response.status).toBe(404);
      expect(problem.parse(await response.json()).detail).toContain("can't find query for ID");
    },
  );

  it("are none that find nothing, as long as they never found anything", async () => {
    const { id, saved, count: found } = await ask({ constraints: { not: [mRNA, mRNA] }, size: 0 });
    expect({ saved, found }).toEqual({ saved: false, found: 0 });
    expect((await fetch(`${served.url}/${id}?size=0`)).status).toBe(404);

    const redis = new Redis(process.env["REDIS_URL"]!);
    try {
      const store = { redis, prefix: `empty-queries-${randomUUID()}` };
      const runs = [];
      for (const [release, genes] of [
        ["1", 0],
        ["2", 7],
        ["3", 0],
      ] as const)
        runs.push(await remember(store, "a client", id, mRNA, release, genes));
      expect(runs).toEqual([
        { saved: false, constraints: mRNA, counts: {} },
        { saved: true, constraints: mRNA, counts: {} },
        { saved: true, constraints: mRNA, counts: { "2": "7" } },
      ]);
      expect(await readSaved(store, id)).toEqual(mRNA);
      // As an older version left it: what is said to be saved does not go.
      const key = `${store.prefix}:query:${id}`;
      await redis.expire(key, 60);
      expect(await remember(store, "a client", id, mRNA, "4", 7)).toMatchObject({ saved: true });
      expect(await redis.ttl(key)).toBe(-1);
      await redis.del(await redis.keys(`${store.prefix}:*`));
    } finally {
      redis.disconnect();
    }
  });

  it("can be asked for as an address with constraints, and by the name that the site gives", async () => {
    const response = await fetch(
      `${served.url}/${encodeURIComponent(JSON.stringify({ constraints: human }))}?format=ids`,
    );
    expect(new Set((await response.text()).trim().split("\n"))).toEqual(served.expected(human));
    for (const { id, constraints } of served.deployment.queryBuilder.predefined) {
      const answer = await fetch(
        `${served.url}/predefined/${encodeURIComponent(id.replace("canned_query:", ""))}?size=0`,
      );
      expect(answer.status, id).toBe(200);
      expect(queryAnswer.parse(await answer.json()).count, id).toBe(await count(constraints));
    }
    expect((await fetch(`${served.url}/predefined/nope`)).status).toBe(404);
  });
});

describe("what stands beside queries", () => {
  it("finds genes by typed ids, and tells what others could mean", async () => {
    const named = [...served.release.genes.values()].find(({ type }) => type === "mRNA gene")!;
    const { gene } = geneLookupAnswer.parse(
      await (
        await served.post("/genes", { ids: [named.id.toUpperCase(), named.id.toLowerCase(), " "] })
      ).json(),
    ).found[0]!;
    expect(gene.uniquename).toBe(named.id);
    const { unknown } = geneLookupAnswer.parse(
      await (await served.post("/genes", { ids: ["no-such-gene"] })).json(),
    );
    expect(unknown).toEqual([{ id: "no-such-gene", meanings: [] }]);
    const rows = (
      await ask({ constraints: human, output_options: { field_names: ["uniprot_identifier", "synonyms"] } })
    ).rows;
    const accession = rows.find((row) => row.uniprot_identifier != null)!;
    const asked = geneLookupAnswer.parse(
      await (await served.post("/genes", { ids: [accession.uniprot_identifier] })).json(),
    );
    expect(asked.unknown[0]!.meanings).toContainEqual(
      expect.objectContaining({
        kind: "uniprot",
        gene: expect.objectContaining({ uniquename: accession.gene_uniquename }),
      }),
    );
  });

  it("takes an id whole, too, before it takes what stands before its colon for a database", async () => {
    const { rows } = await ask({ constraints: human });
    const ids = await Promise.all(
      rows.slice(0, 20).map(async ({ gene_uniquename: id }) => {
        const page = genePage.parse(await (await fetch(`${served.url}/../data/gene/${id}`)).json());
        return page.ortholog_annotations.flatMap(({ ortholog }) => ortholog.uniquename);
      }),
    );
    const withColon = ids.flat().filter((id) => id.includes(":"));
    expect(withColon).not.toEqual([]);
    const { unknown } = geneLookupAnswer.parse(
      await (await served.post("/genes", { ids: withColon })).json(),
    );
    const kinds = unknown.flatMap(({ meanings }) => meanings.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(["ortholog"]));
  });

  it("finds all genes of a protein by its UniProt accession", async () => {
    const { rows } = await ask({
      constraints: mRNA,
      output_options: { field_names: ["uniprot_identifier"] },
    });
    const genesOfProtein = Map.groupBy(
      rows.filter((row) => row.uniprot_identifier != null),
      (row) => row.uniprot_identifier!,
    );
    const [[accession, shared] = ["", []]] = [...genesOfProtein].filter(([, { length }]) => length > 1);
    expect(shared.length, "genes that share an accession").toBeGreaterThan(1);
    const { found, unknown } = geneLookupAnswer.parse(
      await (await served.post("/genes", { type: "uniprot", ids: [accession.toLowerCase()] })).json(),
    );
    expect(found.map(({ gene }) => gene.uniquename).sort()).toEqual(
      shared.map((row) => row.gene_uniquename).sort(),
    );
    expect(unknown).toEqual([]);
  });

  it("counts genes under the terms of a slim", async () => {
    const [slim] = Object.keys(served.deployment.site.slims);
    const answer = slimAnswer.parse(await (await served.post("/slim", { constraints: mRNA, slim })).json());
    expect(answer.rows.length).toBeGreaterThan(0);
    for (const { termid, genes } of answer.rows.slice(0, 10))
      expect(new Set(genes)).toEqual(served.expected({ and: [mRNA, { term: { termid } }] }));
    const under = new Set(answer.rows.flatMap(({ genes }) => genes));
    expect(under.size + answer.unslimmed.length).toBe(answer.count);
    expect((await served.post("/slim", { constraints: mRNA, slim: "nope" })).status).toBe(404);
  });

  it("tells what queries can be built of", async () => {
    const options = queryOptions.parse(await (await fetch(`${served.url}/options`)).json());
    expect(options.chromosomes.map(({ gene_count }) => gene_count).every((genes) => genes > 0)).toBe(true);
    for (const { name, count: genes } of options.subsets.slice(0, 20))
      expect(await count({ subset: { subset_name: name } }), name).toBe(genes);
  });
});
