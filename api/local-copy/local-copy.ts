/**
 * All finished documents of one generation in a file of this machine, by SQLite: a page is read from it in some ten µs, also while
 * Elasticsearch is away. With them lie the answers to the searches that every process makes once when it starts. Elasticsearch has all
 * of it, and the file can be thrown away at any time.
 */
import { DatabaseSync } from "node:sqlite";
import type { StatementSync } from "node:sqlite";
import { z } from "zod";
import type { Gone } from "../../index-mappings/pages/gone.ts";
import { documentKinds } from "./stored-document.ts";
import type { DocumentKind, StoredDocument } from "./stored-document.ts";

/** Of tables and columns; another version of the program goes by another, and makes a file of its own. */
export const layout = 1;

/** Written last, in the one transaction that writes everything, so that a copy which has it is whole. */
const whole = 1;

const row = z.object({
  body: z.instanceof(Uint8Array).nullable(),
  redirect: z.string().nullable(),
  gone: z.string().nullable(),
});

const answerRow = z.object({ body: z.instanceof(Uint8Array) });

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** An opened copy. Whatever fails to be read from it throws; then it is to be closed and thrown away. */
export class LocalCopy {
  readonly #database: DatabaseSync;
  readonly #statements: Readonly<Record<DocumentKind, StatementSync>>;
  readonly #selectAnswer: StatementSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
    this.#selectAnswer = database.prepare("SELECT body FROM answers WHERE request = ?");
    const select = (kind: DocumentKind): StatementSync =>
      database.prepare(`SELECT body, redirect, gone FROM ${kind} WHERE id = ?`);
    this.#statements = { pages: select("pages"), release: select("release") };
  }

  /** The copy at a path; null where there is none that is whole. */
  static open(path: string): LocalCopy | null {
    let database: DatabaseSync | null = null;
    try {
      database = new DatabaseSync(path, { readOnly: true });
      if (markOf(database) === whole) return new LocalCopy(database);
    } catch {
      // There is no such file, or one that is being written, was left half written, or is of something else.
    }
    database?.close();
    return null;
  }

  /** A document by its id; null where the release has none. */
  read(kind: DocumentKind, id: string): StoredDocument | null {
    const found = this.#statements[kind].get(id);
    if (found === undefined) return null;
    const { body, redirect, gone } = row.parse(found);
    return {
      body: body && bufferOf(body),
      redirect,
      // As it was written below.
      gone: gone === null ? null : (JSON.parse(gone) as Gone),
    };
  }

  /** The answer to a search; null where it is not among those that were copied. */
  answer(request: string): Buffer | null {
    const found = this.#selectAnswer.get(request);
    return found === undefined ? null : bufferOf(answerRow.parse(found).body);
  }

  close(): void {
    this.#database.close();
  }
}

/** Writes a copy. It is there when `finish` has returned, and not at all when anything ends before. */
export class CopyWriter {
  readonly #database: DatabaseSync;
  readonly #statements: Readonly<Record<DocumentKind, StatementSync>>;
  readonly #insertAnswer: StatementSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec("DROP TABLE IF EXISTS answers; CREATE TABLE answers (request TEXT PRIMARY KEY, body BLOB)");
    this.#insertAnswer = database.prepare("INSERT INTO answers (request, body) VALUES (?, ?)");
    for (const kind of documentKinds)
      database.exec(
        `DROP TABLE IF EXISTS ${kind}; CREATE TABLE ${kind} (id TEXT NOT NULL, redirect TEXT, gone TEXT, body BLOB)`,
      );
    const insert = (kind: DocumentKind): StatementSync =>
      database.prepare(`INSERT INTO ${kind} (id, redirect, gone, body) VALUES (?, ?, ?, ?)`);
    this.#statements = { pages: insert("pages"), release: insert("release") };
  }

  /** Begins a copy; null where another process is about to write it, or has written it. */
  static begin(path: string): CopyWriter | null {
    const database = new DatabaseSync(path);
    try {
      // Many pages are larger than the usual 4 KB.
      database.exec("PRAGMA page_size = 16384");
      // Ends with the process, however it ends: whoever comes next begins anew.
      database.exec("BEGIN IMMEDIATE");
      if (markOf(database) !== whole) return new CopyWriter(database);
    } catch (error) {
      database.close();
      if (isBusy(error)) return null;
      throw error;
    }
    database.close();
    return null;
  }

  write(kind: DocumentKind, id: string, { body, redirect, gone }: StoredDocument): void {
    this.#statements[kind].run(id, redirect, gone && JSON.stringify(gone), body);
  }

  /** @param body gzip of the answer's JSON */
  writeAnswer(request: string, body: Buffer): void {
    this.#insertAnswer.run(request, body);
  }

  finish(): void {
    // Sorting at the end takes less than to find a place for each.
    for (const kind of documentKinds)
      this.#database.exec(`CREATE UNIQUE INDEX ${kind}_by_id ON ${kind} (id)`);
    this.#database.exec(`PRAGMA user_version = ${whole}; COMMIT`);
    this.#database.close();
  }

  giveUp(): void {
    this.#database.close();
  }
}

const markOf = (database: DatabaseSync): unknown =>
  database.prepare("PRAGMA user_version").get()?.["user_version"];

/** SQLITE_BUSY: another connection holds the file. */
const busy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === busy;
