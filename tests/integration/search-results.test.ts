/** The results page over HTTP: what is found, how often, in which order, and as which file. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchAnswer } from "../../api/contract/search.ts";
import { genotypeList } from "../../api/contract/entity-lists.ts";
import type { FacetName, SearchAnswer } from "../../api/contract/search.ts";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { EntityType } from "../../api/contract/suggest.ts";
import type { AlleleRecord, GeneRecord, ReferenceRecord } from "../../index-mappings/records.ts";
import type { Searchable } from "../../index-mappings/searchable.ts";
import { likePaper, searchDocuments } from "./search-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";
import { problemOf } from "./two-releases.ts";

const generation = { release: "2025-09-01", token: "aaaa" };
const documents = searchDocuments(generation.release);
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ prefix: `test-search-${process.pid}` });
  await site.write(generation, documents);
  await site.swap(generation);
  await site.generations.refresh();
});
afterAll(() => site.stop());

/** Parts of a request that are refused. */
const refused = async (query: string): Promise<string[]> =>
  (await problemOf(await ask(query))).errors?.map(({ where }) => where).toSorted() ?? [];
const ask = (query: string): Promise<Response> => fetch(`${site.url}/api/v1/dataset/latest/search?${query}`);
async function search(query: string): Promise<SearchAnswer> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return searchAnswer.parse(await answer.json());
}
/** The publications are written by searchDocuments as documents of this type. */
const yearOf = new Map(documents.references.map(({ id, doc }) => [id, (doc as ReferenceRecord).year]));
const ids = ({ hits }: SearchAnswer): string[] => hits.map(({ id }) => id);
const cdc2 = "SPBC11B10.09";

describe("hits", () => {
  it.each(["cdc2", cdc2, "cdk1", "P04551", "HGNC:1722"])(
    "%j has cdc2 first, of genes and of everything",
    async (q) => {
      expect(ids(await search(`q=${q}`))[0]).toBe(cdc2);
      expect(ids(await search(`q=${q}&type=gene`))[0]).toBe(cdc2);
    },
  );
  it.each([
    ["PMID:19436749", "PMID:19436749"],
    ["19436749", "PMID:19436749"],
    ["GO:0000070", "GO:0000070"],
    ["671ae02600003596", "671ae02600003596"],
    ["wee1Δ", "SPCC18B5.03"],
  ])("%j has its thing first", async (q, id) => {
    expect(ids(await search(`q=${encodeURIComponent(q)}`))[0]).toBe(id);
  });
  it.each([
    ["cdc2", "gene", cdc2],
    ["GO:0000070", "term", "GO:0000070"],
    ["19436749", "reference", "PMID:19436749"],
  ])("%j names a thing, which stands first", async (q, type, id) => {
    const { named, best } = await search(`q=${q}`);
    expect(named).toEqual({ type, id });
    expect(best[0]).toMatchObject({ type, id });
    expect((await search(`q=${q}&page=2`)).best).toEqual([]);
  });
  it("name nothing where words only stand in things", async () => {
    const { named, best, totals } = await search("q=fyx");
    expect(named).toBeNull();
    expect(best.map(({ type }) => type).toSorted()).toEqual(
      totals.flatMap(({ type, total }) => (total > 0 ? [type] : [])).toSorted(),
    );
  });
  it("of an allele say which one names the gene", async () => {
    const [first] = (await search(`q=${encodeURIComponent("wee1Δ")}`)).hits;
    expect(first).toMatchObject({ type: "gene", matched: { field: "allele" } });
  });
  it("a symbol in capitals that nothing is called finds no gene that looks like it", async () => {
    expect((await search("q=SWE1")).totals).toContainEqual({ type: "gene", total: 0 });
  });
  it("have some of the words where nothing has all", async () => {
    const { hits } = await search(`q=${encodeURIComponent("how kinases frobnicate nuclei")}`);
    expect(hits.length).toBeGreaterThan(0);
  });
  it("say their type, why they match, and what to mark", async () => {
    const {
      hits: [byName],
    } = await search("q=cdk1");
    expect(byName).toMatchObject({
      type: "gene",
      id: cdc2,
      label: "cdc2",
      matched: { field: "synonym", text: "cdk1" },
      highlight: { field: "synonym", text: "cdk1", marks: [[0, 4]] },
      detail_marks: [[32, 36]],
    });
    const {
      hits: [byDetail],
    } = await search("q=inhibitor&type=gene");
    expect(byDetail).toMatchObject({
      id: "SPCC18B5.03",
      highlight: null,
      label_marks: [],
      detail_marks: [[8, 17]],
    });
  });
  it("have genes by their products beside publications by their titles, the better known first", async () => {
    const all = await search("q=kinase&size=100");
    const best = all.hits.filter(
      ({ label, matched }) => /kinase/.test(label) || matched?.field === "product",
    );
    expect(new Set(all.hits.slice(0, 10).map(({ type }) => type))).toContain("gene");
    expect(new Set(best.map(({ type }) => type))).toContain("reference");
  });
  it("have totals of every type, whatever type is asked for", async () => {
    const all = await search("q=kinase");
    expect(all.total).toBe(all.totals.reduce((sum, { total }) => sum + total, 0));
    expect((await search("q=kinase&type=reference")).totals).toEqual(all.totals);
    expect((await search("q=kinase&type=reference&curated=yes&year=1998")).totals).toEqual(all.totals);
  });
  it("have the same totals in whatever order people look at types and choices of the same words", async () => {
    const views = [
      "",
      "&type=gene",
      "&type=reference",
      "&type=gene&has=ortholog",
      "&type=reference&curated=yes",
    ];
    // Mostly texts that were not asked for before: what is kept of earlier answers has none of them.
    const texts = fc.subarray([
      "kinase",
      "protein",
      "cell",
      "cdc2x",
      "mitotic",
      "spindle",
      "wahls",
      "inhibitor",
    ]);
    await fc.assert(
      fc.asyncProperty(texts, fc.shuffledSubarray(views, { minLength: 2 }), async (words, order) => {
        const totals: SearchAnswer["totals"][] = [];
        for (const view of order)
          totals.push((await search(`q=${encodeURIComponent(words.join(" "))}${view}`)).totals);
        for (const those of totals) expect(those).toEqual(totals[0]);
      }),
      { numRuns: 30 },
    );
  });
  it("of everything when nothing was typed", async () => {
    const { total, hits } = await search("type=gene&size=100");
    expect(total).toBe(documents.genes.length);
    expect(hits).toHaveLength(100);
  });
  it("have alleles in every deployment, as many as are found", async () => {
    const production = await startTestSite({
      prefix: `test-search-production-${process.pid}`,
      mode: "production",
    });
    try {
      await production.write(generation, documents);
      await production.swap(generation);
      const answer = searchAnswer.parse(
        await (await fetch(`${production.url}/api/v1/dataset/latest/search?q=wee1delta&type=allele`)).json(),
      );
      expect(answer.totals).toEqual((await search("q=wee1delta")).totals);
      expect(ids(answer)[0]).toBe("SPCC18B5.03:allele-1");
    } finally {
      await production.stop();
    }
  });
});

describe("the search box", () => {
  it.each([
    "cdc2",
    "kinase",
    "mis21",
    "mis1",
    "cdc2, wee1",
    "cyclin dependnt",
    "zymse",
    "of",
    "paper",
    "xqzzvvwq",
  ])("finds as much as the page of %j", async (q) => {
    const { groups } = suggestAnswer.parse(
      await (
        await fetch(`${site.url}/api/v1/dataset/latest/search/suggest?q=${encodeURIComponent(q)}`)
      ).json(),
    );
    // Genes are counted in the box up to 20.
    const counted = ({ type, total }: { type: EntityType; total: number }) => [
      type,
      type === "gene" ? Math.min(total, 20) : total,
    ];
    const { totals } = await search(`q=${encodeURIComponent(q)}`);
    expect(groups.map(counted)).toEqual(totals.map(counted));
  });
  it("finds a gene by a part of its name where the word is in many titles, and so does the page", async () => {
    const { totals, didYouMean } = await search("q=paper");
    expect(totals.find(({ type }) => type === "reference")?.total).toBeGreaterThan(20);
    expect(totals.find(({ type }) => type === "gene")?.total).toBe(1);
    expect(ids(await search("q=paper&type=gene"))).toEqual([likePaper.id]);
    expect(didYouMean).toBeNull();
  });
});

describe("a typo", () => {
  it("is forgiven, with the spelling that was meant", async () => {
    const answer = await search("q=mis21&type=gene");
    expect(ids(answer)).toEqual(["SPBC21.01"]);
    expect(answer.didYouMean).toBe("mis12");
    expect((await search("q=mitotc%20cell%20cycle")).didYouMean).toBe("mitotic cell cycle");
  });
  it("of two letters leads to a spelling that finds something", async () => {
    const { total, didYouMean } = await search("q=phosphstaze");
    expect({ total, didYouMean }).toEqual({ total: 0, didYouMean: "phosphatase" });
    expect((await search(`q=${didYouMean}`)).total).toBeGreaterThan(0);
  });
  it("is spelt right beside words that are found, where the whole is understood", async () => {
    const { total, didYouMean } = await search("q=mitotic+sister+chromatid+segregaton+up+to+100+aa");
    expect({ total, didYouMean }).toEqual({
      total: 1,
      didYouMean: "mitotic sister chromatid segregation up to 100 aa",
    });
  });
  it("is no matter when hits are good, and nonsense means nothing", async () => {
    expect((await search("q=cdc2")).didYouMean).toBeNull();
    expect(await search("q=xqzzvvwq")).toMatchObject({ total: 0, hits: [], didYouMean: null });
  });
});

describe("sorts", () => {
  const sorted = async (sort: string): Promise<string[]> =>
    (await search(`type=gene&q=fyx&size=100&sort=${sort}`)).hits.map(({ label }) => label);
  it("by name in both directions, by annotations", async () => {
    const up = await sorted("name");
    expect(up).toHaveLength(90);
    expect((await sorted("-name")).toReversed()).toEqual(up);
    // Every gene is a thing that can be searched.
    const weights = new Map(
      documents.genes.map(({ doc }) => doc as Searchable).map(({ label, weight }) => [label, weight]),
    );
    const byWeight = (await sorted("-annotations")).map((label) => weights.get(label) ?? 0);
    expect(byWeight).toEqual(byWeight.toSorted((a, b) => b - a));
  });
  it("by title, whatever its case", async () => {
    const { hits } = await search("type=reference&q=strains&size=100&sort=name");
    expect(hits.map(({ label }) => label)).toEqual([
      "a paper on strains",
      "Better strains",
      "of strains",
      "Zymase in strains",
    ]);
  });
  it("by year, publications without one last", async () => {
    const { hits } = await search("type=reference&q=paper&size=100&sort=year");
    const years = hits.map(({ id }) => yearOf.get(id) ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
  it.each([
    ["recent papers on kinase", "newest"],
    ["latest publications", "newest"],
    ["new papers on phosphatase", "newest"],
    ["first papers on kinase", "oldest"],
  ])("as words say: %s", async (q, first) => {
    const { hits, reading } = await search(`type=reference&q=${encodeURIComponent(q)}&size=100`);
    const last = first === "newest" ? 0 : 9999;
    const years = hits.map(({ id }) => yearOf.get(id) ?? last);
    expect(years.length).toBeGreaterThan(20);
    expect(years).toEqual(years.toSorted((a, b) => (first === "newest" ? b - a : a - b)));
    expect(reading?.parts.map(({ label }) => label)).toContain(`the ${first} first`);
  });
});

describe("pages", () => {
  it("hold every hit once", async () => {
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, i) => search(`type=gene&q=fyx&size=7&page=${i + 1}`)),
    );
    expect(new Set(pages.flatMap(ids)).size).toBe(90);
  });
  it("are empty past the end, and refused where there can be none", async () => {
    for (const page of ["14", "999", "1500", "1000000000"])
      expect(await search(`q=fyx&type=gene&size=7&page=${page}`)).toMatchObject({
        page: Number(page),
        size: 7,
        total: 90,
        hits: [],
      });
    expect(await search("q=fyx&type=gene&size=&page=")).toMatchObject({ page: 1, size: 20 });
    expect((await search("q=fyx&type=gene&size=7&page=13")).hits).toHaveLength(90 - 12 * 7);
    expect(await refused("q=fyx&type=gene&size=100000&page=-3")).toEqual(["query.page", "query.size"]);
    expect(await refused("q=fyx&type=gene&size=0")).toEqual(["query.size"]);
    expect(await refused("q=fyx&type=gene&size=7&page=99999999999999999999")).toEqual(["query.page"]);
  });
});

describe("what means nothing", () => {
  it("is refused and named", async () => {
    expect(
      await refused("q=fyx&type=gene&colour=red&sort=wildly&page=two&viability=viable&__proto__=1"),
    ).toEqual(["query.__proto__", "query.colour", "query.page", "query.sort"]);
    expect(
      await refused("q=fyx&type=gene&chromosome=XIV&ontology=x&viability=viable&year=2001&sort=year"),
    ).toEqual(["query.chromosome", "query.ontology", "query.sort", "query.year"]);
    expect(await refused("q=fyx&chromosome=I")).toEqual(["query.chromosome"]);
  });
  it("is told with what was meant", async () => {
    const { detail } = await problemOf(await ask("q=fyx&type=gene&viability=inviabel"));
    expect(detail).toContain("did you mean inviable?");
  });
  it("does not include other names of a chromosome", async () => {
    const { total } = await search("q=fyx&type=gene&chromosome=chromosome_1");
    expect(total).toBe((await search("q=fyx&type=gene&chromosome=I")).total);
  });
});

/** A document by its fields; casts to it and to lists of texts hold for every document of these indices. */
type Values = Readonly<Record<string, unknown>>;
interface Reference {
  readonly type: EntityType;
  readonly facets: Readonly<Partial<Record<FacetName, (doc: Values) => readonly string[]>>>;
  readonly words: readonly string[];
}
const one =
  (field: string) =>
  (doc: Values): string[] =>
    typeof doc[field] === "string" || typeof doc[field] === "number" ? [String(doc[field])] : [];
const flag =
  (field: string) =>
  (doc: Values): string[] => [doc[field] === true ? "yes" : "no"];
const references: readonly Reference[] = [
  {
    type: "gene",
    words: ["", "protein", "kinase", "fyx1"],
    facets: {
      feature_type: one("feature_type"),
      chromosome: one("chromosome"),
      characterisation_status: one("characterisation_status"),
      viability: one("deletion_viability"),
      organism: one("taxonid"),
      has: (doc) => doc["has"] as string[],
    },
  },
  {
    type: "reference",
    words: ["", "kinase", "paper"],
    facets: { year: one("year"), kind: one("kind"), curated: flag("curated"), titled: flag("titled") },
  },
  { type: "allele", words: ["", "mutation", "wee1"], facets: { allele_type: one("allele_type") } },
];
const indexOf = {
  gene: "genes",
  reference: "references",
  allele: "alleles",
  term: "terms",
  gocam: "gocams",
} as const;

/** Every document of a type that a word finds, by looking at all of them. */
function matching(type: EntityType, word: string): Values[] {
  return documents[indexOf[type]]
    .map(({ doc }) => doc as Values)
    .filter((doc) => {
      const texts = ["ids", "names", "synonyms", "aliases", "texts"]
        .flatMap((field) => (doc[field] as string[] | undefined) ?? [])
        .map((text) => text.toLowerCase());
      const isHidden = word !== "" && texts.some((text) => text.includes("antisense"));
      return (
        !isHidden &&
        (word === "" ||
          texts.some(
            (text) => text.startsWith(word) || text.split(/[^a-z0-9]+/).some((part) => part.startsWith(word)),
          ))
      );
    });
}

describe("facets", () => {
  it("count what a look at all documents counts, whatever is chosen", async () => {
    const choice = fc.constantFrom(...references).chain((reference) =>
      fc.record({
        reference: fc.constant(reference),
        word: fc.constantFrom(...reference.words),
        chosen: fc.record(
          Object.fromEntries(
            Object.entries(reference.facets).map(([name, valuesOf]) => {
              const values = [...new Set(matching(reference.type, "").flatMap(valuesOf))];
              return [
                name,
                fc.oneof(
                  { weight: 2, arbitrary: fc.constant<string[]>([]) },
                  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
                ),
              ];
            }),
          ),
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(choice, async ({ reference: { type, facets }, word, chosen }) => {
        const answer = await search(
          new URLSearchParams([
            ["type", type],
            ["q", word],
            ...Object.entries(chosen).flatMap(([name, values]) => values.map((value) => [name, value])),
          ]).toString(),
        );
        const fits = (doc: Values, except?: string): boolean =>
          Object.entries(facets).every(
            ([name, valuesOf]) =>
              name === except ||
              chosen[name]?.length === 0 ||
              valuesOf(doc).some((value) => chosen[name]?.includes(value)),
          );
        const found = matching(type, word);
        expect(answer.total).toBe(found.filter((doc) => fits(doc)).length);
        expect(answer.totals.find((total) => total.type === type)?.total).toBe(found.length);
        for (const [name, valuesOf] of Object.entries(facets)) {
          const counts = new Map<string, number>((chosen[name] ?? []).map((value) => [value, 0]));
          for (const doc of found.filter((each) => fits(each, name)))
            for (const value of valuesOf(doc)) counts.set(value, (counts.get(value) ?? 0) + 1);
          // The names are those of the facets that were sent.
          const answered = answer.facets[name as FacetName] ?? [];
          expect(Object.fromEntries(answered.map(({ value, count }) => [value, count]))).toEqual(
            Object.fromEntries(counts),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it("are those of the type, with labels for people", async () => {
    const { facets } = await search("type=gene&q=fyx");
    expect(Object.keys(facets)).toEqual([
      "feature_type",
      "organism",
      "characterisation_status",
      "taxonomic_distribution",
      "chromosome",
      "viability",
      "has",
    ]);
    expect(facets.organism?.[0]?.label).toBe("Schizosaccharomyces pombe");
    expect(facets.chromosome?.map(({ label }) => label)).toEqual([
      "Chromosome I",
      "Chromosome II",
      "Chromosome III",
      "Mitochondrial genome",
    ]);
    expect(facets.viability?.map(({ label }) => label)).toContain("depends on conditions");
    expect((await search("q=mitotic&type=term")).facets.ontology?.map(({ label }) => label)).toContain(
      "GO biological process",
    );
  });
  it("of all kinds say which kind they belong to, and count its things", async () => {
    const [all, genes] = await Promise.all([search("q=fyx"), search("q=fyx&type=gene")]);
    expect(all.facet_types).toMatchObject({ chromosome: "gene", viability: "gene", ontology: "term" });
    expect(all.facet_titles.chromosome).toBe("Genes by chromosome");
    expect(all.facets.viability).toEqual(genes.facets.viability);
  });

  it.each(["paper", "mitotik", "mis1"])(
    "of all kinds count the genes that are near to %s, also where a page is full without them",
    async (typed) => {
      const [all, genes] = await Promise.all([search(`q=${typed}&size=1`), search(`q=${typed}&type=gene`)]);
      expect(all.facets.chromosome).toEqual(genes.facets.chromosome);
    },
  );

  it("read years as ranges", async () => {
    const years = (query: string) =>
      search(`type=reference&q=paper&size=100&${query}`).then(
        ({ hits }) => new Set(hits.map(({ id }) => yearOf.get(id))),
      );
    const expected = [...yearOf.values()].filter(
      (year) => year !== null && ((year >= 1999 && year <= 2005) || year === 2010),
    );
    expect(await years("year=1999-2005&year=2010")).toEqual(new Set(expected));
    expect(await refused("type=reference&q=paper&year=2010-1999")).toEqual(["query.year"]);
  });
});

describe("downloads", () => {
  it.each([
    "type=gene",
    "type=gene&q=fyx&viability=viable",
    "q=kinase",
    "type=reference&q=paper&year=2001-",
    "type=term",
    "type=gocam",
    "type=allele&q=wee1",
    "type=gene&q=xqzzvvwq",
    "q=mis21&type=gene",
  ])("of %s hold every hit", async (query) => {
    const { total } = await search(query);
    const lines = async (format: string): Promise<string[]> => {
      const answer = await ask(`${query}&format=${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toMatch(
        /^attachment; filename="[\w-]+-2025-09-01\.(tsv|jsonl|txt)"$/,
      );
      const text = await answer.text();
      return text === "" ? [] : text.replace(/\n$/, "").split("\n");
    };
    const [head, ...rows] = await lines("tsv");
    expect(rows).toHaveLength(total);
    const width = head?.split("\t").length ?? 0;
    expect(rows.every((row) => row.split("\t").length === width)).toBe(true);
    const objects = (await lines("jsonl")).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects).toHaveLength(total);
    const found = await lines("ids");
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    const firstPage = ids(await search(`${query}&size=100`));
    expect(found.slice(0, firstPage.length)).toEqual(firstPage);
  });

  it("say of a gene what its record says", async () => {
    const text = await (await ask(`type=gene&q=${cdc2}&format=jsonl`)).text();
    const record = documents.genes.find(({ id }) => id === cdc2)?.doc as GeneRecord | undefined;
    expect(record?.start).not.toBeNull();
    expect(JSON.parse(text.split("\n")[0] ?? "")).toMatchObject({
      systematic_id: cdc2,
      name: record?.name,
      start: record?.start,
      end: record?.end,
      strand: record?.strand,
      uniprot: record?.uniprot,
      has: record?.has,
    });
  });

  it("are not read to the end for those who ask for the head only", async () => {
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/search?type=gene&format=tsv`, {
      method: "HEAD",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="gene-all-2025-09-01.tsv"');
  });

  it("may be left in the middle", async () => {
    const gone = new AbortController();
    const answer = await fetch(`${site.url}/api/v1/dataset/latest/search?type=gene&format=jsonl`, {
      signal: gone.signal,
    });
    await answer.body?.getReader().read();
    gone.abort();
    expect((await search("q=cdc2")).total).toBeGreaterThan(0);
  });
});

describe("publications on something", () => {
  it("are those that annotations to it are taken from, too, and what they are found by is said", async () => {
    const { hits, reading } = await search("type=reference&q=papers+on+mitotic+sister+chromatid+segregation");
    expect(ids({ hits } as SearchAnswer)).toContain("PMID:19436749");
    expect(reading?.parts).toMatchObject([{ kind: "term", id: "GO:0000070" }]);
  });
});

describe("words that are said of publications", () => {
  it("are looked for one by one where no publication has all of them, and are not told as what was read", async () => {
    const { reading, total } = await search("q=papers+of+better+zymase+strains");
    expect(reading).toBeNull();
    expect(total).toBeGreaterThan(0);
  });
});

describe("alleles of genes that are not named one by one", () => {
  const alleles = async (q: string) => {
    const { reading } = await search(`q=${encodeURIComponent(q)}&type=allele`);
    expect(reading).toMatchObject({ target: "allele", left_out: [] });
    return reading?.count ?? -1;
  };
  it("are those of the genes that fit, and not of all", async () => {
    const all = (await search("type=allele")).total;
    // All are alleles of wee1.
    expect(await alleles("alleles of wee1")).toBe(all);
    expect(await alleles("alleles of fyx genes")).toBe(0);
    expect(await alleles("alleles of genes without a name")).toBe(0);
    const deletions = documents.alleles.filter(({ doc }) => (doc as AlleleRecord).allele_type === "deletion");
    expect(await alleles("deletion alleles of wee1")).toBe(deletions.length);
    expect(await alleles("deletion alleles")).toBe(deletions.length);
  });
});

describe("genotypes", () => {
  const genotypes = async (q: string, more = ""): Promise<string[]> => {
    const answer = await fetch(
      `${site.url}/api/v1/dataset/latest/search/genotypes?q=${encodeURIComponent(q)}${more}`,
    );
    expect(answer.status).toBe(200);
    return genotypeList
      .parse(await answer.json())
      .rows.map(({ genotype }) => genotype.display_uniquename)
      .toSorted();
  };
  it.each<[text: string, ...ids: string[]]>([
    ["genotypes of wee1", "wee1-f0", "wee1-f0 cdc2-x", "wee1-f1/wee1-f2"],
    ["double mutants of wee1 and cdc2", "wee1-f0 cdc2-x"],
    ["genotypes of cdc2 but not of wee1"],
    ["multi-locus genotypes of wee1", "wee1-f0 cdc2-x"],
    ["diploid genotypes", "wee1-f1/wee1-f2"],
    ["haploid genotypes without cdc2", "wee1-f0"],
    // An allele of each third is a deletion: f0, f3 …
    ["deletion genotypes of wee1", "wee1-f0", "wee1-f0 cdc2-x"],
    ["genotypes of insertions"],
    // Of a gene that has a part in it.
    ["genotypes of genes of mitotic sister chromatid segregation", "wee1-f0 cdc2-x"],
    ["genotypes in PMID:19436749", "wee1-f0", "wee1-f0 cdc2-x", "wee1-f1/wee1-f2"],
  ])("%s are a list of their own, which is as long as is said", async (q, ...ids) => {
    expect(await genotypes(q)).toEqual(ids);
    const { reading } = await search(`q=${encodeURIComponent(q)}`);
    expect(reading).toMatchObject({ target: "genotype", count: ids.length, query: null, left_out: [] });
  });
  it("are all listed where nothing is asked for, and none where other things are", async () => {
    expect(await genotypes("")).toHaveLength(3);
    expect(await genotypes("wee1")).toEqual([]);
    expect(await genotypes("genotypes", "&size=1&sort=-genotype")).toEqual(["wee1-f1/wee1-f2"]);
  });
  it("are no results by their letters: the genes that are named are shown instead", async () => {
    const { hits } = await search("q=triple+mutants+of+wee1+and+cdc2");
    expect(hits.map(({ id }) => id).toSorted()).toEqual([cdc2, "SPCC18B5.03"]);
  });
});

describe("alleles of a gene with a phenotype", () => {
  it("are all of the gene's where none has it, and what was left out is said", async () => {
    const { reading } = await search("q=alleles+of+wee1+with+mitotic+sister+chromatid+segregation");
    const all = (await search("q=alleles+of+wee1")).totals.find(({ type }) => type === "allele");
    expect(reading).toMatchObject({ left_out: [], count: all?.total, target: "allele" });
    expect(reading?.unmet).toEqual([expect.stringContaining("mitotic sister chromatid segregation")]);
  });
});
