/** What texts say of the number of orthologs: more than one human ortholog, one-to-one orthologs in budding yeast. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { organismName } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { numbersOf, rangeText } from "./quantity.ts";
import type { Quantity, Range } from "./quantity.ts";

interface Patterns {
  /** How many orthologs a folded text asks for, whatever it calls the organism. */
  readonly numbers: (folded: string) => Range | null;
  readonly oneToOne: RegExp;
  readonly organism: RegExp;
}

const patternsOf = new WeakMap<ReadonlyMap<string, number>, Patterns>();

/** Made once for the organisms of a deployment. */
function patterns(organisms: ReadonlyMap<string, number>): Patterns {
  const known = patternsOf.get(organisms);
  if (known) return known;
  const names = [...organisms.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[^a-z0-9 ]/g, String.raw`\$&`))
    .join("|");
  const orthologs = `(?:(?:${names}) )?(?:orthologs?|orthologues?|homologs?|homologues?)(?: (?:in|to|of|with|between) (?:the )?(?:${names}))?`;
  const made: Patterns = {
    numbers: numbersOf(orthologs),
    oneToOne: new RegExp(
      `^(?:(?:with|having|have|has) )?(?:an? )?(?:one|1)(?: to |-to-|:)(?:one|1) ${orthologs}$`,
    ),
    organism: new RegExp(`(?:^| )(${names})(?: |$)`),
  };
  patternsOf.set(organisms, made);
  return made;
}

const orthologsIn = ({ orthologs }: GeneRow, taxonid: number): readonly string[] => [
  ...new Set(orthologs[String(taxonid)]),
];

/** Genes with one ortholog in an organism, which no other gene has. */
function oneToOne(taxonid: number, genes: readonly GeneRow[]): GeneRow[] {
  const times = new Map<string, number>();
  for (const gene of genes)
    for (const id of orthologsIn(gene, taxonid)) times.set(id, (times.get(id) ?? 0) + 1);
  return genes.filter((gene) => {
    const [id, another] = orthologsIn(gene, taxonid);
    return id !== undefined && another === undefined && times.get(id) === 1;
  });
}

const listed = (genes: readonly GeneRow[]): Quantity["node"] => ({
  gene_list: { genes: genes.map(({ gene_uniquename: id }) => id) },
});

const several = /\b(?:multiple|several|many)\b/;

const hint = /\d|\b(?:one|two|three|single)\b|mult|several|many/;
/** Whether a folded text may say how many orthologs are wanted. */
export const mayCountOrthologs = (folded: string): boolean =>
  /(?:ortholog|homolog)/.test(folded) && hint.test(folded);

/** What a folded text says of the number of orthologs in one organism; null of other texts, and of none or any, which needs no number. */
export function orthologNumber(
  folded: string,
  organisms: ReadonlyMap<string, number>,
  genes: readonly GeneRow[],
  names: Names,
): Quantity | null {
  if (!mayCountOrthologs(folded)) return null;
  const { numbers, oneToOne: pattern, organism } = patterns(organisms);
  const taxonid = organisms.get(organism.exec(folded)?.[1] ?? "");
  if (taxonid === undefined) return null;
  const called = organismName(taxonid, names);
  if (pattern.test(folded))
    return { label: `one-to-one ortholog in ${called}`, node: listed(oneToOne(taxonid, genes)) };
  const range = numbers(folded.replace(several, "more than 1").replace(/\b(?:a )?single\b/, "exactly 1"));
  if (range === null || range.end === 0 || (range.end === null && range.start === 1)) return null;
  const [from, to] = [range.start ?? 0, range.end ?? Infinity];
  return {
    label: `orthologs in ${called} ${rangeText(range)}`,
    node: listed(
      genes.filter((gene) => {
        const { length } = orthologsIn(gene, taxonid);
        return length >= from && length <= to;
      }),
    ),
  };
}
