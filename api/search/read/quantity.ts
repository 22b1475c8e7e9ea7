/** What texts say of sizes and numbers: proteins longer than 2,000 aa, genes with more than 5 introns, 10–20 kDa. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { AroundSet } from "./location.ts";

/** A bound on something that is counted or measured. */
export interface Quantity {
  readonly label: string;
  readonly node: QueryNode;
  /** What lies around genes that fit other conditions: the node says which when these have been looked for. */
  readonly around?: AroundSet | null;
  /** Folded words of the text that say more than was read: they are said to be left out. */
  readonly unread?: readonly string[];
}

/** Both ends included; null without a bound. */
export interface Range {
  readonly start: number | null;
  readonly end: number | null;
}

/** Something that is counted or measured. */
interface Unit {
  /** Words for it behind a number, as the source of a regular expression. */
  readonly words: string;
  /** What is measured, before the number: "protein length over 500". */
  readonly measure?: string;
  /** Of a range in the unit that was typed. */
  readonly node: (range: Range) => QueryNode;
  /** "protein length 100–200 aa" */
  readonly label: (range: string) => string;
  /** Whether a number alone is a bound: "5 introns", but not "500 aa". */
  readonly isCounted: boolean;
  /** Between one value and the next: more than 5 introns are 6. 0 for what is measured, as if the bound itself never occurred. */
  readonly step: 0 | 1;
}

type Counted = Extract<QueryNode, { readonly int_range: unknown }>["int_range"]["range_type"];

const countOf =
  (range_type: Counted) =>
  ({ start, end }: Range): QueryNode => ({ int_range: { range_type, start, end } });
const shifted = ({ start, end }: Range, by: number): Range => ({
  start: start === null ? null : start + by,
  end: end === null ? null : end + by,
});
const weight =
  (factor: number) =>
  ({ start, end }: Range): QueryNode => ({
    float_range: {
      range_type: "protein_mol_weight",
      start: start === null ? null : start * factor,
      end: end === null ? null : end * factor,
    },
  });
const length =
  (factor: number) =>
  ({ start, end }: Range): QueryNode =>
    countOf("unspliced_rna_length")({
      start: start === null ? null : Math.round(start * factor),
      end: end === null ? null : Math.round(end * factor),
    });

const units: readonly Unit[] = [
  {
    words: "aas?|amino[ -]?acids?|residues?",
    measure: "protein length",
    node: countOf("protein_length"),
    label: (range) => `protein length ${range} aa`,
    isCounted: false,
    step: 1,
  },
  {
    words: "kda|kd|kilodaltons?",
    measure: "molecular (?:weight|mass)|mass",
    node: weight(1),
    label: (range) => `molecular weight ${range} kDa`,
    isCounted: false,
    step: 0,
  },
  {
    words: "da|daltons?",
    node: weight(0.001),
    label: (range) => `molecular weight ${range} Da`,
    isCounted: false,
    step: 0,
  },
  {
    words: "pi",
    measure: "(?:isoelectric point|pi)",
    node: ({ start, end }) => ({ float_range: { range_type: "isoelectric_point", start, end } }),
    label: (range) => `isoelectric point ${range}`,
    isCounted: false,
    step: 0,
  },
  {
    words: "kb|kilobases?",
    node: length(1000),
    label: (range) => `unspliced RNA ${range} kb`,
    isCounted: false,
    step: 0,
  },
  {
    words: "bp|nt|bases?|nucleotides?|base pairs?",
    node: length(1),
    label: (range) => `unspliced RNA ${range} nt`,
    isCounted: false,
    step: 1,
  },
  {
    // One more exon than introns between them.
    words: "introns?",
    node: (range) => countOf("exon_count")(shifted(range, 1)),
    label: (range) => `introns between coding exons ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words: "(?:coding )?exons?",
    node: countOf("exon_count"),
    label: (range) => `coding exons ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words:
      "tmds?|tms?(?:[ -](?:domains?|helices|helix|segments?))?|" +
      "(?:trans)?membrane[ -](?:domains?|helices|helix|segments?|spans?|regions?)|membrane[ -]spanning (?:domains?|helices|segments?)",
    node: countOf("tm_domain_count"),
    label: (range) => `transmembrane domains ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    // A number alone may say how many publications are wanted.
    words: "publications?|papers?|articles?",
    node: countOf("publication_count"),
    label: (range) => `publications ${range}`,
    isCounted: false,
    step: 1,
  },
  {
    words: "transcripts?|isoforms?",
    node: countOf("transcript_count"),
    label: (range) => `transcripts ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words: "(?:(?:%|percent) )?(?:intrinsically )?disordered",
    node: countOf("disordered_percent"),
    label: (range) => `residues in disordered regions ${range} %`,
    isCounted: false,
    step: 0,
  },
  {
    words: "(?:intrinsically )?disordered (?:regions?|domains?|segments?)|idrs?",
    node: countOf("disordered_regions_count"),
    label: (range) => `disordered regions ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words: "(?:(?:solved|experimental|determined|crystal|pdb|3d|protein) )*structures?",
    node: countOf("pdb_structure_count"),
    label: (range) => `PDB structures ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words: "(?:pathway|go-?cam) models?",
    node: countOf("gocam_model_count"),
    label: (range) => `pathway models ${range}`,
    isCounted: true,
    step: 1,
  },
  {
    words: "coiled[ -]coils?(?: regions?)?",
    node: countOf("coiled_coils_count"),
    label: (range) => `coiled-coil regions ${range}`,
    isCounted: true,
    step: 1,
  },
];

const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const more = "more than|over|above|greater than|longer than|larger than|bigger than|heavier than|exceeding|>";
const least =
  "at least|not? (?:fewer|less|shorter|smaller|lighter) than|not (?:under|below)|minimum(?: of)?|>=|≥";
const fewer = "fewer than|less than|under|below|shorter than|smaller than|lighter than|<";
const most =
  "at most|up to|not? (?:more|longer|larger|bigger|heavier|greater) than|not (?:over|above)|maximum(?: of)?|<=|≤";
const exact = "exactly|just|only|of|of length|=";
const filling = "(?:(?:in|with|having|have|has|of|that are|that have|which have|is|are|in length|long) )*";

/** Said behind a number. */
const sides = "more|over|longer|larger|greater|fewer|less|under|shorter|smaller";

const bounds = `(?:between |from )?(?:(${more})|(${least})|(${fewer})|(${most})|(${exact}))? ?${number}`;
const upTo = ` ?(?:(?:-|–|to|and|\\.\\.) ?${number} ?)?`;

/** "More than 5 introns", "between 100 and 200 aa", "5 or more introns", "5 introns". */
const writtenAs = ({ words }: Pick<Unit, "words">): RegExp =>
  new RegExp(
    `^${filling}${bounds}${upTo}(?:(?:or|and) (${sides}) )?[ -]?(?:${words})` +
      `(?: (?:or|and) (${sides}))?(?: long| in length)?$`,
  );
/** Compiled once for each unit. */
const written = units.map((unit) => ({ unit, pattern: writtenAs(unit) }));

/** The same for what is named before its number: "isoelectric point above 9", "protein length over 500 aa". */
const named = units.flatMap((unit) =>
  unit.measure === undefined
    ? []
    : {
        unit,
        pattern: new RegExp(
          `^${filling}(?:an? )?(?:${unit.measure})(?: (?:is|of))? ?${bounds}${upTo}(?: ?(?:${unit.words}))?$`,
        ),
      },
);
const isNamed = new RegExp(`\\b(?:${named.map(({ unit }) => unit.measure).join("|")})\\b`);

const valueOf = (digits: string): number => Number(digits.replaceAll(",", ""));
const text = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: 3 });

/** As it is said: ≥ 5, ≤ 5, 5–10, 5. */
export const rangeText = ({ start, end }: Range): string =>
  start === null
    ? `≤ ${text(end ?? 0)}`
    : end === null
      ? `≥ ${text(start)}`
      : start === end
        ? text(start)
        : `${text(Math.min(start, end))}–${text(Math.max(start, end))}`;

const quantityIn = (unit: Unit, range: Range): Quantity => ({
  label: unit.label(rangeText(range)),
  node: unit.node(range),
});

/** Bounds in the unit that is typed so: "aa". Throws for what is no unit. */
export function boundsIn(name: string): (range: Range) => Quantity {
  const unit = units.find(({ words }) => new RegExp(`^(?:${words})$`).test(name));
  if (!unit) throw new Error(`${name} is no unit`);
  return (range) => quantityIn(unit, range);
}

function rangeOf(
  groups: readonly (string | undefined)[],
  unit: Pick<Unit, "isCounted" | "step">,
): Range | null {
  const [, isMore, isLeast, isFewer, isMost, isExact, from, to, inner, outer] = groups;
  const [value, other] = [valueOf(from ?? ""), to === undefined ? null : valueOf(to)];
  if (other !== null) return { start: Math.min(value, other), end: Math.max(value, other) };
  const behind = inner ?? outer;
  if (behind !== undefined)
    return /more|over|longer|larger|greater/.test(behind)
      ? { start: value, end: null }
      : { start: null, end: value };
  if (isMore !== undefined) return { start: value + unit.step, end: null };
  if (isLeast !== undefined) return { start: value, end: null };
  if (isFewer !== undefined) return { start: null, end: value - unit.step };
  if (isMost !== undefined) return { start: null, end: value };
  return isExact === undefined && !unit.isCounted ? null : { start: value, end: value };
}

/** Things that are there or not, in words. */
const inWords: readonly (readonly [RegExp, Quantity])[] = [
  [
    /^(?:intron-?less|single-?[ -]?exon|(?:with |have |having )?(?:no|without|lacking) (?:an |any )?introns?)$/,
    { label: "no intron between coding exons", node: countOf("exon_count")({ start: 1, end: 1 }) },
  ],
  [
    /^(?:(?:with|having|containing|that have|contain) (?:an |any )?introns?|intron[ -]containing|multi-?exonic|multi-?[ -]?exon|spliced)$/,
    { label: "introns between coding exons ≥ 1", node: countOf("exon_count")({ start: 2, end: null }) },
  ],
  [
    /^(?:unpublished|unstudied|(?:never|not) (?:been )?studied|(?:(?:with|having) no|without(?: any)?) literature)$/,
    { label: "publications 0", node: countOf("publication_count")({ start: 0, end: 0 }) },
  ],
  [
    /^(?:unnamed|(?:with|having|have) no (?:gene |standard )?names?|without (?:an? |any )?(?:gene |standard )?names?)$/,
    { label: "no name", node: { not: [{ gene_properties: { property_flags: ["has_name"] } }] } },
  ],
  [
    /^(?:multi-?pass|polytopic|(?:with|having|containing) (?:a |any )?(?:tm|transmembrane) domains?)$/,
    { label: "transmembrane domains ≥ 1", node: countOf("tm_domain_count")({ start: 1, end: null }) },
  ],
  [
    /^(?:(?:with|having|containing) (?:a |any )?coiled[ -]coils?(?: (?:regions?|domains?))?|coiled[ -]coils?(?: (?:regions?|domains?))?)$/,
    { label: "coiled-coil regions ≥ 1", node: countOf("coiled_coils_count")({ start: 1, end: null }) },
  ],
  [
    // Beside a gene, "crystal structure" is only what one wants to know of it.
    /^(?:with|having) (?:(?:an?|any|known|solved|experimental|determined|crystal|pdb|3d|protein) )*structures?$/,
    { label: "PDB structures ≥ 1", node: countOf("pdb_structure_count")({ start: 1, end: null }) },
  ],
  [
    /^in (?:an? |any |the )?(?:pathway|go-?cam) models?$/,
    { label: "pathway models ≥ 1", node: countOf("gocam_model_count")({ start: 1, end: null }) },
  ],
  [
    /^(?:(?:with|having|containing) (?:an? |any )?(?:(?:intrinsically )?disordered (?:regions?|domains?|segments?)|idrs?)|(?:intrinsically )?disordered)$/,
    { label: "disordered regions ≥ 1", node: countOf("disordered_regions_count")({ start: 1, end: null }) },
  ],
  [
    // As chemists have it: at neutral pH they have more negative charges than positive ones.
    /^acidic (?:proteins?|peptides?)$/,
    {
      label: "isoelectric point ≤ 7",
      node: { float_range: { range_type: "isoelectric_point", start: null, end: 7 } },
    },
  ],
  [
    /^basic (?:proteins?|peptides?)$/,
    {
      label: "isoelectric point ≥ 7",
      node: { float_range: { range_type: "isoelectric_point", start: 7, end: null } },
    },
  ],
  [
    // As the field has it: small proteins, SEPs and microproteins are those of up to 100 residues (Storz et al. 2014).
    /^(?:(?:very )?(?:small|short|tiny) (?:proteins?|peptides?|orfs?)|micro-?proteins?|micro-?peptides?)$/,
    { label: "protein length ≤ 100 aa", node: countOf("protein_length")({ start: null, end: 100 }) },
  ],
];

/** Something that every text here has: most spans of most texts have nothing of it, and this is asked of each. */
const hint =
  /\d|disordered|idr|intron|exon|transcript|isoform|spliced|pass|polytopic|transmembrane|tm |coil|small|short|tiny|micro|name|publi|paper|literature|studied|acidic|basic|structure|model/;
const unitAtEnd = new RegExp(
  `(?:${units.map(({ words }) => words).join("|")})(?: (?:or|and) (?:${sides}))?(?: long| in length)?$`,
);

const small = "one two three four five six seven eight nine ten".split(" ");
const smallNumber = new RegExp(`\\b(?:${small.join("|")})\\b`, "g");

/** "No known interactors", "without any coiled coils". */
const none =
  /^(?:(?:with|having|have|has|that have) )?(?:no|zero|without|lacking) (?!\w+ than )(?:(?:any|an?|known) )*/;

/** "Two introns" in digits, "a single publication" as one and no more, and "no publications" as 0. */
const inDigits = (folded: string): string =>
  folded
    .replace(none, "exactly 0 ")
    .replace(/\b(?:a )?single (?=intron|publication|paper|transcript|isoform|coiled)/, "only 1 ")
    .replaceAll(smallNumber, (word) => String(small.indexOf(word) + 1));

/** Letters of the longest text that is looked at. */
const maxLetters = 80;

/** How many a folded text says of something that is counted; null of other texts. Compiled once for the words for it. */
export function numbersOf(words: string): (folded: string) => Range | null {
  const pattern = writtenAs({ words });
  const atEnd = new RegExp(`(?:${words})(?: (?:or|and) (?:${sides}))?$`);
  return (folded) => {
    if (folded.length > maxLetters || !atEnd.test(folded)) return null;
    const groups = pattern.exec(inDigits(folded));
    return groups && rangeOf(groups, { isCounted: true, step: 1 });
  };
}

/** What a folded text says of a number; null of other texts. */
export function quantityOf(folded: string): Quantity | null {
  if (folded.length > maxLetters || !hint.test(folded)) return null;
  const said = inWords.find(([pattern]) => pattern.test(folded));
  if (said) return said[1];
  const typed = inDigits(folded);
  if (!/\d/.test(typed)) return null;
  const forms = [...(unitAtEnd.test(typed) ? written : []), ...(isNamed.test(typed) ? named : [])];
  for (const { unit, pattern } of forms) {
    const groups = pattern.exec(typed);
    const range = groups && rangeOf(groups, unit);
    if (range) return quantityIn(unit, range);
  }
  return null;
}
