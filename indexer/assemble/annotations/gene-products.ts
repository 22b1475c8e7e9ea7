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
  /** What all have; nothing for a gene that the release does not have. */
  const common = (row: { readonly gene: string; readonly reference: string; readonly date: string }) => {
    const gene = genes.find(row.gene);
    return gene && { genes: [gene.id], reference: orNull(row.reference), date: orNull(row.date) };
  };
  const termOf = (id: string, namespace: string) => {
    const term = ontology.resolve(id);
    return { term, type: typeOf(ontology.terms.get(term)?.cvName ?? namespace) };
  };
  for await (const row of rows("modifications")) {
    const of = common(row);
    if (!of) continue;
    const term = termOf(row.term, "PSI-MOD");
    const details = {
      ...evidenceOf(row.evidence),
      residue: orNull(row.residue),
      assignedBy: orNull(row.assignedBy),
    };
    for (const extension of parseExtensions(row.extension))
      annotations.add(annotation({ ...of, ...term, ...details, extension }));
  }
  for await (const row of rows("qualitative-expression")) {
    const of = common(row);
    if (!of) continue;
    const details = {
      type: expressionType,
      subject: subjects[row.molecule] ?? row.molecule,
      qualifiers: row.qualifier === "" ? [] : [row.qualifier],
      ...evidenceOf(row.evidence),
    };
    for (const extension of parseExtensions(row.extension))
      annotations.add(annotation({ ...of, ...details, extension }));
  }
  for await (const row of rows("disease-association")) {
    const of = common(row);
    if (of) annotations.add(annotation({ ...of, ...termOf(row.term, diseaseNamespace) }));
  }
  return annotations.all();
}

/** What the measured molecule stands for in place of a term. */
const subjects: Readonly<Record<string, string>> = { protein: "protein level", RNA: "RNA level" };

function evidenceOf(words: string): Pick<Annotation, "evidence" | "throughput"> {
  const evidence = orNull(words);
  return { evidence, throughput: evidenceCodes[words]?.throughput ?? throughputOfWords(evidence) };
}
