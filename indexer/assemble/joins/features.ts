/** Gene models from the GFF3: genes, their transcripts and the pieces of these. Coordinates 1-based, inclusive. */
import { joined, untranslated, utrTypes } from "../../read/gff3-parts.ts";
import type { GffFeature } from "../../read/records.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";

export interface Range {
  readonly start: number;
  readonly end: number;
}

export type Strand = "forward" | "reverse" | "unstranded";

/** `exon` stands only where nothing is coding. */
export type PieceType = "CDS" | "five_prime_UTR" | "three_prime_UTR" | "exon";

export interface Piece extends Range {
  readonly type: PieceType;
  /** Residues to leave out before the first codon of a CDS. */
  readonly phase: number;
}

export interface TranscriptModel extends Range {
  readonly id: string;
  /** mRNA, lncRNA, tRNA … */
  readonly type: string;
  /** In the order of the chromosome. */
  readonly pieces: readonly Piece[];
}

export interface GeneModel extends Range {
  readonly id: string;
  readonly chromosome: string;
  readonly strand: Strand;
  /** In the order of their ids. */
  readonly transcripts: readonly TranscriptModel[];
}

export interface Features {
  readonly genes: ReadonlyMap<string, GeneModel>;
  /** Centromeres by sequence id. */
  readonly centromeres: ReadonlyMap<string, readonly (Range & { readonly strand: Strand })[]>;
  /** Number of features by their type. */
  readonly types: ReadonlyMap<string, number>;
}

const pieceTypes: ReadonlySet<string> = new Set<PieceType>([
  "CDS",
  "five_prime_UTR",
  "three_prime_UTR",
  "exon",
]);
// Pages say of neither which strand it is; the check counts those that are not known.
const strands = { "+": "forward", "-": "reverse", ".": "unstranded", "?": "unstranded" } as const;
/** Types that stand for a whole centromere; the parts of one are features of their own. */
const centromereTypes = new Set(["regional_centromere", "centromere", "point_centromere"]);

/** Puts genes, transcripts and their parts together, and features that stand alone. */
export async function joinFeatures(rows: Rows): Promise<Features> {
  const genes: GffFeature[] = [];
  const transcriptsOf = new Map<string, GffFeature[]>();
  const partsOf = new Map<string, GffFeature[]>();
  const centromeres = new Map<string, (Range & { strand: Strand })[]>();
  const types = new Map<string, number>();
  for await (const feature of rows("gff3")) {
    const { type, parents, seqid, start, end } = feature;
    types.set(type, (types.get(type) ?? 0) + 1);
    if (parents.length > 0) {
      const group = pieceTypes.has(type) ? partsOf : type === "intron" ? null : transcriptsOf;
      for (const parent of parents) if (group) append(group, parent, feature);
    } else if (type === "gene") genes.push(feature);
    else if (centromereTypes.has(type))
      append(centromeres, seqid, { start, end, strand: strands[feature.strand] });
  }
  const models = genes.flatMap((gene) =>
    gene.id === null ? [] : [geneModel(gene, gene.id, transcriptsOf, partsOf)],
  );
  return { genes: new Map(models.map((model) => [model.id, model])), centromeres, types };
}

function geneModel(
  gene: GffFeature,
  id: string,
  transcriptsOf: ReadonlyMap<string, readonly GffFeature[]>,
  partsOf: ReadonlyMap<string, readonly GffFeature[]>,
): GeneModel {
  const transcripts = (transcriptsOf.get(id) ?? []).flatMap((transcript): TranscriptModel[] => {
    if (transcript.id === null) return [];
    const { type, start, end } = transcript;
    return [
      {
        id: transcript.id,
        type,
        start,
        end,
        pieces: piecesOf(partsOf.get(transcript.id) ?? [], type, gene.strand),
      },
    ];
  });
  transcripts.sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
  return {
    id,
    chromosome: gene.seqid,
    start: gene.start,
    end: gene.end,
    strand: strands[gene.strand],
    transcripts,
  };
}

/**
 * The pieces of a transcript, each base once, in the order of the chromosome. Where exon lines stand beside CDS lines they
 * say what is untranslated, unless UTR lines say the same; those of a transcript that codes for nothing are all exons,
 * since official files write CDS there too.
 */
function piecesOf(parts: readonly GffFeature[], type: string, strand: GffFeature["strand"]): Piece[] {
  const of = (...types: readonly string[]): GffFeature[] => parts.filter((part) => types.includes(part.type));
  const exons = of("exon");
  const coding = of("CDS");
  const pieces: Piece[] = of(...utrTypes).map(asPiece);
  if (type !== "mRNA") pieces.push(...joined([...exons, ...coding]).map((range) => piece("exon", range)));
  else if (coding.length === 0) pieces.push(...exons.map(asPiece));
  else {
    if (pieces.length === 0) {
      const left = untranslated(exons, coding, strand);
      for (const utr of utrTypes) pieces.push(...left[utr].map((range) => piece(utr, range)));
    }
    pieces.push(...coding.map(asPiece));
  }
  return pieces.sort((a, b) => a.start - b.start);
}

const piece = (type: PieceType, { start, end }: Range): Piece => ({ type, start, end, phase: 0 });

// Only features of these types come here, hence the cast.
const asPiece = ({ type, start, end, phase }: GffFeature): Piece => ({
  type: type as PieceType,
  start,
  end,
  phase: phase ?? 0,
});
