import { families, mitochondrialProducts, unknownProducts } from "../vocabulary/families.ts";
import type { ProteinFamily } from "../vocabulary/families.ts";
import { events, molecules, structures } from "../vocabulary/themes.ts";
import type { Theme } from "../vocabulary/themes.ts";
import { GeneNames } from "./gene-names.ts";
import { geneTypes } from "./gene-type.ts";
import type { GeneType } from "./gene-type.ts";
import type { Random } from "../random/random.ts";

export const chromosomes = ["I", "II", "III", "mitochondrial"] as const;
export type ChromosomeName = (typeof chromosomes)[number];

/** What is decided about a gene before its sequence is made. Small, since all plans are kept in memory. */
export interface GenePlan {
  readonly index: number;
  readonly id: string;
  /** "" for genes without a name. */
  readonly name: string;
  readonly chromosome: ChromosomeName;
  readonly strand: "+" | "-";
  readonly type: GeneType;
  readonly product: string;
  /** "" unless protein coding. A few genes share one. */
  readonly uniprot: string;
  /** Null for RNA genes and proteins of unknown role. */
  readonly family: ProteinFamily | null;
  readonly theme: Theme;
  readonly viability: "viable" | "inviable" | "condition-dependent" | "unknown";
  /** From 0 (little known) up to 250: how much is known, heavily skewed. */
  readonly fame: number;
  /** Overlaps the gene before it, on the other strand. */
  readonly antisense: boolean;
}

/** Shares of the gene types; the first few genes of a chromosome take one type each, so that small releases have all. */
const shares: Readonly<Record<GeneType, number>> = {
  "protein coding gene": 62,
  "lncRNA gene": 20,
  "tRNA gene": 6,
  "rRNA gene": 2,
  "snRNA gene": 1.5,
  "snoRNA gene": 4,
  "sncRNA gene": 2,
  pseudogene: 2.5,
};
const themes: readonly Theme[] = [...structures, ...molecules, ...events];

/** Plans all genes, in the order of chromosomes and positions. */
export function planGenes(count: number, seed: Random): GenePlan[] {
  const sizes = chromosomeSizes(count);
  const names = new GeneNames();
  const plans: GenePlan[] = [];
  let coding = 0;
  for (const chromosome of chromosomes) {
    let previous: GenePlan | undefined;
    for (let i = 0; i < sizes[chromosome]; i++) {
      const index = plans.length;
      const random = seed.fork(`plan ${index}`);
      const type = geneType(chromosome, i, sizes.I, random);
      const antisense =
        type === "lncRNA gene" &&
        previous !== undefined &&
        previous.type === "protein coding gene" &&
        chromosome !== "mitochondrial" &&
        random.chance(0.55);
      const strand =
        antisense && previous ? (previous.strand === "+" ? "-" : "+") : random.chance(0.5) ? "+" : "-";
      const id = geneId(chromosome, i, strand);
      const isCoding = type === "protein coding gene";
      const family =
        isCoding && chromosome !== "mitochondrial" && random.chance(0.82) ? random.pick(families) : null;
      const theme = random.pick(family?.themes ?? themes);
      const { name, product } =
        isCoding && chromosome === "mitochondrial"
          ? names.mitochondrial(mitochondrialProducts, i)
          : names.give(
              type,
              family,
              theme,
              unknownProducts,
              antisense ? previous?.name || previous?.id : undefined,
              random,
            );
      const plan: GenePlan = {
        index,
        id,
        name,
        chromosome,
        strand,
        type,
        product,
        family,
        theme,
        antisense,
        uniprot: isCoding ? accession(sharing(coding++)) : "",
        viability: viability(type, family, random),
        fame: fame(type, family, count, random),
      };
      plans.push(plan);
      previous = plan;
    }
  }
  return plans;
}

function chromosomeSizes(count: number): Record<ChromosomeName, number> {
  const mitochondrial = count < 20 ? 0 : Math.min(40, Math.max(3, Math.round(count * 0.02)));
  const nuclear = count - mitochondrial;
  const I = Math.ceil(nuclear * 0.45);
  const II = Math.floor(nuclear * 0.35);
  return { I, II, III: nuclear - I - II, mitochondrial };
}

function geneType(chromosome: ChromosomeName, i: number, genesOnFirst: number, random: Random): GeneType {
  if (chromosome === "mitochondrial")
    return (["protein coding gene", "tRNA gene", "rRNA gene", "tRNA gene"] as const)[i % 4] ?? "tRNA gene";
  const fixed =
    chromosome === "I" && genesOnFirst >= 9
      ? (["protein coding gene", ...geneTypes] as const)[i]
      : i === 0
        ? "protein coding gene"
        : undefined;
  return fixed ?? random.weighted(shares);
}

/**
 * Systematic id: KEX, chromosome, block letter and two digits, dot, two digits, `c` on the reverse strand.
 * All ids match ^KEX[123M][A-Z]\d{2}\.\d{2}c?$ ; there is room for 254,826 genes a chromosome.
 */
export function geneId(chromosome: ChromosomeName, i: number, strand: "+" | "-"): string {
  const block = Math.floor(i / 99);
  const letter = String.fromCharCode(65 + Math.floor(block / 99));
  const label = chromosome === "mitochondrial" ? "M" : String(chromosome.length);
  return `KEX${label}${letter}${two((block % 99) + 1)}.${two((i % 99) + 1)}${strand === "-" ? "c" : ""}`;
}

const two = (n: number): string => String(n).padStart(2, "0");
const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Of twenty proteins one is that of the gene before, as those of histones are. `n` counts coding genes up. */
const sharing = (n: number): number => (n % 20 === 9 ? n - 1 : n);

/** UniProt-like accession Z9A??n; `n` counts up. */
function accession(n: number): string {
  const letter = (divisor: number, size: number): string =>
    alphanumeric[Math.floor(n / divisor) % size] ?? "A";
  return `Z9${letter(36 * 36 * 10, 26)}${letter(36 * 10, 36)}${letter(10, 36)}${n % 10}`;
}

function viability(type: GeneType, family: ProteinFamily | null, random: Random): GenePlan["viability"] {
  if (type !== "protein coding gene") return random.chance(0.1) ? "viable" : "unknown";
  const draw = random.next();
  const essential = family?.essential ?? 0.05;
  if (draw < essential) return "inviable";
  return draw < essential + 0.04 ? "condition-dependent" : draw > 0.97 ? "unknown" : "viable";
}

/** A power law with the same few stars per 500 genes, whatever the size of the release. */
function fame(type: GeneType, family: ProteinFamily | null, count: number, random: Random): number {
  const rank = 1 + random.next() * Math.min(500, Math.max(20, count));
  const full = 250 / rank ** 0.75;
  return type === "protein coding gene" ? (family ? full : full / 12) : full / 40;
}
