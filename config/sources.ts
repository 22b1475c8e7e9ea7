/** sources.json: where the official files of a deployment's organism are, and what is made of them. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { parseJson } from "./parse-json.ts";
import { schemaProblems } from "./schema-problems.ts";

const webAddress = z.url({ protocol: /^https?$/ });

const limit = z.strictObject({
  /** Requests under way at the same time. */
  at_once: z.int().min(1).max(8).default(2),
  /** Requests that may begin in one second; null for no limit. */
  per_second: z.number().positive().nullable().default(null),
});

const file = z.strictObject({
  url: webAddress,
  /** What the file has to be, where its address stands for one version of it. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits")
    .optional(),
  /** A file beside it with its checksum, as md5sum or sha256sum write it. */
  checksum_url: webAddress.optional(),
});

/** Rows of another table: its columns by their names. */
const columns = z.strictObject({
  how: z.literal("columns"),
  /** Column of the format → column of the file; those that are called alike need not be named. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Columns of a file without a header row, in their order. */
  headless: z.array(z.string()).optional(),
  /** Column of the format → what stands in all its cells. */
  constants: z.record(z.string(), z.string()).default({}),
  /** Column of the format → what its cells are in the file → what they become. Other cells are a mistake. */
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Column of the format → beginning of its cells in the file → what takes its place. */
  prefixes: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Column of the format → what joins the values of a cell; each becomes a row. */
  split: z.record(z.string(), z.string()).default({}),
  /** Column of the file → pattern: only these rows are taken. */
  keep: z.record(z.string(), z.string()).default({}),
  /** Columns of the format that have to say something; other rows are left out. */
  require: z.array(z.string()).default([]),
  /** Columns of the format with gene ids; rows of other genes than those of the data set `genes` are left out. */
  genes: z.array(z.string()).default([]),
  /** How the file writes an empty cell. */
  blank: z.string().default(""),
  /** Beginning of the name of the file inside a zip archive. */
  member: z.string().optional(),
});

/** How a data set is made of files; without it the file is taken as it is. */
const make = z.discriminatedUnion("how", [
  columns,
  /** A gene, a tab, and ids joined by `|` (or `+`), each with the part of the protein in brackets; names come from a second file. */
  z.strictObject({
    how: z.literal("orthologs"),
    taxonid: z.int().positive(),
    /** Columns of the second file: its header, or `headless`. */
    names: z
      .strictObject({
        headless: z.array(z.string()).optional(),
        id: z.string(),
        name: z.string(),
        product: z.string(),
      })
      .optional(),
  }),
  /** gorefs.yaml of the Gene Ontology. */
  z.strictObject({ how: z.literal("go-refs") }),
  /** SIFTS' chains, wwPDB's list of entries, SIFTS' publications, and the data set with UniProt accessions. */
  z.strictObject({ how: z.literal("pdb-entries") }),
  /** Terms that earlier data sets use, by the prefix of their ids, without what stands above them. */
  z.strictObject({ how: z.literal("used-terms"), prefix: z.string().min(1) }),
  /** Rhea's reactions that earlier data sets use: their equations as names. */
  z.strictObject({ how: z.literal("used-reactions") }),
  /** Items of a JSON array that have these values. */
  z.strictObject({ how: z.literal("json-items"), where: z.record(z.string(), z.string()) }),
  /** One data set for each id that a pattern finds in an earlier one; {id} stands for it in `url`, `id` and `path`. */
  z.strictObject({ how: z.literal("each"), ids: z.string(), url: z.string() }),
  /** Publications of models: what each file of an `each` data set cites. */
  z.strictObject({ how: z.literal("cited-by-each"), of: z.string(), prefix: z.string() }),
  /** PubMed's records of all publications that earlier data sets cite; `from` is a list of triaged ones: id, status. */
  z.strictObject({
    how: z.literal("pubmed"),
    url: webAddress,
    /** Ids in one call. */
    per_call: z.int().min(1).max(200),
  }),
  /** ORCID's names of all ids that earlier data sets have; {id} stands for one. */
  z.strictObject({ how: z.literal("orcid"), url: z.string() }),
]);

const dataset = z.strictObject({
  id: z.string().min(1),
  entity: z.string().min(1),
  format: z.string().min(1),
  /** Inside the release; a name that ends in .gz is packed. */
  path: z.string().min(1),
  /** Names of `files` and ids of data sets that stand above, in the order that `make` says. */
  from: z.array(z.string()).default([]),
  make: make.optional(),
  source: z.string().min(1),
  licence: z.string().min(1),
  note: z.string().default(""),
  /** A release can do without it: it is left out when it cannot be had. */
  optional: z.boolean().default(false),
});

const sources = z.strictObject({
  /** NCBI translation tables by sequence id, as release.json has them. */
  genetic_codes: z.record(z.string(), z.int()).default({}),
  /** By host name. Hosts that are not named get two requests at once. */
  hosts: z.record(z.string(), limit).default({}),
  files: z.record(z.string(), file),
  datasets: z.array(dataset).min(1),
});

export type Sources = z.infer<typeof sources>;
export type SourceFile = Sources["files"][string];
export type SourceDataset = Sources["datasets"][number];
export type Make = z.infer<typeof make>;
export type MakeOf<H extends Make["how"]> = Extract<Make, { readonly how: H }>;

const fileName = "sources.json";

/**
 * Reads the sources.json of a deployment folder.
 * @throws ConfigError with every mistake of the file, or that it has none
 */
export async function loadSources(folder: string): Promise<Sources> {
  const text = await readFile(join(folder, fileName), "utf8").catch(() => null);
  if (text === null)
    throw new ConfigError(folder, [
      `there is no ${fileName}: it says where the files of a deployment come from`,
    ]);
  const parsed = parseJson(text);
  if (!("value" in parsed)) {
    const { line, column, reason } = parsed.mistake;
    throw new ConfigError(folder, [`${fileName}: is not JSON: ${reason} (line ${line}, column ${column})`]);
  }
  const checked = sources.safeParse(parsed.value);
  const problems = checked.success ? unknownNames(checked.data) : schemaProblems(sources, parsed.value);
  if (!checked.success || problems.length > 0)
    throw new ConfigError(
      folder,
      problems.map((problem) => `${fileName}: ${problem}`),
    );
  return checked.data;
}

/** Folders of `root` that have a sources.json. */
export async function deploymentsWithSources(root = import.meta.dirname): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files
    .filter((path) => path.endsWith(`/${fileName}`))
    .map((path) => path.slice(0, -fileName.length - 1));
}

/** Ids that stand twice, and names in `from` that are neither a file nor a data set above. */
function unknownNames({ files, datasets }: Sources): string[] {
  const known = new Set(Object.keys(files));
  return datasets.flatMap(({ id, from, make: how }, index) => {
    const needed = how?.how === "cited-by-each" ? [...from, how.of] : from;
    const problems = needed
      .filter((name) => !known.has(name))
      .map((name) => `datasets[${index}] (${id}): “${name}” is neither in files nor a data set above`);
    if (known.has(id)) problems.push(`datasets[${index}]: the name ${id} is used twice`);
    known.add(id);
    return problems;
  });
}
