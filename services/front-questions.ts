/** Questions that the front page offers, and what the release that is served has for them. */
import { z } from "zod";

const boot = z.object({ deployment: z.object({ front: z.object({ questions: z.array(z.string()) }) }) });
const found = z.object({ total: z.number() });

/** A sentence for each question that the site offers and finds nothing for. Fails when the site does not answer. */
export async function unansweredQuestions(url: string): Promise<string[]> {
  const ask = async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
    const answer = await fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(20_000) });
    return shape.parse(await answer.json());
  };
  const sentences: string[] = [];
  for (const question of (await ask("/boot", boot)).deployment.front.questions) {
    const { total } = await ask(`/dataset/latest/search?q=${encodeURIComponent(question)}`, found);
    if (total === 0)
      sentences.push(
        `warning: the front page offers “${question}”, and the search finds nothing for it: change it in front.json`,
      );
  }
  return sentences;
}
