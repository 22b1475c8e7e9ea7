/** Questions about the genes around genes: overlaps, antisense, the next gene; what is right is worked out from the places in the records, each gene beside each other one. */
import type { Random } from "../../demo/random/random.ts";
import type { GeneFacts, NaturalClass, NaturalQuery } from "./natural-class.ts";
import type { Thing } from "./things.ts";

type Relates = (one: GeneFacts, other: GeneFacts) => boolean;
type Fits = (gene: GeneFacts) => boolean;

const isPlaced: Fits = ({ start, chromosome }) => start > 0 && chromosome !== "";
const apart = (one: GeneFacts, other: GeneFacts): number =>
  Math.max(one.start - other.end, other.start - one.end) - 1;
const overlaps: Relates = (one, other) =>
  one !== other && one.chromosome === other.chromosome && apart(one, other) < 0;
const isAntisense: Relates = (one, other) =>
  overlaps(one, other) && one.strand !== "" && other.strand !== "" && one.strand !== other.strand;

const any: Fits = () => true;
const inSubset =
  (name: string): Fits =>
  ({ subsets }) =>
    subsets.has(name);
const [coding, lncRna, ncRna, tRna, essential] = [
  "feature_type_mRNA_gene",
  "feature_type_lncRNA_gene",
  "feature_type_ncRNA_gene",
  "feature_type_tRNA_gene",
  "deletion_viability_inviable",
].map(inSubset);
const kinase: Fits = ({ terms }) => terms.has("GO:0004672");

/** Around one gene, `*`. */
const ofOne: readonly (readonly [string, Relates])[] = [
  ["genes overlapping *", overlaps],
  ["which genes overlap with *", overlaps],
  ["genes antisense to *", isAntisense],
  ["antisense transcripts of *", isAntisense],
  ["what is on the opposite strand of *", isAntisense],
];

/** Phrasing, what is wanted, how it lies to others, these, and how many of them it has at least and at most. */
const ofMany: readonly (readonly [string, Fits | undefined, Relates, Fits | undefined, number, number])[] = [
  ["overlapping genes", any, overlaps, any, 1, Infinity],
  ["overlapping protein coding genes", coding, overlaps, any, 1, Infinity],
  ["antisense lncRNAs", lncRna, isAntisense, any, 1, Infinity],
  ["antisense RNAs", ncRna, isAntisense, any, 1, Infinity],
  ["genes with antisense lncRNAs", any, isAntisense, lncRna, 1, Infinity],
  ["essential genes without overlapping genes", essential, overlaps, any, 0, 0],
  ["essential genes that do not overlap other genes", essential, overlaps, any, 0, 0],
  ["protein coding genes with more than 3 overlapping genes", coding, overlaps, any, 4, Infinity],
  ["lncRNAs overlapping coding genes", lncRna, overlaps, coding, 1, Infinity],
  ["lncRNAs antisense to essential genes", lncRna, isAntisense, essential, 1, Infinity],
  ["lncRNAs not overlapping protein coding genes", lncRna, overlaps, coding, 0, 0],
  ["tRNA genes overlapping lncRNAs", tRna, overlaps, lncRna, 1, Infinity],
  ["genes antisense to protein kinases", any, isAntisense, kinase, 1, Infinity],
  ["protein kinases overlapping essential genes", kinase, overlaps, essential, 1, Infinity],
];

interface Where {
  readonly genes: readonly GeneFacts[];
  /** Genes with a name that no other thing has. */
  readonly named: readonly Thing[];
  readonly random: Random;
  readonly most: number;
}

/** The class; of what the release tells of no gene nothing is asked. */
export function aroundClasses({ genes, named, random, most }: Where): NaturalClass[] {
  const placed = genes.filter(isPlaced);
  const byChromosome = Map.groupBy(placed, ({ chromosome }) => chromosome);
  const overlapping = new Map(
    placed.map((gene) => [
      gene,
      (byChromosome.get(gene.chromosome) ?? []).filter((other) => overlaps(gene, other)),
    ]),
  );
  const besides = (gene: GeneFacts, relates: Relates): readonly GeneFacts[] =>
    (overlapping.get(gene) ?? []).filter((other) => relates(gene, other));
  const queryOf = (text: string, found: readonly GeneFacts[]): NaturalQuery[] =>
    found.length === 0 ? [] : [{ text, wanted: new Set(found.map(({ id }) => id)), count: found.length }];
  const byId = new Map(placed.map((gene) => [gene.id, gene]));
  const some = random.fork("around genes").sample(named, Math.min(most, named.length));
  return [
    {
      name: "around genes",
      queries: [
        ...some.flatMap(({ id, label }, at) => {
          const [text, relates] = ofOne[at % ofOne.length] ?? ["", overlaps];
          const gene = byId.get(id);
          return gene ? queryOf(text.replace("*", label), besides(gene, relates)) : [];
        }),
        ...ofMany.flatMap(([text, wanted, relates, others, least, greatest]) =>
          queryOf(
            text,
            placed.filter((gene) => {
              if (wanted?.(gene) !== true) return false;
              const found = besides(gene, relates).filter((other) => others?.(other) === true).length;
              return found >= least && found <= greatest;
            }),
          ),
        ),
        ...queryOf(
          "genes more than 3 kb from any other gene",
          placed.filter((gene) =>
            (byChromosome.get(gene.chromosome) ?? []).every(
              (other) => other === gene || apart(gene, other) >= 3_000,
            ),
          ),
        ),
      ],
    },
  ];
}
