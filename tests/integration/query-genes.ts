/** What a release says of a gene, as the reference of queries asks for it. */
export interface TermStatement {
  readonly term: string;
  readonly extension: string;
  readonly kind: "molecular_function" | "go" | "single_locus_phenotype" | "other_phenotype" | "other";
}

export interface GenotypeRow {
  readonly term: string;
  readonly loci: number;
  readonly ploidy: "haploid" | "diploid";
  /** Of the only allele of a haploid genotype. */
  readonly expression: "null" | "wt-overexpressed" | null;
  /** Id → values; "" for none. */
  readonly conditions: readonly (readonly [id: string, value: string])[];
}

export interface ReferenceGene {
  readonly id: string;
  /** "" without one. */
  readonly name: string;
  readonly product: string;
  readonly type: string;
  chromosome: string;
  start: number;
  end: number;
  /** "" where the release does not place it. */
  strand: string;
  readonly numbers: Record<string, number>;
  /** By the names of their ranges. */
  readonly measures: { protein_mol_weight?: number; isoelectric_point?: number };
  readonly said: TermStatement[];
  readonly paired: string[];
  readonly rows: GenotypeRow[];
  readonly references: Set<string>;
  readonly taxa: Set<number>;
  readonly paralogs: Set<string>;
  readonly subsets: Set<string>;
  readonly interactions: {
    readonly type: string;
    readonly gene: string;
    readonly evidence: string;
    readonly throughput: string;
  }[];
}

export type Cells = readonly string[];

/** The files of a release, and what is known of its genes while they are read. */
export interface ReleaseReader {
  readonly genes: ReadonlyMap<string, ReferenceGene>;
  /** The gene that an id of a file means. */
  readonly gene: (id?: string) => ReferenceGene | undefined;
  readonly findGene: (id: string) => string | null;
  readonly findTerm: (id: string) => string;
  /** Cells of all files of a format, without so many lines at the beginning of each. */
  readonly lines: (format: string, skip: number) => Promise<Cells[]>;
  readonly texts: (format: string) => Promise<string[]>;
}
