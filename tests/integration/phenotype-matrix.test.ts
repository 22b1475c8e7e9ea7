/** The phenotype matrix on real servers: what it counts is what the annotation tables show. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { phenotypeMatrix } from "../../api/contract/phenotype-matrix.ts";
import type { PhenotypeMatrix } from "../../api/contract/phenotype-matrix.ts";
import { askingAt } from "./annotation-asking.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

let served: AnnotationSite;
let type: string;
/** Subjects with annotations that name an allele. */
let subjects: string[];

beforeAll(async () => {
  const dir = process.env["KARYON_RELEASE"];
  served = await startAnnotationSite(
    `test-matrix-${process.pid}`,
    dir ? { dir, keep: () => true } : { genes: 200 },
  );
  type = served.data.deployment.annotationTypes.find(({ overview }) => overview?.directions)?.id ?? "";
  const named = (await served.data.annotations()).filter((one) => one.type === type && one.genotype !== null);
  subjects = [
    ...new Set(
      named.flatMap(({ genes, reference }) => [
        ...genes.map((id) => `gene:${id}`),
        ...(reference === null ? [] : [`reference:${reference}`]),
      ]),
    ),
  ];
});
afterAll(() => served.stop());

const { table } = askingAt(() => served.site.url);
const address = (params: Record<string, string>): string =>
  `${served.site.url}/api/v1/dataset/latest/phenotype_matrix?${new URLSearchParams({ type, ...params })}`;
async function matrixOf(params: Record<string, string>): Promise<PhenotypeMatrix> {
  const answer = await fetch(address(params));
  expect(answer.status).toBe(200);
  return phenotypeMatrix.parse(await answer.json());
}

it("every group, row and cell counts what the table shows when it is filtered by it", async () => {
  expect(subjects.length).toBeGreaterThan(10);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...subjects), fc.nat(), fc.nat(), async (subject, at, column) => {
      const { filter, groups, total, rows } = await matrixOf({ subject, size: "200" });
      const filtered = async (query: Record<string, string>) =>
        (await table({ subject, type, view: "details", size: "1", ...query })).filtered;
      expect(await filtered({})).toBe(total);
      const row = rows[at % rows.length]!;
      const allele = row.allele?.uniquename ?? "not_recorded";
      expect(await filtered({ allele })).toBe(row.count);
      if (groups.length === 0) return;
      const group = groups[column % groups.length]!;
      expect(await filtered({ [filter]: group.value })).toBe(group.count);
      const cell = row.cells.find((one) => one.group === group.value);
      expect(await filtered({ [filter]: group.value, allele })).toBe(cell?.count ?? 0);
      expect(cell?.findings.reduce((sum, { count }) => sum + count, 0)).toBe(cell?.count);
    }),
    { numRuns: 30 },
  );
});

it("deletions come first, and the conditions of an allele are all of its annotations", async () => {
  const [subject = ""] = subjects;
  const { rows } = await matrixOf({ subject });
  const types = rows.flatMap(({ allele }) => allele?.allele_type ?? []);
  expect(types.lastIndexOf("deletion")).toBe(types.filter((one) => one === "deletion").length - 1);
  const { allele, count } = rows[0]!;
  const opened = await matrixOf({ subject, allele: allele?.uniquename ?? "", size: "200" });
  expect(opened.row_total).toBe(opened.rows.length);
  expect(opened.total).toBe(count);
  expect(opened.rows.reduce((sum, row) => sum + row.count, 0)).toBe(count);
  expect(new Set(opened.rows.map(({ conditions }) => JSON.stringify(conditions))).size).toBe(
    opened.rows.length,
  );
});

it("the table says which allele it is filtered by, and a file of it has these rows only", async () => {
  const [subject = ""] = subjects;
  const { allele, count } = (await matrixOf({ subject })).rows[0]!;
  const id = allele?.uniquename ?? "";
  const { facets } = await table({ subject, type, view: "summary", allele: id });
  expect(facets.at(-1)).toEqual({
    id: "allele",
    filter_type: "allele",
    label: "Allele",
    options: [{ value: id, label: allele?.name ?? id, count, chosen: true }],
  });
  const query = new URLSearchParams({ subject, type, allele: id, format: "jsonl" });
  const file = await (await fetch(`${served.site.url}/api/v1/dataset/latest/annotations?${query}`)).text();
  expect(file.trimEnd().split("\n")).toHaveLength(count);
});

it.each([
  [{ subject: "gene:x", type: "no_such_type" }, "query.type"],
  [{ subject: "gene:x", type: "molecular_function" }, "query.type"],
  [{ subject: "nothing" }, "query.subject"],
  [{ subject: "gene:x", allele: "no-such-allele" }, "query.allele"],
  [{ subject: "gene:x", size: "1000" }, "query.size"],
])("refuses %j and names what is wrong", async (params: Record<string, string>, where) => {
  const answer = await fetch(address(params));
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: { where: string }[] }).errors.map((one) => one.where)).toEqual([
    where,
  ]);
});

it("a subject without such annotations has an empty matrix", async () => {
  expect(await matrixOf({ subject: "gene:no-such-gene" })).toMatchObject({
    total: 0,
    groups: [],
    rows: [],
    row_total: 0,
  });
});
