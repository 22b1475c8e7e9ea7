/**
 * Numbers of a release counted a second time, from the lines of its files alone: nothing that reads or joins data sets for
 * the pages is used here, so that a mistake there shows as two numbers that differ.
 */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Release } from "../../read/open-release.ts";
import type { Format } from "../../read/records.ts";

/** Lines of a file, packed or not. */
async function* linesOf(path: string): AsyncIterable<string> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  const bytes = createReadStream(path);
  const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
  yield* createInterface({ input: isPacked ? bytes.pipe(createGunzip()) : bytes, crlfDelay: Infinity });
}

/** Distinct ids by what they are counted as. */
export type PlainCounts = ReadonlyMap<string, ReadonlySet<string>>;

type Count = (what: string, id: string | undefined) => void;
type Take = (line: string, count: Count) => void;

const cells =
  (take: (row: readonly string[], count: Count) => void): (() => Take) =>
  () => {
    return (line, count) => take(line.split("\t"), count);
  };

/** As `cells`, of a table whose first line is its head. */
const below =
  (take: (row: readonly string[], count: Count) => void): (() => Take) =>
  () => {
    let isHead = true;
    return (line, count) => {
      if (!isHead) take(line.split("\t"), count);
      isHead = false;
    };
  };

const aspects: Readonly<Record<string, string>> = {
  F: "molecular_function",
  P: "biological_process",
  C: "cellular_component",
};
/** Evidence that says that nothing is known. */
const noData = "ND";

/** How the lines of a format are counted. */
const counters: { readonly [F in Format]?: () => Take } = {
  "pombase-genes": below(([id, , , , , , type], count) => {
    count("genes", id);
    count(type === "protein coding gene" ? "coding genes" : `type ${type}`, id);
  }),
  gff3: () => {
    const genes = new Set<string>();
    return (line, count) => {
      const row = line.split("\t");
      const [, , type = "", , , , , , attributes = ""] = row;
      const id = /(?:^|;)ID=([^;]*)/.exec(attributes)?.[1];
      const parent = /(?:^|;)Parent=([^;]*)/.exec(attributes)?.[1];
      if (type === "gene" && id !== undefined) genes.add(id);
      if (parent !== undefined && genes.has(parent) && /(RNA|transcript)$/.test(type))
        count("transcripts", id);
    };
  },
  "fasta-protein": () => (line, count) => {
    if (line.startsWith(">")) count("peptides", line.slice(1).split(/\s/)[0]?.replace(/:pep$/, ""));
  },
  obo: () => {
    let isTerm = false;
    return (line, count) => {
      if (line.startsWith("[")) isTerm = line.startsWith("[Term]");
      else if (isTerm && line.startsWith("id: ")) count("terms", line.slice(4).trim());
    };
  },
  references: below(([id, , curated], count) => {
    count("references", id);
    if (curated === "yes") count("curated references", id);
  }),
  "go-refs": below(([id], count) => count("references", id)),
  alleles: below(([, , id], count) => count("alleles", id)),
  "gaf-2.2": cells(([, gene, , relation = "", , , evidence, , aspect = ""], count) => {
    const name = aspects[aspect];
    if (name !== undefined && !relation.startsWith("NOT") && evidence !== noData) count(`with ${name}`, gene);
  }),
  "go-extensions": below(([gene, , aspect, , , , evidence], count) => {
    if (evidence !== noData) count(`with ${aspect}`, gene);
  }),
  "complex-annotation": below(([, , gene], count) => count("with cellular_component", gene)),
};

/** Counts what the files of a release say, line by line. */
export async function plainCounts(release: Release): Promise<PlainCounts> {
  const found = new Map<string, Set<string>>();
  const count: Count = (what, id) => {
    if (id === undefined || id === "") return;
    const ids = found.get(what);
    if (ids) ids.add(id);
    else found.set(what, new Set([id]));
  };
  for (const { format, path } of release.file.datasets) {
    const take = counters[format]?.();
    if (!take) continue;
    for await (const line of linesOf(join(release.dir, path)))
      if (line !== "" && !line.startsWith("!") && !/^#(?!.*\t)/.test(line)) take(line, count);
  }
  return found;
}
