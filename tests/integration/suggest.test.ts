/** The search box over HTTP: what comes first, what comes at all, and that nothing typed breaks it. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { EntityType, SuggestAnswer } from "../../api/contract/suggest.ts";
import { termSearchAnswer } from "../../api/contract/term-search.ts";
import type { GeneRecord } from "../../index-mappings/records.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-suggest-${process.pid}` });
  await site.write(generation, documentsOf(generation.release));
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

async function suggest(q: string): Promise<SuggestAnswer> {
  const answer = await fetch(`${site.url}/api/v1/dataset/latest/search/suggest?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return suggestAnswer.parse(await answer.json());
}
const hits = async (q: string, type: EntityType): Promise<string[]> =>
  (await suggest(q)).groups.find((group) => group.type === type)?.hits.map(({ id }) => id) ?? [];
const cdc2 = "SPBC11B10.09";

describe("genes", () => {
  it.each([
    "cdc2",
    "  CDC2 ",
    "cdc2 gene",
    "gene cdc2",
    cdc2,
    "spbc11b10.09",
    "PomBase:SPBC11B10.09",
    "SPBC11B10.09.1:pep",
    "SPBC11B10.09.1",
    "cdk1",
    "P04551",
    "YBR160W",
    "HGNC:1722",
  ])("%j finds cdc2 first", async (q) => {
    expect((await hits(q, "gene"))[0]).toBe(cdc2);
  });

  it("put the exact name before longer ones, and those by how much is known", async () => {
    expect(await hits("cdc2", "gene")).toEqual([cdc2, "SPAC24H6.05"]);
    expect(await hits("cdc", "gene")).toEqual([cdc2, "SPAC24H6.05", "SPBC336.12c"]);
  });

  it("are found by words of their product", async () =>
    expect(await hits("protein kinase", "gene")).toEqual([cdc2, "SPCC18B5.03"]));

  it("are found with one letter wrong when nothing fits as typed", async () => {
    for (const q of ["mis21", "mis13", "miss12", "ms12"])
      expect(await hits(q, "gene")).toEqual(["SPBC21.01"]);
    expect(await hits("mis1", "gene")).toEqual(["SPBC21.01"]);
    expect(await hits("wee11", "gene")).toEqual(["SPCC18B5.03"]);
  });

  it("named after another with antisense come only when asked for", async () => {
    expect(await hits("cti6", "gene")).toEqual(["SPBC1685.08"]);
    expect(await hits("cti6-antisense", "gene")).toEqual(["SPNCRNA.1506"]);
    expect(await hits("SPNCRNA.1506", "gene")).toEqual(["SPNCRNA.1506"]);
  });

  it("are at most 20, of which 8 are shown", async () => {
    const { groups } = await suggest("zzz");
    expect(groups.find(({ type }) => type === "gene")).toMatchObject({ total: 20 });
    expect(await hits("zzz", "gene")).toHaveLength(8);
  });

  it("tell why they match when the name does not", async () => {
    const why = async (q: string): Promise<unknown> => (await suggest(q)).groups[0]?.hits[0]?.matched;
    expect(await why("cdk1")).toEqual({ field: "synonym", text: "cdk1" });
    expect(await why("P04551")).toEqual({ field: "uniprot", text: "P04551" });
    expect(await why("cd")).toBeNull();
    expect(await why("cdc2")).toBeNull();
  });

  it("tell what is known of them at a glance", async () => {
    const { groups } = await suggest("cdc2");
    expect(groups[0]?.hits[0]?.facts).toMatchObject({ chromosome: "II", gene_count: null });
    const terms = (await suggest("mitotic")).groups.find(({ type }) => type === "term");
    expect(terms?.hits.map(({ facts }) => typeof facts?.gene_count)).toEqual(terms?.hits.map(() => "number"));
  });
});

describe("terms", () => {
  it("are at most 4, the best known first", async () => {
    expect(await hits("mitotic", "term")).toEqual(["GO:0000278", "GO:0000070", "GO:0007094", "GO:1990023"]);
  });
  it("are those of the configured ontologies, and those that the words are read as", async () => {
    expect(await hits("phosphoryl resid", "term")).toEqual([]);
    expect(await hits("phosphorylated residue", "term")).toEqual(["MOD:00696"]);
  });
  it("are those that something is annotated to, unless asked for by id", async () => {
    expect(await hits("mitotic nothing that anybody annotated", "term")).toEqual([]);
    expect(await hits("GO:0099999", "term")).toEqual(["GO:0099999"]);
  });
  it("are conditions too, by their whole name as it is shown, or by their id", async () => {
    expect(await hits("+ MMS", "term")).toEqual(["FYECO:0000211"]);
    expect(await hits("FYECO:0000211", "term")).toEqual(["FYECO:0000211"]);
    expect(await hits("+ MM", "term")).toEqual([]);
  });
  it("are found by synonym and secondary id", async () => {
    expect((await hits("mitotic chromosome segregation", "term"))[0]).toBe("GO:0000070");
    expect(await hits("GO:0016359", "term")).toEqual(["GO:0000070"]);
  });
  it("are looked up without the ids of genes", async () => {
    expect(await hits("SPBC11B10.09 mitotic", "term")).toEqual(await hits("mitotic", "term"));
    expect(await hits("SPBC11B10.09.1", "term")).toEqual([]);
  });
  it("are found with a typo", async () =>
    expect((await hits("mitotc cell cycle", "term"))[0]).toBe("GO:0000278"));
  it("are found by beginnings of words", async () =>
    expect(await hits("mit spin mid", "term")).toEqual(["GO:1990023"]));
});

describe("publications", () => {
  it.each([
    "19436749",
    "pmid:19436749",
    "PMID 19436749",
    "pubmed:19436749",
    "Wahls 2009",
    "recombination hot",
  ])("%j finds the paper", async (q) => {
    expect((await hits(q, "reference"))[0]).toBe("PMID:19436749");
  });
  it("are at most 6", async () => expect(await hits("schizosaccharomyces", "reference")).toHaveLength(6));
});

describe("pathway models", () => {
  it.each(["671ae02600003596", "gomodel:671ae02600003596", "dolichol mannose"])(
    "%j finds the model",
    async (q) => expect(await hits(q, "gocam")).toEqual(["671ae02600003596"]),
  );
  it("fill up the places that genes and publications leave", async () =>
    expect(await hits("biosynthetic process", "gocam")).toHaveLength(10));
});

describe("alleles", () => {
  it("are one, outside of production, with delta in any spelling", async () => {
    for (const q of ["wee1delta", "wee1Δ", "wee1∆"])
      expect(await hits(q, "allele")).toEqual(["SPCC18B5.03:allele-1"]);
  });
  it("are none in production", async () => {
    const production = await startTestSite({
      prefix: `test-suggest-production-${process.pid}`,
      mode: "production",
    });
    try {
      await production.write(generation, documentsOf(generation.release));
      await production.swap(generation);
      const answer = await fetch(`${production.url}/api/v1/dataset/latest/search/suggest?q=wee1delta`);
      expect(suggestAnswer.parse(await answer.json()).groups.map(({ type }) => type)).toEqual([
        "gene",
        "term",
        "reference",
        "gocam",
      ]);
    } finally {
      await production.stop();
    }
  });
});

describe("Enter", () => {
  it.each([
    ["19436749", { type: "reference", id: "PMID:19436749" }],
    ["go_ref:0000024", { type: "reference", id: "GO_REF:0000024" }],
    ["go_ref:0000099", { type: "reference", id: "PMID:0000099" }],
    ["GO:0000070", { type: "term", id: "GO:0000070" }],
    ["go:0016359", { type: "term", id: "GO:0000070" }],
    ["MOD:00696", { type: "term", id: "MOD:00696" }],
    ["gomodel:671ae02600003596", { type: "gocam", id: "671ae02600003596" }],
    ["spbc11b10.09", { type: "gene", id: cdc2 }],
    ["II:11000-12000", { type: "location", id: "II:11000-12000" }],
    ["centromere 2", { type: "location", id: "II:11900-12100" }],
    ["genes near centromere 2", null],
    ["0123456789abcdef", null],
    ["12", null],
    ["cdc2", null],
  ])("on %j leads to %j", async (q, jump) => expect((await suggest(q)).jump).toEqual(jump));
});

describe("whatever is typed", () => {
  it("is never an error", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string({ unit: "grapheme", minLength: 100, maxLength: 400 }),
        ),
        async (q) => {
          await suggest(q.toWellFormed());
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    "*",
    ".*",
    "cdc*|wee*",
    "?",
    "[a-z]+",
    '"',
    "\\",
    "AND OR NOT",
    "names:*",
    "/.*/",
    "%",
    "a".repeat(5000),
    "\u0000\u0001",
    "~1",
    "((((",
    "{}",
    "--",
    "..",
    "é ü",
    "👩‍🔬 cell",
  ])("takes %j as plain text", async (q) => {
    const { groups } = await suggest(q);
    for (const { total } of groups) expect(total).toBeLessThan(20);
  });

  it("finds nothing below two characters, or when nothing is typed", async () => {
    for (const q of ["", " ", "c"])
      expect((await suggest(q)).groups.every(({ total }) => total === 0)).toBe(true);
    expect((await fetch(`${site.url}/api/v1/dataset/latest/search/suggest`)).status).toBe(200);
  });

  it("twice at once is refused with the name of the parameter", async () => {
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/search/suggest?q=a&q=b`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ where: "query.q" }] });
  });
});

it("answers from a load by an earlier version, whose genes have fewer fields", async () => {
  const earlier = { release: "2024-10-01", token: "bbbb" };
  const documents = documentsOf(earlier.release);
  const genes = documents.genes.map(({ id, doc }) => {
    // The documents of this index are of this type.
    const { publication_count: _, ...before } = doc as GeneRecord;
    return { id, doc: before };
  });
  await site.write(earlier, { ...documents, genes });
  await site.swap(earlier);
  await site.generations.refresh();
  const { release, groups } = await suggest("cdc2");
  await site.swap(generation);
  await site.generations.refresh();
  expect(release).toBe(earlier.release);
  const facts = groups.find(({ type }) => type === "gene")?.hits[0]?.facts;
  expect(facts?.chromosome).not.toBeNull();
  expect(facts?.reference_count).toBeNull();
});

describe("terms of chosen ontologies", () => {
  const found = async (params: string): Promise<string[]> => {
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/search/terms?${params}`);
    expect(answer.status).toBe(200);
    return termSearchAnswer.parse(await answer.json()).hits.map(({ id }) => id);
  };

  it("come from those ontologies only, also from such that the box does not search", async () => {
    expect(await found("q=mitotic&ontology=cellular_component")).toEqual(["GO:1990023"]);
    expect(await found("q=mitotic&ontology=cellular_component&ontology=psi-mod")).toEqual([
      "MOD:00696",
      "GO:1990023",
    ]);
    expect(await found("q=mitotic&ontology=nope")).toEqual([]);
  });

  it("are ranked as in the box, nothing annotated last, and an id finds its term", async () => {
    const ids = await found("q=mitotic");
    expect(ids[0]).toBe("GO:0000278");
    expect(ids.at(-1)).toBe("GO:0099999");
    expect(await found("q=GO:0016359")).toEqual(["GO:0000070"]);
    expect(await found("q=mitotic&size=2")).toEqual(ids.slice(0, 2));
  });

  it("take whatever is typed", async () => {
    expect(await found("q=")).toEqual([]);
    expect(await found("q=%2A%2A&ontology=x")).toEqual([]);
    expect(
      (
        await fetch(
          `${site.url}/api/v1/dataset/latest/search/terms?q=a&${Array.from({ length: 30 }, () => "ontology=x").join("&")}`,
        )
      ).status,
    ).toBe(400);
  });
});
