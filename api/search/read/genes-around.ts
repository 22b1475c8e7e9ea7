/** What texts say of the genes around a gene: overlapping genes, antisense lncRNAs, genes more than 5 kb from any other. Pure. */
import { genesAround } from "../../../index-mappings/gene-places.ts";
import type { GenePlace, GenesAround } from "../../../index-mappings/gene-places.ts";
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { GeneRow, GeneTable } from "../../queries/gene-table.ts";
import type { Around } from "./location.ts";
import type { Part } from "./part.ts";
import { numbersOf, quantityOf, rangeText } from "./quantity.ts";
import type { Quantity, Range } from "./quantity.ts";
import { idsOf, namesOf } from "./said.ts";
import type { UnplacedPart } from "./said.ts";

type Counted = "overlapping_gene_count" | "antisense_gene_count" | "nearest_gene_distance";

const within = (range_type: Counted, label: string, { start, end }: Range): Quantity => ({
  label,
  node: { int_range: { range_type, start, end } },
});
const counts = {
  overlapping: (range: Range) =>
    within("overlapping_gene_count", `overlapping genes ${rangeText(range)}`, range),
  antisense: (range: Range) => within("antisense_gene_count", `antisense genes ${rangeText(range)}`, range),
};
const any: Range = { start: 1, end: null };
const none: Range = { start: 0, end: 0 };

/** Genes that overlap any other, or lie on the other strand of any. */
export const anyAround = (way: "overlapping" | "antisense"): Quantity => counts[way](any);

const rna: QueryNode = { subset: { subset_name: "feature_type_ncRNA_gene" } };
/** Antisense RNAs code for nothing; what has one may be anything. */
const antisenseRna: Quantity = {
  label: `ncRNA gene, ${counts.antisense(any).label}`,
  node: { and: [counts.antisense(any).node, rna] },
};
const antisenseToRna: Quantity = {
  label: "antisense to any ncRNA gene",
  node: { gene_list: { genes: [] } },
  around: { way: "antisense", side: null, of: rna },
};

const things = "(?:genes?|transcripts?|rnas?)";
const others = `(?:each other|one another|another gene|(?:an)?other genes?|any (?:other )?genes?|genes?)`;
const numbered = [
  { numbers: numbersOf(`(?:other )?overlapping ${things}|overlaps?`), count: counts.overlapping },
  {
    numbers: numbersOf(`(?:(?:overlapping )?antisense|opposite[ -]strand) ${things}|antisenses?`),
    count: counts.antisense,
  },
];
const having = "(?:(?:with|having|have|has|that have|which have) )?(?:an? |any )?";
const inWords: readonly (readonly [RegExp, Quantity])[] = [
  [
    new RegExp(`^(?:non-?overlapping|(?:do|does) not overlap(?: with)? ${others})$`),
    counts.overlapping(none),
  ],
  [new RegExp(`^(?:that |which )?overlap(?:s|ping)?(?: with)? ${others}$`), counts.overlapping(any)],
  [new RegExp(`^${having}overlapping ${things}$`), counts.overlapping(any)],
  [/^antisense rnas?$/, antisenseRna],
  [/^(?:with|having|have|has) (?:an? |any )?antisense rnas?$/, antisenseToRna],
  [new RegExp(`^${having}antisense ${things}$`), counts.antisense(any)],
  [new RegExp(`^antisense to ${others}$`), counts.antisense(any)],
];

const apart =
  /^(.+) (?:away |apart )?from (?:(?:any|the nearest|the next|the closest|their nearest|their|all|every)(?: other)? (?:genes?|neighbou?rs?)|(?:other|neighbou?ring) genes)$/;

/** Genes so far from all others: bases, as of the length of a gene where no other gene is named. */
function distanceOf(folded: string): Quantity | null {
  const [, bound] = apart.exec(folded) ?? [];
  const node = bound === undefined ? undefined : quantityOf(bound)?.node;
  if (node === undefined || !("int_range" in node)) return null;
  const range = { start: node.int_range.start ?? null, end: node.int_range.end ?? null };
  return within("nearest_gene_distance", `distance to the nearest gene ${rangeText(range)} nt`, range);
}

const hint = /overlap|antisense|opposite| from /;
/** Whether a folded text has something that every text of genes around others has. */
export const mayBeAround = (folded: string): boolean => hint.test(folded);

/** What genes are called that are said to be overlapping, or antisense: transcription is neither. */
const kindOfGene =
  /^(?:genes?|transcripts?|transcription units?|[a-z]*rnas?|orfs?|loc(?:us|i)|pseudogenes?|proteins?|(?:protein|non)?-?coding|essential|long|non)$/;

/**
 * What a folded text says of the number of genes around others, or of their distance; null of other texts.
 * @param before the word before it, folded; "" at the beginning
 * @param next the word behind it, folded; "" at the end
 */
export function numberAround(folded: string, before: string, next: string): Quantity | null {
  if (!hint.test(folded)) return null;
  if ((folded === "overlapping" || folded === "antisense") && kindOfGene.test(next))
    return counts[folded](any);
  // What has no antisense RNA may have an antisense gene that codes for something.
  if (/^(?:any )?antisense rnas?$/.test(folded) && /^(?:without|no|lacking)$/.test(before))
    return antisenseToRna;
  const said = inWords.find(([pattern]) => pattern.test(folded));
  if (said) return said[1];
  for (const { numbers, count } of numbered) {
    const range = numbers(folded);
    if (range !== null && !(range.end === 0 && /rna/.test(folded))) return count(range);
  }
  return distanceOf(folded);
}

type Placed = GenePlace & { readonly row: GeneRow };
type Table = Pick<GeneTable, "rows">;

const aroundByTable = new WeakMap<Table["rows"], ReadonlyMap<string, GenesAround<Placed>>>();

/** Worked out when it is first asked for: most texts ask for no places. */
function aroundIn({ rows }: Table): ReadonlyMap<string, GenesAround<Placed>> {
  const known = aroundByTable.get(rows);
  if (known) return known;
  const made = genesAround(
    rows.flatMap((row): Placed[] => {
      const { gene_uniquename: id, chromosome, start_pos: start, end_pos: end, strand } = row;
      return chromosome === null || start === null || end === null
        ? []
        : [{ id, chromosome, start, end, strand, row }];
    }),
  );
  aroundByTable.set(rows, made);
  return made;
}

/** Those next to a gene on one side of it, as it is read, or on both. */
function nextTo(
  { before, behind }: GenesAround<Placed>,
  { strand }: GeneRow,
  side: Around["side"],
): readonly Placed[] {
  if (side === null) return [...before, ...behind];
  return (side === "upstream") === (strand === "forward") ? before : behind;
}

/** What lies around any of some genes, in the order of the table; they themselves only where they lie around others of them. */
export function rowsAround(genes: readonly GeneRow[], { way, side }: Around, table: Table): GeneRow[] {
  const around = aroundIn(table);
  const found = new Set(
    genes.flatMap((gene) => {
      const of = around.get(gene.gene_uniquename);
      const some = of && (way === "adjacent" ? nextTo(of, gene, side) : of[way]);
      return (some ?? []).map(({ row }) => row);
    }),
  );
  return table.rows.filter((row) => found.has(row));
}

const sideText = { upstream: "upstream of", downstream: "downstream of" } as const;

/** "Overlapping ura4", "antisense to ura4", "next to ura4 without overlapping it". */
function aroundText({ way, side }: Around, what: string): string {
  switch (way) {
    case "overlapping":
      return `overlapping ${what}`;
    case "antisense":
      return `antisense to ${what}`;
    case "adjacent":
      return `first ${side === null ? "on either side of" : sideText[side]} ${what} that ${side === null ? "do" : "does"} not overlap`;
  }
}

/** The genes around those that are named; null where the release does not tell where they are. */
export function ofGenesAround(genes: readonly GeneRow[], around: Around, table: Table): UnplacedPart | null {
  const placed = genes.filter(({ gene_uniquename: id }) => aroundIn(table).has(id));
  return placed.length === 0
    ? null
    : {
        kind: "location",
        id: idsOf(placed).join(","),
        label: aroundText(around, namesOf(placed)),
        node: { gene_list: { genes: idsOf(rowsAround(placed, around, table)) } },
        genes: idsOf(placed),
      };
}

const inWordsOf = ({ label, isNot, isOr }: Part, at: number): string =>
  `${at > 0 ? (isOr ? "or " : "and ") : ""}${isNot ? "not " : ""}${label}`;

/** The genes around those that fit other conditions, which are looked for before these are known. */
export const ofSetAround = (around: Around, parts: readonly Part[], of: QueryNode): UnplacedPart => ({
  kind: "location",
  id: around.way,
  label: aroundText(around, `any gene of: ${parts.map(inWordsOf).join(" ")}`),
  node: { gene_list: { genes: [] } },
  around: { ...around, of },
});
