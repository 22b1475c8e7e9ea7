/** What a GFF3 feature may be part of: gene ← transcript ← CDS, exon, intron and UTR. */
import { checkParts } from "./gff3-parts.ts";
import type { Note } from "./problem.ts";
import type { GffFeature } from "./records.ts";

/** mRNA, lncRNA, tRNA and so on, and pseudogenic_transcript. */
export const isTranscriptType = (type: string): boolean => /(?:RNA|transcript)$/.test(type);

const isGeneType = (type: string): boolean =>
  type === "gene" || type === "pseudogene" || type.endsWith("_gene");

const isOnePiece = (type: string): boolean => isGeneType(type) || isTranscriptType(type);

/** Types that only exist within a transcript. */
const partTypes = new Set([
  "CDS",
  "exon",
  "intron",
  "five_prime_UTR",
  "three_prime_UTR",
  "start_codon",
  "stop_codon",
]);

/** What a feature of this type must be part of. */
const parentRule = (
  type: string,
): { readonly name: string; readonly accepts: (type: string) => boolean } | null =>
  partTypes.has(type)
    ? { name: "transcript", accepts: isTranscriptType }
    : isTranscriptType(type)
      ? { name: "gene", accepts: isGeneType }
      : null;

interface FamilyChecker {
  /** Takes the next feature; gives the features that can go on (none while a parent is still awaited). */
  add(feature: GffFeature): readonly GffFeature[];
  /** Gives the features whose parents stand below them; notes the parents that never came, and parts that do not go together. */
  finish(): readonly GffFeature[];
}

/** Checks IDs and parents of the features of one file, in file order. */
export function familyChecker(note: Note): FamilyChecker {
  const known = new Map<string, GffFeature>();
  const waiting: GffFeature[] = [];
  /** By the id of their transcript, as they are written. */
  const partsOf = new Map<string, GffFeature[]>();

  const withFamily = (feature: GffFeature): GffFeature => {
    const parents = feature.parents.map((id) => known.get(id));
    checkParents(feature, parents, note);
    if (partTypes.has(feature.type))
      for (const id of feature.parents) {
        const parts = partsOf.get(id);
        if (parts) parts.push(feature);
        else partsOf.set(id, [feature]);
      }
    // Some official files write the exons of non-coding transcripts as CDS.
    const ofNonCoding =
      feature.type === "CDS" &&
      parents.length > 0 &&
      parents.every((parent) => parent && parent.type !== "mRNA" && isTranscriptType(parent.type));
    return ofNonCoding ? { ...feature, type: "exon", phase: null } : feature;
  };

  return {
    add(feature) {
      if (feature.id !== null) {
        const earlier = known.get(feature.id);
        if (earlier) checkSameId(feature, earlier, note);
        else known.set(feature.id, feature);
      } else if (isOnePiece(feature.type)) note(feature.line, `${feature.type} without ID`);
      if (feature.parents.every((id) => known.has(id))) return [withFamily(feature)];
      waiting.push(feature);
      return [];
    },
    finish() {
      const last = waiting.map(withFamily);
      for (const [id, parts] of partsOf) {
        const transcript = known.get(id);
        if (transcript) checkParts(transcript, parts, note);
      }
      return last;
    },
  };
}

function checkParents(feature: GffFeature, parents: readonly (GffFeature | undefined)[], note: Note): void {
  const label = `${feature.type}${feature.id === null ? "" : ` ${feature.id}`}`;
  const rule = parentRule(feature.type);
  if (rule && parents.length === 0) note(feature.line, `${label} has no Parent, expected a ${rule.name}`);
  parents.forEach((parent, index) => {
    if (!parent)
      note(feature.line, `${label} has the Parent ${feature.parents[index]}, which is not in the file`);
    else if (rule && !rule.accepts(parent.type))
      note(
        feature.line,
        `${label} has the Parent ${parent.id} of type ${parent.type}, expected a ${rule.name}`,
      );
    else if (parent.seqid !== feature.seqid)
      note(feature.line, `${label} is on ${feature.seqid}, its Parent ${parent.id} on ${parent.seqid}`);
    else if (rule && (feature.start < parent.start || feature.end > parent.end)) {
      note(
        feature.line,
        `${label} at ${feature.start}..${feature.end} is outside its Parent ${parent.id} at ${parent.start}..${parent.end}`,
      );
    }
  });
}

/** GFF3 lets the lines of one discontinuous feature share an ID; genes and transcripts are in one piece. */
function checkSameId(feature: GffFeature, earlier: GffFeature, note: Note): void {
  const same =
    feature.type === earlier.type &&
    feature.seqid === earlier.seqid &&
    feature.parents.join() === earlier.parents.join();
  if (isOnePiece(feature.type) || !same)
    note(feature.line, `duplicate ID ${feature.id}: the same is in line ${earlier.line} (${earlier.type})`);
}
