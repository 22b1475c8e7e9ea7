/** Reads a table of genes with a header row, whatever its columns are called. */
import { codingParts } from "../models/coding-parts.ts";
import { geneTypeOf } from "../models/gene-types.ts";
import { geneTypes } from "../../read/tables/genes.ts";
import { ReadFailure } from "../../read/problem.ts";
import type { GffFeature } from "../../read/records.ts";
import type { Note } from "../../read/problem.ts";
import type { ImportedGene, TranscriptModel } from "../models/model.ts";
import type { Source } from "../sources/open-source.ts";

/** Header cells in small letters, by what they mean; the first that a table has is read. */
const columnNames = {
  id: [
    "locus tag",
    "locus_tag",
    "systematic_id",
    "systematic id",
    "gene_systematic_id",
    "systematic name",
    "gene stable id",
    "gene > systematic name",
    "ordered locus name",
    "gene_id",
    "gene id",
    "primary identifier",
    "id",
    "symbol",
    "gene",
  ],
  name: ["gene_name", "gene name", "symbol", "standard name", "gene symbol", "gene"],
  product: ["product", "gene_product", "product description", "gene description", "description", "name"],
  type: ["gene_type", "gene type", "gene_biotype", "biotype", "feature type", "type"],
  seqid: [
    "accession",
    "seqid",
    "genomic_accession",
    "chromosome_id",
    "chromosome/scaffold name",
    "chromosome",
    "contig",
    "scaffold",
  ],
  start: ["start", "begin", "gene start (bp)", "start position"],
  end: ["end", "stop", "gene end (bp)", "end position"],
  strand: ["strand", "orientation"],
  synonyms: ["synonyms", "gene synonyms", "gene synonym", "aliases", "alias", "synonym"],
  uniprot: [
    "uniprot_id",
    "uniprot",
    "uniprot accession",
    "uniprotkb",
    "uniprotkb/swiss-prot id",
    "uniprot id",
  ],
  exons: ["exons"],
  cds: ["cds"],
} as const;
type ColumnName = keyof typeof columnNames;

const strands: Readonly<Record<string, GffFeature["strand"]>> = {
  "+": "+",
  plus: "+",
  forward: "+",
  "1": "+",
  "+1": "+",
  "-": "-",
  minus: "-",
  reverse: "-",
  "-1": "-",
};

/** The genes of a table; rows without an id or with numbers that are none are noted and left out. */
export async function readGeneTable({ lines, note, file }: Source): Promise<ImportedGene[]> {
  let columns: ReadonlyMap<ColumnName, number> | null = null;
  const genes: ImportedGene[] = [];
  const seen = new Map<string, number>();
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries()) {
      const line = batch.first + index;
      if (text.trim() === "") continue;
      if (!columns) {
        columns = columnsOf(text, file);
        continue;
      }
      const gene = geneOf(text.split("\t"), columns, line, note);
      if (!gene) continue;
      const first = seen.get(gene.id);
      if (first !== undefined) {
        note(line, `gene "${gene.id}" is in line ${first} already: the row is left out`);
        continue;
      }
      seen.set(gene.id, line);
      genes.push(gene);
    }
  return genes;
}

function columnsOf(header: string, file: string): ReadonlyMap<ColumnName, number> {
  const cells = header
    .replace(/^#\s*/, "")
    .split("\t")
    .map((cell) => cell.trim().toLowerCase());
  const found = new Map<ColumnName, number>();
  // Object.entries forgets the key type.
  for (const [key, names] of Object.entries(columnNames) as [ColumnName, readonly string[]][]) {
    const at = names.map((name) => cells.indexOf(name)).find((index) => index >= 0);
    if (at !== undefined) found.set(key, at);
  }
  if (!found.has("id"))
    throw new ReadFailure(1, `${file} has no column with ids of genes, such as locus_tag`, header);
  for (const key of ["name", "product"] as const) if (found.get(key) === found.get("id")) found.delete(key);
  return found;
}

function geneOf(
  cells: readonly string[],
  columns: ReadonlyMap<ColumnName, number>,
  line: number,
  note: Note,
): ImportedGene | null {
  const at = (name: ColumnName): string => (cells[columns.get(name) ?? -1] ?? "").trim();
  const id = at("id").replaceAll(/\s+/g, "_");
  if (id === "") {
    note(line, "a row without the id of a gene: left out", cells.join("\t"));
    return null;
  }
  const word = at("type");
  const type = geneTypes.find((known) => known === word) ?? geneTypeOf(word);
  if (word !== "" && type === null)
    note(line, `"${word}" is no kind of gene that import knows: read as unclassified gene`);
  const location = locationOf(at("seqid"), at("start"), at("end"), at("strand"));
  if (typeof location === "string") note(line, `${location}: the place of ${id} is left out`);
  return {
    id,
    name: at("name") === id ? "" : at("name"),
    product: at("product"),
    type: type ?? "unclassified gene",
    synonyms: at("synonyms")
      .split(/[|,;]\s*/)
      .filter((synonym) => synonym !== "" && synonym !== id),
    uniprot: at("uniprot").split(/[|,;]/)[0] ?? "",
    xrefs: [],
    location: typeof location === "string" ? null : location,
    transcripts:
      location !== null && typeof location !== "string"
        ? transcriptsOf(id, at("exons"), at("cds"), location.strand)
        : [],
  };
}

/** null where the table has no place for the gene; a reason where it is wrong. */
function locationOf(seqid: string, startCell: string, endCell: string, strandCell: string) {
  if (seqid === "" || startCell === "" || endCell === "") return null;
  const [one, other] = [Number(startCell.replaceAll(",", "")), Number(endCell.replaceAll(",", ""))];
  if (!Number.isSafeInteger(one) || !Number.isSafeInteger(other) || one < 1 || other < 1)
    return `start and end: expected whole numbers, found "${startCell}" and "${endCell}"`;
  // Some tables write genes of the reverse strand from their start to their end.
  const strand = strands[strandCell.toLowerCase()] ?? (strandCell === "" && one > other ? "-" : "?");
  return { seqid, start: Math.min(one, other), end: Math.max(one, other), strand };
}

/** The one transcript that columns with exons (`1..30,50..90`) or coding parts describe. */
function transcriptsOf(
  gene: string,
  exonCell: string,
  cdsCell: string,
  strand: GffFeature["strand"],
): TranscriptModel[] {
  const ranges = (cell: string) =>
    [...cell.matchAll(/(\d+)\s*(?:\.\.|-)\s*(\d+)/g)]
      .map(([, start, end]) => ({ start: Number(start), end: Number(end) }))
      .toSorted((a, b) => a.start - b.start);
  const cds = ranges(cdsCell);
  const exons = exonCell === "" ? cds : ranges(exonCell);
  if (exons.length === 0) return [];
  return [
    {
      id: `${gene}.1`,
      type: cds.length > 0 ? "mRNA" : "transcript",
      start: Math.min(...exons.map(({ start }) => start)),
      end: Math.max(...exons.map(({ end }) => end)),
      exons,
      coding:
        codingParts(
          cds.map((range) => ({ ...range, phase: null })),
          [],
          strand,
        ) ?? [],
      proteinIds: [],
      peptide: "",
    },
  ];
}
