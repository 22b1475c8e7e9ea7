/** What pieces of a text can say, what a saying is worth, and what is known where pieces are read. Pure. */
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import type { Role } from "../parse/relation-words.ts";
import type { DeploymentWords, Names } from "./deployment-words.ts";
import type { Extreme } from "./extremes.ts";
import type { Places } from "./landmarks.ts";
import type { Beside, Location } from "./location.ts";
import type { Quantity } from "./quantity.ts";
import type { OrthologOf, Vocabulary } from "./read-vocabulary.ts";
import type { Token } from "./tokens.ts";
import type { Found, Meaning, NamedAllele } from "./vocabulary.ts";

/** What words next to each other say. */
type Reading =
  | { readonly is: "role"; readonly role: Role }
  /** What is done to the product of a gene, by those with a function. */
  | { readonly is: "action"; readonly by: Meaning }
  | { readonly is: "meaning"; readonly found: readonly Found[] }
  | { readonly is: "gene"; readonly ranks: readonly number[]; readonly orthologs: readonly OrthologOf[] }
  | { readonly is: "family"; readonly letters: string; readonly ranks: readonly number[] }
  | { readonly is: "allele"; readonly alleles: readonly NamedAllele[] }
  | { readonly is: "taxon"; readonly taxonid: number }
  | { readonly is: "location"; readonly location: Location }
  /** Beside any of these. */
  | { readonly is: "places"; readonly places: Places }
  /** Between two genes: what lies there, or what they are to each other. */
  | { readonly is: "between"; readonly ranks: readonly [number, number] }
  | { readonly is: "quantity"; readonly quantity: Quantity }
  | { readonly is: "extreme"; readonly extreme: Extreme }
  /** Genes beside the gene or place that is named next. */
  | { readonly is: "beside"; readonly beside: Beside }
  /** What the release does not tell. */
  | { readonly is: "gap"; readonly gap: DataGap }
  | { readonly is: "reference"; readonly id: string }
  /** A gene of another organism, by its symbol alone, which nothing here is called. */
  | { readonly is: "foreign" }
  | { readonly is: "unknown" };

/** What the tokens [start, end) say. */
export type Piece = Reading & { readonly start: number; readonly end: number };
export type PieceOf<I extends Reading["is"]> = Extract<Piece, { readonly is: I }>;

/** What says where on chromosomes genes lie. */
export type PieceOfPlaces = PieceOf<"beside" | "location" | "places" | "between">;
const ofPlaces: ReadonlySet<Reading["is"]> = new Set<Reading["is"]>([
  "beside",
  "location",
  "places",
  "between",
]);
/** Whether a piece does. */
export const isOfPlaces = (piece: Piece): piece is PieceOfPlaces => ofPlaces.has(piece.is);

export interface Scored {
  readonly said: Reading;
  readonly score: number;
}

/** A word that is explained is worth most, words that are explained together a little more. */
export const worth = {
  word: 10,
  together: 5,
  role: 10,
  rolesTogether: 15,
  name: 13,
  location: 14,
  /** More than a NOT and a bound: "with no more than 2 introns". */
  bound: 15.5,
  /** More than a size and a chromosome: "between 100 and 150 kb on chromosome II". */
  place: 20,
  /** More than a name without some of its words, less than any other. */
  shared: 1.5,
} as const;
/** What a fit is worth more than the words alone. */
export const fitWorth = [3, 2.5, 2.2, 2, 1, 1, 0] as const;

export interface Reader extends DeploymentWords {
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  readonly names: Names;
  /** Of each token, whether it can stand in a name of several words. */
  readonly isInNames: readonly boolean[];
  /** Whether all is about one gene: then words of what one wants to know of it name nothing else. */
  readonly describesGene: boolean;
  /** Whether other words tell that cells are described: alone, "large" and "long" say little of a mutant's cells. */
  readonly saysCells: boolean;
  /** Whether a term is a phenotype. */
  readonly isOfCells: (meaning: Meaning) => boolean;
  /** Whether words say that something beside a place is meant. */
  readonly asksForPlaces: boolean;
  /** Whether a word says that publications are wanted: those are found by words, and not by what genes are or do. */
  readonly asksForPapers: boolean;
  /** What hardly any text says, so that not each span of each is asked for it. */
  readonly mayBe: { readonly around: boolean; readonly ofLevels: boolean; readonly ofOrthologs: boolean };
  /** Whether a word says that orthologs are meant: then names of other organisms' genes count in any case. */
  readonly asksForOrthologs: boolean;
}

/** Some words in a row, folded. */
export const foldedOf = (span: readonly Token[]): string => span.map((token) => token.folded).join(" ");
