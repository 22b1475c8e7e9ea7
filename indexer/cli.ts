/** `npm run release -- …`: fetch, check, load, list, diff and rollback of releases; `ensure` is what the start of Karyon calls. */
import { parseArgs } from "node:util";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { fetchRelease } from "./commands/fetch.ts";
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
  list                   show the generations on the server: live, previous, unfinished
  diff A B [--tsv]       show what changes from A to B, each a release id, a generation or a directory
                         --tsv: all changes, one a line, instead of the first 20 of each kind
  rollback               make the previous generation live; a second time goes forward again
  ensure                 make sure that a release is live: KARYON_RELEASE, else what is loaded, else a made-up demo`;

/** Each answers the exit code. */
const commands: Readonly<
  Record<
    string,
    {
      readonly operands: number;
      readonly flags: readonly string[];
      /** Options that have a value. */
      readonly values?: readonly string[];
      run(
        operands: string[],
        flags: ReadonlySet<string>,
        values: ReadonlyMap<string, string>,
      ): Promise<number>;
    }
  >
> = {
  check: {
    operands: 1,
    flags: ["write-rows"],
    run: ([dir = ""], flags) => check(dir, flags.has("write-rows")),
  },
  fetch: {
    operands: 1,
    flags: [],
    values: ["site", "without"],
    run: ([dir = ""], _, values) => {
      const { site, state } = readSettings();
      return fetchRelease(dir, {
        site: values.get("site") ?? site,
        without: values.get("without") ?? "",
        state,
      });
    },
  },
  load: {
    operands: 1,
    flags: ["force", "other-organism"],
    run: ([dir = ""], flags) =>
      load(dir, { force: flags.has("force"), otherOrganism: flags.has("other-organism") }, readSettings()),
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
  const options = Object.fromEntries([
    ...command.flags.map((flag) => [flag, { type: "boolean" as const }] as const),
    ...(command.values ?? []).map((name) => [name, { type: "string" as const }] as const),
  ]);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    // Node adds advice about file names that begin with a hyphen.
    return misused(String(error instanceof Error ? error.message : error).replace(/\. To specify .*/s, "."));
  }
  const { positionals, values } = parsed;
  if (positionals.length !== command.operands)
    return misused(
      `${name} takes ${command.operands} argument${command.operands === 1 ? "" : "s"}, ${positionals.length} given.`,
    );
  const given = Object.entries(values).flatMap(([key, value]) =>
    typeof value === "string" ? [[key, value] as const] : [],
  );
  return command.run(positionals, new Set(Object.keys(values)), new Map(given));
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
