/** What the search box puts before what, what it forgives, and what it says about why. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { EntityType, SuggestHit } from "../../api/contract/suggest.ts";
import type { GeneRecord, ReferenceRecord, TermRecord } from "../../index-mappings/records.ts";
import { writeSuggestionPayload } from "../../index-mappings/searchable.ts";
import type { Lookup, Searchable } from "../../index-mappings/searchable.ts";
import { joinedOf } from "../../indexer/assemble/documents/searchable.ts";
import { documentsOf } from "./api-documents.ts";
import type { Documents } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
/** The taxon of the orthologs. */
const budding = 4932;
const words = (name: string): number => name.split(/[ -]/).length;
const lookups = (field: string, texts: readonly string[]): Lookup[] => texts.map((text) => ({ field, text }));

/** The documents of the other tests, and some that compete with each other. */
function competing(): Documents {
  const base = documentsOf(generation.release);
  // The documents of these indices are of these types (see api-documents.ts).
  const [likeGene, likeTerm, likeReference] = [
    base.genes[0]!.doc as GeneRecord,
    base.terms[0]!.doc as TermRecord,
    base.references[0]!.doc as ReferenceRecord,
  ];
  const gene = (
    id: string,
    name: string,
    weight: number,
    synonyms: string[] = [],
    aliases: string[] = [],
    product = "protein",
  ): GeneRecord => ({
    ...likeGene,
    id,
    label: name,
    detail: product,
    weight,
    ids: [id],
    names: [name],
    name_lengths: [1],
    synonyms,
    aliases,
    orthologs: { [budding]: aliases },
    ortholog_taxonids: aliases.length === 0 ? [] : [budding],
    texts: [product],
    name,
    product,
    listed: !name.includes("antisense"),
    lookups: [
      ...lookups("id", [id]),
      ...lookups("name", [name]),
      ...lookups("synonym", synonyms),
      ...lookups("product", [product]),
      ...lookups("ortholog", aliases),
    ],
  });
  const term = (
    id: string,
    name: string,
    weight: number,
    passages: string[] = [],
    synonyms: string[] = [],
  ): TermRecord => ({
    ...likeTerm,
    id,
    label: name,
    weight,
    ids: [id],
    names: [name],
    name_lengths: [words(name)],
    synonyms,
    aliases: [],
    texts: [],
    phrases: joinedOf([name]),
    passages,
    name,
    lookups: [...lookups("name", [name]), ...lookups("exact synonym", synonyms)],
  });
  const reference = (
    id: string,
    title: string,
    authors: string[],
    first: string,
    weight: number,
    passages: string[] = [],
  ): ReferenceRecord => ({
    ...likeReference,
    id,
    label: title,
    detail: first,
    weight,
    ids: [id],
    names: [title],
    name_lengths: [words(title)],
    synonyms: [first],
    aliases: [],
    texts: [...authors, "2015"],
    passages,
    title,
    lookups: [
      ...lookups("title", [title]),
      ...lookups("authors", [...authors, first]),
      ...lookups("year", ["2015"]),
    ],
  });
  const docs = <T extends Searchable>(...of: T[]): { id: string; doc: T }[] =>
    of.map((doc) => ({ id: doc.id, doc: { ...doc, suggestion_payload: writeSuggestionPayload(doc) } }));
  return {
    ...base,
    annotations: [],
    genes: [
      ...base.genes,
      ...docs(
        gene("SPAC1.01", "rex1", 800, [], ["QRT7"]),
        gene("SPAC1.02", "rex2", 1, ["qrt7"]),
        gene("SPAC1.03", "qux5", 900),
        gene("SPAC1.04", "qxu5", 5),
        gene("SPAC1.05", "pqux", 10),
        gene("SPNCRNA.2", "qux5-antisense-1", 1, ["rsx426"]),
        gene("SPAC1.06", "vib10", 7, [], [], "vibrating protein channel subunit"),
        gene("SPAC1.07", "vib11", 9),
      ),
    ],
    terms: [
      ...base.terms,
      ...docs(
        term("GO:0010467", "gene expression", 5),
        term("GO:0010468", "regulation of gene expression", 500),
        term("GO:0000911", "cytokinesis by plate", 3, ["Where the phragmoplast stands."]),
        term("GO:0034968", "heme-K4 body formation", 4),
        term("FYPO:1", "abnormal heme-K4 body formation during growth", 300),
        term("GO:0000922", "spindle pole", 8),
        term("GO:0043014", "alpha-tubulin localization", 6),
        term("GO:0051090", "regulation of transcription factor binding", 2),
        term("GO:0043433", "negative regulation of transcription factor binding", 90),
      ),
    ],
    references: [
      ...base.references,
      ...docs(
        reference("PMID:41000001", "Moth wings", ["Moro A, Smith J"], "Moro A et al. (2015)", 1),
        reference("PMID:41000002", "Moth legs", ["Morozumi B"], "Morozumi B (2015)", 50),
        reference("PMID:41000003", "Moth eyes", ["Smith J, Moro A"], "Smith J et al. (2015)", 90),
        reference("PMID:41000004", "Bees", ["Doe J"], "Doe J (2015)", 1, ["We saw a bumblebee land."]),
      ),
    ],
  };
}

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ prefix: `test-ranking-${process.pid}` });
  await site.write(generation, competing());
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

async function hits(q: string, type: EntityType): Promise<SuggestHit[]> {
  const answer = await fetch(`${site.url}/api/v1/dataset/latest/search/suggest?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return suggestAnswer.parse(await answer.json()).groups.find((group) => group.type === type)?.hits ?? [];
}
const ids = async (q: string, type: EntityType): Promise<string[]> =>
  (await hits(q, type)).map(({ id }) => id);

describe("order", () => {
  it("puts a gene's own synonym before the name of an ortholog", async () => {
    expect(await ids("qrt7", "gene")).toEqual(["SPAC1.02", "SPAC1.01"]);
    expect((await hits("qrt7", "gene")).map(({ matched }) => matched)).toEqual([
      { field: "synonym", text: "qrt7" },
      { field: "ortholog", text: "QRT7" },
    ]);
  });
  it("puts a name before what begins with it, and no gene twice", async () => {
    const found = await ids("cdc2", "gene");
    expect(found[0]).toBe("SPBC11B10.09");
    expect(new Set(found).size).toBe(found.length);
  });
  it("finds a name that holds the word gene", async () => {
    expect((await ids("gene expression", "term"))[0]).toBe("GO:0010467");
    expect(await ids("cdc2 gene", "term")).toEqual(await ids("cdc2", "term"));
  });
  it("puts the name of just the typed words before longer ones, in any order of words", async () => {
    expect(await ids("binding factor of transcription regulation", "term")).toEqual([
      "GO:0051090",
      "GO:0043433",
    ]);
  });
  it("puts papers of the first author of that name first, and names before beginnings of names", async () => {
    expect(await ids("moro 2015", "reference")).toEqual(["PMID:41000001", "PMID:41000002", "PMID:41000003"]);
  });
});

describe("a gene named after another with antisense", () => {
  it("is found by a synonym of its own", async () => {
    expect(await ids("rsx426", "gene")).toEqual(["SPNCRNA.2"]);
    expect(await ids("qux5", "gene")).toEqual(["SPAC1.03"]);
  });
});

describe("names in other forms", () => {
  it.each([
    ["heme-K4 bodies formation", "GO:0034968"],
    ["haem-K4 body formations", "GO:0034968"],
    ["hemek4 body formation", "GO:0034968"],
    ["hemek4 bodies form", "FYPO:1"],
    ["spindlepole", "GO:0000922"],
    ["spin dle pole", "GO:0000922"],
    ["spindle poles", "GO:0000922"],
    ["α-tubulin localisation", "GO:0043014"],
  ])("%j finds the term first", async (q, id) => expect((await ids(q, "term"))[0]).toBe(id));
  it.each([
    ["(rex2)", "SPAC1.02"],
    ['"rex2",', "SPAC1.02"],
    ["Rex2p", "SPAC1.02"],
    ["Rex2p-GFP", "SPAC1.02"],
    ["S. cerevisiae QRT7", "SPAC1.01"],
    ["rotein channel subun", "SPAC1.06"],
    ["PSAC1.06", "SPAC1.06"],
  ])("%j finds the gene first", async (q, id) => expect((await ids(q, "gene"))[0]).toBe(id));
  it("a term whose id is given beside other words stands above what has these words", async () => {
    expect((await ids("cytokinesis by plate (GO:0010467)", "term"))[0]).toBe("GO:0010467");
  });
  it.each([
    ["vibrating proteins channels subunits", "SPAC1.06"],
    ["vibrating proteins chan", "SPAC1.06"],
    ["rex 2", "SPAC1.02"],
    ["rex-2", "SPAC1.02"],
    ["rex2 protein", "SPAC1.02"],
  ])("%j finds the gene first", async (q, id) => expect((await ids(q, "gene"))[0]).toBe(id));
});

describe("near misses", () => {
  it.each([
    ["qux", "pqux"],
    ["bc11b10.09", "cdc2"],
    ["dc25", "cdc25"],
  ])("%j is a part of %s", async (q, label) => {
    expect((await hits(q, "gene")).map((hit) => hit.label)).toContain(label);
  });
  it("put swapped letters first", async () => expect((await ids("xqu5", "gene"))[0]).toBe("SPAC1.04"));
  it.each(["wwe1", "ewe1", "xee1", "we1", "wee2", "weee1", "ee1"])("%j still finds wee1", async (q) =>
    expect((await hits(q, "gene")).map(({ label }) => label)).toContain("wee1"),
  );
  it("stay below what begins as typed", async () => {
    expect((await hits("vib1", "gene")).map(({ label }) => label).slice(0, 2)).toEqual(["vib11", "vib10"]);
  });
  it("are not looked for beside an exact hit", async () =>
    expect(await ids("qux5", "gene")).toEqual(["SPAC1.03"]));
  it.each([
    "vibratng protein channel subunit",
    "vibrating protien channel subunit",
    "xibrating protein channel",
    "vibratng protein chan",
    "vibratng protein channel &",
  ])("%j has one typo among several words", async (q) => {
    expect(await ids(q, "gene")).toEqual(["SPAC1.06"]);
  });
  it("look into definitions and abstracts, and show where", async () => {
    expect(await hits("phragmoplast", "term")).toMatchObject([
      { id: "GO:0000911", matched: { field: "definition", text: "Where the phragmoplast stands." } },
    ]);
    expect(await hits("bumblebee", "reference")).toMatchObject([
      { id: "PMID:41000004", matched: { field: "abstract" } },
    ]);
  });
});

describe("why", () => {
  it("is the synonym of a term that fits better than its name", async () => {
    expect((await hits("mitotic chromosome segregation", "term"))[0]).toMatchObject({
      id: "GO:0000070",
      matched: { field: "exact synonym", text: "mitotic chromosome segregation" },
    });
    expect((await hits("mitotic sister", "term"))[0]).toMatchObject({ id: "GO:0000070", matched: null });
  });
  it("is the author of a paper", async () => {
    expect((await hits("wahls 2009", "reference"))[0]).toMatchObject({
      id: "PMID:19436749",
      matched: { field: "authors", text: "Gao J, Wahls WP" },
    });
  });
});

describe("the name of an allele", () => {
  it.each(["qux5-50", "qux5Δ", "qux5::ura4", "QUX5-ts", "SPAC1.03delta"])(
    "%s leads to its gene",
    async (name) => expect(await ids(name, "gene")).toEqual(["SPAC1.03"]),
  );
});

describe("an id with a wrong letter", () => {
  it("leads to its gene", async () => expect(await ids("SPBC11B10.9", "gene")).toContain("SPBC11B10.09"));
});

describe("a group that fails", () => {
  it("is told, and never looks like no match", async () => {
    await site.close(generation, "terms");
    try {
      const answer = await fetch(`${site.url}/api/v1/dataset/latest/search/suggest?q=mitotic`);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        detail: "The search does not work at the moment. Please try again.",
      });
    } finally {
      await site.open(generation, "terms");
    }
    expect((await ids("mitotic", "term")).length).toBeGreaterThan(0);
  });
});
