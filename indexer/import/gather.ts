/** Reads the sources of an import into memory: sequences first, then genes, then what is said of them. */
import { aminoAcids, nucleotides } from "../read/read-fasta.ts";
import type { FastaRecord } from "../read/records.ts";
import { geneModels } from "./models/gene-models.ts";
import type { GeneModels, ImportedGene } from "./models/model.ts";
import { isGeneTable, noting } from "./sources/open-source.ts";
import type { Source } from "./sources/open-source.ts";
import { readFeatures } from "./sources/read-features.ts";
import { readFlatFile } from "./sources/read-flat-file.ts";
import { readSequences } from "./sources/read-sequences.ts";
import { readGeneTable } from "./tables/read-gene-table.ts";

/** What the sources say of the assembly. */
export interface Assembly {
  readonly sequences: readonly FastaRecord[];
  readonly proteins: readonly FastaRecord[];
  readonly models: GeneModels;
  /** Of files that are about an organism, what they call it. */
  readonly organisms: readonly string[];
  /** Taxa that files name, by file. */
  readonly taxa: ReadonlyMap<string, number>;
}

/** Reads the sources that make the assembly; those of other kinds are left to the caller. */
export async function gatherAssembly(sources: readonly Source[]): Promise<Assembly> {
  const sequences: FastaRecord[] = [];
  const proteins: FastaRecord[] = [];
  const models: GeneModels[] = [];
  const tables: ImportedGene[][] = [];
  const organisms: string[] = [];
  const taxa = new Map<string, number>();
  for (const source of sources)
    await noting(source, async () => {
      const { kind } = source.detected;
      if (kind === "fasta-dna") sequences.push(...(await readSequences(nucleotides, source)));
      else if (kind === "fasta-protein") proteins.push(...(await readSequences(aminoAcids, source)));
      else if (kind === "gff3" || kind === "gtf") {
        const {
          features,
          sequences: behind,
          taxonid,
        } = await readFeatures(kind, source.lines(), source.note);
        sequences.push(...behind);
        if (taxonid !== null) taxa.set(source.file, taxonid);
        models.push(geneModels(features, source.note));
      } else if (kind === "genbank" || kind === "embl") {
        const flat = await readFlatFile(kind, source);
        sequences.push(...flat.sequences);
        organisms.push(...flat.organisms);
        models.push(geneModels(flat.features, source.note));
      } else if (isGeneTable(source)) tables.push(await readGeneTable(source));
    });
  organisms.push(...organismsOf([...proteins, ...sequences], sources));
  return {
    sequences: withoutRepeats(sequences),
    proteins,
    models: {
      genes: merged([...models.map(({ genes }) => genes), ...tables]),
      others: models.flatMap(({ others }) => others),
      tables: new Map(models.flatMap((model) => [...model.tables])),
      sequenceNames: new Map(models.flatMap((model) => [...model.sequenceNames])),
    },
    organisms,
    taxa,
  };
}

/** A sequence that several files have is taken once. */
function withoutRepeats(records: readonly FastaRecord[]): FastaRecord[] {
  const byId = new Map<string, FastaRecord>();
  for (const record of records) if (!byId.has(record.id)) byId.set(record.id, record);
  return [...byId.values()];
}

/** Genes of several files, by id: what one leaves blank another may say. */
function merged(files: readonly (readonly ImportedGene[])[]): ImportedGene[] {
  const genes = new Map<string, ImportedGene>();
  for (const gene of files.flat()) {
    const before = genes.get(gene.id);
    genes.set(gene.id, before ? both(before, gene) : gene);
  }
  return [...genes.values()];
}

function both(one: ImportedGene, other: ImportedGene): ImportedGene {
  const name = one.name || other.name;
  return {
    id: one.id,
    name,
    product: one.product || other.product,
    type: one.type === "unclassified gene" ? other.type : one.type,
    synonyms: [...new Set([...one.synonyms, ...other.synonyms, other.name])].filter(
      (synonym) => synonym !== "" && synonym !== name,
    ),
    uniprot: one.uniprot || other.uniprot,
    xrefs: [...new Set([...one.xrefs, ...other.xrefs])],
    location: one.location ?? other.location,
    transcripts: one.transcripts.length > 0 ? one.transcripts : other.transcripts,
  };
}

/** Names of organisms as header lines of FASTA and names of files tell them. */
function organismsOf(records: readonly FastaRecord[], sources: readonly Source[]): string[] {
  const names = records.slice(0, 5).flatMap(({ description }) => {
    const [, found] =
      /\[([A-Z][a-z]+ [a-z][a-z-]+)[^\]]*\]\s*$/.exec(description) ??
      /^([A-Z][a-z]+ [a-z][a-z-]+)\b/.exec(description) ??
      [];
    return found === undefined ? [] : [found];
  });
  const files = sources.flatMap(({ file }) => {
    const [, genus, species] = /^([A-Z][a-z]+)_([a-z]+)[._]/.exec(file) ?? [];
    return genus === undefined || species === undefined ? [] : [`${genus} ${species}`];
  });
  return [...names, ...files];
}
