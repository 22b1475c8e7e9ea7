import { loadDeployment } from "../../config/load.ts";
import { assemble, expectedCounts, ReleaseData } from "../assemble/index.ts";
import { openRelease } from "../read/open-release.ts";
import { geneFacts, termFacts } from "./snapshot.ts";
import type {
  AlleleFields,
  AnnotationFacts,
  GeneFacts,
  GeneFields,
  Snapshot,
  TermFields,
} from "./snapshot.ts";

/** Reads a release directory as a load would, without writing anything. */
export async function snapshotOfDirectory(dir: string, site: string | undefined): Promise<Snapshot> {
  const release = await openRelease(dir);
  const data = new ReleaseData(
    release,
    await loadDeployment({ folder: site, taxonid: release.file.organism.taxonid }),
  );
  const genes = new Map<string, GeneFacts>();
  const terms = new Map<string, ReturnType<typeof termFacts>>();
  const alleles = new Map<string, string>();
  // The kind says what its documents are, hence the casts.
  for await (const { id, doc } of assemble("genes", data)) genes.set(id, geneFacts(doc as GeneFields));
  for await (const { id, doc } of assemble("terms", data)) terms.set(id, termFacts(doc as TermFields));
  for await (const { id, doc } of assemble("alleles", data)) alleles.set(id, (doc as AlleleFields).label);
  const { retired, gone } = await data.genes();
  return {
    label: `release ${release.file.release} in ${dir}`,
    release: release.file.release,
    datasets: new Map(release.file.datasets.map((dataset) => [dataset.id, dataset])),
    counts: await expectedCounts(data),
    genes,
    formerGenes: new Map<string, readonly string[]>([
      ...[...retired].map(([id, gene]) => [id, [gene]] as const),
      ...[...gone].map(([id, { genes: now }]) => [id, now.map(({ uniquename }) => uniquename)] as const),
    ]),
    terms,
    formerTerms: (await data.ontology()).secondary,
    alleles,
    annotations: await annotationsOf(data),
  };
}

async function annotationsOf(data: ReleaseData): Promise<Map<string, AnnotationFacts>> {
  const facts = new Map<string, AnnotationFacts>();
  for (const { id, type, genes, term } of await data.annotations()) facts.set(id, { type, genes, term });
  for (const { id, type, geneA, geneB } of await data.interactions())
    facts.set(id, { type, genes: geneA === geneB ? [geneA] : [geneA, geneB], term: null });
  return facts;
}
