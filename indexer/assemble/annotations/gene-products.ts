/** Modifications, qualitative expression and disease associations: one row of their file is one annotation. */
import type { Genes } from "../joins/genes.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { parseExtensions } from "../text/extension.ts";
import { evidenceCodes, throughputOfWords } from "../../../index-mappings/evidence-codes.ts";
import type { TypeOf } from "./annotation-type.ts";
import { annotation, AnnotationList } from "./annotation.ts";
import type { Annotation } from "./annotation.ts";

/** Type of the annotations that have no term. */
const expressionType = "expression";

/** Of the terms of diseases. */
export const diseaseNamespace = "mondo";

/** Modifications, qualitative expression and disease associations of genes that the release has. */
export async function readGeneProductAnnotations(
  rows: Rows,
  genes: Genes,
  ontology: Ontology,
  typeOf: TypeOf,
): Promise<readonly Annotation[]> {
  const annotations = new AnnotationList();
  const typeOfTerm = (term: string, namespace: string) =>
    typeOf(ontology.terms.get(term)?.cvName ?? namespace);

  for await (const row of rows("modifications")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    const term = ontology.resolve(row.term);
    for (const extension of parseExtensions(row.extension)) {
      annotations.add(
        annotation({
          type: typeOfTerm(term, "PSI-MOD"),
          genes: [gene.id],
          term,
          extension,
          ...evidenceOf(row.evidence),
          residue: orNull(row.residue),
          reference: orNull(row.reference),
          date: orNull(row.date),
          assignedBy: orNull(row.assignedBy),
        }),
      );
    }
  }
  for await (const row of rows("qualitative-expression")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    for (const extension of parseExtensions(row.extension)) {
      annotations.add(
        annotation({
          type: expressionType,
          genes: [gene.id],
          subject: subjects[row.molecule] ?? row.molecule,
          qualifiers: row.qualifier === "" ? [] : [row.qualifier],
          extension,
          ...evidenceOf(row.evidence),
          reference: orNull(row.reference),
          date: orNull(row.date),
        }),
      );
    }
  }
  for await (const row of rows("disease-association")) {
    const gene = genes.find(row.gene);
    if (!gene) continue;
    const term = ontology.resolve(row.term);
    annotations.add(
      annotation({
        type: typeOfTerm(term, diseaseNamespace),
        genes: [gene.id],
        term,
        reference: orNull(row.reference),
        date: orNull(row.date),
      }),
    );
  }
  return annotations.all();
}

/** What the measured molecule stands for in place of a term. */
const subjects: Readonly<Record<string, string>> = { protein: "protein level", RNA: "RNA level" };

function evidenceOf(words: string): Pick<Annotation, "evidence" | "throughput"> {
  const evidence = orNull(words);
  return { evidence, throughput: evidenceCodes[words]?.throughput ?? throughputOfWords(evidence) };
}
