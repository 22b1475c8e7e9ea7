/** Where data sets say different things of one thing. */
import type { Dataset } from "../read/release-file.ts";
import type { SharedPropertyName } from "./properties.ts";

/** Two data sets that say different things of one thing. */
export interface Contradiction {
  /** The thing: a gene, allele, term … */
  readonly about: string;
  readonly property: SharedPropertyName;
  /** What a residue or base is one of, with its position: `G1.02.1:84`; null for other properties. */
  readonly part: string | null;
  readonly value: string;
  readonly dataset: Dataset;
  readonly line: number | null;
  /** What the data set that is believed says. */
  readonly against: { readonly value: string; readonly dataset: Dataset };
}

/** What one data set says of one property. */
export interface Compared {
  readonly dataset: Dataset;
  readonly property: SharedPropertyName;
  /** Things of which another data set says something too. */
  readonly things: number;
  readonly contradictions: readonly Contradiction[];
}
