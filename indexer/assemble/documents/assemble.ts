/** Finished documents of every index, one after the other. */
import type { IndexKind } from "../../../index-mappings/names.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { alleleDocuments } from "./alleles.ts";
import { annotationDocuments } from "./annotations.ts";
import { fileDocuments } from "./files.ts";
import { geneDocuments } from "./genes.ts";
import { genotypeDocuments } from "./genotypes.ts";
import { gocamDocuments } from "./gocams.ts";
import { helpDocuments } from "./help.ts";
import { pageDocuments } from "./pages.ts";
import { referenceDocuments } from "./references.ts";
import { releaseDocuments } from "./release.ts";
import { sequenceDocuments } from "./sequences.ts";
import { termDocuments } from "./terms.ts";
import { newPace } from "../rows/pace.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

const documents: Readonly<Record<IndexKind, (data: ReleaseData) => AsyncIterable<AssembledDoc>>> = {
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
