import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { papersAsked } from "./papers-asked.ts";
import { readText } from "./read.ts";

/** What is asked for on a site where nobody is called Zork. */
async function asked(text: string, absent = /zork/i) {
  const read = readText(text, vocabulary, names);
  if (read === null) throw new Error(`“${text}” asks for nothing`);
  return papersAsked(read, vocabulary, {
    counts: (query) => Promise.resolve(absent.test(JSON.stringify(query)) ? 0 : 3),
    annotating: (terms) => Promise.resolve(terms.map((term) => `PMID:of ${term}`)),
    genesThatFit: () => Promise.resolve(["G2.02"]),
  });
}

test("papers by a surname that none has are those of the rest, and that is said", async () => {
  expect(await asked("papers by Zork on nucleus")).toMatchObject({
    read: { authors: [], words: ["nucleus"], unmet: ["Zork"], leftOut: [] },
  });
  // A surname alone may be misspelled.
  expect(await asked("papers by Zork")).toBeNull();
  expect(await asked("papers by Zork 1987")).toBeNull();
  // Somebody who is named by all names is nobody else.
  expect(await asked("papers by Ada Zork on nucleus")).toMatchObject({ read: { unmet: [] } });
});

test("papers about genes that are left out are not those about them", async () => {
  const { query } = (await asked("papers about abc1 but not xyz2")) ?? {};
  expect(query).toEqual({
    bool: {
      filter: [
        { term: { kind: "publication" } },
        { terms: { id: expect.anything() } },
        { bool: { must_not: [{ terms: { id: expect.anything() } }] } },
      ],
    },
  });
});

test("papers about a process are those that say so, and those that annotations to it are taken from", async () => {
  const { query, best } = (await asked("papers on the nucleus")) ?? {};
  expect(JSON.stringify(query)).toContain("PMID:of GO:0000002");
  expect(JSON.stringify(best)).not.toContain("PMID");
  // Where nothing is annotated, nothing is looked for twice.
  expect(await asked("papers about abc1 since 2015")).not.toHaveProperty("best");
  const without = JSON.stringify((await asked("papers on abc1 but not on the nucleus"))?.query);
  expect(without).toContain(
    '"must_not":[{"bool":{"should":[{"bool":{"should":[{"match":{"everything.stems":{"query":"nucleus"',
  );
});

test("papers on interactors are about these, and not about the gene that they are of", async () => {
  const { query } = (await asked("papers on interactors of abc1")) ?? {};
  expect(JSON.stringify(query)).toContain("PMID:of xyz2");
  expect(JSON.stringify(query)).not.toContain("PMID:of abc1");
});

test("papers without a word are those that do not have it", async () => {
  const { read, query } = (await asked("papers on the nucleus without vanadium")) ?? {};
  expect(read).toMatchObject({ words: ["nucleus"], parts: [{}, { label: "“vanadium”", isNot: true }] });
  expect(JSON.stringify(query)).toContain("must_not");
});

test("a word that no publication has takes none away, and that is said", async () => {
  expect(await asked("papers on the nucleus without zorks")).toMatchObject({
    read: { words: ["nucleus"], parts: [{ id: "GO:0000002" }], leftOut: ["zorks"] },
  });
  expect(await asked("papers without zorks")).toBeNull();
});

test("where none of a kind has all else, the kind is left out, and that is said", async () => {
  const text = "reviews on the nucleus";
  expect(await asked(text)).toMatchObject({ read: { kinds: [{}], unmet: [] } });
  expect(await asked(text, /Review/)).toMatchObject({
    read: { kinds: [], words: ["nucleus"], unmet: ["reviews"] },
  });
  expect(await asked("papers about abc1 in Nature", /journal/)).toMatchObject({
    read: { kinds: [], parts: [{ kind: "gene" }], unmet: ["Nature"] },
  });
  expect(await asked("papers in Nature", /journal/)).toMatchObject({ read: { kinds: [{}], unmet: [] } });
});
