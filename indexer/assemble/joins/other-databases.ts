/** What other databases call genes and their products, and the names of people. */
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";
import type { Genes } from "./genes.ts";

export interface OtherDatabases {
  /** By gene: RNAcentral's id of its RNA, BioGRID's id of the gene, what its name stands for. */
  readonly rnacentral: ReadonlyMap<string, string>;
  readonly biogrid: ReadonlyMap<string, string>;
  readonly nameDescriptions: ReadonlyMap<string, readonly string[]>;
  /** Whether RNAcentral has a drawing of the RNA. */
  readonly isDrawn: (urs: string) => boolean;
  /** By signature, such as PF00069: the InterPro entry that it belongs to. */
  readonly interpro: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  /** By ORCID. */
  readonly people: ReadonlyMap<string, string>;
}

/** RNAcentral writes the taxon behind ids that are meant for one species. */
const withoutTaxon = (urs: string): string => urs.replace(/_\d+$/, "");

/** Reads all files of this kind; of several ids of a gene the first stays. */
export async function joinOtherDatabases(rows: Rows, genes: Genes): Promise<OtherDatabases> {
  const [rnacentral, biogrid] = [new Map<string, string>(), new Map<string, string>()];
  const nameDescriptions = new Map<string, string[]>();
  const drawn = new Set<string>();
  const interpro = new Map<string, { id: string; name: string }>();
  const people = new Map<string, string>();
  for await (const row of rows("rnacentral")) {
    const gene = genes.find(row.gene)?.id;
    if (gene !== undefined && !rnacentral.has(gene)) rnacentral.set(gene, withoutTaxon(row.urs));
  }
  for await (const row of rows("rna-2d-structures")) drawn.add(withoutTaxon(row.urs));
  for await (const row of rows("biogrid-identifiers")) {
    const gene = row.type === "SYSTEMATIC NAME" ? genes.find(row.value)?.id : undefined;
    if (gene !== undefined && !biogrid.has(gene)) biogrid.set(gene, row.id);
  }
  for await (const row of rows("gene-name-descriptions")) {
    const gene = genes.find(row.gene)?.id;
    if (gene !== undefined) append(nameDescriptions, gene, row.description);
  }
  for await (const row of rows("protein2ipr"))
    interpro.set(row.signature, { id: row.interpro, name: row.name });
  for await (const row of rows("contributors")) people.set(row.orcid, row.name);
  return {
    rnacentral,
    biogrid,
    nameDescriptions,
    isDrawn: (urs) => drawn.has(urs),
    interpro,
    people,
  };
}
