/** Whether short questions are led to the page and to the section of the help that answers them. No site is asked: the texts are there. */
import { describe, expect, test } from "vitest";
import { fold } from "../../api/contract/values/fold.ts";
import { helpOf } from "../../api/search/documentation/help.ts";
import { rankSections } from "../../api/search/documentation/rank.ts";
import { pagesNamed } from "../../api/search/documentation/signposts.ts";
import { withoutOrganism } from "../../api/search/documentation/without-organism.ts";
import { loadDeployment } from "../../config/load.ts";
import { sectionsOf } from "../../indexer/assemble/documents/help.ts";
import { helpQuestions, questionsWithOneAnswer } from "./help-questions.ts";
import { unseenHelpQuestions } from "./unseen-help-questions.ts";

const pageOf = (address: string): string => address.replace(/[#*].*/, "");
const isAnswer = (answer: string, address: string): boolean =>
  answer.endsWith("*") ? pageOf(answer) === pageOf(address) : answer === address;

describe.each(["demo", "fission-yeast"])("on the site of %s", async (folder) => {
  const { deployment, pages } = await loadDeployment({ folder });
  const help = helpOf(pages.flatMap((page) => sectionsOf(page)));
  const firstOf = (question: string): string =>
    rankSections(
      withoutOrganism(fold(question), deployment.site),
      pagesNamed(question, deployment).pages.map(({ url }) => url),
      help,
    )[0]?.id ?? "nothing";
  /** The questions whose first answer is not right, with that answer. */
  const wrong = (
    questions: typeof helpQuestions,
    isRight: (answer: string, address: string) => boolean,
  ): string[] =>
    questions.flatMap(([question, ...answers]) => {
      const address = firstOf(question);
      return answers.some((answer) => isRight(answer, address)) ? [] : `${question}: ${address}`;
    });
  const isOnPage = (answer: string, address: string): boolean => pageOf(answer) === pageOf(address);

  if (folder === "fission-yeast")
    test.each(questionsWithOneAnswer)("“%s” finds %s first", (question, page) => {
      expect(pageOf(firstOf(question))).toBe(page);
    });

  test.each([
    ["19 of 20 short questions find their page first", helpQuestions, isOnPage, 1 / 20],
    ["9 of 10 find their section first", helpQuestions, isAnswer, 1 / 10],
    ["7 of 8 that nothing was improved for find their page first", unseenHelpQuestions, isOnPage, 1 / 8],
    ["4 of 5 of these find their section first", unseenHelpQuestions, isAnswer, 1 / 5],
  ] as const)("%s", (_, questions, isRight, share) => {
    const found = wrong(questions, isRight);
    expect(found.length, found.join("\n")).toBeLessThanOrEqual(questions.length * share);
  });
});
