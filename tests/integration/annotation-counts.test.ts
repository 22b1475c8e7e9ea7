/**
 * Counts in the tables of 60 pages against the lines of the release's files, read here with nothing of the indexer.
 * KARYON_RELEASE names the release; a generated one stands in for it.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { annotationsAnswer } from "../../api/contract/lists.ts";
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import { generateRelease } from "../../demo/generate.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

type Cells = readonly string[];
interface Page {
  readonly kind: "gene" | "reference";
  readonly id: string;
}

let served: AnnotationSite;
let made: string | null = null;
let pages: Page[];
let expected: (page: Page) => Record<string, number>;

/** Data lines of all files of a format, as cells. */
async function linesOf(dir: string, format: string, skip: number): Promise<Cells[]> {
  const { datasets } = JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as {
    datasets: { format: string; path: string }[];
  };
  const found: Cells[] = [];
  for (const { path } of datasets.filter((one) => one.format === format)) {
    const text = gunzipSync(await readFile(join(dir, path))).toString("utf8");
    found.push(
      ...text
        .split("\n")
        .slice(0, -1)
        .filter((line) => !line.startsWith("!"))
        .slice(skip)
        .map((line) => line.split("\t")),
    );
  }
  return found;
}

/** Equal lines are one annotation; a bar between extensions makes two. */
const annotationsIn = (lines: readonly Cells[], extension: number | null): number =>
  [...new Set(lines.map((cells) => cells.join("\t")))].reduce(
    (sum, line) => sum + (extension === null ? 1 : (line.split("\t")[extension] ?? "").split("|").length),
    0,
  );

async function readExpected(
  dir: string,
): Promise<{ pages: Page[]; expected: (page: Page) => Record<string, number> }> {
  const [genes, retired, gaf, extended, complexes, modifications, expression, diseases, interactions] =
    await Promise.all([
      linesOf(dir, "pombase-genes", 1),
      linesOf(dir, "obsolete-ids", 1),
      linesOf(dir, "gaf-2.2", 0),
      linesOf(dir, "go-extensions", 1),
      linesOf(dir, "complex-annotation", 1),
      linesOf(dir, "modifications", 1),
      linesOf(dir, "qualitative-expression", 1),
      linesOf(dir, "disease-association", 1),
      linesOf(dir, "interactions", 1),
    ]);
  const known = new Set(genes.map(([id]) => id));
  const successors = new Map(retired.map(([from = "", to = ""]) => [from, to]));
  const geneOf = (id = ""): string => (known.has(id) ? id : (successors.get(id) ?? id));
  const secondary = new Map<string, string>();
  const { datasets } = JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as {
    datasets: { format: string; entity: string; path: string }[];
  };
  for (const { path } of datasets.filter(
    ({ format, entity }) => format === "obo" && entity !== "term-subset",
  )) {
    for (const stanza of gunzipSync(await readFile(join(dir, path)))
      .toString("utf8")
      .split("[Term]\n")
      .slice(1)) {
      const id = /^id: (\S+)/m.exec(stanza)![1]!;
      for (const [, other] of stanza.matchAll(/^alt_id: (\S+)/gm))
        if (!secondary.has(other!)) secondary.set(other!, id);
    }
  }
  const said = [
    ...gaf.map((cells) => ({ gene: geneOf(cells[1]), term: cells[4]!, isNot: cells[3]!.startsWith("NOT|") })),
    ...extended.map((cells) => ({ gene: geneOf(cells[0]), term: cells[3]!, isNot: false })),
    ...complexes.map((cells) => ({ gene: geneOf(cells[2]), term: cells[0]!, isNot: false })),
  ];
  const every = (all: readonly string[], size: number): string[] =>
    Array.from({ length: size }, (_, n) => all[Math.floor((n * all.length) / size)]!);
  const genesSaid = [...new Set(said.map(({ gene }) => gene))].filter((gene) => known.has(gene)).toSorted();
  const references = [
    ...new Set([...modifications.map((cells) => cells[6]!), ...interactions.map((cells) => cells[4]!)]),
  ]
    .filter((id) => id !== "")
    .toSorted();
  const {
    deployment: {
      site: { interaction_types: types },
    },
  } = await loadDeployment({ folder: "config/fission-yeast" });
  const isSymmetric = (type: string, evidence: string): boolean => {
    const words = types[evidence === "GO:IPI" ? "Inferred from Physical Interaction" : evidence];
    return words ? words.bait_label === words.prey_label : type === "genetic";
  };
  return {
    pages: [
      ...every(genesSaid, 45).map((id) => ({ kind: "gene" as const, id })),
      ...every(references, 15).map((id) => ({ kind: "reference" as const, id })),
    ],
    expected: ({ kind, id }) => {
      const isGene = kind === "gene";
      const rows = (lines: readonly Cells[], gene: number, reference: number) =>
        lines.filter((cells) => (isGene ? geneOf(cells[gene]) : cells[reference]) === id);
      const interactionRows = interactions
        .filter((cells) => (isGene ? [geneOf(cells[0]), geneOf(cells[1])].includes(id) : cells[4] === id))
        .map(([a, b, type = "", evidence = "", reference = "", , , throughput = ""]) => {
          const genes = [geneOf(a), geneOf(b)];
          // Where both genes do the same, a line and the one in the other direction are one observation.
          return [
            ...(isSymmetric(type, evidence) ? genes.toSorted() : genes),
            type,
            evidence,
            reference,
            throughput,
          ];
        });
      return {
        modifications: annotationsIn(rows(modifications, 0, 6), 5),
        expression: annotationsIn(rows(expression, 0, 6), 5),
        physical: annotationsIn(
          interactionRows.filter((cells) => cells[2] === "physical"),
          null,
        ),
        genetic: annotationsIn(
          interactionRows.filter((cells) => cells[2] === "genetic"),
          null,
        ),
        ...(isGene
          ? {
              diseases: annotationsIn(rows(diseases, 0, 3), null),
              goTerms: new Set(
                said
                  .filter(({ gene }) => gene === id)
                  .map(({ term, isNot }) => `${secondary.get(term) ?? term} ${isNot}`),
              ).size,
            }
          : {}),
      };
    },
  };
}

beforeAll(async () => {
  const given = process.env["KARYON_RELEASE"];
  if (!given)
    await generateRelease({
      genes: 200,
      seed: "2",
      out: (made = await mkdtemp(join(tmpdir(), "karyon-counts-"))),
    });
  const dir = given ?? made!;
  ({ pages, expected } = await readExpected(dir));
  const ids = new Set(pages.map(({ id }) => id));
  // The documents of this index are of this type.
  const isWanted = (doc: object): boolean =>
    [...(doc as AnnotationDoc).genes, (doc as AnnotationDoc).reference ?? ""].some((id) => ids.has(id));
  served = await startAnnotationSite(`test-counts-${process.pid}`, { dir, keep: isWanted });
});
afterAll(async () => {
  await served.stop();
  if (made) await rm(made, { recursive: true, force: true });
});

it("tables of 60 pages hold what the files say", async () => {
  expect(pages).toHaveLength(60);
  const ask = async ({ kind, id }: Page, type: string, view: string) => {
    const query = new URLSearchParams({ subject: `${kind}:${id}`, type, view, size: "1" });
    return annotationsAnswer.parse(
      await (await fetch(`${served.site.url}/api/v1/dataset/latest/annotations?${query}`)).json(),
    );
  };
  const totals = async (page: Page): Promise<Record<string, number>> => {
    const go = await Promise.all(
      ["molecular_function", "biological_process", "cellular_component"].map((type) =>
        ask(page, type, "summary"),
      ),
    );
    const total = async (type: string): Promise<number> => (await ask(page, type, "details")).total;
    return {
      modifications: await total("PSI-MOD"),
      expression: await total("expression"),
      physical: await total("physical_interactions"),
      genetic: await total("genetic_interactions"),
      ...(page.kind === "gene"
        ? { diseases: await total("mondo"), goTerms: go.reduce((sum, { row_total: rows }) => sum + rows, 0) }
        : {}),
    };
  };
  const found = [];
  for (const page of pages) found.push([page.id, await totals(page)]);
  expect(found).toEqual(pages.map((page) => [page.id, expected(page)]));
});
