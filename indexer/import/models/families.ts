/** Which features of a file are genes, and what belongs to each: transcripts and their parts. */
import { append } from "../../assemble/rows/group.ts";
import type { SourceFeature } from "./source-feature.ts";

/** A gene with what is below it. */
export interface GeneFamily {
  /** Several where the source writes it in pieces. */
  readonly lines: readonly SourceFeature[];
  readonly transcripts: readonly TranscriptFamily[];
}

export interface TranscriptFamily {
  /** null where the parts stand directly below the gene. */
  readonly line: SourceFeature | null;
  readonly parts: readonly SourceFeature[];
}

/** Types that say nothing of a gene or a place of interest. */
const ignored =
  /^(?:region|chromosome|contig|supercontig|scaffold|assembly|sequence_assembly|source|databank_entry|biological_region|.*match.*|sequence_alteration|SNV|mRNA_region)$/;

const partType =
  /^(?:CDS|exon|noncoding_exon|coding_exon|intron|.*UTR|.*_UTR_intron|start_codon|stop_codon|stop_codon_redefined_as_.*|.*frameshift|Selenocysteine|polypeptide|.*_peptide|intein.*|uORF)$/;

const isPart = ({ type }: SourceFeature): boolean => partType.test(type);
const isGene = ({ type }: SourceFeature): boolean =>
  type === "gene" || type === "pseudogene" || type === "blocked_reading_frame" || type.endsWith("_gene");

/** The genes of a file with their families, and the features that are part of no gene, in file order. */
export function familiesOf(features: readonly SourceFeature[]): {
  readonly genes: readonly GeneFamily[];
  readonly others: readonly SourceFeature[];
  /** Lines of which a parent is missing. */
  readonly orphans: readonly SourceFeature[];
} {
  const below = new Map<string, SourceFeature[]>();
  const known = new Set<string>();
  const tops = new Map<string, SourceFeature[]>();
  const orphans: SourceFeature[] = [];
  for (const { id } of features) if (id !== null) known.add(id);
  for (const feature of features) {
    const parents = feature.parents.filter((parent) => known.has(parent));
    for (const parent of parents) append(below, parent, feature);
    if (parents.length > 0) continue;
    if (feature.parents.length > 0 && isPart(feature)) orphans.push(feature);
    else append(tops, feature.id ?? `line ${feature.line}`, feature);
  }
  const genes: GeneFamily[] = [];
  const others: SourceFeature[] = [];
  for (const lines of tops.values()) {
    // A group has at least the feature that it was made for.
    const first = lines[0]!;
    if (ignored.test(first.type)) continue;
    const id = first.id;
    if (id !== null && (isGene(first) || hasCoding(id, below)))
      genes.push({ lines, transcripts: transcriptsOf(id, below) });
    else if (isPart(first)) orphans.push(...lines);
    else others.push(...lines);
  }
  return { genes, others, orphans };
}

function hasCoding(id: string, below: ReadonlyMap<string, readonly SourceFeature[]>): boolean {
  return (below.get(id) ?? []).some(
    (child) => child.type === "CDS" || (child.id !== null && child.id !== id && hasCoding(child.id, below)),
  );
}

/** The transcripts below a gene, at whatever depth; parts that stand directly below it make one, or one for each CDS. */
function transcriptsOf(
  gene: string,
  below: ReadonlyMap<string, readonly SourceFeature[]>,
): TranscriptFamily[] {
  const found: TranscriptFamily[] = [];
  const loose: SourceFeature[] = [];
  const seen = new Set([gene]);
  const descend = (id: string): void => {
    for (const child of below.get(id) ?? []) {
      if (isPart(child)) {
        if (id === gene) loose.push(child);
        continue;
      }
      if (child.id === null || seen.has(child.id)) continue;
      seen.add(child.id);
      found.push({ line: child, parts: (below.get(child.id) ?? []).filter(isPart) });
      descend(child.id);
    }
  };
  descend(gene);
  return withLooseParts(found, loose);
}

/** Files made from flat files have CDS beside the mRNA that they are part of: each goes to the first that encloses it and has none. */
function withLooseParts(
  found: readonly TranscriptFamily[],
  loose: readonly SourceFeature[],
): TranscriptFamily[] {
  const transcripts = [...found];
  const codings = new Map<string, SourceFeature[]>();
  for (const part of loose) if (part.type === "CDS") append(codings, part.id ?? "", part);
  const exons = loose.filter(({ type }) => type === "exon" || type === "noncoding_exon");
  for (const coding of codings.values()) {
    const at = transcripts.findIndex(
      ({ line, parts }) =>
        line !== null &&
        !parts.some(({ type }) => type === "CDS") &&
        coding.every((part) => isWithin(part, line, parts)),
    );
    const fitting = transcripts[at];
    if (fitting) transcripts[at] = { ...fitting, parts: [...fitting.parts, ...coding] };
    else transcripts.push({ line: null, parts: codings.size === 1 ? [...coding, ...exons] : coding });
  }
  if (codings.size === 0 && exons.length > 0 && found.length === 0)
    transcripts.push({ line: null, parts: exons });
  return transcripts;
}

function isWithin(part: SourceFeature, transcript: SourceFeature, parts: readonly SourceFeature[]): boolean {
  const exons = parts.filter(({ type }) => type === "exon");
  return (exons.length === 0 ? [transcript] : exons).some(
    ({ start, end }) => start <= part.start && part.end <= end,
  );
}
