/** The copies of documents on this machine: which there are, that they are made and thrown away, and which releases were published last. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { indexName, parseGeneration } from "../../index-mappings/names.ts";
import type { DocumentKind } from "./stored-document.ts";
import type { GenerationCopy } from "./generation-copy.ts";
import { Thread } from "../threads/thread.ts";
import type { CopyResult, CopyTask } from "./copy-documents.ts";
import { layout, LocalCopy } from "./local-copy.ts";

interface Options {
  /** Of this machine; made when it is missing. Several processes share it, several machines do not. */
  readonly folder: string;
  /** Of indices, as in names of files: several sites may share a folder. */
  readonly prefix: string;
  /** Nodes of Elasticsearch. */
  readonly nodes: readonly string[];
  readonly log: Logger;
}

const published = z.object({ live: z.string().nullable(), loaded: z.array(z.string()) });
/** Names of generations: the live one, and all that answer. */
export type Published = z.infer<typeof published>;

/** ms that it may take to copy a generation: the engine may have much to do. */
const maxTaskMs = 1_800_000;
const copyEnding = `.${layout}.sqlite`;
const notCopied = "documents cannot be copied and are read from the search engine";

/** Whatever the disk refuses is told once and done without: Elasticsearch has everything. */
export class LocalCopies {
  readonly #options: Options;
  readonly #opened = new Map<string, LocalCopy>();
  /** Searches that were made of generations, by their names. */
  readonly #searches = new Map<string, Set<string>>();
  #published = "";
  #isTold = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether there is a copy of a generation that can be read. */
  has(generation: string): boolean {
    return this.#opened.has(generation);
  }

  /** What there is of a generation, at any time. */
  of(generation: string): GenerationCopy {
    const isThere = (): boolean => this.has(generation);
    return {
      get isThere() {
        return isThere();
      },
      document: (kind, id) => this.#read(generation, (copy) => copy.read(kind, id)),
      answer: (request) => {
        this.#searchesOf(generation).add(request);
        return this.#read(generation, (copy) => copy.answer(request)) ?? null;
      },
    };
  }

  #searchesOf(generation: string): Set<string> {
    const searches = this.#searches.get(generation) ?? new Set();
    this.#searches.set(generation, searches);
    return searches;
  }

  #read<T>(generation: string, read: (copy: LocalCopy) => T): T | undefined {
    const copy = this.#opened.get(generation);
    try {
      return copy && read(copy);
    } catch (error) {
      this.#options.log.warn({ err: error, generation }, "a local copy cannot be read and is thrown away");
      this.#throwAway(generation);
      return undefined;
    }
  }

  #throwAway(generation: string): void {
    this.#close(generation);
    this.#quietly(() => rmSync(this.#path(generation), { force: true }));
  }

  /** Takes up the copies that there are of published generations, throws away those of others, and remembers which are published. */
  follow(now: Published): void {
    // Nothing at all is published by a search engine that is the wrong one, or was emptied: that is no reason to throw anything away.
    if (now.loaded.length === 0) return;
    this.#open(now.loaded);
    for (const name of this.#opened.keys()) if (!now.loaded.includes(name)) this.#close(name);
    for (const name of this.#searches.keys()) if (!now.loaded.includes(name)) this.#searches.delete(name);
    const text = JSON.stringify(now);
    if (text === this.#published) return;
    this.#published = text;
    this.#quietly(() => {
      this.#remember(text);
      const kept = new Set(now.loaded.map((name) => this.#path(name)));
      for (const path of this.#files()) if (!kept.has(path)) rmSync(path, { force: true });
    });
  }

  /** What was published when the search engine last answered, as far as there are copies of it; null where pages cannot be answered without it. */
  recall(): Published | null {
    try {
      const { live, loaded } = published.parse(JSON.parse(readFileSync(this.#publishedPath, "utf8")));
      this.#open(loaded);
      const copied = loaded.filter((name) => this.has(name));
      return live === null || !copied.includes(live) ? null : { live, loaded: copied };
    } catch {
      // Nothing was ever published here, or there is no such folder.
      return null;
    }
  }

  /** Whether a copy was made by a version that asked for other things. */
  #lacksAnswers(generation: string): boolean {
    const copy = this.#opened.get(generation);
    return copy !== undefined && [...this.#searchesOf(generation)].some((one) => copy.answer(one) === null);
  }

  /** Copies the documents of a generation, unless that is done already or another process is at it. Never fails. */
  async make(name: string): Promise<void> {
    const { folder, prefix, nodes, log } = this.#options;
    const generation = parseGeneration(name);
    if (this.#lacksAnswers(name)) this.#throwAway(name);
    if (!generation || this.has(name)) return;
    const index = (kind: DocumentKind): string => indexName(kind, generation, prefix);
    try {
      makeFolder(folder);
      const began = performance.now();
      const result = await copyBeside({
        nodes,
        indices: { pages: index("pages"), release: index("release") },
        searches: [...this.#searchesOf(name)],
        path: this.#path(name),
      });
      const took = { ms: Math.round(performance.now() - began) };
      if (result.kind === "copied")
        log.info({ generation: name, ...result, ...took }, "documents are copied");
      if (result.kind === "not copied") log.warn({ folder, reason: result.reason }, notCopied);
      this.#open([name]);
    } catch (error) {
      log.warn({ err: error, folder }, notCopied);
    }
  }

  close(): void {
    for (const name of this.#opened.keys()) this.#close(name);
  }

  #open(names: readonly string[]): void {
    for (const name of names) {
      if (this.has(name) || !existsSync(this.#path(name))) continue;
      const copy = LocalCopy.open(this.#path(name));
      if (copy) this.#opened.set(name, copy);
    }
  }

  #close(name: string): void {
    this.#opened.get(name)?.close();
    this.#opened.delete(name);
  }

  #path(generation: string): string {
    return join(this.#options.folder, `${this.#options.prefix}-${generation}${copyEnding}`);
  }

  get #publishedPath(): string {
    return join(this.#options.folder, `${this.#options.prefix}-published.json`);
  }

  /** Files of copies, of other layouts too; not those of a site whose prefix begins with this one's. */
  #files(): string[] {
    const { folder, prefix } = this.#options;
    return readdirSync(folder)
      .filter((file) => {
        const [generation = "", ...ending] = file.slice(prefix.length + 1).split(".");
        return file.startsWith(`${prefix}-`) && ending.at(-1) === "sqlite" && parseGeneration(generation);
      })
      .map((file) => join(folder, file));
  }

  /** Whole or not at all: other processes write the same. */
  #remember(text: string): void {
    makeFolder(this.#options.folder);
    const own = `${this.#publishedPath}.${process.pid}`;
    writeFileSync(own, text);
    renameSync(own, this.#publishedPath);
  }

  #quietly(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!this.#isTold)
        this.#options.log.warn({ err: error, folder: this.#options.folder }, "there is no local copy");
      this.#isTold = true;
    }
  }
}

/** And the one that it is in. Not `recursive`, which never comes back from folders such as /proc that nothing can be made in. */
function makeFolder(folder: string): void {
  for (const one of [dirname(folder), folder]) if (!existsSync(one)) mkdirSync(one);
}

/** In a thread of less priority, which ends with it. */
async function copyBeside(task: CopyTask): Promise<CopyResult> {
  const thread = new Thread<CopyTask, CopyResult>({
    module: new URL("./copy-documents.ts", import.meta.url),
    maxTaskMs,
    endError: () => new Error("the copy was not finished"),
    onEnd: () => {},
  });
  return thread.ask(task).finally(() => thread.endIdle());
}
