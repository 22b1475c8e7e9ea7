import type { GenePlan } from "./plan.ts";
import { capitalised } from "./gene-names.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { initials, journals, surnames } from "../vocabulary/people.ts";
import { structures, topicOf } from "../vocabulary/themes.ts";

/** Studies of all genes at once, cited by the rows of high throughput. */
const largeStudies = {
  localisation: "Where the proteins of Karyonia exemplaris are: a library of tagged strains",
  deletions: "Phenotypes of a collection of gene deletions in Karyonia exemplaris",
  fitness: "Growth of deletion strains in sixty-four conditions",
  phosphorylation: "Phosphorylated sites of the Karyonia exemplaris proteome through the cell cycle",
  transcripts: "Transcripts of Karyonia exemplaris in growth and in starvation",
  proteins: "Absolute protein numbers in growing and resting demo yeast cells",
  ribosomes: "Ribosome profiles of meiosis in Karyonia exemplaris",
  purifications: "Protein complexes of the demo yeast by affinity purification",
  genetic: "A genetic interaction map of Karyonia exemplaris",
  orthology: "Orthologous genes of four yeasts, assigned by hand",
  genome: "The genome sequence of Karyonia exemplaris",
  rnas: "Non-coding RNA genes of Karyonia exemplaris and their antisense partners",
} as const;
export type LargeStudy = keyof typeof largeStudies;
// Object.keys forgets the key type
const largeKeys = Object.keys(largeStudies) as LargeStudy[];

const otherStatuses = [
  "Wrong organism",
  "Review or comment",
  "Method or reagent",
  "Cell composition or WT feature",
  "Other",
  "Phylogeny and evolutionary studies",
  "Loaded in error",
  "Curatable, low priority",
  "Modelling",
  "Mutagenicity or toxicity study",
  "Not physically mapped",
  "Biotech",
  "Erratum",
  "Bioinformatics",
] as const;
const firstPmid = 90_000_001;

/** Every publication of the release: first the large studies, then those about one gene each, then those that nothing cites. */
export class References {
  readonly #plans: readonly GenePlan[];
  readonly #seed: Random;
  /** Number of the first publication of each gene, and one past the last. */
  readonly #first: Uint32Array;

  constructor(plans: readonly GenePlan[], seed: Random) {
    this.#plans = plans;
    this.#seed = seed;
    this.#first = new Uint32Array(plans.length + 1);
    let next = largeKeys.length;
    for (const plan of plans) {
      this.#first[plan.index] = next;
      // Nobody has written about most RNA genes.
      next += plan.fame < 0.15 ? 0 : Math.min(90, Math.ceil(plan.fame / 4));
    }
    this.#first[plans.length] = next;
  }

  large(study: LargeStudy): string {
    return `PMID:${firstPmid + largeKeys.indexOf(study)}`;
  }

  /** One of the publications about a gene. */
  cite(plan: GenePlan, random: Random): string {
    const first = this.#first[plan.index] ?? 0;
    const end = this.#first[plan.index + 1] ?? first;
    return first < end ? `PMID:${firstPmid + random.between(first, end - 1)}` : this.large("transcripts");
  }

  /** When a curator may have read a publication: not before its year. Rows without a publication are of any year. */
  curated(reference: string, lastYear: number, random: Random): string {
    const number = reference.startsWith("PMID:") ? Number(reference.slice(5)) - firstPmid : null;
    return random.date(Math.max(2005, number === null ? 0 : this.#year(number, lastYear)), lastYear);
  }

  #year(number: number, lastYear: number): number {
    return number < largeKeys.length ? lastYear - 3 - number : lastYear - ((number * 7919) % 36);
  }

  /** Writes the rows of all publications. */
  write(file: DatasetFile, release: string): void {
    const lastYear = Number(release.slice(0, 4)) - 1;
    const write = (number: number, publication: Publication): void =>
      this.#writeOne(file, lastYear, number, publication);
    for (const [number, key] of largeKeys.entries()) {
      const title = largeStudies[key];
      const summary = `${title}. We report data for every gene that could be measured, with controls and the raw values. All of it is synthetic.`;
      write(number, { status: curatable, title, summary, curated: true });
    }
    let number = largeKeys.length;
    for (const plan of this.#plans) {
      const end = this.#first[plan.index + 1] ?? 0;
      for (; number < end; number++) {
        const random = this.#seed.fork(`title ${number}`);
        const { title, summary } = describe(plan, random);
        write(number, { status: curatable, title, summary, curated: random.chance(0.9) });
      }
    }
    const rest = Math.ceil(this.#plans.length * 0.3) + 20;
    for (let i = 0; i < rest; i++, number++) {
      const random = this.#seed.fork(`title ${number}`);
      const theme = random.pick(structures);
      const status = random.pick(otherStatuses);
      const title = random.pick([
        `Thirty years of work on the ${theme}`,
        `A method to follow the ${theme} in living cells`,
        `Evolution of the ${theme} in fungi`,
        `A model of the ${theme}`,
      ]);
      write(number, { status, title, summary: "", curated: false });
    }
  }

  #writeOne(
    file: DatasetFile,
    lastYear: number,
    number: number,
    { status, title, summary, curated }: Publication,
  ): void {
    const random = this.#seed.fork(`reference ${number}`);
    const authors = random
      .sample(surnames, random.between(1, 8))
      .map((surname) => `${surname} ${random.pick(initials)}`);
    const year = this.#year(number, lastYear);
    const journal = random.pick(journals);
    const pages = random.between(1, 900);
    const abbreviated = authors.length > 1 ? `${authors[0]} et al.` : (authors[0] ?? "");
    const key = Array.from({ length: 16 }, () => random.between(0, 15).toString(16)).join("");
    const id = `PMID:${firstPmid + number}`;
    file.row(
      id,
      status,
      curated ? "yes" : "no",
      `${title}.`,
      authors.join("; "),
      abbreviated,
      `${journal} ${year} ${random.pick(["Jan", "Mar", "May", "Jul", "Sep", "Nov"])};${year - 1960}(${random.between(1, 12)}):${pages}-${pages + random.between(4, 18)}`,
      journal,
      year,
      `10.99999/demo.${firstPmid + number}`,
      summary,
      curated || status === curatable ? key : "",
      ...curation(status === curatable, curated, authors, random, () => this.curated(id, lastYear, random)),
    );
  }
}

interface Publication {
  readonly status: string;
  readonly title: string;
  readonly summary: string;
  readonly curated: boolean;
}

const curatable = "Curatable";

const article = (noun: string): string => `${/^[aeiou8]/i.test(noun) ? "an" : "a"} ${noun}`;

function describe(plan: GenePlan, random: Random): { readonly title: string; readonly summary: string } {
  const coding = plan.type === "protein coding gene";
  const name = coding && plan.name ? capitalised(plan.name) : plan.name || plan.id;
  const what = plan.product.replace(/ \(predicted\)$/, "").replace(` ${name}`, "");
  const topic = topicOf(plan.theme);
  const title = random.pick([
    `${capitalised(article(what))}, ${name}, is required for ${topic} in Karyonia exemplaris`,
    `${name} links ${topic} to the growth of the demo yeast`,
    `${name} acts at the ${random.pick(structures)} during vegetative growth`,
    `Mutations of ${plan.name || plan.id} change ${topic} in Karyonia exemplaris`,
    `Regulation of ${topic} by ${name}, ${article(what)}`,
    coding ? `${name} and its partners in ${topic}` : `The gene ${name} and its transcript in ${topic}`,
  ]);
  const summary = `${name} is ${article(what)} of Karyonia exemplaris. Here we studied its role in ${topic}. ${random.pick(
    [
      "Cells without it grow, but slowly.",
      "Point mutations separate two of its functions.",
      "It moves to its place early and leaves late.",
      "Its amount changes when nutrients run out.",
    ],
  )} ${random.pick([
    "A screen for suppressors found genes of the same pathway.",
    "We propose a model in which two steps follow each other.",
    "The same is likely to hold in other fungi.",
    "The effect does not depend on temperature.",
  ])} This abstract is synthetic.`;
  return { title, summary };
}

/** Role, date of approval, curators, curators of files, and keyword genes. Every third paper is curated by its authors. */
function curation(
  curatable: boolean,
  curated: boolean,
  authors: readonly string[],
  random: Random,
  date: () => string,
): string[] {
  if (!curatable) return ["", "", "", "", ""];
  const byAuthors = random.chance(0.33);
  const names = byAuthors
    ? authors.slice(0, random.between(1, 3)).map((name) => `${name} (community)`)
    : ["Demo Curator"];
  return [byAuthors ? "community" : "staff", curated ? date() : "", curated ? names.join("|") : "", "", ""];
}
