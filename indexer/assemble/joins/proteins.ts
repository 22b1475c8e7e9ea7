/** Domains, disordered regions, orthologs and paralogs by gene. */
import type { TableRow } from "../../read/tables.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";
import type { Genes } from "./genes.ts";
import type { Range } from "./features.ts";

export interface DomainMatch {
  readonly id: string;
  /** As the release spells it. */
  readonly database: string;
  readonly name: string | null;
  readonly description: string | null;
  /** In the order of the peptide. */
  readonly locations: readonly Range[];
}

export type Ortholog = TableRow<"orthologs">;

export type ByGene<T> = ReadonlyMap<string, readonly T[]>;

/** Matches grouped by entry; those of a gene in the order of their first residue. */
export async function joinDomains(rows: Rows, genes: Genes): Promise<ByGene<DomainMatch>> {
  const names = new Map<string, TableRow<"domain-names">>();
  for await (const row of rows("domain-names")) names.set(row.id, row);
  const matches = new Map<string, Map<string, DomainMatch & { readonly locations: Range[] }>>();
  for await (const { gene: id, domain, database, start, end } of rows("protein-domains")) {
    const gene = genes.find(id)?.id;
    if (gene === undefined) continue;
    const ofGene = matches.get(gene) ?? new Map();
    matches.set(gene, ofGene);
    const named = names.get(domain);
    // Ids are unique within their database: predictors of membrane domains all call one TMhelix.
    const entry = `${database} ${domain}`;
    const match = ofGene.get(entry) ?? {
      id: domain,
      database,
      name: named?.name || null,
      description: named?.description || null,
      locations: [],
    };
    ofGene.set(entry, match);
    match.locations.push({ start, end });
  }
  return new Map(
    [...matches].map(([gene, ofGene]) => {
      const list = [...ofGene.values()];
      for (const match of list) match.locations.sort((a, b) => a.start - b.start);
      return [gene, list.sort((a, b) => (a.locations[0]?.start ?? 0) - (b.locations[0]?.start ?? 0))];
    }),
  );
}

/** Disordered regions by gene; empty ones are left out. */
export async function joinDisorder(rows: Rows, genes: Genes): Promise<ByGene<Range>> {
  const regions = new Map<string, Range[]>();
  for await (const { gene: id, start, end } of rows("disordered-regions")) {
    const gene = genes.find(id)?.id;
    if (gene !== undefined && end >= start) append(regions, gene, { start, end });
  }
  return regions;
}

/** Orthologs by gene, in the order of their files. */
export async function joinOrthologs(rows: Rows, genes: Genes): Promise<ByGene<Ortholog>> {
  const orthologs = new Map<string, Ortholog[]>();
  for await (const row of rows("orthologs")) {
    const gene = genes.find(row.gene)?.id;
    if (gene !== undefined) append(orthologs, gene, row);
  }
  return orthologs;
}

/** The other genes of its groups, in their order. */
export async function joinParalogs(rows: Rows, genes: Genes): Promise<ByGene<string>> {
  const paralogs = new Map<string, string[]>();
  for await (const row of rows("paralogs")) {
    const group = new Set(row.genes.flatMap((id) => genes.find(id)?.id ?? []));
    for (const gene of group)
      for (const other of group)
        if (other !== gene && !paralogs.get(gene)?.includes(other)) append(paralogs, gene, other);
  }
  return paralogs;
}
