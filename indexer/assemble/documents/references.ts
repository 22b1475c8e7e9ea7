/** Publications and GO references as search sees them. */
import type { ReferenceRecord } from "../../../index-mappings/references.ts";
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
    const doc: ReferenceRecord = {
      ...searchable<"reference">(
        { id, label: title ?? id, detail: authorsAndYear(reference), weight: annotations + genes },
        ["ids", "id", id, pubmedId(id)],
        ["ids", "doi", doi],
        ["names", "title", title],
        ["texts", "authors", authors, authorsAbbrev],
        // "Gao 2009" finds first what Gao is the first author of.
        ["synonyms", "authors", authorsAndYear(reference)],
        ["texts", "year", year === null ? null : String(year)],
        ["texts", "citation", citation],
        ["passages", "abstract", abstract],
      ),
      title,
      authors_abbrev: authorsAbbrev,
      year,
      journal: reference.journal,
      triage_status: reference.triageStatus,
      curated: reference.curated,
      gene_count: genes,
      genotype_count: subjects.genotypesOfReference(id).size,
      annotation_count: annotations,
    };
    yield { id, doc };
  }
}

/** "Rubinstein MH (1976)", as far as known. */
const authorsAndYear = ({ authorsAbbrev, year }: Reference): string =>
  [authorsAbbrev ?? "", year === null ? "" : `(${year})`].filter((part) => part !== "").join(" ");
