/**
 * Filters of annotation tables on random combinations against a plain reference. KARYON_RELEASE names the release; a
 * generated one stands in for it.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { AnnotationType } from "../../config/schema.ts";
import type { SubjectRows } from "../../indexer/assemble/summaries/subjects.ts";
import { overviews } from "../../indexer/assemble/pages/overview.ts";
import { askingAt } from "./annotation-asking.ts";
import { detailSubjects, isDetailTable, plainReference } from "./annotation-reference.ts";
import type { Choices, Reference, Row, Subject } from "./annotation-reference.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

/** Combinations tried; KARYON_RUNS asks for more. */
const runs = Number(process.env["KARYON_RUNS"] ?? 50);

let served: AnnotationSite;
let reference: Reference;

beforeAll(async () => {
  const dir = process.env["KARYON_RELEASE"];
  served = await startAnnotationSite(
    `test-filters-${process.pid}`,
    dir ? { dir, keep: () => true } : { genes: 200 },
  );
  reference = await plainReference(served.data);
});
afterAll(() => served.stop());

const { table, allPages, idsInFile } = askingAt(() => served.site.url);

/** Groups by their name, which is the first of each. */
const byText = ([a]: readonly unknown[], [b]: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1);

/** A table that has rows, and a subject of each kind: roots and busy things as well as small ones. */
interface Asked {
  readonly subject: Subject;
  readonly type: AnnotationType;
}

function someTables(): fc.Arbitrary<Asked> {
  const subjects = (row: Row, type: string): Subject[] =>
    isDetailTable(type)
      ? detailSubjects(row, type)
      : [
          ...row.genes.map((id) => ({ kind: "gene" as const, id })),
          ...[row.annotation?.term].flatMap((id) =>
            id
              ? [
                  { kind: "term" as const, id },
                  { kind: "term" as const, id: rootOf(id) },
                ]
              : [],
          ),
          ...[(row.annotation ?? row.interaction)?.reference].flatMap((id) =>
            id ? [{ kind: "reference" as const, id }] : [],
          ),
          ...[row.annotation?.genotype].flatMap((one) =>
            one
              ? [
                  { kind: "genotype" as const, id: one.id },
                  ...one.alleleIds.map((id) => ({ kind: "allele" as const, id })),
                ]
              : [],
          ),
        ];
  const types = reference.deployment.annotationTypes.filter(({ id }) => reference.rowsIn(id).length > 0);
  return fc.constantFrom(...types).chain((type) => {
    const rows = reference.rowsIn(type.id);
    return fc
      .nat(rows.length - 1)
      .chain((at) => fc.constantFrom(...subjects(rows[at]!, type.id)).map((subject) => ({ type, subject })));
  });
}

/** A term without parents that the term is below; itself when it is one. */
function rootOf(term: string): string {
  const parent = ontologyParents.get(term);
  return parent === undefined ? term : rootOf(parent);
}
let ontologyParents: ReadonlyMap<string, string>;
beforeAll(async () => {
  const { terms } = await served.data.ontology();
  ontologyParents = new Map(
    [...terms.values()].flatMap(({ id, parents }) =>
      parents
        .filter(({ relation }) => relation === "is_a")
        .slice(0, 1)
        .map((parent) => [id, parent.id] as const),
    ),
  );
});

const filtersOf = ({ subject, type }: Asked, view: string): string[] =>
  type.filters.filter((id) => {
    const filter = reference.deployment.annotationFilters[id]!;
    return filter.scope.includes(subject.kind) && (view === "details" || !filter.detailed_view_only);
  });

const someChoices = (asked: Asked, view: string): fc.Arbitrary<Choices> =>
  fc
    .record(
      Object.fromEntries(
        filtersOf(asked, view).map((id) => [
          id,
          fc
            .tuple(fc.subarray(reference.optionsOf(id, asked.type, asked.subject)), fc.nat(9))
            .map(([values, how]) =>
              // Of ten choices one leaves its values out, and most leave the filter as it is.
              how > 4 ? [] : values.slice(0, 3).map((value) => (how === 0 ? `!${value}` : value)),
            ),
        ]),
      ),
    )
    .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)));

const anyAsked = (view: string): fc.Arbitrary<{ asked: Asked; choices: Choices }> =>
  someTables().chain((asked) => someChoices(asked, view).map((choices) => ({ asked, choices })));

const without = (choices: Choices, filter: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => name !== filter));

function checkFacets(
  { facets }: AnnotationsAnswer,
  rows: readonly Row[],
  asked: Asked,
  choices: Choices,
  view: string,
): void {
  expect(facets.map(({ id }) => id)).toEqual(filtersOf(asked, view));
  for (const { id, options } of facets) {
    const others = rows.filter((row) => reference.passes(row, without(choices, id)));
    const countOf = (value: string) =>
      others.filter((row) => reference.passes(row, { [id]: [value] })).length;
    const isSet = (value: string) => [value, `!${value}`].some((one) => choices[id]?.includes(one));
    expect(options.map(({ value }) => value).toSorted()).toEqual(
      reference
        .optionsOf(id, asked.type, asked.subject)
        .filter((value) => !reference.isOpen(id) || isSet(value) || countOf(value) > 0)
        .toSorted(),
    );
    expect(
      options.map(({ value, count, chosen, left_out: out }) => [value, count, chosen, out ?? false]),
    ).toEqual(
      options.map(({ value }) => [
        value,
        countOf(value),
        choices[id]?.includes(value) ?? false,
        choices[id]?.includes(`!${value}`) ?? false,
      ]),
    );
  }
}

/** What tells two summary rows apart. */
const groupOf = ({ annotation, interaction }: Row): string =>
  annotation
    ? JSON.stringify([annotation.term ?? annotation.subject, annotation.isNot])
    : JSON.stringify([interaction!.geneA, interaction!.geneB, interaction!.evidence]);
const entryOf = ({ annotation }: Row): string =>
  JSON.stringify([annotation?.genes, annotation?.genotype?.id, annotation?.extension]);

it("a cell of an overview counts what its table shows when it is filtered by the cell", async () => {
  const { data } = served;
  const [subjects, slims, ontology, genes, references, genotypes] = await Promise.all([
    data.subjects(),
    data.slims(),
    data.ontology(),
    data.genes(),
    data.references(),
    data.genotypes(),
  ]);
  const cellsOf = (
    kind: "gene" | "reference" | "genotype",
    ids: Iterable<string>,
    rowsOf: (id: string) => SubjectRows,
  ) => {
    const overviewOf = overviews(data.deployment, slims, ontology, kind);
    return [...ids].flatMap((id) =>
      overviewOf(rowsOf(id)).flatMap(({ type, cells: values }) =>
        values.map((cell) => ({ subject: `${kind}:${id}`, type, cell })),
      ),
    );
  };
  const cells = [
    ...cellsOf("gene", genes.byId.keys(), subjects.ofGene),
    ...cellsOf("reference", references.keys(), subjects.ofReference),
    ...cellsOf("genotype", genotypes.keys(), (id) => ({
      annotations: subjects.ofGenotype(id).annotations,
      interactions: [],
    })),
  ];
  expect(new Set(cells.map(({ type }) => type)).size).toBeGreaterThan(4);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cells), async ({ subject, type, cell }) => {
      const filter = data.deployment.annotationTypes.find(({ id }) => id === type)?.overview?.filter ?? "";
      const answer = await table({ subject, type, view: "summary" }, { [filter]: [cell.value] });
      expect({ subject, type, filtered: answer.filtered }).toEqual({ subject, type, filtered: cell.count });
    }),
    { numRuns: 60 },
  );
});

// Random tables may be the largest ones, of which all pages are asked for.
describe("any table with any filters", { timeout: 300_000 }, () => {
  it("has in details the rows that the reference has, and live counts", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constant(null).chain(() => anyAsked("details")),
        async ({ asked, choices }) => {
          const query = {
            subject: `${asked.subject.kind}:${asked.subject.id}`,
            type: asked.type.id,
            view: "details",
          };
          const rows = reference.rowsOf(asked.subject, asked.type.id);
          const left = rows.filter((row) => reference.passes(row, choices));
          const answer = await table(query, choices);
          expect(answer).toMatchObject({
            total: rows.length,
            filtered: left.length,
            row_total: left.length,
          });
          expect((await idsInFile(query, choices)).toSorted()).toEqual(left.map(({ id }) => id).toSorted());
          checkFacets(answer, rows, asked, choices, "details");
        },
      ),
      { numRuns: runs },
    );
  });

  it("has in summary one row for each term or pair, with what is said of it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constant(null).chain(() => anyAsked("summary")),
        async ({ asked, choices }) => {
          const query = {
            subject: `${asked.subject.kind}:${asked.subject.id}`,
            type: asked.type.id,
            view: "summary",
          };
          const rows = reference.rowsOf(asked.subject, asked.type.id);
          const left = Map.groupBy(
            rows.filter((row) => reference.passes(row, choices)),
            groupOf,
          );
          const answer = await table(query, choices);
          expect(answer).toMatchObject({ total: rows.length, row_total: left.size });
          const shown = await allPages(query, choices);
          expect(
            shown
              .map((row) => {
                if (row.kind === "interaction_summary")
                  return [
                    JSON.stringify([row.gene_a.uniquename, row.gene_b.uniquename, row.evidence]),
                    row.count,
                    0,
                  ];
                if (row.kind !== "summary") throw new Error(`${row.kind} in a summary`);
                // Rows of large tables are cut.
                expect(row.entries).toHaveLength(
                  rows.length > 5_000 && row.entries_total > 90 ? 80 : row.entries_total,
                );
                return [
                  JSON.stringify([row.term?.termid ?? row.subject, row.is_not]),
                  row.count,
                  row.entries_total,
                ];
              })
              .toSorted(byText),
          ).toEqual(
            [...left]
              .map(([group, { length }]) => [
                group,
                length,
                left.get(group)![0]!.annotation ? new Set(left.get(group)!.map(entryOf)).size : 0,
              ])
              .toSorted(byText),
          );
          checkFacets(answer, rows, asked, choices, "summary");
        },
      ),
      { numRuns: runs },
    );
  });

  it("stands in the same order in summary and in details, and a row opens to what is behind it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constant(null).chain(() => someTables()),
        async ({ subject, type }) => {
          const query = { subject: `${subject.kind}:${subject.id}`, type: type.id };
          const summary = await allPages({ ...query, view: "summary" }, {});
          const details = await idsInFile(query, {});
          const rowById = new Map(reference.rowsOf(subject, type.id).map((row) => [row.id, groupOf(row)]));
          const groups = details.map((id) => rowById.get(id));
          const order = groups.filter((group, at) => group !== groups[at - 1]);
          expect(order).toHaveLength(summary.length);
          const opened = summary[Math.floor(summary.length / 2)]!;
          const behind = await table({ ...query, view: "details", row: opened.id, size: "1000" });
          expect(behind.facets).toEqual([]);
          const group = order[Math.floor(summary.length / 2)];
          expect(behind.rows.map(({ id }) => id)).toEqual(
            details.filter((id) => rowById.get(id) === group).slice(0, 1000),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});
