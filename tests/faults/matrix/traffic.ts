/** Readers and people who save queries, while something goes wrong: what each was answered, and after how long. */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** What is asked for. `fresh` ones are asked for once, so that no answer to them can have been kept. */
export const kinds = ["suggest", "fresh suggest", "search", "data", "page", "table", "save"] as const;
export type Kind = (typeof kinds)[number];

/** One request and its end. */
export interface Asked {
  readonly kind: Kind;
  readonly path: string;
  /** ms, `performance.now()` */
  readonly began: number;
  readonly ended: number;
  /** null when the connection broke or nothing came in time. */
  readonly status: number | null;
  /** An answer of former times, marked as such. */
  readonly isKept: boolean;
  /** Where the answer is not what the release says; null when it is. */
  readonly wrong: string | null;
  /** The id of a query that was said to be saved. */
  readonly saved: string | null;
}

/** ms after which nobody waits any longer. */
export const patience = 10_000;

const savedAnswer = z.object({ id: z.string(), saved: z.boolean() });
const genesFound = z.object({ rows: z.array(z.object({ gene_uniquename: z.string() })) });

const everyGene = { constraints: { not: [{ has_ortholog: { taxonid: 1 } }] } };

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** What a page says of itself to its program: the release that it was made from, or the name of that load. */
const saidIn = (page: string, what: "release" | "generation"): string | undefined =>
  new RegExp(`<meta name="karyon-${what}" content="([^"]+)"`).exec(page)?.[1];

/** The first place where two texts are not the same. */
function difference(right: string, wrong: string): string {
  let at = 0;
  while (right[at] === wrong[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 40), at + 60);
  return `…${near(wrong)}… instead of …${near(right)}…`;
}

/** Traffic to one site. Reads are compared with what the same release answered in quiet times. */
export class Traffic {
  readonly #url: string;
  readonly #genes: readonly string[];
  /** Answers in quiet times, by release and path. */
  readonly #known = new Map<string, string>();
  /** Paths whose answers are not the same twice. */
  readonly #changing = new Set<string>();
  readonly asked: Asked[] = [];
  #isLearning = false;
  #number = 0;
  #stop: (() => Promise<void>) | null = null;

  private constructor(url: string, genes: readonly string[]) {
    this.#url = url;
    this.#genes = genes;
  }

  static async to(url: string): Promise<Traffic> {
    const answer = await fetch(`${url}/api/v1/dataset/latest/query`, post({ ...everyGene, size: 40 }));
    return new Traffic(
      url,
      genesFound.parse(await answer.json()).rows.map((row) => row.gene_uniquename),
    );
  }

  #gene(number: number): string {
    return this.#genes[number % this.#genes.length] ?? "";
  }

  #pathOf(kind: Kind, number: number): string {
    const dataset = "/api/v1/dataset/latest";
    const gene = this.#gene(number % 8);
    if (kind === "suggest") return `${dataset}/search/suggest?q=${"abcdefgh"[number % 8]}`;
    if (kind === "fresh suggest") return `${dataset}/search/suggest?q=${number.toString(36)}`;
    if (kind === "search") return `${dataset}/search?q=protein&size=${10 + (number % 3)}`;
    if (kind === "data") return `${dataset}/data/gene/${gene}`;
    if (kind === "table") return `${dataset}/annotations?subject=gene:${gene}`;
    if (kind === "page") return `/gene/${gene}`;
    return `${dataset}/query`;
  }

  /** Asks for one thing, and notes how that ended. */
  async ask(kind: Kind): Promise<Asked> {
    const number = this.#number++;
    const path = this.#pathOf(kind, number);
    // A pair of genes that no earlier request had.
    const pair = [this.#gene(number), this.#gene(Math.floor(number / this.#genes.length))];
    const body =
      kind === "save"
        ? { constraints: { or: [{ gene_list: { genes: pair } }, { subset: { subset_name: `n${number}` } }] } }
        : null;
    const began = performance.now();
    const end = await fetch(this.#url + path, {
      ...(body ? post({ ...body, size: 1 }) : {}),
      signal: AbortSignal.timeout(patience),
    })
      .then(async (answer) => ({ answer, text: await answer.text() }))
      .catch(() => null);
    const isGood = end?.answer.status === 200;
    const saved = isGood && kind === "save" ? savedAnswer.parse(JSON.parse(end.text)) : null;
    const asked: Asked = {
      kind,
      path,
      began,
      ended: performance.now(),
      status: end?.answer.status ?? null,
      isKept: end?.answer.headers.has("x-kept-from") ?? false,
      wrong: isGood && kind !== "save" ? this.#wrongIn(kind, path, end.answer, end.text) : null,
      saved: saved?.saved ? saved.id : null,
    };
    this.asked.push(asked);
    return asked;
  }

  /** An answer without what differs from site to site and from load to load of the same release: their names, and when it was. */
  #withoutNames(text: string): string {
    const load = saidIn(text, "generation");
    const anywhere = text
      .replaceAll(this.#url, "")
      .replaceAll(/"db_creation_datetime":"[^"]*"/g, '"db_creation_datetime":""');
    return load === undefined ? anywhere : anywhere.replaceAll(load, "");
  }

  #wrongIn(kind: Kind, path: string, answer: Response, text: string): string | null {
    const release = kind === "page" ? saidIn(text, "release") : answer.headers.get("x-release");
    if (release == null) return "does not say of which release it is";
    if (this.#changing.has(path)) return null;
    const key = `${release} ${path}`;
    const known = this.#known.get(key);
    const said = this.#withoutNames(text);
    if (this.#isLearning) {
      if (known !== undefined && known !== said) this.#changing.add(path);
      this.#known.set(key, said);
    }
    return known === undefined || known === said ? null : difference(known, said);
  }

  /** Asks for everything that is asked for more than once, and keeps the answers as those that are right for the live release. */
  async learn(): Promise<void> {
    this.#isLearning = true;
    await this.askAll();
    this.#isLearning = false;
    const unanswered = this.asked.find(({ status }) => status !== 200);
    if (unanswered) throw new Error(`there is no right answer to ${unanswered.path}: ${unanswered.status}`);
    if (this.#changing.size > 0)
      throw new Error(`answers are not the same twice: ${[...this.#changing].join(", ")}`);
    this.asked.length = 0;
  }

  /** Asks for everything that is asked for more than once. */
  async askAll(): Promise<void> {
    this.#number = 0;
    for (let round = 0; round < 24; round++)
      for (const kind of ["suggest", "search", "data", "page", "table"] as const) {
        this.#number = round;
        await this.ask(kind);
      }
  }

  /** The same traffic to another api, which has to answer as this one did. */
  at(url: string): Traffic {
    const other = new Traffic(url, this.#genes);
    for (const [key, text] of this.#known) other.#known.set(key, text);
    return other;
  }

  /** Begins to ask, whether there are answers or not. */
  begin(readsPerSecond: number, savesPerSecond: number): void {
    const over = new AbortController();
    const under = new Set<Promise<unknown>>();
    const reads = kinds.filter((kind) => kind !== "save");
    const every = async (perSecond: number, next: () => Kind): Promise<void> => {
      while (!over.signal.aborted) {
        const asking = this.ask(next()).finally(() => under.delete(asking));
        under.add(asking);
        await sleep(1000 / perSecond, undefined, { signal: over.signal }).catch(() => undefined);
      }
    };
    let turn = 0;
    const loops = [
      every(readsPerSecond, () => reads[turn++ % reads.length] ?? "suggest"),
      every(savesPerSecond, () => "save"),
    ];
    this.#stop = async () => {
      over.abort();
      await Promise.all(loops);
      await Promise.all(under);
    };
  }

  async end(): Promise<void> {
    await this.#stop?.();
    this.#stop = null;
  }

  /** Queries that were said to be saved and cannot be asked for. */
  async lost(): Promise<string[]> {
    const ids = [...new Set(this.asked.flatMap(({ saved }) => saved ?? []))];
    const lost: string[] = [];
    for (const id of ids) {
      const answer = await fetch(`${this.#url}/api/v1/dataset/latest/query/${id}?size=0`);
      await answer.body?.cancel();
      if (answer.status !== 200) lost.push(id);
    }
    return lost;
  }
}
