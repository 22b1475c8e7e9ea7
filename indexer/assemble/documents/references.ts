/** Publications and GO references as search sees them. */
import type { FoundValues } from "../../../index-mappings/fields/field.ts";
import { referenceKind } from "../../../index-mappings/fields/reference-kind.ts";
import { referenceFields } from "../../../index-mappings/fields/reference.ts";
import type { ReferenceRecord } from "../../../index-mappings/records.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import { pubmedId } from "../joins/references.ts";
import type { Reference } from "../joins/references.ts";
import { sizeOf } from "../summaries/subjects.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { searchable } from "./searchable.ts";

/** The records of publications. */
export async function* referenceDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const [references, subjects] = await Promise.all([data.references(), data.subjects()]);
  for (const reference of references.values()) {
    const { id, title, authors, authorsAbbrev, citation, year, doi, abstract } = reference;
    const annotations = sizeOf(subjects.ofReference(id));
    const genes = subjects.genesOfReference(id).size;
    const found: FoundValues<typeof referenceFields> = {
      id,
      pubmed_id: pubmedId(id),
      doi,
      title,
      authors,
      authors_abbrev: authorsAbbrev,
      authors_and_year: authorsAndYear(reference),
      year,
      citation,
      abstract,
    };
    const doc: ReferenceRecord = {
      ...searchable(referenceFields, found, {
        id,
        label: title ?? id,
        detail: found.authors_and_year,
        weight: annotations + genes,
      }),
      title,
      authors_abbrev: authorsAbbrev,
      year,
      journal: reference.journal,
      kind: referenceKind(id),
      titled: title !== null,
      triage_status: reference.triageStatus,
      curated: reference.curated,
      gene_count: genes > 0 ? genes : null,
      genotype_count: subjects.genotypesOfReference(id).size,
      annotation_count: annotations,
    };
    yield { id, doc };
  }
}

/** "Rubinstein MH (1976)", as far as known. */
const authorsAndYear = ({ authorsAbbrev, year }: Reference): string =>
  [authorsAbbrev ?? "", year === null ? "" : `(${year})`].filter((part) => part !== "").join(" ");
