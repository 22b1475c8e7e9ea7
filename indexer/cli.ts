/** `npm run release -- …`: import, fetch, check, load, list, diff and rollback of releases; `ensure` is what the start of Karyon calls. */
import { parseArgs } from "node:util";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { fetchRelease } from "./commands/fetch.ts";
import { importFiles } from "./commands/import.ts";
import type { ImportFlags } from "./commands/import.ts";
import { newSite } from "./commands/new-site.ts";
import type { NewSiteFlags } from "./commands/new-site.ts";
import { ensure } from "./commands/ensure.ts";
import { list } from "./commands/list.ts";
import { load } from "./commands/load.ts";
import { rollback } from "./commands/rollback.ts";
import { readSettings } from "./settings/settings.ts";

const usage = `Usage: npm run release -- COMMAND

  check DIR [--write-rows]
                         list everything that is wrong with a release directory
                         --write-rows: set rows in release.json to what the files have
  fetch DIR [--site NAME] [--without ID,ID]
                         make a release directory of the official files that a deployment's sources.json names;
                         what was fetched before and has not changed is not fetched again
                         --site: the deployment; --without: data sets to leave out
  load DIR [--force] [--other-organism]
                         load it and make it live; an interrupted load of the same directory goes on
                         --force: also when a kind has less than 98 % of the live release's documents
                         --other-organism: also in the place of a release of another organism
  import FILES… --taxon ID [--out DIR] [--organism "Genus species"] [--common-name NAME] [--date DATE]
         [--licence TEXT] [--orthologs TAXON=FILE]… [--genetic-code [SEQUENCE=]TABLE]…
                         make a release directory out of FASTA, GFF3, GTF, GenBank, EMBL, GAF, GPAD, OBO and
                         other files (docs/new-organism.md), and check it
  new-site --from DIR [--name FOLDER]
                         write a deployment to config/ for a release directory; also npm run new-site
  list                   show the generations on the server: live, previous, unfinished
  diff A B [--tsv]       show what changes from A to B, each a release id, a generation or a directory
                         --tsv: all changes, one a line, instead of the first 20 of each kind
  rollback               make the previous generation live; a second time goes forward again
  ensure                 make sure that a release is live: KARYON_RELEASE, else what is loaded, else a made-up demo`;

type Values = Readonly<Record<string, unknown>>;

/** Each answers the exit code. */
const commands: Readonly<
  Record<
    string,
    {
      /** How many; null for one or more. */
      readonly operands: number | null;
      readonly flags: readonly string[];
      /** Options with a value; those of `lists` may be given several times. */
      readonly values?: readonly string[];
      readonly lists?: readonly string[];
      run(operands: string[], flags: ReadonlySet<string>, values: Values): Promise<number>;
    }
  >
> = {
  check: {
    operands: 1,
    flags: ["write-rows"],
    run: ([dir = ""], flags) => check(dir, flags.has("write-rows"), readSettings().site),
  },
  fetch: {
    operands: 1,
    flags: [],
    values: ["site", "without"],
    run: ([dir = ""], _, values) => {
      // parseArgs gives text for each of `values`.
      const { site: given, without = "" } = values as { readonly site?: string; readonly without?: string };
      const { site, state } = readSettings();
      return fetchRelease(dir, { site: given ?? site, without, state });
    },
  },
  load: {
    operands: 1,
    flags: ["force", "other-organism"],
    run: ([dir = ""], flags) =>
      load(dir, { force: flags.has("force"), otherOrganism: flags.has("other-organism") }, readSettings()),
  },
  import: {
    operands: null,
    flags: [],
    values: ["taxon", "out", "organism", "common-name", "date", "licence"],
    lists: ["orthologs", "genetic-code"],
    // parseArgs gives text for each of `values` and a list of texts for each of `lists`.
    run: (files, _, values) => importFiles(files, values as ImportFlags),
  },
  "new-site": {
    operands: 0,
    flags: [],
    values: ["from", "name"],
    run: (_, __, values) => newSite(values as NewSiteFlags),
  },
  list: { operands: 0, flags: [], run: () => list(readSettings()) },
  diff: {
    operands: 2,
    flags: ["tsv"],
    run: ([a = "", b = ""], flags) => diff(a, b, flags.has("tsv"), readSettings()),
  },
  rollback: { operands: 0, flags: [], run: () => rollback(readSettings()) },
  ensure: { operands: 0, flags: [], run: () => ensure(readSettings()) },
};

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || args.includes("--help")) {
    (name === undefined ? console.error : console.log)(usage);
    return name === undefined ? 2 : 0;
  }
  const command = commands[name];
  if (!command) return misused(`There is no command ${name}.`);
  const { flags, values: texts = [], lists = [] } = command;
  const options = Object.fromEntries([
    ...flags.map((flag) => [flag, { type: "boolean" as const }] as const),
    ...texts.map((option) => [option, { type: "string" as const }] as const),
    ...lists.map((option) => [option, { type: "string" as const, multiple: true }] as const),
  ]);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    // Node adds advice about file names that begin with a hyphen.
    return misused(String(error instanceof Error ? error.message : error).replace(/\. To specify .*/s, "."));
  }
  const { positionals, values } = parsed;
  if (command.operands === null && positionals.length === 0)
    return misused(`${name} takes files, none given.`);
  if (command.operands !== null && positionals.length !== command.operands)
    return misused(
      `${name} takes ${command.operands} argument${command.operands === 1 ? "" : "s"}, ${positionals.length} given.`,
    );
  return command.run(positionals, new Set(Object.keys(values)), values);
}

function misused(reason: string): number {
  console.error(`${reason}\n\n${usage}`);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(process.env["DEBUG"] === "karyon" ? error : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
