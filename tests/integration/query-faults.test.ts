/** Queries with mistakes, queries that are too much, and a store of queries that dies. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problem } from "../../api/contract/problem.ts";
import { countAnswer, queryAnswer } from "../../api/contract/query.ts";
import type { QueryAnswer } from "../../api/contract/query.ts";
import { startRedis } from "../../services/redis.ts";
import type { Service } from "../../services/service.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";

let served: QuerySite;
let redis: Service;
let state: string;
const abort = new AbortController();
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "karyon-query-redis-"));
  redis = await startRedis({ state, way: "local", log: () => {}, signal: abort.signal });
  served = await startQuerySite("query-faults", 60, redis.url, ["pdb-entries"]);
});
afterAll(async () => {
  await served.stop();
  await redis.stop();
  await rm(state, { recursive: true, force: true });
});

const coding = { subset: { subset_name: "feature_type_mRNA_gene" } };
const run = async (constraints: unknown): Promise<QueryAnswer> =>
  queryAnswer.parse(await (await served.post("", { constraints, size: 3 })).json());

async function refused(
  call: string,
  body: unknown,
): Promise<{ status: number; detail: string; where: string[] }> {
  const response = await served.post(call, body);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const { status, detail, errors = [] } = problem.parse(await response.json());
  expect(response.status).toBe(status);
  return { status, detail, where: errors.map((error) => error.where) };
}

/** A node inside so many complements. */
const deep = (levels: number): string =>
  `${'{"not":['.repeat(levels)}${JSON.stringify(coding)}${"]}".repeat(levels)}`;

describe("a mistake is named with its node", () => {
  it.each<[what: string, constraints: unknown, where: string, said: string]>([
    ["a node of no kind", { and: [coding, {}] }, "constraints.and[1]", "has no kind"],
    ["a list in place of a node", { and: [[coding]] }, "constraints.and[0]", "has to be a node"],
    [
      "an unknown kind",
      { and: [coding, { trem: { termid: "GO:1" } }] },
      "constraints.and[1]",
      "did you mean term?",
    ],
    ["two kinds", { term: { termid: "GO:1" }, ...coding }, "constraints", "several kinds (term, subset)"],
    ["an empty and", { or: [coding, { and: [] }] }, "constraints.or[1].and", "is empty"],
    ["an empty or", { or: [] }, "constraints.or", "is empty"],
    ["an or of no list", { or: coding }, "constraints.or", "has to be a list"],
    ["an empty not", { not: [] }, "constraints.not", "needs one node, two nodes"],
    ["a not of three", { not: [coding, coding, coding] }, "constraints.not", "needs one node, two nodes"],
    ["a not without its first", { not: { node_b: coding } }, "constraints.not", "needs one node, two nodes"],
    [
      "a term without id",
      { not: { node_a: coding, node_b: { term: { name: "x" } } } },
      "constraints.not.node_b.term.termid",
      "is missing",
    ],
    [
      "an id that is no text",
      { and: [{ term: { termid: 70 } }] },
      "constraints.and[0].term.termid",
      "expected string",
    ],
    [
      "an unknown setting",
      { term: { termid: "GO:1", ploidy: "haploid" } },
      "constraints.term",
      "has no ploidy",
    ],
    [
      "an unknown choice",
      { term: { termid: "FYPO:1", ploidiness: "triploid" } },
      "constraints.term.ploidiness",
      "haploid",
    ],
    [
      "start above end",
      { int_range: { range_type: "protein_length", start: 500, end: 100 } },
      "constraints.int_range",
      "start 500 is above end 100",
    ],
    [
      "start above end of a weight",
      { float_range: { range_type: "protein_mol_weight", start: 5.5, end: 1 } },
      "constraints.float_range",
      "start 5.5 is above end 1",
    ],
    [
      "start above end on a chromosome",
      { genome_range: { chromosome_name: "I", start: 9, end: 3 } },
      "constraints.genome_range",
      "start 9 is above end 3",
    ],
    [
      "a position before the first",
      { genome_range: { chromosome_name: "I", start: 0 } },
      "constraints.genome_range.start",
      "count from 1",
    ],
    [
      "half a residue",
      { int_range: { range_type: "protein_length", start: 1.5 } },
      "constraints.int_range.start",
      "int",
    ],
    [
      "an unknown range",
      { int_range: { range_type: "height" } },
      "constraints.int_range.range_type",
      "protein_length",
    ],
    [
      "an unknown kind of interaction",
      { interactors: { gene_uniquename: "x", interaction_type: "social" } },
      "constraints.interactors.interaction_type",
      "physical",
    ],
    ["a gene list that is none", { gene_list: { genes: 5 } }, "constraints.gene_list.genes", "array"],
    ["half a character", { subset: { subset_name: "a\ud800" } }, "constraints.subset.subset_name", "no text"],
    [
      "a taxon that cannot be",
      { has_ortholog: { taxonid: 1e12 } },
      "constraints.has_ortholog.taxonid",
      "2147483647",
    ],
    [
      "an unknown property",
      { gene_properties: { property_flags: ["pretty"] } },
      "constraints.gene_properties.property_flags[0]",
      "has_paralog",
    ],
  ])("%s", async (_what, constraints, where, said) => {
    for (const call of ["", "/count"]) {
      const found = await refused(call, { constraints });
      expect(found.status).toBe(400);
      expect(found.where).toContain(where);
      expect(found.detail).toContain(said);
    }
  });

  it.each<[what: string, constraints: unknown, said: string]>([
    ["nothing", null, "has to be a node"],
    ["no kind", {}, "has no kind"],
    ["a list", [], "has to be a node"],
    ["text", "GO:0000070", "has to be a node"],
  ])("constraints that are no node at all: %s", async (_what, constraints, said) => {
    for (const call of ["", "/count"]) {
      const found = await refused(call, { constraints });
      expect(found).toMatchObject({ status: 422, where: ["constraints"] });
      expect(found.detail).toContain(said);
    }
  });

  it.each([
    ["/slim", { constraints: { or: [] }, slim: "x" }],
    ["/enrichment", { constraints: { or: [] }, aspect: "phenotype" }],
    ["/enrichment", { constraints: coding, background: { constraints: { or: [] } }, aspect: "phenotype" }],
    ["/enrichment", { constraints: coding, aspect: "colour" }],
    ["", { constraints: coding, output_options: { sequence: "both" } }],
    ["", { constraints: coding, sort: "colour" }],
    ["", { constraints: coding, size: -1 }],
    ["/genes", { ids: 5 }],
  ])("in the call query%s: %j", async (call, body) => {
    expect((await refused(call, body)).status).toBeOneOf([400, 404]);
  });
});

it("names that every object has are no names of ours", async () => {
  for (const name of ["constructor", "__proto__", "toString"]) {
    expect((await refused("", `{"constraints":{"${name}":{}}}`)).status).toBe(400);
    expect((await refused("/slim", { constraints: coding, slim: name })).status).toBe(404);
    const answer = queryAnswer.parse(
      await (
        await served.post("", {
          constraints: { or: [coding, { subset: { subset_name: name } }] },
          size: 1,
          output_options: { field_names: [name, `orthologs:${name}`] },
        })
      ).json(),
    );
    expect(answer.labels).not.toHaveProperty("Object");
    expect(answer.warnings.map(({ message }) => message)).toContain(`there is no field ${name}`);
    expect(
      (
        await served.post("", {
          constraints: coding,
          format: "tsv",
          output_options: { field_names: [`orthologs:${name}`] },
        })
      ).status,
    ).toBe(200);
    expect((await fetch(`${served.url}/predefined/${name}`)).status).toBe(404);
  }
});

it.each([
  ["aspects=zz", "query.aspects"],
  [`fields=${Array.from({ length: 200 }, () => "product").join()}`, "query.fields"],
])("a parameter of an address that cannot be, is a 400 that names it: %.20s", async (parameter, where) => {
  const answer = await fetch(`${served.url}/predefined/all_genes?${parameter}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ where }] });
});

it.each(["tsv", "jsonl", "fasta"])(
  "a field that there is not, asked of a file (%s), is a 400 that names it",
  async (format) => {
    const posted = await refused("", {
      constraints: coding,
      format,
      output_options: { field_names: ["name", "colour"] },
    });
    expect(posted).toMatchObject({
      status: 400,
      where: ["body.output_options.field_names"],
      detail: expect.stringContaining("there is no field colour") as unknown,
    });
    const got = await fetch(`${served.url}/predefined/all_genes?format=${format}&fields=colour`);
    expect(got.status).toBe(400);
    expect(await got.json()).toMatchObject({
      errors: [{ where: "query.fields", reason: "there is no field colour" }],
    });
  },
);

it("a range of what the release does not tell finds nothing, and says why", async () => {
  const answer = queryAnswer.parse(
    await (
      await served.post("", { constraints: { int_range: { range_type: "pdb_structure_count", start: 0 } } })
    ).json(),
  );
  expect(answer).toMatchObject({
    count: 0,
    warnings: [
      {
        where: "constraints.int_range",
        message: expect.stringContaining("PDB structures – no data set of this release") as unknown,
      },
    ],
  });
});

it("a body without constraints is refused", async () => {
  expect((await refused("", {})).where).toEqual(["body.constraints"]);
});

describe("too much is refused", () => {
  it("malformed JSON, with the place", async () => {
    expect(await refused("", '{"constraints":')).toMatchObject({ status: 400, where: ["body"] });
    expect((await refused("", "")).status).toBe(400);
  });

  it.each([21, 2_000, 20_000])("%i nodes inside each other, with the limit", async (levels) => {
    const found = await refused("", `{"constraints":${deep(levels)}}`);
    expect(found.status).toBe(400);
    expect(found.detail).toMatch(/20 deep|100 lists and objects inside each other/);
    expect(found.detail.length).toBeLessThan(600);
  });

  it("but as deep as the limit is answered", async () => {
    const { count } = countAnswer.parse(
      await (await served.post("/count", `{"constraints":${deep(18)}}`)).json(),
    );
    expect(count).toBe(served.expected(coding).size);
    const alternating = Array.from({ length: 18 }).reduce<object>(
      (inside, _, level) =>
        level % 2 === 0
          ? {
              or: [
                inside,
                { term: { termid: "FYPO:0000001", single_or_multi_locus: "single", ploidiness: "haploid" } },
              ],
            }
          : { and: [inside, coding] },
      coding,
    );
    expect((await served.post("/count", { constraints: alternating })).status).toBe(200);
  });

  it("501 nodes, with the limit", async () => {
    expect(
      await refused("/count", { constraints: { or: Array.from({ length: 500 }, () => coding) } }),
    ).toMatchObject({ status: 400, detail: expect.stringContaining("500 nodes") });
    expect(
      (
        await served.post("/count", {
          constraints: { or: Array.from({ length: 499 }, (_, n) => ({ term: { termid: `GO:${n}` } })) },
        })
      ).status,
    ).toBe(200);
  });

  it("10 MB", async () => {
    expect(
      (
        await refused("", {
          constraints: {
            gene_list: { genes: Array.from({ length: 500_000 }, (_, n) => `SPAC${n}.01c-0000`) },
          },
        })
      ).status,
    ).toBe(413);
  });

  it("but not 20,000 ids", async () => {
    const ids = [
      ...served.release.genes.keys(),
      ...Array.from({ length: 20_000 }, (_, n) => `SPAC${n}.01`),
    ].slice(0, 20_000);
    const answer = await run({
      and: [{ gene_list: { genes: ids.map((uniquename) => ({ uniquename })) } }, coding],
    });
    expect(answer.count).toBe(served.expected(coding).size);
    expect(answer.warnings[0]!.message.length).toBeLessThan(400);
  });

  it("a body that is no JSON by its header", async () => {
    expect(
      (await fetch(served.url, { method: "POST", body: "x", headers: { "Content-Type": "text/plain" } }))
        .status,
    ).toBe(415);
    expect((await fetch(served.url, { method: "DELETE" })).status).toBe(405);
  });
});

describe("what the release does not have", () => {
  it.each<[unknown, string]>([
    [{ term: { termid: "GO:9999999" } }, "has no term GO:9999999"],
    [
      { term: { termid: "FYPO:0000001", conditions: [{ termid: "FYECO:9999999" }] } },
      "has no term FYECO:9999999",
    ],
    [{ ref_genes: { reference_uniquename: "PMID:1" } }, "no such reference: PMID:1"],
    [{ subset: { subset_name: "nope" } }, "has no subset nope"],
    [{ subset: { subset_name: "nope*" } }, "has no subset nope*"],
    [{ interactors: { gene_uniquename: "nope", interaction_type: "physical" } }, "has no gene nope"],
    [{ target_of: { genes: ["nope"] } }, "has no gene nope"],
    [{ genome_range: { chromosome_name: "nowhere" } }, "no sequence called nowhere"],
  ])("is an empty set with a warning: %j", async (constraints, said) => {
    const { count, warnings } = await run(constraints);
    expect(count).toBe(0);
    // What the release tells only in part is said beside it.
    expect(warnings.filter(({ message }) => !message.startsWith("not all in release"))).toEqual([
      { where: expect.stringMatching(/^constraints\.\w+$/), message: expect.stringContaining(said) },
    ]);
  });

  it("is nothing to fail at, however large or strange", async () => {
    for (const constraints of [
      { int_range: { range_type: "protein_length", start: 1e12 } },
      { float_range: { range_type: "protein_mol_weight", start: 1e300 } },
      { genome_range: { chromosome_name: "I", start: 1e12, end: 2e12 } },
      { subset: { subset_name: "\u0000*?(\\" } },
      { term: { termid: "GO:*" } },
    ])
      expect((await run(constraints)).count).toBe(0);
    const coded = await run({ int_range: { range_type: "protein_length", start: -1e12, end: 1e12 } });
    expect(coded.count).toBe(served.expected({ int_range: { range_type: "protein_length", start: 0 } }).size);
  });

  it("but a saved query is a 404 that names the node", async () => {
    expect(
      await refused("", {
        constraints: { and: [coding, { query_id: { id: "00000000-0000-4000-8000-000000000000" } }] },
      }),
    ).toMatchObject({
      status: 404,
      where: ["constraints.and[1].query_id"],
      detail: expect.stringContaining("can't find query for ID"),
    });
  });
});

describe("the store of queries", () => {
  const mended = async (): Promise<QueryAnswer> => {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await run({ or: [coding, { has_ortholog: { taxonid: tries + 10 } }] });
      if (answer.saved) return answer;
      await sleep(100);
    }
    throw new Error("Redis does not come back");
  };

  it("keeps what it has when it is killed between save and read", async () => {
    const answers = await Promise.all(
      [4932, 4897, 9606].map((taxonid) => run({ and: [coding, { has_ortholog: { taxonid } }] })),
    );
    redis.crash();
    await mended();
    for (const { id, count } of answers) {
      const response = await fetch(`${served.url}/${id}?size=1`);
      expect(response.status).toBe(200);
      expect(queryAnswer.parse(await response.json())).toMatchObject({ id, count });
    }
  });

  it("may be away: queries are answered, but not saved, and what was saved is a 503", async () => {
    const { id } = await run(coding);
    served.site.redis.cut();
    const answer = await run(coding);
    expect(answer).toMatchObject({ id, saved: false });
    expect(countAnswer.parse(await (await served.post("/count", { constraints: coding })).json()).count).toBe(
      answer.count,
    );
    expect((await fetch(`${served.url}/${id}`)).status).toBe(503);
    served.site.redis.mend();
    expect((await mended()).saved).toBe(true);
  });

  it("remembers the count in the release before", async () => {
    const before = await run({ and: [coding, { int_range: { range_type: "exon_count", start: 1 } }] });
    expect(before.previous).toBeNull();
    await served.reload("2099-01-01");
    const after = await run({ and: [{ int_range: { range_type: "exon_count", start: 1 } }, coding] });
    expect(after).toMatchObject({
      id: before.id,
      release: "2099-01-01",
      previous: { release: before.release, count: before.count },
    });
    expect(
      countAnswer.parse(await (await served.post("/count", { constraints: after.constraints })).json())
        .previous,
    ).toEqual({ release: before.release, count: before.count });
  });
});
