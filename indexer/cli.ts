/** `npm run release -- …`: reads what was given and runs the command; commands/commands.ts lists them. */
import { parseArgs } from "node:util";
import type { Command, Given } from "./command-line/command.ts";
import { helpOf, overview } from "./command-line/help.ts";
import { commands } from "./commands/commands.ts";

const hint = (name: string): string => `npm run release -- ${name} --help tells how it is used.`;

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name !== undefined && command && rest.includes("--help")) {
    console.log(helpOf(name, command));
    return 0;
  }
  if (name === undefined || name === "help" || name === "--help") return general(rest[0], name === undefined);
  if (!command) return misused(`There is no command ${name}.\n\n${overview(commands)}`);
  const given = read(name, command, rest);
  return typeof given === "string" ? misused(`${given}\n${hint(name)}`) : command.run(given);
}

/** `help`, `help COMMAND`, or nothing at all, which is no command. */
function general(about: string | undefined, isMistake: boolean): number {
  const asked = about !== undefined && Object.hasOwn(commands, about) ? commands[about] : undefined;
  const text = about !== undefined && asked ? helpOf(about, asked) : overview(commands);
  (isMistake ? console.error : console.log)(text);
  return isMistake ? 2 : 0;
}

/** What was given, or why it was not understood. */
function read(name: string, { operands: [min, max], options = {} }: Command, args: string[]): Given | string {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([option, { value, many = false }]) => [
          option,
          { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: many },
        ]),
      ),
    });
  } catch (error) {
    // Node adds advice about file names that begin with a hyphen.
    return String(error instanceof Error ? error.message : error).replace(/\. To specify .*/s, ".");
  }
  const { positionals, values } = parsed;
  if (max === Infinity && positionals.length < min) return `${name} takes files, none given.`;
  if (positionals.length < min || positionals.length > max) {
    const takes = min === max ? String(min) : `${min} to ${max}`;
    return `${name} takes ${takes} argument${takes === "1" ? "" : "s"}, ${positionals.length} given.`;
  }
  return { operands: positionals, flags: new Set(Object.keys(values)), values };
}

function misused(reason: string): number {
  console.error(reason);
  return 2;
}

// Whoever reads may have had enough, as `head` has, or have no room: what was begun goes on, and says no more.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(process.env["DEBUG"] === "karyon" ? error : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
