/** How much has to be typed. */
import { idsOf, inTurns, suggest } from "./ask.ts";
import type { JudgedQuery } from "./judged.ts";
import { rankOf } from "./metrics.ts";

const minLetters = 2;
const inSight = 3;

/** Letters until the wanted hit is among the first three of its group; all of them and one more when it never is. */
async function keystrokesOf(url: string, { text, type, relevant }: JudgedQuery): Promise<number> {
  const letters = [...text];
  for (let typed = minLetters; typed <= letters.length; typed++) {
    const found = idsOf(await suggest(url, letters.slice(0, typed).join("")), type);
    if (rankOf({ relevant, found }) <= inSight) return typed;
  }
  return letters.length + 1;
}

/** Letters typed until a right hit is among the first shown, on average over the queries. */
export async function meanKeystrokes(url: string, queries: readonly JudgedQuery[]): Promise<number> {
  const counts = await inTurns(queries, (query) => keystrokesOf(url, query));
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}
