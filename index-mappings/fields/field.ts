/**
 * What a field of a record is, said once. From entries like these everything that knows fields is derived: the
 * mapping of the index, the type of the record, parameters, facets, orders, columns of tables and files, inputs of
 * queries, and what the documentation of the api says. Plain data, so that the compiler refuses states that make no
 * sense: an order of values without values, a range of words.
 */
import type { z } from "zod";
import type { TopicName } from "./topics.ts";

/** The fields that search looks through; searchable.ts says what stands in each. */
export type SearchField = "ids" | "names" | "synonyms" | "aliases" | "texts" | "passages";

/** What can be said of a field whatever its values are. */
interface Common {
  /** As people read it, in heads of files and tables. */
  readonly label: string;
  /** Of numbers: nt, residues, kDa … */
  readonly unit?: string;
  /** A sentence for the documentation of the api, where the label does not say it all. */
  readonly about?: string;
  /** Several values, none of which is an empty list; else one. */
  readonly many?: true;
  /** null where it is not known. */
  readonly optional?: true;
  /**
   * Whether the index is asked for it, gives it back, or (by default) both. What is only to be found has no field of its
   * own: its values are among those that search looks through.
   */
  readonly use?: "query" | "display" | "search";
  /** The table of a release that tells it: a thing a row, its id and the value, which some files spell otherwise. */
  readonly table?: {
    readonly format: string;
    readonly header: "row" | "none";
    readonly spellings?: Readonly<Record<string, string>>;
  };
  /** What a release may not tell at all: then the value is not known. A `table` is a topic of its own. */
  readonly topic?: TopicName;
  /** What search finds the thing by: the way in which it is matched, and how a match is named, in the order of the catalogue. */
  readonly found?: { readonly by: SearchField; readonly as: string };
  /** An order of search results. */
  readonly sort?: { readonly name: string; readonly ascending: string; readonly descending: string };
  /** A column of tables of things, which they can be sorted by; the name is that in answers and of the order. */
  readonly list?: {
    readonly name?: string;
    readonly label?: string;
    /** Fields to sort by instead, the first one first; `natural`: cdc2 before cdc10. */
    readonly sortBy?: "natural" | readonly string[];
    /** Left out until a visitor chooses it. */
    readonly hidden?: true;
  };
  /** Head of its column in files of tables of things, where it has one. */
  readonly listFile?: string;
  /** Head of its column in files of search results; those with a higher rank (0 unless said) come later. */
  readonly file?: string | { readonly head: string; readonly rank: number };
  /** A field of rows of query results, under this name when it is another. */
  readonly result?: true | { readonly name?: string; readonly label?: string };
  /** A property on the page of the thing, said as `label: value` among the others of the summary. */
  readonly page?: true;
}

/** A filter of search results; the name is that of the parameter. */
interface FacetOf<Order extends string> {
  readonly name?: string;
  readonly title: string;
  /** By number of things, by value, or (of an enum) as its values stand. */
  readonly order: Order;
  /** Facets with a higher one (0 unless said) come later. */
  readonly rank?: number;
  /** Offered where all kinds are mixed too, as "Genes by chromosome": choosing a value shows its kind. */
  readonly ofAll?: true;
}

/** A node of queries that asks for a range, by its name; several fields may be the options of one range. */
interface Range<Node extends string> {
  readonly node: Node;
  readonly name?: string;
  readonly option?: string;
}

/** Things that have a value make the subset `{field}_{value}`, which queries ask for. */
interface Subset {
  readonly node: "subset";
  /** What the subset of a value is called; else as the value is. */
  readonly words?: Readonly<Record<string, string>>;
  /** Genes that do not code are left out. */
  readonly codingOnly?: true;
}

interface Words extends Common {
  readonly type: "keyword";
  /** Values that people call something else. */
  readonly words?: Readonly<Record<string, string>>;
  readonly facet?: FacetOf<"count" | "value">;
  readonly query?: Subset;
}
interface OneOfSome extends Common {
  readonly type: "enum";
  /** In their order, with the words that people read. */
  readonly values: Readonly<Record<string, string>>;
  readonly facet?: FacetOf<"count" | "value" | "values">;
  readonly query?: Subset;
}
interface WholeNumber extends Common {
  readonly type: "integer";
  readonly facet?: FacetOf<"count" | "value">;
  readonly query?: Range<"int_range">;
}
interface RealNumber extends Common {
  readonly type: "float";
  readonly query?: Range<"float_range">;
}
interface YesOrNo extends Common {
  readonly type: "flag";
  readonly facet?: FacetOf<"values">;
  /** The words for both, true first. */
  readonly values?: Readonly<Record<"yes" | "no", string>>;
}
/** Something with parts, kept to be read. */
interface Structure extends Common {
  readonly type: "object";
  readonly shape: z.ZodType;
}
/** Numbers packed in base64, read as a column. */
interface Bytes extends Common {
  readonly type: "bytes";
}

export type Field = Words | OneOfSome | WholeNumber | RealNumber | YesOrNo | Structure | Bytes;

/** The fields of one kind of record, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

type OneValue<F> = F extends { readonly type: "enum"; readonly values: infer V }
  ? keyof V & string
  : F extends { readonly type: "integer" | "float" }
    ? number
    : F extends { readonly type: "flag" }
      ? boolean
      : F extends { readonly shape: z.ZodType<infer Value> }
        ? Value
        : string;

/** What a record has in a field. */
export type ValueOf<F> = F extends { readonly many: true }
  ? readonly OneValue<F>[]
  : F extends { readonly optional: true }
    ? OneValue<F> | null
    : OneValue<F>;

type OnlyFound = { readonly use: "search" };

/** A record of a catalogue. */
export type RecordOf<C extends Fields> = {
  readonly [K in keyof C as C[K] extends OnlyFound ? never : K]: ValueOf<C[K]>;
};

/** What search finds a thing by. */
export type FoundValues<C extends Fields> = {
  readonly [K in keyof C as C[K] extends { readonly found: object } ? K : never]: ValueOf<C[K]>;
};

/** Entries of a catalogue, in their order. */
export const entriesOf = (fields: Fields): [name: string, field: Field][] => Object.entries(fields);

/** A field that a thing is found by, and that its record does not have. */
export const searchText = <By extends SearchField>(by: By, as: string) =>
  ({ type: "keyword", label: as, use: "search", found: { by, as } }) as const;
