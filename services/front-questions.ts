/** Questions that the front page offers, and what the release that is served has for them. */
import { asRecord } from "./ready-line.ts";

/** A sentence for each question that the site offers and finds nothing for. Fails when the site does not answer. */
export async function unansweredQuestions(url: string): Promise<string[]> {
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(20_000) });
    return asRecord(await answer.json());
  };
  const { front } = asRecord((await ask("/boot"))["deployment"]);
  const { questions } = asRecord(front);
  const sentences: string[] = [];
  for (const question of Array.isArray(questions) ? questions.map(String) : []) {
    const { total } = await ask(`/dataset/latest/search?q=${encodeURIComponent(question)}`);
    if (total === 0)
      sentences.push(
        `warning: the front page offers “${question}”, and the search finds nothing for it: change it in front.json`,
      );
  }
  return sentences;
}
