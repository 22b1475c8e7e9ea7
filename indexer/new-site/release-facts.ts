/** What a release has that a deployment has to know. */
import { append, include } from "../assemble/rows/group.ts";
import { readDataset } from "../read/read-dataset.ts";
import { isTranscriptType } from "../read/gff3-family.ts";
import type { Release } from "../read/open-release.ts";
import type { Format, Located, RecordOf } from "../read/records.ts";

interface Sequence {
  readonly id: string;
  readonly description: string;
  readonly length: number;
}

/** An example with the name that a page shows. */
interface Named {
  readonly id: string;
  readonly label: string;
}

export interface ReleaseFacts {
  readonly geneIds: readonly string[];
  readonly transcriptIds: readonly string[];
  readonly geneTypes: ReadonlySet<string>;
  readonly sequences: readonly Sequence[];
  /** Data sets by format. */
  readonly formats: ReadonlySet<Format>;
  readonly datasetIds: ReadonlySet<string>;
  readonly databases: readonly string[];
  readonly orthologTaxa: readonly number[];
  readonly uniprot: readonly string[];
  /** What most is known of; null where nothing is annotated. */
  readonly gene: Named | null;
  readonly term: Named | null;
  readonly reference: string | null;
}

/** Roots and terms that everything is annotated to make poor examples. */
const tooBroad = new Set(["GO:0008150", "GO:0003674", "GO:0005575", "GO:0005515"]);

/** Reads what a deployment needs of a release. Problems of its files are for the check. */
export async function releaseFacts(release: Release): Promise<ReleaseFacts> {
  const rows = async <F extends Format>(
    format: F,
    take: (record: Located<RecordOf<F>>) => void,
  ): Promise<void> => {
    for (const dataset of release.datasets(format))
      for await (const batch of readDataset(release, dataset, () => undefined))
        for (const record of batch) take(record);
  };
  const genes = new Map<string, string>();
  const geneTypes = new Set<string>();
  const uniprot: string[] = [];
  await rows("pombase-genes", (gene) => {
    genes.set(gene.id, gene.name);
    geneTypes.add(gene.geneType);
    if (gene.uniprot !== "") uniprot.push(gene.uniprot);
  });
  const transcriptIds: string[] = [];
  await rows("gff3", ({ id, type }) => {
    if (id !== null && isTranscriptType(type)) transcriptIds.push(id);
  });
  const sequences: Sequence[] = [];
  await rows("fasta-dna", ({ id, description, sequence }) => {
    sequences.push({ id, description, length: sequence.length });
  });
  const orthologTaxa = new Set<number>();
  await rows("orthologs", ({ taxonid }) => void orthologTaxa.add(taxonid));
  const said = await annotated(rows);
  const names = new Map<string, string>();
  await rows("obo", ({ id, name, isObsolete }) => {
    if (!isObsolete) names.set(id, name);
  });
  const titled = new Set<string>();
  await rows("references", ({ id, title }) => {
    if (title !== "") titled.add(id);
  });
  const gene =
    mostFrequent(said.ofGene, (id) => (genes.get(id) ?? "") !== "") ?? [...genes.keys()][0] ?? null;
  const term = mostFrequent(said.ofTerm, (id) => names.has(id) && !tooBroad.has(id));
  return {
    geneIds: [...genes.keys()],
    transcriptIds,
    geneTypes,
    sequences,
    formats: new Set(release.file.datasets.map(({ format }) => format)),
    datasetIds: new Set(release.file.datasets.map(({ id }) => id)),
    databases: [...said.databases],
    orthologTaxa: [...orthologTaxa].toSorted((a, b) => a - b),
    uniprot,
    gene: gene === null ? null : { id: gene, label: genes.get(gene) || gene },
    term: term === null ? null : { id: term, label: names.get(term) || term },
    reference:
      mostFrequent(said.ofReference, (id) => titled.has(id)) ?? mostFrequent(said.ofReference, () => true),
  };
}

/** GO annotations by what they are about. */
async function annotated(
  rows: (format: "gaf-2.2", take: (record: Located<RecordOf<"gaf-2.2">>) => void) => Promise<void>,
) {
  const ofGene = new Map<string, string[]>();
  const ofTerm = new Map<string, Set<string>>();
  const ofReference = new Map<string, string[]>();
  const databases = new Set<string>();
  await rows("gaf-2.2", ({ db, gene, term, references }) => {
    databases.add(db);
    append(ofGene, gene, term);
    include(ofTerm, term, gene);
    for (const reference of references)
      if (reference.startsWith("PMID:")) append(ofReference, reference, gene);
  });
  return { ofGene, ofTerm, ofReference, databases };
}

/** The key with most members of those that will do. */
function mostFrequent(
  groups: ReadonlyMap<string, readonly string[] | ReadonlySet<string>>,
  willDo: (id: string) => boolean,
): string | null {
  const size = (group: readonly string[] | ReadonlySet<string>) =>
    "size" in group ? group.size : group.length;
  const [most] = [...groups].filter(([id]) => willDo(id)).toSorted((a, b) => size(b[1]) - size(a[1]));
  return most?.[0] ?? null;
}
