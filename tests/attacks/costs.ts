/** The dearest requests, one after another: what each was answered, and how long it kept the thread that answers everybody. */
import { attacksOn } from "./attacks.ts";
import type { Attack } from "./attacks.ts";
import { maxMemory, maxTurn } from "./measured-api.ts";
import type { MeasuredApi } from "./measured-api.ts";
import { factsOf } from "./release-facts.ts";

interface Answered {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

async function ask(dataset: string, { path, body }: Attack): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(
    `${dataset}/${path}`,
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body },
  );
  let bytes = 0;
  // Read as it comes, so that this program never has it all.
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return { status: answer.status, bytes, ms: performance.now() - started };
}

/** What a request cost. */
export interface Cost extends Answered {
  readonly name: string;
  /** ms of processor time */
  readonly longest: number;
  readonly memory: number;
  /** What must not be; null when all is as it must. */
  readonly broken: string | null;
}

/** @param words choose the attacks whose names have them */
export async function* costs(api: MeasuredApi, words = "", limit = maxTurn): AsyncGenerator<Cost> {
  const dataset = `${api.url}/api/v1/dataset/latest`;
  for (const one of attacksOn(await factsOf(dataset)).filter(({ name }) => name.includes(words))) {
    api.begin();
    const answered = await ask(dataset, one);
    const { longest, memory } = await api.measured();
    const broken =
      answered.status === 500
        ? "is answered with 500"
        : longest > limit
          ? `lets others wait for more than ${limit} ms`
          : memory > maxMemory
            ? `takes more than ${maxMemory / 1e6} MB`
            : null;
    yield { ...answered, name: one.name, longest, memory, broken };
  }
}

/** A line for people. */
export const costLine = ({ broken, status, longest, ms, bytes, memory, name }: Cost): string =>
  [
    broken === null ? "ok " : "BAD",
    String(status),
    `${longest.toFixed(0)} ms`.padStart(8),
    `${ms.toFixed(0)} ms`.padStart(9),
    `${(bytes / 1e6).toFixed(2)} MB`.padStart(10),
    `${(memory / 1e6).toFixed(0)} MB`.padStart(7),
    name,
    ...(broken === null ? [] : [broken]),
  ].join("  ");
