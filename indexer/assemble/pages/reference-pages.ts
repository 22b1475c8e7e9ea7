/** Publication pages. */
import type { ReferencePage } from "../../../index-mappings/pages/others.ts";
import { structureSubset } from "../../../index-mappings/subset-name.ts";
import type { GocamShort } from "../../../index-mappings/shapes/shorts.ts";
import type { Curator } from "../joins/references.ts";
import type { Structure } from "../joins/structures.ts";
import { structureName } from "../joins/structure-files.ts";
import { pubmedId } from "../joins/references.ts";
import { append } from "../rows/group.ts";
import { gocamShort } from "../summaries/shorts.ts";
import type { Shorts } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { annotationCounts } from "./annotation-counts.ts";
import { overviews } from "./overview.ts";

/** Publication pages. */
export async function* referencePages(data: ReleaseData): AsyncIterable<ReferencePage> {
  const [
    references,
    subjects,
    shorts,
    gocams,
    structures,
    structureFiles,
    related,
    ontology,
    slims,
    subsets,
  ] = await Promise.all([
    data.references(),
    data.subjects(),
    data.shorts(),
    data.gocams(),
    data.structures(),
    data.structureFiles(),
    data.related(),
    data.ontology(),
    data.slims(),
    data.subsets(),
  ]);
  const overviewOf = overviews(data.deployment, slims, ontology, "reference");
  const models = new Map<string, GocamShort[]>();
  for (const model of gocams.values())
    for (const reference of model.references) append(models, reference, gocamShort(model));
  for (const reference of references.values()) {
    const { id } = reference;
    yield {
      ...shorts.reference(id),
      pubmedid: pubmedId(id),
      authors: reference.authors,
      journal: reference.journal,
      doi: reference.doi,
      abstract: reference.abstract,
      canto_triage_status: reference.triageStatus,
      canto_session_key: reference.sessionKey,
      canto_curator_role: reference.curatorRole,
      approved_date: reference.approvedDate,
      annotation_curators: reference.curators.map(curator),
      annotation_file_curators: reference.fileCurators.map(curator),
      pubmed_keyword_genes: reference.keywordGenes.map(shorts.gene),
      pdb_entries: (structures.ofReference.get(id) ?? []).map((structure) =>
        pdbEntry(structure, structureFiles, shorts),
      ),
      is_obsolete: reference.isObsolete,
      annotation_counts: annotationCounts(subjects.ofReference(id), data.deployment),
      overview: overviewOf(subjects.ofReference(id)),
      allele_count: subjects.allelesOfReference(id).size,
      structure_gene_count: subsets.get(structureSubset(id))?.genes.length ?? 0,
      related: [...(related.references.get(id) ?? [])],
      gocams: models.get(id) ?? [],
    };
  }
}

const pdbEntry = (
  { entry, chains }: Structure,
  files: ReadonlySet<string>,
  shorts: Shorts,
): ReferencePage["pdb_entries"][number] => ({
  pdb_id: entry.id,
  has_file: files.has(structureName({ source: "pdb", id: entry.id.toLowerCase() })),
  title: entry.title || null,
  entry_authors_abbrev: entry.authorsAbbreviated || null,
  experimental_method: entry.method || null,
  resolution: entry.resolution || null,
  gene_chains: chains.map(({ gene, chain, position }) => ({ gene: shorts.gene(gene), chain, position })),
});

const curator = ({ name, community }: Curator): ReferencePage["annotation_curators"][number] => ({
  name,
  community_curator: community,
});
