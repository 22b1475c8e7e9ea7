/** What a file is, by how it begins; names of files say little and are often wrong. */
import { tables } from "../../read/tables.ts";
import type { Table } from "../../read/tables/columns.ts";
import type { TableFormat } from "../../read/tables.ts";

type SourceKind =
  | "fasta-dna"
  | "fasta-protein"
  | "gff3"
  | "gtf"
  | "genbank"
  | "embl"
  | "gaf"
  | "gpad"
  | "gpi"
  | "obo"
  | "obo-graphs"
  | "orthoxml"
  | "mitab"
  | "interproscan"
  | "uniprot"
  | "gene-table"
  | "pairs";

/** A kind of source, or a table that a release takes as it is. */
export type Detected =
  | { readonly kind: SourceKind }
  | { readonly kind: "release-table"; readonly format: TableFormat };

/** Header cells by which a table of genes is known. */
const geneColumns =
  /^(?:gene[ _]?id|gene[ _]stable[ _]id|systematic[ _](?:id|name)|locus[ _]tag|ordered[ _]locus.*|symbol|gene|id)$/i;

const tab = "\t";
const curie = /^[A-Za-z][\w.-]*:\S+$/;

/**
 * The kind of a file from its first lines.
 * @returns null where none of the formats begins so
 */
export function detect(lines: readonly string[]): Detected | null {
  const [first = ""] = lines;
  const data = lines.find((line) => line.trim() !== "" && !/^[#!]/.test(line)) ?? "";
  const cells = data.split(tab);
  if (/^!gaf-version/im.test(lines.join("\n"))) return { kind: "gaf" };
  if (/^!gp[ai]d?-version/im.test(lines.join("\n")))
    return { kind: /^!gpi-version/im.test(lines.join("\n")) ? "gpi" : "gpad" };
  // Of JSON and XML one kind each is read; its reader says when it is another.
  if (/^\s*[{[]/.test(first)) return { kind: "obo-graphs" };
  if (/^\s*</.test(first)) return { kind: "orthoxml" };
  if (first.startsWith(">")) return { kind: isProtein(lines) ? "fasta-protein" : "fasta-dna" };
  if (first.startsWith("##gff-version")) return { kind: /^##gff-version\s+2/.test(first) ? "gtf" : "gff3" };
  if (first.startsWith("LOCUS ")) return { kind: "genbank" };
  if (/^ID {3}/.test(first)) return { kind: "embl" };
  if (lines.some((line) => /^\[Term\]|^format-version:|^data-version:/.test(line))) return { kind: "obo" };
  if (cells.length === 9 && /gene_id\s+"/.test(cells[8] ?? "")) return { kind: "gtf" };
  if (cells.length === 9 && /^\d+$/.test(cells[3] ?? "") && /^\d+$/.test(cells[4] ?? ""))
    return { kind: "gff3" };
  const others = lines.slice(1).map((line) => line.split(tab));
  if (
    others.some((row) => (row.length === 2 || row.length === 3) && curie.test(row[1] ?? "")) &&
    cells.length <= 3
  )
    return { kind: "pairs" };
  return detectTable(first, cells);
}

function detectTable(first: string, cells: readonly string[]): Detected | null {
  const header = first.replace(/^#\s*/, "").split(tab);
  if (
    /^ID\(?s?\)? interactor A$/i.test(header[0] ?? "") ||
    (cells.length >= 15 && /^(?:psi-mi|taxid):/.test(cells[9] ?? ""))
  )
    return { kind: "mitab" };
  if (header[0] === "Entry" || (header[0] === "Accession" && header.includes("Entry name")))
    return { kind: "uniprot" };
  if (cells.length >= 11 && /^[0-9a-f]{32}$/i.test(cells[1] ?? "")) return { kind: "interproscan" };
  if (cells.length === 17 && /^GO:\d{7}$/.test(cells[4] ?? "")) return { kind: "gaf" };
  const format = releaseTableOf(header);
  if (format) return { kind: "release-table", format };
  if (header.length >= 2 && header.some((cell) => geneColumns.test(cell.trim())))
    return { kind: "gene-table" };
  return cells.length === 2 || cells.length === 3 ? { kind: "pairs" } : null;
}

/** The release format whose header row this is. */
function releaseTableOf(header: readonly string[]): TableFormat | null {
  // Object.keys forgets the key type.
  for (const format of Object.keys(tables) as TableFormat[]) {
    const table: Table = tables[format];
    if (table.header === "none") continue;
    const required = Object.entries(table.columns).filter(([key]) => !table.optional?.includes(key));
    if (required.length > 1 && required.every(([, column], at) => column.header === header[at]))
      return format;
  }
  return null;
}

/** Letters of proteins alone, in the first sequences. */
function isProtein(lines: readonly string[]): boolean {
  const residues = lines
    .filter((line) => !line.startsWith(">"))
    .join("")
    .toUpperCase();
  const nucleotides = residues.replaceAll(/[^ACGTUN]/g, "").length;
  return nucleotides < (/[EFILPQZ*]/.test(residues) ? 0.9 : 0.5) * residues.length;
}
