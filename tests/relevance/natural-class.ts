/** Questions of one class, and the genes that they are asked of. */

/** A gene as sets of genes are made of. */
export interface GeneFacts {
  readonly id: string;
  readonly name: string | null;
  readonly terms: ReadonlySet<string>;
  readonly subsets: ReadonlySet<string>;
  /** By `interactionKey`. */
  readonly interactions: ReadonlySet<string>;
  readonly taxa: ReadonlySet<number>;
  readonly references: readonly string[];
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  /** forward or reverse; "" where the release does not tell. */
  readonly strand: string;
  /** Residues; null of a gene without a protein. */
  readonly proteinLength: number | null;
  /** Coding exons; null of a gene without any. */
  readonly exons: number | null;
}

export interface NaturalQuery {
  readonly text: string;
  /** Ids of hits, or addresses of pages, of which one is among the first three. */
  readonly wanted: ReadonlySet<string>;
  /** Genes that the reading counts; null where none are counted. */
  readonly count: number | null;
}

export interface NaturalClass {
  readonly name: string;
  readonly queries: readonly NaturalQuery[];
}
