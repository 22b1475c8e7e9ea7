import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { papersAsked } from "./papers-asked.ts";
import { readText } from "./read.ts";

/** What is asked for on a site where nobody is called Zork. */
async function asked(text: string) {
  const read = readText(text, vocabulary, names);
  if (read === null) throw new Error(`“${text}” asks for nothing`);
  return papersAsked(read, vocabulary, {
    counts: (query) => Promise.resolve(/zork/i.test(JSON.stringify(query)) ? 0 : 3),
    annotating: (terms) => Promise.resolve(terms.map((term) => `PMID:of ${term}`)),
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
