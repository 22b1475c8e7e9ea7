import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { integer, list, required, table, text } from "./tables/columns.ts";
import { readTable } from "./read-table.ts";
import { readText } from "../../tests/fixtures/read-text.ts";
import { complexAnnotation, gaf } from "./tables/annotations.ts";
import { alleles } from "./tables/literature.ts";
import type { Arrival } from "../../tests/fixtures/read-text.ts";

const people = table({
  header: "row",
  columns: { name: required("name"), age: integer("age"), note: text("note"), tags: list("tags", ",") },
});
const header = "name\tage\tnote\ttags\n";

const word = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map((value) => value.replace(/[\t\n\r,\uFEFF]/g, "_"))
  .filter((value) => value.trim() === value);
const arrival: fc.Arbitrary<Arrival> = fc.record({
  gzip: fc.boolean(),
  piece: fc.integer({ min: 1, max: 40 }),
});

describe("rows", () => {
  test("without a header row may lack their last optional columns", async () => {
    const groups = table({
      header: "none",
      optional: ["note"],
      columns: { names: list("names", ","), note: text("note") },
    });
    const read = await readText((lines, note) => readTable(groups, lines, note), "a,b\tlast\nc\n\t\t\n");
    expect(read.records).toMatchObject([
      { names: ["a", "b"], note: "last" },
      { names: ["c"], note: "" },
    ]);
    expect(read.problems).toEqual(["3: expected 2 columns, found 3"]);
  });

  test("stand below a header row with #, and that below what a file of the site says of itself", async () => {
    const named = table({ header: "hash-row", columns: { name: required("name"), note: text("note") } });
    const said = "# Phenotypes of gene G.1; all rows\n";
    const readNamed = (content: string) => readText((lines, note) => readTable(named, lines, note), content);
    expect((await readNamed(`${said}#name\tnote\na\tb\n`)).records).toMatchObject([
      { line: 3, name: "a", note: "b" },
    ]);
    expect((await readNamed(`${said}#nam\tnote\n`)).problems).toEqual([
      expect.stringMatching(/^2: wrong header row: column 1 is "nam"/),
    ]);
  });

  test("come back as they were written, however the file is packed and cut into pieces", async () => {
    const row = fc.record({
      name: word,
      age: fc.nat(),
      note: fc.oneof(fc.constant(""), word),
      tags: fc.array(word),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row),
        arrival,
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        async (rows, how, end, closed) => {
          const written =
            [
              header.trimEnd(),
              ...rows.map(({ name, age, note, tags }) => [name, age, note, tags.join(",")].join("\t")),
            ].join(end) + (closed ? end : "");
          const read = await readText((lines, note) => readTable(people, lines, note), written, how);
          expect(read).toEqual({
            records: rows.map((values, index) => ({ line: index + 2, ...values })),
            rows: rows.length,
            problems: [],
          });
        },
      ),
    );
  });

  test("a quotation mark is a plain character", async () => {
    const { records } = await readText(
      (lines, note) => readTable(people, lines, note),
      `${header}"a\t1\t"b" c\t\n`,
    );
    expect(records).toEqual([{ line: 2, name: '"a', age: 1, note: '"b" c', tags: [] }]);
  });

  test("bad ones are left out, counted and named", async () => {
    const { records, rows, problems } = await readText(
      (lines, note) => readTable(people, lines, note),
      `${header}\t1\t\t\na\told\t\t\nb\t3\t\nc\t4\t\t\t\nd\t5\t\t\n`,
    );
    expect(records.map(({ name }) => name)).toEqual(["d"]);
    expect(rows).toBe(5);
    expect(problems).toEqual([
      "2: name is blank",
      "3: age: expected a whole number from 0",
      "4: expected 4 columns, found 3",
      "5: expected 4 columns, found 5",
    ]);
  });

  test("bytes that are not UTF-8 are named with their line", async () => {
    const content = Buffer.concat([
      Buffer.from(`${header}a\t1\t`),
      Buffer.from([0xff]),
      Buffer.from("\t\nb\t2\té\t\n"),
    ]);
    const { records, problems } = await readText((lines, note) => readTable(people, lines, note), content);
    expect(problems).toEqual(["2: bytes that are not UTF-8"]);
    expect(records.map(({ note }) => note)).toEqual(["\uFFFD", "é"]);
  });
});

describe("header rows", () => {
  const read = (content: string) => readText((lines, note) => readTable(people, lines, note), content);

  test("a wrong one ends the reading and names the column", async () => {
    expect((await read("name\tAge\tnote\ttags\nx\t1\t\t\n")).problems).toEqual([
      '1: wrong header row: column 2 is "Age", expected "age"',
    ]);
    expect((await read("name\tage\tnote\n")).problems).toEqual([
      '1: wrong header row: column 4 is missing, expected "tags"',
    ]);
    expect((await read("name\tage\tnote\ttags\tmore\n")).problems).toEqual([
      '1: wrong header row: column 5 is "more", expected no more columns',
    ]);
    expect((await read("")).problems).toEqual(["null: the file is empty: expected a header row"]);
  });

  test("a byte order mark before it is no part of it", async () => {
    expect((await read(`\uFEFF${header}x\t1\t\t\n`)).problems).toEqual([]);
  });

  test("official alleles files of seven columns have no references", async () => {
    const content =
      "#gene_systematic_id\tgene_name\tallele_current_internal_id\tallele_name\tallele_type\tallele_description\tallele_synonyms\nG1\t\tG1:allele-1\t\tdeletion\t\ta|b\n";
    const { records, problems } = await readText((lines, note) => readTable(alleles, lines, note), content);
    expect(problems).toEqual([]);
    expect(records).toMatchObject([{ id: "G1:allele-1", synonyms: ["a", "b"], references: [], source: "" }]);
  });

  test("official complex files of 2024 have eight columns", async () => {
    const content =
      "acc\tGO_name\tsystematic_id\tsymbol\tgene_product_description\tevidence_code\tsource\tassigned_by\nGO:0000015\tcomplex\tG1\tg1\tenolase\tIBA\tGO_REF:0000033\tX\n";
    const { records, problems } = await readText(
      (lines, note) => readTable(complexAnnotation, lines, note),
      content,
    );
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      { term: "GO:0000015", termName: "complex", gene: "G1", uniprot: "", evidence: "IBA", assignedBy: "X" },
    ]);
  });
});

test("GAF: comments are skipped, dates become ISO, NOT is part of the relation", async () => {
  const line = [
    "DB",
    "G1",
    "g1",
    "NOT|involved_in",
    "GO:0000001",
    "PMID:1|GO_REF:0000002",
    "IDA",
    "",
    "P",
    "",
    "",
    "protein",
    "taxon:1",
    "20250131",
    "DB",
    "",
    "",
  ].join("\t");
  const { records, rows } = await readText(
    (lines, note) => readTable(gaf, lines, note),
    `!gaf-version: 2.2\n${line}\n!end\n`,
  );
  expect(rows).toBe(1);
  expect(records).toMatchObject([
    { line: 2, relation: "NOT|involved_in", references: ["PMID:1", "GO_REF:0000002"], date: "2025-01-31" },
  ]);
});
