/** What data sets are made of: files that were fetched, and data sets that were made before. */
import { bytesOf, plain } from "../../read/bytes.ts";
import { linesOf } from "../../read/lines.ts";
import { zipMember } from "../transfer/zip-member.ts";
import type { RequestContext } from "../transfer/request.ts";

/** A file or data set to make things of. */
export interface Material {
  readonly name: string;
  readonly path: string;
  /** Of a data set; null for a file. */
  readonly format: string | null;
  /** Date of its data, ISO. */
  readonly date: string;
}

export interface MakingContext extends RequestContext {
  /** Folder of records that are kept by id. */
  readonly records: string;
  /** Data sets made so far. */
  readonly made: readonly Material[];
  progress(done: number, total: number): void;
}

/** What a maker found worth saying, for the `note` of the data set. */
export type Remark = (text: string) => void;

/** A maker: lines without their ends, header row included. */
export type Lines = AsyncIterable<string> | Iterable<string>;

/** Something about a file that keeps a data set from being made of it. */
export class MakingError extends Error {
  override readonly name = "MakingError";
}

/** The lines of a file, packed or plain, or of a member of a zip archive. */
export async function* linesIn({ path, name }: Material, member?: string): AsyncGenerator<string, void> {
  const bytes = member === undefined ? bytesOf(path) : plain(zipMember(path, member));
  const wrong = (line: number | null, reason: string): never => {
    throw new MakingError(`${name}${line === null ? "" : `:${line}`}: ${reason}`);
  };
  for await (const batch of linesOf(bytes, wrong)) yield* batch.lines;
}

/** The whole text of a file. */
export async function textOf(material: Material): Promise<string> {
  const lines: string[] = [];
  for await (const line of linesIn(material)) lines.push(line);
  return lines.join("\n");
}

/** The first group, or else the whole, of every match of a pattern in files, each once, in order of their first place. */
export async function matchesIn(materials: readonly Material[], pattern: RegExp): Promise<Set<string>> {
  const found = new Set<string>();
  const all = new RegExp(pattern.source, "g");
  for (const material of materials)
    for await (const line of linesIn(material))
      for (const match of line.matchAll(all)) found.add(match[1] ?? match[0]);
  return found;
}

/** Data sets that say something of genes: all but ontologies, whose definitions cite papers of every organism. */
export const sayings = (made: readonly Material[]): Material[] =>
  made.filter(({ format }) => format !== "obo");
