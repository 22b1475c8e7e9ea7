/** Asks a running site, several questions at a time over kept connections. */
import { searchAnswer } from "../../api/contract/search.ts";
import type { SearchAnswer } from "../../api/contract/search.ts";
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { SuggestAnswer } from "../../api/contract/suggest.ts";

const clients = 8;

/** Answers in the order of the questions. */
export async function inTurns<Q, A>(questions: readonly Q[], ask: (question: Q) => Promise<A>): Promise<A[]> {
  const answers = new Map<number, A>();
  const left = questions.entries();
  const client = async (): Promise<void> => {
    for (const [turn, question] of left) answers.set(turn, await ask(question));
  };
  await Promise.all(Array.from({ length: clients }, client));
  // Each question was answered, or this was not reached.
  return questions.map((_, turn) => answers.get(turn)!);
}

async function ask(url: string, path: string, text: string): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/dataset/latest/${path}?q=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`"${text}" was answered with ${answer.status}`);
  return answer.json();
}

/** What the search box shows. */
export const suggest = async (url: string, text: string): Promise<SuggestAnswer> =>
  suggestAnswer.parse(await ask(url, "search/suggest", text));

/** What the results page shows. */
export const search = async (url: string, text: string): Promise<SearchAnswer> =>
  searchAnswer.parse(await ask(url, "search", text));

/** The ids of one group. */
export const idsOf = ({ groups }: SuggestAnswer, type: string): string[] =>
  groups.find((group) => group.type === type)?.hits.map(({ id }) => id) ?? [];
