/** A connection to a node of Elasticsearch that notices when the node has stopped answering, so that nobody waits for it. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate, setTimeout as setTimeoutPromise } from "node:timers/promises";
import { errors, UndiciConnection } from "@elastic/elasticsearch";
import { watchMachine } from "./busy-machine.ts";
import { askNode } from "../elastic/ask-node.ts";
import type { NodeAnswer } from "../elastic/ask-node.ts";

type Request = UndiciConnection["request"];
type Params = Parameters<Request>[0];
type Options = Parameters<Request>[1];

/** ms without any answer, although some are waited for, after which the node is asked whether it is there. */
const patience = 250;

/**
 * ms within which a node that is there says so, or answers anything else; with `patience` the longest pause of its garbage collection
 * that is forgiven, and less than a second, after which a reader is to know.
 */
const probeTimeout = 600;

/** ms by which timers of this program may be late, before it counts as too busy itself for a verdict. */
const maxLateness = 50;
/** Times that is waited again then: a collection of garbage that gets a tenth of a processor takes ten times as long. */
const moreWhenBusy = 4;

/** ms between two questions to a node that is away. */
const probeInterval = 500;

/** The shortest question there is: it takes no thread of the searches, so that it is answered under any load. */
const probe = { method: "HEAD", path: "/" };
const probeOptions = {
  requestId: "probe",
  name: "probe",
  context: null,
  timeout: (1 + moreWhenBusy) * probeTimeout,
};
/** ms after which one that fails is sent again. */
const probePause = 50;

/**
 * A node that was frozen, or is behind a network that swallows packets, keeps its connections open and says nothing. The
 * client would let each request wait for its whole time limit. Here those that wait, and all that come, fail at once with
 * a ConnectionError, upon which the client tries another node, if there is one. The node is asked until it answers again.
 */
export class PromptConnection extends UndiciConnection {
  readonly #waiting = new Set<(reason: Error) => void>();
  #lastAnswer = 0;
  #timer: NodeJS.Timeout | null = null;
  #isAway = false;

  /** Requests without an answer so far. */
  get waiting(): number {
    return this.#waiting.size;
  }

  override async request(params: Params, options: Options): Promise<never> {
    if (this.#isAway) throw this.#gone();
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    this.#watch();
    // One signature stands for the overloads of the base class, hence the cast: the answer is passed on as it is.
    (
      (this.#isPlain(params, options)
        ? this.#askNode(params)
        : super.request(params, options)) as Promise<never>
    ).then(resolve, reject);
    try {
      return await promise;
    } finally {
      this.#waiting.delete(reject);
      if (!this.#isAway) this.#lastAnswer = performance.now();
    }
  }

  /** Whether the answer is wanted as one text, within the time that all have: as nearly every one. */
  #isPlain({ body }: Params, { signal, timeout, ...more }: Options): boolean {
    const isText = body === undefined || body === null || typeof body === "string";
    return (
      isText && signal === undefined && !("asStream" in more) && (timeout ?? this.timeout) === this.timeout
    );
  }

  #askNode({ method, path, querystring = "", headers, body }: Params): Promise<NodeAnswer> {
    const prefix = this.url.pathname === "/" ? "" : this.url.pathname.replace(/\/$/, "");
    return askNode(this.pool, {
      // As the client has it: one that HTTP knows.
      method: method as "GET",
      path: `${prefix}${path.startsWith("/") ? "" : "/"}${path}${querystring === "" ? "" : `?${querystring}`}`,
      headers: { ...this.headers, ...headers },
      body: (body as string | null | undefined) ?? null,
    });
  }

  override async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    // What waits for a node that is away would be waited for.
    await (this.#isAway ? this.pool.destroy() : super.close());
  }

  #gone(): Error {
    return new errors.ConnectionError(`${this.url.host} does not answer`);
  }

  #watch(): void {
    if (this.#timer) return;
    this.#lastAnswer = performance.now();
    this.#lookIn(patience);
  }

  #lookIn(ms: number): void {
    // Whatever waits for an answer keeps the program alive, not the watch over it.
    this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  async #look(): Promise<void> {
    const silence = performance.now() - this.#lastAnswer;
    if (!this.#isAway && this.#waiting.size === 0) {
      this.#timer = null;
    } else if (!this.#isAway && silence < patience) {
      this.#lookIn(patience - silence);
    } else if (await this.#answers()) {
      this.#isAway = false;
      this.#lastAnswer = performance.now();
      this.#lookIn(patience);
    } else {
      this.#isAway = true;
      for (const reject of this.#waiting) reject(this.#gone());
      this.#lookIn(probeInterval);
    }
  }

  async #answers(): Promise<boolean> {
    const before = this.#lastAnswer;
    let hasAnswered = false;
    let isOver = false;
    const ask = (): Promise<void> =>
      // One signature stands for the overloads of the base class, hence the cast.
      (super.request(probe, probeOptions) as Promise<unknown>).then(
        () => {
          hasAnswered = true;
        },
        async () => {
          // A single connection may break; a node that is there answers on the next one.
          await setTimeoutPromise(probePause, undefined, { ref: false });
          if (!isOver) await ask();
        },
      );
    const answer = ask();
    const lateness = monitorEventLoopDelay({ resolution: 10 });
    lateness.enable();
    const isMachineBusy = watchMachine();
    for (let more = moreWhenBusy; ; more--) {
      const timeUp = Promise.withResolvers<void>();
      const timer = setTimeout(timeUp.resolve, probeTimeout).unref();
      await Promise.race([answer, timeUp.promise]);
      clearTimeout(timer);
      // Where this program itself was busy, the answer may have come and not been read yet.
      await setImmediate();
      await setImmediate();
      const isThere = hasAnswered || this.#lastAnswer > before;
      // Nanoseconds, with the resolution in it.
      const isLate = lateness.max / 1e6 - 10 > maxLateness;
      const isBusy = isMachineBusy() || isLate;
      if (isThere || more === 0 || !isBusy) {
        lateness.disable();
        isOver = true;
        return isThere;
      }
      lateness.reset();
    }
  }
}
