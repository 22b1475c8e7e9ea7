/** Finished documents of every index, one after the other. */
import type { IndexKind } from "../../index-mappings/names.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { alleleDocuments } from "./documents/alleles.ts";
import { annotationDocuments } from "./documents/annotations.ts";
import { fileDocuments } from "./documents/files.ts";
import { geneDocuments } from "./documents/genes.ts";
import { genotypeDocuments } from "./documents/genotypes.ts";
import { gocamDocuments } from "./documents/gocams.ts";
import { helpDocuments } from "./documents/help.ts";
import { pageDocuments } from "./documents/pages.ts";
import { referenceDocuments } from "./documents/references.ts";
import { releaseDocuments } from "./documents/release.ts";
import { sequenceDocuments } from "./documents/sequences.ts";
import { termDocuments } from "./documents/terms.ts";
import { newPace } from "./pace.ts";
import type { Joins, ReleaseData } from "./release-data.ts";

const documents: Readonly<Record<IndexKind, (data: Joins) => AsyncIterable<AssembledDoc>>> = {
  genes: geneDocuments,
  terms: termDocuments,
  references: referenceDocuments,
  alleles: alleleDocuments,
  genotypes: genotypeDocuments,
  gocams: gocamDocuments,
  annotations: annotationDocuments,
  sequences: sequenceDocuments,
  files: fileDocuments,
  documents: helpDocuments,
  pages: pageDocuments,
  release: releaseDocuments,
};

/**
 * Yields the documents of an index, in the same order and with the same ids for equal data. Rests often enough that
 * timers of the process are served.
 * @throws ReleaseProblem when a file of the release cannot be read
 */
export async function* assemble(kind: IndexKind, data: ReleaseData): AsyncIterable<AssembledDoc> {
  const pace = newPace();
  for await (const assembled of documents[kind](data)) {
    yield assembled;
    if (pace.due()) await pace.rest();
  }
}
