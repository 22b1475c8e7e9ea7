/** Reads GFF3, line by line; gff3-family.ts says what a feature may be part of. */
import { familyChecker } from "./gff3-family.ts";
import { ReadFailure } from "./problem.ts";
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { GffFeature } from "./records.ts";

interface Region {
  readonly start: number;
  readonly end: number;
}

/**
 * Yields the features of a GFF3 file in batches and returns the number of feature lines, broken ones included.
 * A CDS of a transcript that is not coding, as some official files write it, is read as an exon.
 * Notes malformed lines, coordinates outside the `##sequence-region`, repeated IDs and wrong parents.
 * @throws ReadFailure when the first line is not `##gff-version 3`, or the ids are written as NCBI or Ensembl write them
 */
export async function* readGff3(
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly GffFeature[], number> {
  const regions = new Map<string, Region>();
  const family = familyChecker(note);
  let count = 0;
  let fasta = false;
  for await (const batch of lines) {
    const features: GffFeature[] = [];
    for (let index = 0; index < batch.lines.length && !fasta; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (line === 1 && !/^##gff-version\s+3(\.|\s|$)/.test(text))
        throw new ReadFailure(1, "expected ##gff-version 3 in the first line", text);
      if (text === "" || text.startsWith("#")) {
        // What follows ##FASTA are sequences; those of a release are in its fasta-dna data sets.
        if (text.startsWith("##FASTA")) fasta = true;
        if (text.startsWith("##sequence-region")) addRegion(regions, text, line, note);
        continue;
      }
      count++;
      const feature = readFeature(text, line, regions, note);
      if (!feature) continue;
      refuseDialect(feature, text);
      features.push(...family.add(feature));
    }
    yield features;
  }
  if (count === 0 && !fasta) note(null, "the file has no features");
  yield family.finish();
  return count;
}

/** NCBI writes gene-LOCUS and Ensembl gene:LOCUS for the gene LOCUS: none of its ids would be known elsewhere in the release. */
function refuseDialect({ id, type, line, attributes }: GffFeature, text: string): void {
  const [, mark, bare] = /^gene([-:])(.+)$/.exec(id ?? "") ?? [];
  if (bare === undefined || !type.endsWith("gene")) return;
  if (["locus_tag", "gene_id", "gene", "Name"].some((key) => attributes[key] === bare))
    throw new ReadFailure(
      line,
      `this is GFF3 as ${mark === "-" ? "NCBI" : "Ensembl"} writes it, with gene${mark} before the ids of genes: npm run release -- import makes a release of it`,
      text,
    );
}

function addRegion(regions: Map<string, Region>, text: string, line: number, note: Note): void {
  const [, seqid, start, end] = /^##sequence-region\s+(\S+)\s+(\d+)\s+(\d+)\s*$/.exec(text) ?? [];
  if (seqid === undefined) note(line, "expected ##sequence-region, sequence id, start and end", text);
  else regions.set(seqid, { start: Number(start), end: Number(end) });
}

function readFeature(
  text: string,
  line: number,
  regions: ReadonlyMap<string, Region>,
  note: Note,
): GffFeature | null {
  const cells = text.split("\t");
  if (cells.length !== 9) {
    note(line, `expected 9 columns, found ${cells.length}`, text);
    return null;
  }
  const [
    seqid = "",
    source = "",
    type = "",
    startCell = "",
    endCell = "",
    ,
    strand = "",
    phaseCell = "",
    attributeCell = "",
  ] = cells;
  const reason =
    (seqid === "" || type === "" ? "sequence id and type may not be blank" : null) ??
    wrongCoordinates(startCell, endCell, seqid, regions.get(seqid)) ??
    (/^[-+.?]$/.test(strand) ? null : `strand: expected +, -, . or ?, found "${strand}"`) ??
    (/^[012.]$/.test(phaseCell) ? null : `phase: expected 0, 1, 2 or ., found "${phaseCell}"`) ??
    (type === "CDS" && phaseCell === "." ? "phase: a CDS needs 0, 1 or 2" : null);
  const attributes = reason ?? readAttributes(attributeCell);
  if (typeof attributes === "string") {
    note(line, attributes, text);
    return null;
  }
  return {
    line,
    seqid,
    source,
    type,
    start: Number(startCell),
    end: Number(endCell),
    strand: strand === "+" || strand === "-" || strand === "?" ? strand : ".",
    phase: phases[phaseCell] ?? null,
    attributes,
    id: attributes["ID"] ?? null,
    parents: attributes["Parent"]?.split(",") ?? [],
    name: attributes["Name"] ?? null,
  };
}

const phases: Readonly<Record<string, 0 | 1 | 2>> = { "0": 0, "1": 1, "2": 2 };

function wrongCoordinates(
  startCell: string,
  endCell: string,
  seqid: string,
  region: Region | undefined,
): string | null {
  if (!/^\d+$/.test(startCell) || !/^\d+$/.test(endCell))
    return `start and end: expected whole numbers, found "${startCell}" and "${endCell}"`;
  const start = Number(startCell);
  const end = Number(endCell);
  if (start < 1) return `start ${start} is before position 1`;
  if (start > end) return `start ${start} is after end ${end}`;
  if (region && (start < region.start || end > region.end))
    return `${start}..${end} is outside ##sequence-region ${seqid} ${region.start} ${region.end}`;
  return null;
}

/** The attributes of column 9, or what is wrong with them. */
function readAttributes(cell: string): Record<string, string> | string {
  const attributes: Record<string, string> = {};
  if (cell === ".") return attributes;
  for (const part of cell.split(";")) {
    const trimmed = part.trim();
    if (trimmed === "") continue;
    const equals = trimmed.indexOf("=");
    if (equals < 1) return `attributes: expected name=value, found "${trimmed}"`;
    const name = trimmed.slice(0, equals);
    if (name in attributes) return `attributes: ${name} occurs twice`;
    try {
      const value = trimmed.slice(equals + 1);
      attributes[name] = value.includes("%") ? decodeURIComponent(value) : value;
    } catch {
      return `attributes: a % in ${name} is not followed by two hexadecimal digits of UTF-8`;
    }
  }
  return attributes;
}
