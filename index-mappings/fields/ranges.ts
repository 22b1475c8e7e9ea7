/** The ranges that queries can ask for, as the catalogue of genes says them. */
import { entriesOf } from "./field.ts";
import { geneFields } from "./gene.ts";

type GeneFields = typeof geneFields;
type RangeNode = "int_range" | "float_range";

type RangeField<Node extends RangeNode> = {
  [K in keyof GeneFields]: GeneFields[K] extends { readonly query: { readonly node: Node } } ? K : never;
}[keyof GeneFields];

/** Fields of whole numbers that queries ask for. */
export type IntRangeField = RangeField<"int_range">;

/** Names of ranges in requests: those that their entries give, else those of the fields. */
type NameOf<K extends keyof GeneFields> = GeneFields[K] extends {
  readonly query: { readonly name: infer Name extends string };
}
  ? Name
  : K;
type RangeName<Node extends RangeNode> = { [K in RangeField<Node>]: NameOf<K> }[RangeField<Node>];

type RangeOption = Extract<
  GeneFields[keyof GeneFields],
  { readonly query: { readonly option: string } }
>["query"]["option"];

interface RangeEntry {
  readonly field: string;
  readonly node: RangeNode;
  readonly name: string;
  readonly option: string | null;
}

const ranges: readonly RangeEntry[] = entriesOf(geneFields).flatMap(([field, entry]) =>
  (entry.type === "integer" || entry.type === "float") && entry.query
    ? [
        {
          field,
          node: entry.query.node,
          name: entry.query.name ?? field,
          option: entry.query.option ?? null,
        },
      ]
    : [],
);

const namesOf = (node: RangeNode): readonly string[] => [
  ...new Set(ranges.flatMap((range) => (range.node === node ? [range.name] : []))),
];
/** Names of the ranges of whole numbers, each once. RangeName is made of the same names. */
export const intRanges = namesOf("int_range") as readonly RangeName<"int_range">[];
/** Names of the ranges of measures, each once. As above. */
export const floatRanges = namesOf("float_range") as readonly RangeName<"float_range">[];

/** What a range with options can count; the first is meant where none is given. */
export const rangeOptions = ranges.flatMap(
  ({ option }) => option ?? [],
  // RangeOption is made of the same words.
) as readonly RangeOption[];

/** The field of a range; null for one that there is not. */
export const rangeField = (name: string, option?: string | null): string | null => {
  const named = ranges.filter((range) => range.name === name);
  return (named.find((range) => range.option === (option ?? null)) ?? named[0])?.field ?? null;
};
