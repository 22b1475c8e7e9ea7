/** The order in which sections of the help answer a question. Pure. */
import { askedWords } from "./asked-words.ts";
import { fitsOf, questionOf } from "./fit.ts";
import type { Fit } from "./fit.ts";
import type { Help, HelpPage, HelpSection } from "./help.ts";

type Weights = Readonly<Partial<Record<keyof Fit, number>>>;

/** What counts for a page to be the one that is asked for. Fitted to questions of readers, then rounded. */
const weightsOfPages: Weights = {
  pageNaming: 1.3,
  pageText: 0.8,
  oftenOnPage: 1.8,
  title: 1.5,
  naming: 1.2,
  content: 1.2,
  anywhere: 0.7,
  oftenSaid: 2.2,
  saying: 2,
  exactSaying: 2,
  run: 2.8,
  pageSaying: 2.2,
  heading: 1.4,
  isNamedWhole: 1.6,
  isQuestion: -0.6,
  isQuestionForWord: -0.4,
  isOfEachPage: -0.3,
  isNoHelp: -0.9,
  isMeaning: 0.6,
  isNamed: 0.4,
};
/** What counts for a section of that page. */
const weightsInPages: Weights = {
  naming: 1.3,
  content: 1.1,
  oftenSaid: 1,
  oftenWritten: 0.6,
  besideTitle: 2.3,
  besideTitleWritten: 0.7,
  saying: 2.1,
  heading: 1.1,
  isBeginning: -0.3,
  isOfEachPage: -1.3,
  isMeaning: 0.4,
};

function scoreOf(fit: Fit, weights: Weights): number {
  let score = 0;
  for (const name in weights) {
    // Weights have no other names.
    const key = name as keyof Fit;
    score += (weights[key] ?? 0) * fit[key];
  }
  return score;
}

/** A section that has less than this share of what the best one has of the question does not answer it. */
const leastShare = 0.4;

/**
 * Sections that answer a question, the best first. Pages take turns as their sections fit; what a page has first is the
 * section that fits best what is asked of it, which need not be the one that says what the page is about.
 */
export function rankSections(
  text: string,
  named: readonly string[],
  help: Help,
): readonly HelpSection["doc"][] {
  const question = questionOf(text, askedWords(text, help), named);
  const fits = [...fitsOf(question, help)];
  const most = Math.max(0, ...fits.map(([, { anywhere }]) => anywhere));
  const fitting = fits.filter(
    ([, { anywhere, isNamed }]) => (anywhere > 0 && anywhere >= leastShare * most) || isNamed > 0,
  );
  const inTurn = inOrder(fitting, weightsOfPages);
  const ofPages = new Map<HelpPage, HelpSection[]>();
  for (const [page, own] of Map.groupBy(inOrder(fitting, weightsInPages), ({ page: one }) => one))
    ofPages.set(page, own);
  return inTurn.flatMap(({ page }) => ofPages.get(page)?.shift()?.doc ?? []);
}

const inOrder = (fits: readonly (readonly [HelpSection, Fit])[], weights: Weights): HelpSection[] =>
  fits
    .map(([section, fit]) => ({ section, score: scoreOf(fit, weights) }))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
