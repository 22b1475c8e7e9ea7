/** Reads GenBank and EMBL flat files: sequences, and their features as those of a GFF3. */
import type { FastaRecord } from "../../read/records.ts";
import { append } from "../../assemble/rows/group.ts";
import { madeUp } from "../models/source-feature.ts";
import type { SourceFeature } from "../models/source-feature.ts";
import { readLocation } from "./flat-location.ts";
import type { Source } from "./open-source.ts";

export interface FlatFile {
  readonly sequences: readonly FastaRecord[];
  readonly features: readonly SourceFeature[];
  readonly organisms: readonly string[];
}

/** One feature of the table of an entry, as it is written. */
interface Entry {
  readonly line: number;
  readonly type: string;
  location: string;
  readonly qualifiers: Map<string, string[]>;
}

/** What is read of an entry before it ends. */
interface Draft {
  id: string;
  description: string;
  organism: string;
  entries: Entry[];
  residues: string[];
}

const newDraft = (): Draft => ({ id: "", description: "", organism: "", entries: [], residues: [] });

/** In EMBL, `FT` before each line of the feature table; in GenBank, blanks. Both have types from column 6 and the rest from column 22. */
const featureLine = /^(?:FT| {2}) {3}(\S.{0,15}?)\s+(\S.*)$/;
const goesOn = /^(?:FT| {2}) {19}(.*)$/;

/** All entries of a file. Features that cannot be read are noted and left out. */
export async function readFlatFile(kind: "genbank" | "embl", source: Source): Promise<FlatFile> {
  const sequences: FastaRecord[] = [];
  const features: SourceFeature[] = [];
  const organisms: string[] = [];
  let draft = newDraft();
  let part: "head" | "features" | "sequence" = "head";
  for await (const batch of source.lines())
    for (const [index, text] of batch.lines.entries()) {
      if (text.startsWith("//")) {
        if (draft.residues.length > 0)
          sequences.push({ id: draft.id, description: draft.description, sequence: draft.residues.join("") });
        else source.note(batch.first + index, `the entry ${draft.id} has no sequence`);
        if (draft.organism !== "") organisms.push(draft.organism);
        features.push(...featuresOf(draft, source));
        draft = newDraft();
        part = "head";
      } else if (/^(?:ORIGIN|SQ {3})/.test(text)) part = "sequence";
      else if (/^(?:FEATURES |FH {3})/.test(text)) part = "features";
      else if (part === "sequence") draft.residues.push(text.replaceAll(/[^A-Za-z]/g, "").toUpperCase());
      else if (part === "features" || text.startsWith("FT "))
        addFeatureLine(draft, text, batch.first + index);
      else addHeadLine(draft, kind, text);
    }
  if (draft.id !== "")
    source.note(null, `the file ends within the entry ${draft.id}, before its //: the entry is left out`);
  return { sequences, features, organisms };
}

function addHeadLine(draft: Draft, kind: "genbank" | "embl", text: string): void {
  const [, word = "", rest = ""] =
    (kind === "genbank" ? /^ {0,2}([A-Z]+)\s+(.*)$/ : /^([A-Z]{2}) {3}(.*)$/).exec(text) ?? [];
  // The version names the sequence as GFF3 and FASTA of the same source do.
  if (word === "LOCUS" || word === "ID") draft.id = rest.split(/[\s;]/)[0] ?? "";
  else if (word === "VERSION") draft.id = rest.split(/\s/)[0] ?? draft.id;
  else if (word === "DEFINITION" || word === "DE")
    draft.description = [draft.description, rest.trim()].filter(Boolean).join(" ");
  else if ((word === "ORGANISM" || word === "OS") && draft.organism === "") draft.organism = rest.trim();
  if (word === "ID") {
    const [, version] = /;\s*SV\s+(\d+)/.exec(rest) ?? [];
    if (version !== undefined) draft.id += `.${version}`;
  }
}

function addFeatureLine({ entries }: Draft, text: string, line: number): void {
  const [, type, location = ""] = featureLine.exec(text) ?? [];
  if (type !== undefined) {
    entries.push({ line, type, location, qualifiers: new Map() });
    return;
  }
  const last = entries.at(-1);
  const rest = goesOn.exec(text)?.[1]?.trim();
  if (!last || rest === undefined) return;
  const [, name, value] = /^\/([\w-]+)(?:=(.*))?$/.exec(rest) ?? [];
  if (name !== undefined) append(last.qualifiers, name, value ?? "true");
  else if (last.qualifiers.size === 0) last.location += rest;
  else extendLast(last.qualifiers, rest);
}

/** A value goes on in the next line; sequences without a blank between. */
function extendLast(qualifiers: Map<string, string[]>, rest: string): void {
  const [name, values] = [...qualifiers].at(-1) ?? [];
  const before = values?.pop();
  if (name !== undefined && values && before !== undefined)
    values.push(name === "translation" ? before + rest : `${before} ${rest}`);
}

/** Qualifiers without their quotation marks. */
const attributesOf = ({ qualifiers }: Entry): Map<string, readonly string[]> =>
  new Map(
    [...qualifiers].map(([name, values]) => [
      name.toLowerCase(),
      values.map((value) => value.replace(/^"(.*)"$/s, "$1").replaceAll('""', '"')),
    ]),
  );

/** What of a family a feature type is; others stand alone. */
const transcriptTypes =
  /^(?:mRNA|tRNA|rRNA|ncRNA|misc_RNA|tmRNA|precursor_RNA|prim_transcript|snRNA|snoRNA|.*_segment)$/;

/** The features of an entry with genes above what they make, whether or not the entry writes them. */
function featuresOf(draft: Draft, { note }: Source): SourceFeature[] {
  const features: SourceFeature[] = [];
  const genes = new Map<string, SourceFeature>();
  const bodies: SourceFeature[] = [];
  for (const [at, entry] of draft.entries.entries()) {
    const pieces = readLocation(entry.location);
    if (!pieces) {
      note(entry.line, `${entry.type}: the location cannot be read: left out`, entry.location);
      continue;
    }
    const attributes = attributesOf(entry);
    const key = ["locus_tag", "systematic_id", "gene"]
      .map((name) => attributes.get(name)?.[0] ?? "")
      .find((id) => id !== "");
    const whole = wholeOf(draft.id, entry, pieces, attributes);
    if (key !== undefined && /^(?:gene|pseudogene)$/.test(entry.type)) {
      const gene = { ...whole, id: key };
      genes.set(key, gene);
      features.push(gene);
    } else if (key !== undefined && (entry.type === "CDS" || transcriptTypes.test(entry.type))) {
      const before = genes.get(key);
      // The entry may have no line for the gene: it then spans what it makes.
      if (!before)
        genes.set(key, { ...whole, type: "gene", id: key, attributes: withoutTranslation(attributes) });
      bodies.push(...bodyOf(whole, `${madeUp}${draft.id}:${at}`, key, pieces, entry.type === "CDS"));
    } else if (entry.type !== "CDS")
      features.push(entry.type === "source" ? { ...whole, type: "region" } : whole);
  }
  const written = new Set(features.map(({ id }) => id));
  return [...features, ...[...genes.values()].filter(({ id }) => !written.has(id)), ...bodies];
}

const withoutTranslation = (
  attributes: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> => new Map([...attributes].filter(([name]) => name !== "translation"));

function wholeOf(
  seqid: string,
  { line, type }: Entry,
  pieces: readonly {
    readonly start: number;
    readonly end: number;
    readonly strand: SourceFeature["strand"];
  }[],
  attributes: ReadonlyMap<string, readonly string[]>,
): SourceFeature {
  return {
    line,
    seqid,
    source: "",
    type,
    start: Math.min(...pieces.map(({ start }) => start)),
    end: Math.max(...pieces.map(({ end }) => end)),
    strand: pieces[0]?.strand ?? ".",
    phase: null,
    id: null,
    parents: [],
    attributes,
  };
}

/** A CDS as its parts below the gene; a transcript with its exons. */
function bodyOf(
  whole: SourceFeature,
  id: string,
  gene: string,
  pieces: readonly {
    readonly start: number;
    readonly end: number;
    readonly strand: SourceFeature["strand"];
  }[],
  isCoding: boolean,
): SourceFeature[] {
  if (!isCoding)
    return [
      { ...whole, id, parents: [gene] },
      ...pieces.map((piece) => ({ ...whole, ...piece, type: "exon", id: null, parents: [id] })),
    ];
  const begin = Number(whole.attributes.get("codon_start")?.[0] ?? "1");
  const strand = whole.strand;
  const firstCoding =
    strand === "-"
      ? Math.max(...pieces.map(({ end }) => end))
      : Math.min(...pieces.map(({ start }) => start));
  return pieces.map((piece) => ({
    ...whole,
    ...piece,
    id,
    parents: [gene],
    // The other phases follow from the first.
    phase:
      firstCoding === (strand === "-" ? piece.end : piece.start)
        ? begin === 2
          ? 1
          : begin === 3
            ? 2
            : 0
        : null,
  }));
}
