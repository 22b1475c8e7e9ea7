/**
 * GO annotations from the association file, the rows with extensions and the complex rows.
 * The three sources overlap; docs/decisions/2026-11-21-what-one-annotation-row-is.md says how one row is made.
 */
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { TableRow } from "../../read/tables.ts";
import { append } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { splitOutsideBrackets } from "../text/brackets.ts";
import { parseExtensions } from "../text/extension.ts";
import { evidenceCodes, throughputOfWords } from "../../../index-mappings/evidence-codes.ts";
import type { TypeOf } from "./annotation-type.ts";
import { annotation, AnnotationList } from "./annotation.ts";
import type { Annotation, AnnotationContent } from "./annotation.ts";

type GafRow = TableRow<"gaf-2.2">;
type Draft = Pick<AnnotationContent, "genes" | "term" | "reference" | "evidence"> &
  Partial<AnnotationContent>;

const aspects = { P: "biological_process", F: "molecular_function", C: "cellular_component" } as const;

/** GO annotations of the GAF file, with the extensions of the extended rows, and those of complexes. */
export async function readGoAnnotations(
  rows: Rows,
  genes: Genes,
  ontology: Ontology,
  typeOf: TypeOf,
): Promise<readonly Annotation[]> {
  const annotations = new AnnotationList();
  const add = (draft: Draft, aspect: string) => {
    const cvName = ontology.terms.get(draft.term ?? "")?.cvName ?? aspect;
    const evidence = draft.evidence;
    const throughput = evidenceCodes[evidence ?? ""]?.throughput ?? throughputOfWords(evidence);
    annotations.add(annotation({ ...draft, type: typeOf(cvName), throughput }));
  };

  const extended = await readExtended(rows, genes, ontology);
  const complexes = await readComplexes(rows, genes, ontology);
  const known = new Set<string>();
  await forEachPaced(await readAssociations(rows, genes, ontology), ([key, group]) => {
    known.add(key);
    const [{ aspect }] = group as [Associated];
    for (const draft of joinExtensions(
      group.map(({ draft }) => draft),
      extended.get(key)?.map(({ draft }) => draft) ?? [],
    ))
      add(draft, aspect);
  });
  for (const [key, group] of extended) {
    if (known.has(key)) continue;
    known.add(key);
    const complex = complexes.get(key);
    for (const { draft, aspect } of group)
      add({ relation: complex?.relation ?? null, assignedBy: complex?.assignedBy ?? null, ...draft }, aspect);
  }
  for (const [key, draft] of complexes) if (!known.has(key)) add(draft, aspects.C);
  return annotations.all();
}

interface Associated {
  readonly draft: Draft;
  readonly aspect: string;
}

/** What makes two rows of different sources the same annotation. A NOT row is never the same as a row without NOT. */
const keyOf = ({ genes, term, reference, evidence, isNot = false }: Draft): string =>
  [...genes, term, reference, evidence, isNot].join("\t");

async function readAssociations(
  rows: Rows,
  genes: Genes,
  ontology: Ontology,
): Promise<Map<string, Associated[]>> {
  const groups = new Map<string, Associated[]>();
  for await (const row of rows("gaf-2.2")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    const isNot = row.relation.startsWith("NOT|");
    const plain: Draft = {
      genes: [gene.id],
      term: ontology.resolve(row.term),
      isNot,
      relation: row.relation.replace("NOT|", ""),
      reference: citedBy(row),
      evidence: row.evidence,
      withs: row.withFrom.flatMap((value) => value.split(",")),
      withFrom: row.withFrom.some((value) => value.includes(",")) ? row.withFrom.join("|") : null,
      geneProductForm: orNull(row.geneProductForm),
      date: orNull(row.date),
      assignedBy: orNull(row.assignedBy),
    };
    for (const extension of parseExtensions(row.extension)) {
      const draft = { ...plain, extension };
      append(groups, keyOf(draft), { draft, aspect: aspects[row.aspect] });
    }
  }
  return groups;
}

/** A row may name one work by several ids; publications and GO references have pages. */
const citedBy = ({ references }: GafRow): string | null =>
  references.find((id) => /^(PMID|GO_REF):/.test(id)) ?? references[0] ?? null;

async function readExtended(
  rows: Rows,
  genes: Genes,
  ontology: Ontology,
): Promise<Map<string, Associated[]>> {
  const groups = new Map<string, Associated[]>();
  for await (const row of rows("go-extensions")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    for (const extension of parseExtensions(row.extension)) {
      const draft: Draft = {
        genes: [gene.id],
        term: ontology.resolve(row.term),
        reference: orNull(row.reference),
        evidence: orNull(row.evidence),
        extension,
        comment: orNull(row.comment),
      };
      append(groups, keyOf(draft), { draft, aspect: row.aspect });
    }
  }
  return groups;
}

/** A complex row with several publications is an annotation for each. */
async function readComplexes(rows: Rows, genes: Genes, ontology: Ontology): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>();
  for await (const row of rows("complex-annotation")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    for (const reference of row.reference === "" ? [null] : splitOutsideBrackets(row.reference, ",")) {
      const draft: Draft = {
        genes: [gene.id],
        term: ontology.resolve(row.term),
        relation: "part_of",
        reference,
        evidence: orNull(row.evidence),
        assignedBy: orNull(row.assignedBy),
      };
      if (!drafts.has(keyOf(draft))) drafts.set(keyOf(draft), draft);
    }
  }
  return drafts;
}

/**
 * Puts the extensions of the same annotation on its rows of the association file: each on the row whose "with" the
 * extension names, else on the next row that has none. An extension that is left over is a row of its own.
 */
function joinExtensions(associated: readonly Draft[], extended: readonly Draft[]): Draft[] {
  const withExtension = [
    ...new Map(extended.map((row) => [JSON.stringify([row.extension, row.comment]), row])).values(),
  ].filter((row) => row.extension?.length || row.comment);
  const joined = [...associated];
  const open = new Set(associated.keys().filter((index) => !associated[index]?.extension?.length));
  for (const { extension = [], comment = null } of withExtension) {
    const targets = new Set(extension.map(({ target }) => target));
    const index =
      [...open].find((at) => associated[at]?.withs?.some((id) => targets.has(id))) ?? [...open][0];
    // There is one at least, as asked above.
    const row = associated[index ?? 0]!;
    if (index === undefined)
      joined.push({
        ...row,
        extension,
        comment,
        ...(associated.length === 1 ? {} : { withs: [], withFrom: null }),
      });
    else {
      joined[index] = { ...row, extension, comment };
      open.delete(index);
    }
  }
  return joined;
}
