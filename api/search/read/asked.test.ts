import { Client } from "@elastic/elasticsearch";
import { expect, test } from "vitest";
import type { Deployment } from "../../../config/schema.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { answerReading } from "./answer-reading.ts";
import { askedOf, isAnswer, isTelling, readMatches } from "./asked.ts";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";

// Questions about genes are read without a look at the index.
const needs = {
  elastic: new Client({ node: "http://127.0.0.1:9", maxRetries: 0 }),
  deployment: names as Deployment,
};
const asked = async (text: string) => {
  const one = await askedOf(text, vocabulary, needs, {} as LoadedGeneration);
  if (one === null) throw new Error(`${text} asks for nothing`);
  return one;
};

test.each<[text: string, onPage: boolean, whileTyping: boolean]>([
  ["essential kinases in the nucleus", true, true],
  ["nucleus", true, true],
  ["SAC", true, true],
  ["sac", false, false],
  ["kinase activity xqzz", true, false],
  ["ubiquitin ligase complex abc1", false, false],
])("says how “%s” was read where that helps", async (text, onPage, whileTyping) => {
  const one = await asked(text);
  expect([isTelling(one, false), isTelling(one, true)]).toEqual([onPage, whileTyping]);
});

test.each<[text: string, expected: boolean]>([
  ["genes of the nucleus", true],
  ["human BRCA9 ortholog", true],
  ["nucleus", false],
  ["S. cerevisiae abc1", true],
  ["genes of the xqzz nucleus", false],
])("“%s” asks for one set and nothing else: %s", async (text, expected) => {
  expect(isAnswer(await asked(text))).toBe(expected);
});

test("the release tells how many genes a term has: nobody asks the index while somebody types", async () => {
  const generation = { index: (kind: string) => kind } as LoadedGeneration;
  expect(await answerReading(await asked("nucleus"), needs, generation)).toMatchObject({ count: 90 });
  await expect(answerReading(await asked("not in the nucleus"), needs, generation)).rejects.toThrow();
  // Of several diseases the genes have to be counted.
  await expect(answerReading(await asked("zolpia"), needs, generation)).rejects.toThrow();
});

test("a pathway is found by any name of the term that it is called like, and not by what is no term alone", async () => {
  const pathways = async (text: string) =>
    JSON.stringify(
      (await readMatches(await asked(text), null, { genes: [], alleles: [] })).get("gocam") ?? null,
    );
  const { label } = (await asked("SAC")).read.parts[0] ?? {};
  expect(label).not.toBe("SAC");
  expect(await pathways("SAC")).toContain(JSON.stringify(label?.toLowerCase()));
  for (const text of ["essential kinases", "not in the nucleus", "kinases in the nucleus"])
    expect(await pathways(text)).toBe("null");
});
