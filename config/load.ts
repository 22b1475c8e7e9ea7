/** Reads a deployment folder; a deployment that loads is complete and sound. */
import { readFile, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { crossChecks } from "./cross-checks.ts";
import { overlay } from "./overlay.ts";
import { didYouMean } from "./nearest.ts";
import {
  missingCommonTexts,
  namesIn,
  ownBeforeCommon,
  readPages,
  unknownNames,
  withExamples,
} from "./pages.ts";
import type { DeploymentPage } from "./pages.ts";
import { parseJson } from "./parse-json.ts";
import { deployment } from "./schema.ts";
import type { Deployment } from "./schema.ts";
import { schemaProblems } from "./schema-problems.ts";
import { exampleNames } from "./site.ts";

export { ConfigError } from "./config-error.ts";
export type { DeploymentPage } from "./pages.ts";

export interface DeploymentChoice {
  /** Deployment folder (KARYON_SITE): the name of a folder in `root`, or a path. */
  readonly folder?: string | undefined;
  /** Taxon of the release. Chooses the folder when none is given; a given folder has to be about it. */
  readonly taxonid?: number | undefined;
  /** Where deployments are looked for; this folder unless told. */
  readonly root?: string | undefined;
}

export interface LoadedDeployment {
  readonly folder: string;
  readonly deployment: Deployment;
  readonly pages: readonly DeploymentPage[];
  /** Names in `api_examples` that nothing asks for. */
  readonly unusedExamples: readonly string[];
}

/** Which part of a deployment each file is. */
const files = {
  "site.json": "site",
  "menus.json": "menus",
  "annotation-types.json": "annotationTypes",
  "annotation-filters.json": "annotationFilters",
  "search.json": "search",
  "concepts.json": "concepts",
  "signposts.json": "signposts",
  "front.json": "front",
  "query-builder.json": "queryBuilder",
  "genome-browser.json": "genomeBrowser",
} as const satisfies Readonly<Record<string, keyof Deployment>>;
type File = keyof typeof files;
// Object.keys forgets the key type.
const fileNames = Object.keys(files) as File[];
/** Read by `fetch` alone, see sources.ts. */
const sourcesFile = "sources.json";

/** What a deployment leaves out: a folder like its own, without what only a deployment can say. */
const defaults = join(import.meta.dirname, "defaults");

/**
 * The deployment in the folder given, or else the one in `root` that is about the taxon.
 * @throws ConfigError that lists every problem of the folder at once, each with file, key and reason.
 */
export async function loadDeployment({
  folder: given,
  taxonid,
  root = import.meta.dirname,
}: DeploymentChoice): Promise<LoadedDeployment> {
  const folder = given === undefined ? await folderOfTaxon(root, taxonid) : await existingFolder(given, root);
  const problems: string[] = [];
  const parts: Record<string, unknown> = {};
  const defaultTypes: string[] = [];
  for (const file of fileNames) {
    const key = files[file];
    const base = await readJson(join(defaults, file));
    const own = await readJson(join(folder, file));
    for (const read of [base, own]) if ("problem" in read) problems.push(`${file}: ${read.problem}`);
    if (!("value" in base && "value" in own)) continue;
    parts[key] = overlay(base.value, own.value);
    if (key === "annotationTypes") defaultTypes.push(...idsOf(base.value));
    problems.push(
      ...schemaProblems(deployment.shape[key], parts[key]).map((problem) => `${file}: ${problem}`),
    );
  }
  problems.push(...(await unknownFiles(folder)));
  const common = await readPages(defaults);
  const own = await readPages(folder);
  problems.push(...common.problems, ...own.problems, ...missingCommonTexts(own.pages, common.pages));
  const checked = deployment.safeParse(parts);
  if (checked.success) {
    problems.push(...crossChecks(checked.data, defaultTypes), ...(await missingAssets(folder, checked.data)));
    if (taxonid !== undefined && checked.data.site.taxonid !== taxonid) {
      problems.push(
        `site.json: taxonid is ${checked.data.site.taxonid}, but the release is about taxon ${taxonid}`,
      );
    }
  }
  const texts = ownBeforeCommon(own.pages, common.pages);
  if (checked.success)
    problems.push(
      ...missingSlims(texts, checked.data),
      ...unknownNames(own.pages, common.pages, [
        ...Object.keys(checked.data.site.api_examples),
        "site_name",
        "contact",
        "no_contact",
        "chromosome",
      ]),
    );
  if (!checked.success || problems.length > 0) throw new ConfigError(folder, problems);
  const { annotationTypes, annotationFilters: filters } = checked.data;
  // A filter by the terms of a slim is for types that have one.
  for (const type of annotationTypes)
    if (type.slim === null)
      type.filters = type.filters.filter((name) => filters[name]?.filter_type !== "slim");
  const { api_examples: examples, contact_address: contact, site_name, chromosomes } = checked.data.site;
  const pages = withExamples(texts, {
    ...examples,
    site_name,
    ...(chromosomes[0] && { chromosome: chromosomes[0].name }),
    // Lines for sites that name nobody to write to begin with the word for them.
    ...(contact === null ? { no_contact: "" } : { contact }),
  });
  return { folder, deployment: checked.data, pages, unusedExamples: unusedIn(examples, texts) };
}

/** Examples that neither the documentation of the api nor a text asks for. */
function unusedIn(examples: Deployment["site"]["api_examples"], texts: readonly DeploymentPage[]): string[] {
  const asked = new Set([...exampleNames, ...texts.flatMap(namesIn)]);
  return Object.keys(examples).filter((name) => !asked.has(name));
}

/** Files of settings that nobody reads, most likely under a misspelt name. */
async function unknownFiles(folder: string): Promise<string[]> {
  const known = [...fileNames, sourcesFile];
  return (await readdir(folder))
    .filter((file) => file.endsWith(".json") && !known.includes(file))
    .map((file) => `${file} is not a file of a deployment${didYouMean(file, known)}`);
}

/** Slims that pages of text show and site.json does not name. */
const missingSlims = (pages: readonly DeploymentPage[], { site: { slims } }: Deployment): string[] =>
  pages.flatMap(({ path, shows }) =>
    shows?.kind === "slim" && !(shows.name in slims)
      ? [`pages${path}: shows slim ${shows.name}, which is not one of slims in site.json`]
      : [],
  );

const idsOf = (entries: unknown): string[] =>
  (z.array(z.looseObject({ id: z.string() })).safeParse(entries).data ?? []).map(({ id }) => id);

/** Files that the deployment names and its assets folder does not have. */
async function missingAssets(folder: string, { site: named }: Deployment): Promise<string[]> {
  const files: readonly (readonly [string, string | null | undefined])[] = [
    ["logo_file_name", named.logo_file_name],
    ["header_background_file_name", named.header_background_file_name],
    ...Object.entries(named.reference_extras).map(
      ([id, extra]) =>
        [`reference_extras.${id}.graphical_abstract.image`, extra.graphical_abstract?.image] as const,
    ),
    ...named.footer.logos.map(
      ({ image }, index) => [`footer.logos[${index}].image`, image?.startsWith("/") ? null : image] as const,
    ),
  ];
  const problems: string[] = [];
  for (const [key, file] of files)
    if (file && !(await stat(join(folder, "assets", file)).catch(() => null))?.isFile())
      problems.push(`site.json: ${key} ${file} is not in the assets folder of the deployment`);
  return problems;
}

type ReadResult = { readonly value: unknown } | { readonly problem: string };

/** What a file says; undefined where there is none. */
async function readJson(path: string): Promise<ReadResult> {
  let source: string;
  try {
    source = await readFile(path, "utf8");
  } catch (error) {
    // Errors of the file system have a code.
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? { value: undefined } : { problem: `the file cannot be read (${code})` };
  }
  const parsed = parseJson(source);
  if ("value" in parsed) return parsed;
  const { line, column, reason } = parsed.mistake;
  return { problem: `is not JSON: ${reason} (line ${line}, column ${column})` };
}

async function existingFolder(given: string, root: string): Promise<string> {
  // A name in `root` goes first: `demo` is a deployment there and may be another folder where the command was given.
  for (const candidate of [resolve(root, given), resolve(given)])
    if (await isDeployment(candidate)) return candidate;
  throw new ConfigError(resolve(given), ["there is no such folder with a site.json"]);
}

/** Its site.json says which organism a deployment is about; all else may be left to the defaults. */
const isDeployment = async (folder: string): Promise<boolean> =>
  resolve(folder) !== defaults && (await stat(join(folder, "site.json")).catch(() => null)) !== null;

/** Whether a deployment is about the taxon. */
export const hasDeployment = async (taxonid: number): Promise<boolean> =>
  (await knownFolders(import.meta.dirname)).some((known) => known.taxonid === taxonid);

interface KnownFolder {
  readonly folder: string;
  /** undefined where none can be read. */
  readonly taxonid: number | undefined;
}

/** The deployments in a folder, by name. */
async function knownFolders(root: string): Promise<KnownFolder[]> {
  const known: KnownFolder[] = [];
  for (const folder of (await readdir(root)).sort()) {
    if (!(await isDeployment(join(root, folder)))) continue;
    const read = await readJson(join(root, folder, "site.json"));
    // Any other mistake in the file is reported once the folder is chosen; here only the taxon matters.
    const taxonid =
      "value" in read ? z.object({ taxonid: z.int() }).safeParse(read.value).data?.taxonid : undefined;
    known.push({ folder, taxonid });
  }
  return known;
}

async function folderOfTaxon(root: string, taxonid: number | undefined): Promise<string> {
  const known = await knownFolders(root);
  const found = known.find((one) => taxonid !== undefined && one.taxonid === taxonid);
  if (found) return join(root, found.folder);
  const list = known
    .map(({ folder, taxonid: about }) => `${folder} (${about ?? "no taxonid that can be read"})`)
    .join(", ");
  throw new ConfigError(root, [
    `no folder is about taxon ${taxonid ?? "(none given)"}; there are ${list || "none"}; name one with KARYON_SITE`,
  ]);
}
