import fc from "fast-check";
import { expect, test } from "vitest";
import { readObo } from "./read-obo.ts";
import { readText } from "../../tests/fixtures/read-text.ts";

const escape = (value: string): string => value.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n");

test("terms come back as they were written, however the file is packed and cut into pieces", async () => {
  const id = fc.stringMatching(/^[A-Z]{2,4}:\d{7}$/);
  const words = fc
    .string({ unit: "grapheme" })
    .map((value) => value.replace(/[\r{}!\uFEFF]/g, "_").trim())
    .filter((value) => value.trim() === value);
  const term = fc.record({
    id,
    name: words.map((value) => value.replace(/[\\"\n]/g, "_")),
    definition: words,
    definitionXrefs: fc.array(id),
    synonyms: fc.array(
      fc.record({ text: words, scope: fc.constantFrom("EXACT", "NARROW", "BROAD", "RELATED") }),
    ),
    subsets: fc.array(fc.stringMatching(/^[a-z_]{1,8}$/)),
    relationships: fc.array(fc.record({ relation: fc.constantFrom("part_of", "regulates"), target: id })),
    isObsolete: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(term, { selector: (item) => item.id }),
      fc.boolean(),
      fc.integer({ min: 1, max: 60 }),
      async (written, gzip, piece) => {
        const stanzas = written.map((item) =>
          [
            "[Term]",
            `id: ${item.id}`,
            `name: ${item.name}`,
            `def: "${escape(item.definition)}" [${item.definitionXrefs.join(", ")}]`,
            ...item.synonyms.map(({ text, scope }) => `synonym: "${escape(text)}" ${scope} []`),
            ...item.subsets.map((subset) => `subset: ${subset}`),
            ...item.relationships.map(
              ({ relation, target }) => `relationship: ${relation} ${target} ! a name`,
            ),
            ...(item.isObsolete ? ["is_obsolete: true"] : []),
          ].join("\n"),
        );
        const read = await readText(
          readObo,
          ["format-version: 1.2", ...stanzas, "[Typedef]\nid: part_of\nname: part of\n"].join("\n\n"),
          { gzip, piece },
        );
        expect(read.problems).toEqual([]);
        expect(read.rows).toBe(written.length);
        expect(read.records).toMatchObject(written);
      },
    ),
  );
});

test("every tag that a page shows is read; comments and modifiers behind ids are not", async () => {
  const { records, problems } = await readText(
    readObo,
    String.raw`format-version: 1.2
default-namespace: tiny

[Term]
id: T:1
name: first\, with escapes
alt_id: T:9
def: "Says \"this\"." [GOC:x, PMID:1 "a, b", http\://x.org/a\,b]
comment: A comment. {xref="PMID:2"}
subset: slim
synonym: "uno" EXACT UniProt-feature [PMID:3]
synonym: "un" []
xref: Origin: "K"
xref: EC:1.1.1.1 "text"
is_a: T:2 {is_inferred="true"} ! second
relationship: part_of T:3 ! third
property_value: seeAlso "here" xsd:string
property_value: seeAlso T:4
replaced_by: T:5
consider: T:6
created_by: nobody

[Term]
id: T:2
namespace: other
`,
  );
  expect(problems).toEqual([]);
  expect(records).toMatchObject([
    {
      line: 4,
      id: "T:1",
      name: "first, with escapes",
      namespace: "tiny",
      alternateIds: ["T:9"],
      definition: 'Says "this".',
      definitionXrefs: ["GOC:x", "PMID:1", "http://x.org/a,b"],
      comment: "A comment.",
      subsets: ["slim"],
      synonyms: [
        { text: "uno", scope: "EXACT" },
        { text: "un", scope: "RELATED" },
      ],
      xrefs: ["Origin:K", "EC:1.1.1.1"],
      isA: ["T:2"],
      relationships: [{ relation: "part_of", target: "T:3" }],
      properties: { seeAlso: "here|T:4" },
      replacedBy: ["T:5"],
      consider: ["T:6"],
      isObsolete: false,
    },
    { line: 23, id: "T:2", name: "", namespace: "other" },
  ]);
});

test("malformed stanzas are named", async () => {
  const { problems, rows } = await readText(
    readObo,
    '[Term]\nname: no id\n\n[Term]\nid: T:1\ndef: "open [x]\nnonsense\nis_a:\n\n[Term]\nid: T:1\n',
  );
  expect(rows).toBe(3);
  expect(problems).toEqual([
    "1: a [Term] without id",
    '6: def: expected "text" [references]',
    "7: expected tag: value",
    "8: is_a: expected an id",
    "10: duplicate id T:1: the same is in line 4",
  ]);
});

test("each is_a cycle is named, terms that only lead into one are not", async () => {
  const term = (id: string, ...isA: readonly string[]) =>
    `[Term]\nid: ${id}\n${isA.map((parent) => `is_a: ${parent}\n`).join("")}\n`;
  const { problems } = await readText(
    readObo,
    term("T:1", "T:2") +
      term("T:2", "T:3", "T:9") +
      term("T:3", "T:2") +
      term("T:4", "T:4") +
      term("T:5", "T:9"),
  );
  expect(problems).toEqual(["5: is_a cycle: T:2 → T:3 → T:2", "14: is_a cycle: T:4 → T:4"]);
});

test("an address in place of a name is none", async () => {
  const term = (id: string, name: string) => `[Term]\nid: ${id}\nname: ${name}\n\n`;
  const { records } = await readText(
    readObo,
    term("T:1", "<http://example.org/T_1>") + term("T:2", "a <b> c") + term("T:3", "<x>"),
  );
  expect(records.map(({ name }) => name)).toEqual(["", "a <b> c", "<x>"]);
});
