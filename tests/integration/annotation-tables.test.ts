/** Annotation tables of a generated release: their order, as files, and asked for badly. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problem } from "../../api/contract/problem.ts";
import { askingAt } from "./annotation-asking.ts";
import { plainReference } from "./annotation-reference.ts";
import type { Reference } from "./annotation-reference.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

let served: AnnotationSite;
let reference: Reference;

beforeAll(async () => {
  served = await startAnnotationSite(`test-annotations-${process.pid}`, { genes: 200 });
  reference = await plainReference(served.data);
});
afterAll(() => served.stop());

const { ask, table, allPages } = askingAt(() => served.site.url);

const busiestGene = (type: string): string => {
  const tally = new Map<string, number>();
  for (const row of reference.rowsIn(type))
    for (const gene of row.genes) tally.set(gene, (tally.get(gene) ?? 0) + 1);
  return [...tally].toSorted((a, b) => b[1] - a[1])[0]![0];
};

describe("a table", () => {
  const process = { type: "biological_process", view: "details" };

  it("has terms by name, and those with NOT apart at the end", async () => {
    const not = reference.rowsIn("biological_process").find(({ annotation }) => annotation?.isNot)!;
    const rows = await allPages({ subject: `gene:${not.genes[0]}`, ...process, view: "summary" }, {});
    const flags = rows.map((row) => row.kind === "summary" && row.is_not);
    expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
    expect(flags).toContain(true);
    const names = rows.flatMap((row) =>
      row.kind === "summary" && !row.is_not ? [row.term?.name ?? ""] : [],
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  });

  it("has interactions of a gene by the other gene", async () => {
    const gene = busiestGene("physical_interactions");
    for (const view of ["summary", "details"]) {
      const rows = await allPages({ subject: `gene:${gene}`, type: "physical_interactions", view }, {});
      const others = rows.flatMap((row) =>
        row.kind === "interaction" || row.kind === "interaction_summary"
          ? [row.gene_a.uniquename === gene ? row.gene_b : row.gene_a]
          : [],
      );
      const order = new Intl.Collator("en", { numeric: true }).compare;
      const [named, nameless] = [
        others.filter(({ name }) => name !== null),
        others.filter(({ name }) => name === null),
      ];
      expect(others).toEqual([
        ...named.toSorted((a, b) => order(a.name!, b.name!)),
        ...nameless.toSorted((a, b) => order(a.uniquename, b.uniquename)),
      ]);
      expect(others.length).toBeGreaterThan(3);
    }
  });

  it("keeps rows that hold all words, each as the beginning of a word", async () => {
    const subject = `gene:${busiestGene("biological_process")}`;
    const all = await allPages({ subject, ...process }, {});
    const words = all
      .flatMap((row) => (row.kind === "annotation" ? (row.term?.name.split(/\W+/) ?? []) : []))
      .filter((word) => word.length > 4);
    const word = words[0]!;
    const found = await allPages({ subject, ...process, text: word.slice(0, 4).toUpperCase() }, {});
    const holding = all.filter((row) =>
      JSON.stringify(row)
        .toLowerCase()
        .match(new RegExp(`\\b${word.slice(0, 4).toLowerCase()}`)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(holding.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
    expect((await table({ subject, ...process, text: `${word} nosuchword` })).filtered).toBe(0);
    // "+ MMS" is the name of a condition; its sign is no word.
    expect((await table({ subject, ...process, text: `+ ${word.slice(0, 4)}` })).filtered).toBe(found.length);
  });

  it("tells on each page of details which fields are filled on any", async () => {
    const subject = `gene:${busiestGene("biological_process")}`;
    const filled = Object.entries(
      await allPages({ subject, ...process }, {}).then((rows) =>
        Object.groupBy(
          rows.flatMap((row) => Object.entries(row)),
          ([field]) => field,
        ),
      ),
    )
      .filter(([, entries]) =>
        entries?.some(
          ([, value]) =>
            value !== null &&
            value !== "" &&
            value !== false &&
            !(Array.isArray(value) && value.length === 0),
        ),
      )
      .map(([field]) => field);
    expect(filled).toContain("extension");
    for (const page of ["1", "2"])
      expect((await table({ subject, ...process, size: "2", page })).filled.toSorted()).toEqual(
        filled.toSorted(),
      );
  });

  it("says which types there are when none is asked for", async () => {
    const gene = busiestGene("biological_process");
    const {
      facets: [types],
      total,
    } = await table({ subject: `gene:${gene}` });
    const rows = reference.rows.filter((row) => row.genes.includes(gene));
    expect(total).toBe(rows.length);
    expect(types?.options.map(({ value, count }) => [value, count])).toEqual(
      reference.deployment.annotationTypes
        .map(({ id }) => [id, rows.filter((row) => row.type === id).length])
        .filter(([, count]) => count !== 0),
    );
  });

  it("names the slim terms of a gene, whatever the filters", async () => {
    const subject = { kind: "gene" as const, id: busiestGene("biological_process") };
    const type = reference.deployment.annotationTypes.find(({ id }) => id === "biological_process")!;
    const rows = reference.rowsOf(subject, type.id).filter((row) => !row.annotation?.isNot);
    const expected = reference
      .optionsOf("slim", type, subject)
      .filter((value) => rows.some((row) => reference.passes(row, { slim: [value] })));
    const { slim } = await table({ subject: `gene:${subject.id}`, ...process, evidence_type: "inferred" });
    expect(slim?.map(({ termid }) => termid).toSorted()).toEqual(expected.toSorted());
    expect((await table({ subject: `gene:${subject.id}`, type: "expression" })).slim).toBeNull();
  });
});

describe("files", () => {
  const file = async (query: Record<string, string>): Promise<{ answer: Response; lines: string[] }> => {
    const answer = await ask(new URLSearchParams(query));
    return { answer, lines: (await answer.text()).split("\n").slice(0, -1) };
  };

  it("hold all filtered rows in the order of the table", async () => {
    const query = { subject: "term:GO:0008150", type: "biological_process", evidence_type: "low" };
    const expected = reference
      .rowsOf({ kind: "term", id: "GO:0008150" }, "biological_process")
      .filter((row) => reference.passes(row, { evidence_type: ["low"] }));
    expect(expected.length).toBeGreaterThan(100);
    const { lines } = await file({ ...query, format: "jsonl" });
    const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual((await allPages({ ...query, view: "details" }, {})).map(({ id }) => id));
    expect(ids).toHaveLength(expected.length);
    const {
      lines: [said, head, ...tsv],
      answer,
    } = await file({ ...query, format: "tsv" });
    expect(said).toMatch(
      /^# GO biological process of term GO:0008150; Evidence type: Low .+; .+release \d{4}/,
    );
    expect(head?.split("\t").slice(0, 3)).toEqual(["term_id", "term_name", "not"]);
    expect(tsv).toHaveLength(expected.length);
    expect(new Set(tsv.map((line) => line.split("\t").length))).toEqual(new Set([head?.split("\t").length]));
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="GO_0008150-biological_process-low-throughput-experiment-\d{4}-\d\d-\d\d\.tsv"$/,
    );
  });

  it("give back the lines of the association file that they came from", async () => {
    const gene = busiestGene("biological_process");
    const { lines } = await file({ subject: `gene:${gene}`, type: "biological_process", format: "gaf" });
    expect(lines[0]).toBe("!gaf-version: 2.2");
    const rows = lines.filter((line) => !line.startsWith("!")).map((line) => line.split("\t"));
    expect(rows.every((cells) => cells.length === 17)).toBe(true);
    const expected = reference
      .rowsOf({ kind: "gene", id: gene }, "biological_process")
      .map(({ annotation }) => [
        gene,
        annotation!.isNot,
        annotation!.term,
        annotation!.reference,
        annotation!.evidence,
        "P",
      ]);
    expect(
      rows
        .map((cells) => [cells[1], cells[3]!.startsWith("NOT|"), cells[4], cells[5], cells[6], cells[8]])
        .map(String)
        .toSorted(),
    ).toEqual(expected.map(String).toSorted());
  });

  it("give phenotypes a line for each allele", async () => {
    const gene = busiestGene("multi_locus_phenotype");
    const {
      lines: [said, head, ...lines],
    } = await file({ subject: `gene:${gene}`, type: "multi_locus_phenotype", format: "phaf" });
    expect(said).toContain("; all rows; ");
    expect(head?.split("\t")).toHaveLength(21);
    const rows = reference.rowsOf({ kind: "gene", id: gene }, "multi_locus_phenotype");
    expect(lines).toHaveLength(
      rows.reduce(
        (sum, { annotation }) =>
          sum + annotation!.genotype!.loci.flatMap(({ expressed }) => expressed).length,
        0,
      ),
    );
    expect(lines.every((line) => line.split("\t").length === 21)).toBe(true);
  });

  it("give back the lines of the files that they came from, character by character where the files say all", async () => {
    const read = async (path: string): Promise<string[][]> =>
      gunzipSync(await readFile(join(served.dir, path)))
        .toString("utf8")
        .split("\n")
        .slice(0, -1)
        .map((line) => line.split("\t"));
    const phenotypes = (await read("annotations/phenotypes.phaf.gz")).slice(1);
    const gene = busiestGene("single_locus_phenotype");
    const {
      lines: [, , ...lines],
    } = await file({ subject: `gene:${gene}`, type: "single_locus_phenotype", format: "phaf" });
    // Of genotypes of one allele. What the allele list says stands in the other columns; gene and term pairs have no evidence.
    const own = (cells: readonly string[]): string =>
      cells.filter((_, at) => ![3, 7, 8, 9, 10, 11].includes(at)).join("\t");
    const given = new Set(
      lines
        .map((line) => line.split("\t"))
        .filter((cells) => cells[12] !== "")
        .map(own),
    );
    const single = phenotypes.filter((cells) => cells[1] === gene && cells[7] === "").map(own);
    expect(single.length).toBeGreaterThan(5);
    expect(single.filter((line) => !given.has(line))).toEqual([]);

    const associations = (await read("annotations/go.gaf.gz")).filter((cells) => cells.length === 17);
    const withs = associations.filter((cells) => cells[7] !== "" && cells[8] === "P").slice(0, 20);
    expect(withs).toHaveLength(20);
    for (const cells of withs) {
      const { lines: gaf } = await file({
        subject: `gene:${cells[1]}`,
        type: "biological_process",
        format: "gaf",
      });
      expect(
        gaf.some((line) => line.split("\t").slice(0, 9).join("\t") === cells.slice(0, 9).join("\t")),
      ).toBe(true);
    }
  });

  it("list the genes of the filtered rows, of interactions the others", async () => {
    const gene = busiestGene("physical_interactions");
    const partners = new Set(
      reference
        .rowsOf({ kind: "gene", id: gene }, "physical_interactions")
        .flatMap(({ genes }) => genes.filter((id) => id !== gene)),
    );
    expect(
      (await file({ subject: `gene:${gene}`, type: "physical_interactions", format: "genes" })).lines,
    ).toEqual([...partners].toSorted());
    const row = reference.rows.find(
      ({ type, annotation }) => type === "cellular_component" && annotation?.reference,
    )!;
    const of = reference.rowsOf({ kind: "reference", id: row.annotation!.reference! }, "cellular_component");
    expect(
      (
        await file({
          subject: `reference:${row.annotation!.reference}`,
          type: "cellular_component",
          format: "genes",
        })
      ).lines,
    ).toEqual([...new Set(of.flatMap(({ genes }) => genes))].toSorted());
  });

  it.each([
    [{ type: "expression", format: "gaf" }, "there is no GAF of expression"],
    [{ type: "biological_process", format: "phaf" }, "there is no PHAF of biological_process"],
    [{ format: "tsv" }, "tsv needs a type"],
    [{ type: "biological_process", format: "xls" }, "has to be one of"],
  ])("%j is refused with its reason", async (query, reason) => {
    const answer = await ask(new URLSearchParams({ subject: "gene:x", ...query }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ where: "query.format", reason: expect.stringContaining(reason) as unknown }],
    });
  });
});

describe("what cannot be meant", () => {
  it("a word of thousands of letters finds nothing", async () => {
    const asked = { subject: `gene:${busiestGene("biological_process")}`, type: "biological_process" };
    const answer = await ask(new URLSearchParams({ ...asked, text: "x".repeat(5_000) }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ filtered: 0, rows: [] });
  });

  it("filters and values that do not exist are refused and named, in every format", async () => {
    const asked = { subject: `gene:${busiestGene("biological_process")}`, type: "biological_process" };
    for (const format of ["json", "gaf", "tsv", "genes"]) {
      const odd = await ask(
        new URLSearchParams({
          ...asked,
          format,
          colour: "red",
          evidence_type: "experimentel",
          ploidy: "haploid",
        }),
      );
      expect(odd.status).toBe(400);
      expect(problem.parse(await odd.json()).errors).toMatchObject([
        {
          where: "query.colour",
          reason: expect.stringMatching(/^is no parameter here; there are .*evidence_type/) as unknown,
        },
        {
          where: "query.evidence_type",
          value: "experimentel",
          reason: expect.stringMatching(/^has no value experimentel.* there are /) as unknown,
        },
        { where: "query.ploidy" },
      ]);
    }
    const near = await ask(new URLSearchParams({ ...asked, evidence_typ: "x" }));
    expect(problem.parse(await near.json()).detail).toContain("did you mean evidence_type?");
  });

  it("both views have the same filters, since large tables have no details", async () => {
    const asked = { subject: "term:GO:0008150", type: "biological_process" };
    const [summary, details] = await Promise.all([
      table({ ...asked, view: "summary" }),
      table({ ...asked, view: "details" }),
    ]);
    expect(summary.facets.length).toBeGreaterThan(1);
    expect(summary.facets).toEqual(details.facets);
    const { filtered } = await table({ ...asked, view: "summary" }, { evidence_type: ["experimental"] });
    expect(filtered).toBe(
      details.facets
        .find(({ id }) => id === "evidence_type")
        ?.options.find(({ value }) => value === "experimental")?.count,
    );
  });

  it("page numbers that are none are refused, and a page past the end is empty", async () => {
    const asked = {
      subject: `gene:${busiestGene("biological_process")}`,
      type: "biological_process",
      size: "5",
    };
    for (const view of ["summary", "details"]) {
      for (const page of ["0", "-7", "x", "1e9", "99999999999999999999"])
        expect((await ask(new URLSearchParams({ ...asked, view, page }))).status).toBe(400);
      const past = await table({ ...asked, view, page: "1000000000" });
      expect(past).toMatchObject({ page: 1_000_000_000, rows: [] });
      expect(past.row_total).toBeGreaterThan(0);
    }
  });

  it("any text in any parameter is answered or refused, never a failure", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "*",
        '"',
        "/",
        "{}",
        "*:*",
        "a AND b",
        "\u202eabc",
        "🧬",
        "x".repeat(5_000),
        "\ud800",
        "\u0000",
        "[",
        "../..",
      ),
    );
    const name = fc.constantFrom(
      "text",
      "row",
      "term",
      "is_not",
      "view",
      "page",
      "size",
      "entries",
      "format",
      "evidence_type",
      "slim",
      "q[a]",
      "__proto__",
      "constructor",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), async (given) => {
        const query = new URLSearchParams([
          ["subject", "gene:x"],
          ["type", "biological_process"],
          ...given.map(([key, value]) => [key, value.toWellFormed()] as [string, string]),
        ]);
        expect([200, 400]).toContain((await ask(query)).status);
      }),
      { numRuns: 100 },
    );
  });
});
