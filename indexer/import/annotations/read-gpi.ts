/** Reads GPI 1.2 and 2.0: what gene products are called elsewhere. */
import type { GeneIndex } from "../genes/gene-index.ts";
import { expectVersion } from "../sources/version.ts";
import type { Source } from "../sources/open-source.ts";

/** Names that a file has for a gene. */
export interface ProductNames {
  readonly gene: string;
  readonly symbol: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly uniprot: string;
}

const versions = { format: "GPI", known: ["1.1", "1.2", "2.0", "2.1"] };
const minColumns = 7;

/** The names of genes that the release has; their ids in the file mean these genes from then on. */
export async function readGpi({ lines, note }: Source, genes: GeneIndex): Promise<ProductNames[]> {
  const found: ProductNames[] = [];
  let version = "";
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries()) {
      const [, said] = /^!gpi-version:\s*(\S+)/i.exec(text) ?? [];
      if (said !== undefined) expectVersion(said, versions, batch.first + index, text);
      version = said ?? version;
      if (text.trim() === "" || text.startsWith("!")) continue;
      const cells = text.split("\t").map((cell) => cell.trim());
      if (cells.length < minColumns) {
        note(batch.first + index, `expected the columns of GPI ${version}, found ${cells.length}`, text);
        continue;
      }
      const product = version.startsWith("2") ? second(cells) : first(cells);
      const { id, symbol, synonyms, parents, xrefs } = product;
      const gene = genes.find(id, ...parents, ...xrefs, symbol, ...synonyms);
      if (gene === null) {
        note(batch.first + index, `"${id}" (${symbol}) is no gene of the assembly: the row is left out`);
        continue;
      }
      for (const known of [id, ...xrefs.filter((xref) => xref.startsWith("UniProt"))]) genes.add(known, gene);
      const uniprot =
        [id, ...xrefs].find((xref) => xref.startsWith("UniProtKB:"))?.slice("UniProtKB:".length) ?? "";
      found.push({ gene, symbol, name: product.name, synonyms, uniprot });
    }
  return found;
}

const list = (cell: string | undefined): string[] => (cell ?? "").split("|").filter((part) => part !== "");

const second = (cells: readonly string[]) => ({
  id: cells[0] ?? "",
  symbol: cells[1] ?? "",
  name: cells[2] ?? "",
  synonyms: list(cells[3]),
  parents: [...list(cells[6]), ...list(cells[7])],
  xrefs: list(cells[9]),
});

/** Database and id apart, no column for what encodes it. */
const first = (cells: readonly string[]) => ({
  id: `${cells[0] ?? ""}:${cells[1] ?? ""}`,
  symbol: cells[2] ?? "",
  name: cells[3] ?? "",
  synonyms: list(cells[4]),
  parents: list(cells[7]),
  xrefs: list(cells[8]),
});
