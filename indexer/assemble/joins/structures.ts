/** Experimental structures of proteins: entries of the PDB, by gene and by publication. */
import type { TableRow } from "../../read/tables.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";
import type { Genes } from "./genes.ts";

type Row = TableRow<"pdb-entries">;

/** An entry with the chains of it that are made from genes of the release. */
export interface Structure {
  /** What all rows of an entry say alike. */
  readonly entry: Row;
  readonly chains: readonly { readonly gene: string; readonly chain: string; readonly position: string }[];
}

export interface Structures {
  readonly ofGene: ReadonlyMap<string, readonly Structure[]>;
  readonly ofReference: ReadonlyMap<string, readonly Structure[]>;
}

/** Groups the rows by entry; the entries of a gene or publication stand in the order of their ids. */
export async function joinStructures(rows: Rows, genes: Genes): Promise<Structures> {
  const entries = new Map<string, { entry: Row; chains: Structure["chains"][number][] }>();
  for await (const row of rows("pdb-entries")) {
    const gene = genes.find(row.gene)?.id;
    if (gene === undefined) continue;
    const known = entries.get(row.id) ?? { entry: row, chains: [] };
    entries.set(row.id, known);
    known.chains.push({ gene, chain: row.chain, position: row.position });
  }
  const ofGene = new Map<string, Structure[]>();
  const ofReference = new Map<string, Structure[]>();
  for (const [, structure] of [...entries].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const gene of new Set(structure.chains.map((chain) => chain.gene))) append(ofGene, gene, structure);
    if (structure.entry.reference !== "") append(ofReference, structure.entry.reference, structure);
  }
  return { ofGene, ofReference };
}
