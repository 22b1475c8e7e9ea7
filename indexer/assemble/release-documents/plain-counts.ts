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

/** Pairs of an id that is another thing's too, and that thing. */
const otherIds = "other ids";

/** Distinct ids by what they are counted as; two things that belong together are both ids. */
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

const isPublished = (id = ""): boolean => /^(PMID|DOI):/.test(id);

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
    let id = "";
    return (line, count) => {
      if (line.startsWith("[")) isTerm = line.startsWith("[Term]");
      else if (isTerm && line.startsWith("id: ")) count("terms", (id = line.slice(4).trim()));
      else if (isTerm && line.startsWith("alt_id: ")) count(otherIds, `${line.slice(8).trim()} ${id}`);
    };
  },
  "obsolete-ids": below(([old, gene], count) => count(otherIds, `${old} ${gene}`)),
  references: below(([id, , curated, title], count) => {
    count("references", id);
    if (isPublished(id)) count("publications", id);
    if (isPublished(id) && title) count("publications with a title", id);
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
  phaf: below(([, gene, term], count) => count("phenotypes", `${gene} ${term}`)),
  "gene-term-pairs": below(([gene, term], count) => count("phenotypes", `${gene} ${term}`)),
  modifications: below(([gene, , term], count) => count("modifications", `${gene} ${term}`)),
  "disease-association": below(([gene, , term], count) => count("diseases", `${gene} ${term}`)),
  interactions: below(([a = "", b = "", type], count) =>
    count(`${type} interactions`, [a, b].sort().join(" ")),
  ),
  orthologs: below(([gene, ortholog, , taxon], count) =>
    count(`orthologs in taxon ${taxon}`, `${gene} ${ortholog}`),
  ),
  "protein-domains": below(([gene, , , domain, database], count) =>
    count("domains", `${gene} ${database} ${domain}`),
  ),
  "gene-viability": cells(([gene, viability], count) => {
    if (viability !== "unknown") count("viability", gene);
  }),
  "gene-characterisation": below(([gene, status], count) => {
    if (status) count("status", gene);
  }),
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
  return inCurrentIds(found);
}

/** Secondary ids of terms and genes as the ids that stand for them. */
function inCurrentIds(found: ReadonlyMap<string, ReadonlySet<string>>): PlainCounts {
  const current = new Map(
    [...(found.get(otherIds) ?? [])].map((pair) => {
      const [other = "", id = ""] = pair.split(" ");
      return [other, id];
    }),
  );
  const listed = (id: string): boolean => !!found.get("terms")?.has(id) || !!found.get("genes")?.has(id);
  const meant = (id: string): string => (listed(id) ? id : (current.get(id) ?? id));
  return new Map(
    [...found]
      .filter(([what]) => what !== otherIds)
      .map(([what, ids]) => [what, new Set([...ids].map((id) => id.split(" ").map(meant).join(" ")))]),
  );
}
