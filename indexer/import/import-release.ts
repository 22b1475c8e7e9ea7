/** Makes a release directory out of files as other communities write them. */
import { noteFor } from "../read/problem.ts";
import type { Report } from "../read/problem.ts";
import type { AnnotationRow } from "./annotations/annotation-row.ts";
import { readGaf } from "./annotations/read-gaf.ts";
import { readGpad } from "./annotations/read-gpad.ts";
import { gatherAssembly } from "./gather.ts";
import type { Assembly } from "./gather.ts";
import { geneIndex } from "./genes/gene-index.ts";
import type { GeneIndex } from "./genes/gene-index.ts";
import { namedAlike, namesIn, withNames } from "./annotations/gene-names.ts";
import type { ImportedGene, LoneFeature } from "./models/model.ts";
import { geneticCodes, peptidesOf, proteinsOf } from "./genes/peptides.ts";
import { locatedGenes } from "./locate-genes.ts";
import { sequenceFinder } from "./sequence-names.ts";
import { noting } from "./sources/open-source.ts";
import type { Source } from "./sources/open-source.ts";
import { readInterproscan } from "./tables/read-interproscan.ts";
import type { DomainRows } from "./tables/read-interproscan.ts";
import { readNames, readPairFiles } from "./tables/read-tables.ts";
import { releaseWriter } from "./write/release-writer.ts";
import type { ReleaseWriter } from "./write/release-writer.ts";
import { writeStatements } from "./write/write-annotations.ts";
import { writeOntologies, writeReleaseTables } from "./write/write-copies.ts";
import { writeGenes } from "./write/write-genes.ts";
import { writeGenome } from "./write/write-genome.ts";
import { writeSlims } from "./write/write-slims.ts";

export interface ImportOptions {
  readonly taxonid: number;
  /** Genus and species; null where the files say it. */
  readonly organism: string | null;
  readonly commonName: string | null;
  readonly out: string;
  /** ISO date of the release. */
  readonly release: string;
  readonly licence: string;
  /** Translation tables by sequence id, `*` for all others. */
  readonly codes: Readonly<Record<string, number>>;
  /** Lists of orthologs by taxon. */
  readonly orthologs: ReadonlyMap<number, readonly Source[]>;
}

/** Why nothing can be made of the files; the message is for people. */
export class ImportError extends Error {}

/**
 * Reads all sources, joins them and writes a release directory. Answers lines for people: what was written, and what is missing.
 * @throws ImportError when there are no sequences or genes, or the organism has no name
 */
export async function importRelease(
  sources: readonly Source[],
  options: ImportOptions,
  report: Report,
): Promise<readonly string[]> {
  const assembly = await gatherAssembly(sources);
  const name = nameOf(assembly, options);
  const genes = locatedGenes(assembly, noteFor("gene models", null, report));
  const index = geneIndex(genes);
  const names = await readNames(sources, index);
  const annotations = await readAnnotations(sources, index);
  const named = withNames(genes, [...names, ...namesIn(annotations)]);
  const writer = releaseWriter(options.out, options.licence);
  const codes = await writeAssembly(writer, sources, assembly, named, options.codes, report);
  await writeGenes(writer, sources, named);
  const terms = await writeOntologies(writer, sources);
  await writeReleaseTables(writer, sources);
  await writeStatements(writer, sources, {
    annotations: namedAlike(annotations, named),
    ...(await readPairFiles(sources, options.orthologs, index, options.taxonid)),
    domains: await readDomains(sources, named),
  });
  await writeSlims(writer, sources, terms);
  await writer.finish({
    release: options.release,
    organism: { taxonid: options.taxonid, ...name },
    genetic_codes: codes,
  });
  return summary(writer, assembly, options, codes, annotations.length > 0 && terms.length === 0);
}

/** What the organism is called: as it was said, else as the files say. */
function nameOf({ sequences, models, organisms }: Assembly, { organism, commonName }: ImportOptions) {
  if (sequences.length === 0)
    throw new ImportError(
      "There are no sequences: give the FASTA of the assembly, or a GenBank or EMBL file with its sequence.",
    );
  if (models.genes.length === 0)
    throw new ImportError(
      "There are no genes: give a GFF3, GTF, GenBank or EMBL file, or a table of genes with a header row.",
    );
  const [genus, species] = (organism ?? organisms[0] ?? "").trim().split(/\s+/);
  if (!genus || !species)
    throw new ImportError(
      'The files do not say what the organism is called: add --organism "Genus species".',
    );
  return { genus, species, common_name: commonName ?? `${genus.charAt(0)}. ${species}` };
}

/** Writes sequences, models and proteins; answers the translation tables that are not the usual ones. */
async function writeAssembly(
  writer: ReleaseWriter,
  sources: readonly Source[],
  { sequences, proteins, models }: Assembly,
  genes: readonly ImportedGene[],
  given: Readonly<Record<string, number>>,
  report: Report,
): Promise<Record<string, number>> {
  const byId = new Map(sequences.map((record) => [record.id, record]));
  const find = sequenceFinder(sequences, models.sequenceNames);
  const matched = proteinsOf(genes, proteins);
  const note = noteFor("proteins", null, report);
  for (const id of matched.unused) note(null, `"${id}" is the protein of no transcript: left out`);
  const said = new Map([...models.tables].map(([name, table]) => [find(name) ?? name, table]));
  const codes = { ...geneticCodes(genes, byId, matched.found, said), ...given };
  const peptides = peptidesOf(genes, byId, matched.found, codes);
  const others = models.others.flatMap((feature): LoneFeature[] => {
    const seqid = find(feature.seqid);
    return seqid === null || feature.end > (byId.get(seqid)?.sequence.length ?? 0)
      ? []
      : [{ ...feature, seqid }];
  });
  await writeGenome(writer, sources, sequences, genes, others, peptides);
  return codes;
}

async function readAnnotations(sources: readonly Source[], genes: GeneIndex): Promise<AnnotationRow[]> {
  const rows: AnnotationRow[] = [];
  for (const source of sources)
    await noting(source, async () => {
      if (source.detected.kind === "gaf") rows.push(...(await readGaf(source, genes)));
      if (source.detected.kind === "gpad") rows.push(...(await readGpad(source, genes)));
    });
  return rows;
}

async function readDomains(
  sources: readonly Source[],
  genes: readonly ImportedGene[],
): Promise<DomainRows[]> {
  const found: DomainRows[] = [];
  for (const source of sources)
    if (source.detected.kind === "interproscan")
      await noting(source, async () => void found.push(await readInterproscan(source, genes)));
  return found;
}

function summary(
  { datasets }: ReleaseWriter,
  { taxa }: Assembly,
  { taxonid }: ImportOptions,
  codes: Readonly<Record<string, number>>,
  termsAreMissing: boolean,
): string[] {
  const lines = datasets.map(
    ({ id, rows, format }) => `  ${rows.toLocaleString("en").padStart(9)}  ${id} (${format})`,
  );
  for (const [id, table] of Object.entries(codes)) lines.push(`${id}: NCBI translation table ${table}`);
  for (const [file, taxon] of taxa)
    if (taxon !== taxonid)
      lines.push(`${file} is about taxon ${taxon}; the release is written as taxon ${taxonid}.`);
  if (termsAreMissing)
    lines.push(
      "There are GO annotations but no ontology: without go-basic.obo their terms have no names and no pages.",
    );
  return lines;
}
