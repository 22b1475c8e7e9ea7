/** Reads the table that UniProt's search gives for download. */
import type { ProductNames } from "../annotations/read-gpi.ts";
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";
import { linesOfTable } from "./lines-of-table.ts";

/** Columns with names of genes, the systematic ones first. */
const nameColumns = [
  "Gene Names (ordered locus)",
  "Gene Names (ORF)",
  "Gene Names (primary)",
  "Gene Names",
  "GeneID",
  "RefSeq",
];

/** The names of genes that the release has; their accessions mean these genes from then on. */
export async function readUniprot(source: Source, genes: GeneIndex): Promise<ProductNames[]> {
  const found: ProductNames[] = [];
  let header: readonly string[] | null = null;
  for await (const { line, cells, text } of linesOfTable(source)) {
    if (!header) {
      header = cells;
      if (!nameColumns.some((name) => cells.includes(name)))
        source.note(line, `no column names genes: add ${nameColumns[0]} or Gene Names to the download`, text);
      continue;
    }
    const cell = (name: string): string => cells[header?.indexOf(name) ?? -1] ?? "";
    const accession = cells[0] ?? "";
    if (!/^[A-Z0-9]{6,10}$/.test(accession)) {
      source.note(line, `Entry: expected a UniProt accession, found "${accession}"`, text);
      continue;
    }
    const names = nameColumns.flatMap((name) => cell(name).split(/[\s;]+/)).filter((name) => name !== "");
    const gene = genes.find(accession, ...names);
    if (gene === null) {
      source.note(line, `"${accession}" is the protein of no gene of the assembly: the row is left out`);
      continue;
    }
    genes.add(accession, gene);
    // Other names of a protein stand behind the first, in brackets.
    const name = cell("Protein names").replace(/\s+\((?:EC |.*$).*/, "");
    found.push({ gene, symbol: cell("Gene Names (primary)"), name, synonyms: [], uniprot: accession });
  }
  return found;
}
