/** Asks a running site, several questions at a time over kept connections. */
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

export async function suggest(url: string, text: string): Promise<SuggestAnswer> {
  const answer = await fetch(`${url}/api/v1/dataset/latest/search/suggest?q=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`"${text}" was answered with ${answer.status}`);
  return suggestAnswer.parse(await answer.json());
}

/** The ids of one group. */
export const idsOf = ({ groups }: SuggestAnswer, type: string): string[] =>
  groups.find((group) => group.type === type)?.hits.map(({ id }) => id) ?? [];
