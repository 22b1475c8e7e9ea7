/** Asks a running site, several questions at a time over kept connections. */
import { suggestAnswer } from "../../api/contract/suggest.ts";
import type { SuggestAnswer } from "../../api/contract/suggest.ts";

const clients = 8;

/** Answers in the order of the questions. */
export async function inTurns<Q, A>(questions: readonly Q[], ask: (question: Q) => Promise<A>): Promise<A[]> {
  const answers = new Array<A>(questions.length);
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < questions.length) {
      const turn = next++;
      answers[turn] = await ask(questions[turn]!);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

export async function suggest(url: string, text: string): Promise<SuggestAnswer> {
  const answer = await fetch(`${url}/api/v1/dataset/latest/search/suggest?q=${encodeURIComponent(text)}`);
  if (!answer.ok) throw new Error(`"${text}" was answered with ${answer.status}`);
  return suggestAnswer.parse(await answer.json());
}

/** The ids of one group. */
export const idsOf = ({ groups }: SuggestAnswer, type: string): string[] => groups.find((group) => group.type === type)?.hits.map(({ id }) => id) ?? [];
