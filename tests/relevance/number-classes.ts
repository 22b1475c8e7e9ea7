/** Questions about sizes, numbers and neighbours, and what one wants to know of one gene; what is right is worked out from the records. */
import type { Site } from "../../config/schema.ts";
import type { Random } from "../../demo/random/random.ts";
import type { GeneFacts, NaturalClass, NaturalQuery } from "./natural-class.ts";
import type { Thing } from "./things.ts";

/** Bases on both sides that are near a gene (docs/search.md). */
const nearby = 10_000;

type Fits = (gene: GeneFacts) => boolean;
const within =
  (field: "proteinLength" | "exons", min: number, max: number): Fits =>
  (gene) => {
    const value = gene[field];
    return value !== null && value >= min && value <= max;
  };

/** Phrasings and what they ask for; `N` is a number. */
const numbers: readonly (readonly [string, readonly number[], (n: number) => Fits])[] = [
  ["proteins longer than N amino acids", [400, 900, 2000], (n) => within("proteinLength", n + 1, Infinity)],
  ["proteins shorter than N aa", [80, 150, 300], (n) => within("proteinLength", 0, n - 1)],
  ["proteins with at least N residues", [500, 1000], (n) => within("proteinLength", n, Infinity)],
  ["genes with more than N introns", [1, 3, 6], (n) => within("exons", n + 2, Infinity)],
  ["genes with exactly N introns", [1, 2, 4], (n) => within("exons", n + 1, n + 1)],
  ["genes with N or more exons", [2, 5], (n) => within("exons", n, Infinity)],
  [
    "genes without introns, protein coding over N aa",
    [700],
    (n) => (gene) => within("exons", 1, 1)(gene) && within("proteinLength", n + 1, Infinity)(gene),
  ],
];

interface Records {
  readonly of: "proteinLength" | "exons";
  readonly number: number;
  readonly isLeast: boolean;
  /** Those that are compared; all genes where it is absent. */
  readonly among?: Fits;
}
const inSubset =
  (name: string): Fits =>
  ({ subsets }) =>
    subsets.has(name);
const annotatedTo =
  (id: string): Fits =>
  ({ terms }) =>
    terms.has(id);

/** Phrasings of the largest and smallest, with their number and what is compared; `isLeast` where small is asked for. */
const records: readonly (readonly [string, Records])[] = [
  ["longest protein", { of: "proteinLength", number: 1, isLeast: false }],
  ["what is the largest protein", { of: "proteinLength", number: 1, isLeast: false }],
  ["the 5 longest proteins", { of: "proteinLength", number: 5, isLeast: false }],
  ["ten shortest proteins", { of: "proteinLength", number: 10, isLeast: true }],
  ["smallest protein", { of: "proteinLength", number: 1, isLeast: true }],
  ["which gene has the most introns", { of: "exons", number: 1, isLeast: false }],
  ["gene with most exons", { of: "exons", number: 1, isLeast: false }],
  [
    "smallest essential protein",
    { of: "proteinLength", number: 1, isLeast: true, among: inSubset("deletion_viability_inviable") },
  ],
  [
    "the 3 longest essential proteins",
    { of: "proteinLength", number: 3, isLeast: false, among: inSubset("deletion_viability_inviable") },
  ],
  [
    "largest protein kinase",
    { of: "proteinLength", number: 1, isLeast: false, among: annotatedTo("GO:0004672") },
  ],
  [
    "which essential gene has the most introns",
    { of: "exons", number: 1, isLeast: false, among: inSubset("deletion_viability_inviable") },
  ],
];

/** Lists whose items share words, or of which no gene is all, and what each item is. */
const lists: readonly (readonly [string, readonly Fits[]])[] = [
  ["DNA replication and repair", [annotatedTo("GO:0006260"), annotatedTo("GO:0006281")]],
  [
    "DNA repair, replication and recombination",
    [annotatedTo("GO:0006281"), annotatedTo("GO:0006260"), annotatedTo("GO:0006310")],
  ],
  ["plasma and vacuolar membrane proteins", [annotatedTo("GO:0005886"), annotatedTo("GO:0005774")]],
  ["tRNA and rRNA genes", [inSubset("feature_type_tRNA_gene"), inSubset("feature_type_rRNA_gene")]],
  ["kinases and phosphatases", [annotatedTo("GO:0004672"), annotatedTo("GO:0004721")]],
];

const ofOneGene = [
  "function of *",
  "sequence of *",
  "where is * localized",
  "how many introns does * have",
  "how long is *",
  "what happens when * is deleted",
  "3' UTR of *",
  "* expression level",
  "is * essential",
  "phosphorylation sites of *",
  "what is the molecular weight of *",
];
/** Phrasings, each with the bases that it means before and behind the gene, as it is read. */
const nextTo: readonly (readonly [string, number, number?])[] = [
  ["genes near *", nearby],
  ["neighbours of *", nearby],
  ["genes within 5 kb of *", 5_000],
  ["what is next to *", nearby],
  ["genes flanking *", nearby],
  ["what lies within 25kb of *", 25_000],
  ["genes upstream of *", nearby, 0],
  ["genes within 5 kb downstream of *", 0, 5_000],
];
const onChromosomes: readonly (readonly [string, Fits])[] = [
  ["essential genes on chromosome *", inSubset("deletion_viability_inviable")],
  ["inviable deletions on chr *", inSubset("deletion_viability_inviable")],
  ["non-essential genes of chromosome *", inSubset("deletion_viability_viable")],
  ["genes on the reverse strand of chromosome *", ({ strand }) => strand === "reverse"],
  ["forward-strand genes on chromosome *", ({ strand }) => strand === "forward"],
];

/** Phrasings of genes whose names begin alike; `*` stands for the letters. */
const ofFamilies = ["* genes", "the * family", "essential * genes"];
const minFamily = 3;

interface Where {
  readonly genes: readonly GeneFacts[];
  /** Genes with a name that no other thing has. */
  readonly named: readonly Thing[];
  readonly site: Pick<Site, "chromosomes">;
  readonly random: Random;
  readonly most: number;
}

/** The classes; of what the release tells of no gene nothing is asked. */
export function numberClasses({ genes, named, site, random, most }: Where): NaturalClass[] {
  const queryOf = (text: string, fits: Fits): NaturalQuery[] => {
    const found = genes.filter(fits).map(({ id }) => id);
    return found.length === 0 ? [] : [{ text, wanted: new Set(found), count: found.length }];
  };
  const lettersOf = ({ name }: GeneFacts): string =>
    /^([a-z]{2,5})\d/i.exec(name ?? "")?.[1]?.toLowerCase() ?? "";
  const called = new Set(genes.flatMap(({ name }) => name?.toLowerCase() ?? []));
  const families = [...Map.groupBy(genes, lettersOf)].filter(
    ([letters, { length }]) => letters !== "" && length >= minFamily && !called.has(letters),
  );
  const byId = new Map(genes.map((gene) => [gene.id, gene]));
  const some = (name: string): readonly Thing[] =>
    named.length <= most ? named : random.fork(name).sample(named, most);
  const isPlaced = ({ chromosome }: GeneFacts): boolean =>
    site.chromosomes.some(({ id }) => id === chromosome);
  return [
    {
      name: "sizes and numbers",
      queries: numbers.flatMap(([text, values, fits]) =>
        values.flatMap((n) => queryOf(text.replace("N", String(n)), fits(n))),
      ),
    },
    {
      name: "records",
      queries: records.flatMap(([text, { of, number, isLeast, among = () => true }]) => {
        const compared = genes.filter(among).flatMap((gene) => gene[of] ?? []);
        const values = compared.toSorted((a, b) => (isLeast ? a - b : b - a));
        const last = values[Math.min(number, values.length) - 1];
        if (last === undefined) return [];
        const isExtreme = isLeast ? within(of, 0, last) : within(of, last, Infinity);
        return queryOf(text, (gene) => among(gene) && isExtreme(gene));
      }),
    },
    {
      name: "lists",
      queries: lists.flatMap(([text, items]) => {
        const isAll: Fits = (gene) => items.every((fits) => fits(gene));
        const isAny: Fits = (gene) => items.some((fits) => fits(gene));
        const isTold = items.every((fits) => genes.some(fits));
        return isTold ? queryOf(text, genes.some(isAll) ? isAll : isAny) : [];
      }),
    },
    {
      name: "families of names",
      queries: random
        .fork("families")
        .sample(families, Math.min(most, families.length))
        .flatMap(([letters], i) => {
          const text = ofFamilies[i % ofFamilies.length] ?? "*";
          const isEssential = text.startsWith("essential");
          return queryOf(
            text.replace("*", letters),
            (gene) =>
              lettersOf(gene) === letters &&
              (!isEssential || gene.subsets.has("deletion_viability_inviable")),
          );
        }),
    },
    {
      name: "neighbours",
      queries: some("neighbours").flatMap((thing, i): NaturalQuery[] => {
        const gene = byId.get(thing.id);
        const [text, before, behind = before] = nextTo[i % nextTo.length] ?? ["*", nearby];
        if (!gene || !isPlaced(gene)) return [];
        const [left, right] = gene.strand === "reverse" ? [behind, before] : [before, behind];
        // Nothing of a side is where the gene itself is.
        const [from, to] = [
          left === 0 ? gene.end + 1 : gene.start - left,
          right === 0 ? gene.start - 1 : gene.end + right,
        ];
        return queryOf(
          text.replace("*", thing.label),
          (one) => one.chromosome === gene.chromosome && one.start <= to && one.end >= from,
        );
      }),
    },
    {
      name: "on chromosomes",
      queries: site.chromosomes.flatMap(({ id }) =>
        onChromosomes.flatMap(([text, fits]) =>
          queryOf(text.replace("*", id), (gene) => gene.chromosome === id && fits(gene)),
        ),
      ),
    },
    {
      name: "asked of one gene",
      queries: some("asked of one gene").map((thing, i) => ({
        text: (ofOneGene[i % ofOneGene.length] ?? "*").replace("*", thing.label),
        wanted: new Set([thing.id]),
        count: null,
      })),
    },
  ];
}
