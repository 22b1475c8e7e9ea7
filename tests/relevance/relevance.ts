/** The relevance benchmark: judged queries of a running site, class by class, and a plain baseline on the same indices. */
import type { SearchSettings } from "../../config/schema.ts";
import { Random } from "../../demo/random/random.ts";
import { idsOf, inTurns, suggest } from "./ask.ts";
import { baselineOn } from "./baseline.ts";
import { geneClasses } from "./gene-classes.ts";
import type { JudgedClass, JudgedQuery } from "./judged.ts";
import { meanKeystrokes } from "./keystrokes.ts";
import { figuresOf } from "./metrics.ts";
import type { Figures, Judgement } from "./metrics.ts";
import { alleleClasses, modelClasses, nonsense, referenceClasses } from "./other-classes.ts";
import { termClasses } from "./term-classes.ts";
import { readThings } from "./things.ts";
import type { Thing } from "./things.ts";

export interface Judged {
  readonly name: string;
  readonly figures: Figures;
  /** Letters typed until the wanted hit is among the first three. */
  readonly keystrokes: number;
  /** Letters of the whole query, on average. */
  readonly letters: number;
  readonly baseline: Figures;
  /** Queries whose wanted hit is not the first, for whoever looks into them. */
  readonly missed: readonly {
    readonly text: string;
    readonly relevant: readonly string[];
    readonly found: readonly string[];
  }[];
}

export interface Relevance {
  readonly classes: readonly Judged[];
  /** Texts that are nowhere, and those of them that found something. */
  readonly nonsense: { readonly asked: number; readonly found: readonly string[] };
}

export interface Target {
  /** Of the site. */
  readonly url: string;
  readonly elasticsearch: string;
  readonly prefix: string;
  /** Of the deployment that the site runs. */
  readonly search: Pick<SearchSettings, "cv_names" | "groups">;
  /** The most queries of a class, of which a sample is drawn; infinite for all. */
  readonly sampleSize: number;
}

const seed = "relevance";
/** Queries of each class that are typed letter by letter, and those asked of the baseline. */
const fewTyped = (size: number): number => Math.min(40, Math.floor(size / 10));
const fewCompared = 150;
const nonsenseCount = 200;

/** All classes of judged queries of a release. */
export const judgedClasses = (things: readonly Thing[], random: Random): JudgedClass[] => [
  ...geneClasses(things, random.fork("genes")),
  ...termClasses(things, random.fork("terms")),
  ...referenceClasses(things, random.fork("references")),
  ...alleleClasses(things),
  ...modelClasses(things, random.fork("models")),
];

/** Asks the search box samples of all judged queries, and texts that are nowhere. */
export async function measureRelevance({
  url,
  elasticsearch,
  prefix,
  search,
  sampleSize,
}: Target): Promise<Relevance> {
  const random = new Random(seed);
  const things = await readThings(elasticsearch, prefix, search.cv_names);
  const all = judgedClasses(things, random);
  const shown = {
    gene: search.groups.gene.shown,
    term: search.groups.term.shown,
    reference: search.groups.reference.shown,
    gocam: search.groups.gocam.shown,
    allele: search.groups.allele.shown,
  };
  const judgement = ({ type, relevant }: JudgedQuery, found: readonly string[]): Judgement => ({
    relevant,
    found,
    maxShown: shown[type],
  });
  const plain = baselineOn(elasticsearch, prefix, search.cv_names);
  const classes: Judged[] = [];
  for (const { name, queries } of all) {
    if (queries.length === 0) continue;
    const sample = queries.length <= sampleSize ? queries : random.fork(name).sample(queries, sampleSize);
    const judgements = await inTurns(sample, async (query) =>
      judgement(query, idsOf(await suggest(url, query.text), query.type)),
    );
    const compared = sample.slice(0, fewCompared);
    const baseline = await inTurns(compared, async (query) =>
      judgement(query, await plain.find(query, shown[query.type])),
    );
    classes.push({
      name,
      figures: figuresOf(judgements),
      keystrokes: await meanKeystrokes(url, sample.slice(0, fewTyped(sampleSize))),
      letters: sample.reduce((sum, { text }) => sum + [...text].length, 0) / sample.length,
      baseline: figuresOf(baseline),
      missed: judgements.flatMap(({ relevant, found }, i) =>
        relevant.has(found[0] ?? "") ? [] : [{ text: sample[i]!.text, relevant: [...relevant], found }],
      ),
    });
  }
  await plain.close();
  const texts = nonsense(random.fork("nonsense"), nonsenseCount);
  const answers = await inTurns(texts, (text) => suggest(url, text));
  return {
    classes,
    nonsense: {
      asked: texts.length,
      found: texts.filter((_, i) => answers[i]!.groups.some(({ total }) => total > 0)),
    },
  };
}

/** The mean reciprocal rank of all judged queries, every class weighing the same, against that of the baseline. */
export function againstBaseline(classes: readonly Judged[]): {
  readonly ours: number;
  readonly plain: number;
  readonly ratio: number;
} {
  const mean = (of: (judged: Judged) => number): number =>
    classes.reduce((sum, judged) => sum + of(judged), 0) / classes.length;
  const ours = mean(({ figures }) => figures.mrr8);
  const plain = mean(({ baseline }) => baseline.mrr8);
  return { ours, plain, ratio: ours / plain };
}
