/** The help of the release tool: of all commands, and of each. */
import { exitCodes } from "./command.ts";
import type { Command, Option } from "./command.ts";

const width = 100;

/** A text in lines of at most so many characters; `first` begins the first one, the others are indented. */
function wrapped(text: string, indent: number, first = " ".repeat(indent)): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(" ")) {
    const gap = line === "" || line.endsWith(" ") ? "" : " ";
    if (line.length + gap.length + word.length > width && line.trim() !== "") {
      lines.push(line.trimEnd());
      line = " ".repeat(indent) + word;
    } else line += gap + word;
  }
  return [...lines, line.trimEnd()].join("\n");
}

/** A name and what it means, beside each other. */
const entry = (name: string, text: string, column = 26): string =>
  name.length + 3 > column
    ? `  ${name}\n${wrapped(text, column)}`
    : wrapped(text, column, `  ${name}`.padEnd(column));

const optionName = (name: string, { value }: Option): string => `--${name}${value ? ` ${value}` : ""}`;

/** In brackets where it may be left out. */
const optionUse = ([name, option]: [string, Option]): string =>
  option.needed ? optionName(name, option) : `[${optionName(name, option)}]${option.many ? "…" : ""}`;

const useOf = (name: string, { usage, options = {} }: Command): string =>
  [name, usage, ...Object.entries(options).map(optionUse)].filter(Boolean).join(" ");

/** All commands, a line each. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  return [
    "Usage: npm run release -- COMMAND",
    "",
    ...Object.entries(commands).map(([name, command]) =>
      entry(`${name} ${command.usage}`.trim(), command.summary),
    ),
    "",
    "npm run release -- COMMAND --help tells the options of one, with examples and exit codes.",
  ].join("\n");
}

/** All about one command. */
export function helpOf(name: string, command: Command): string {
  const { summary, about, options = {}, examples = [], codes = {} } = command;
  return [
    wrapped(`npm run release -- ${useOf(name, command)}`, 9, "Usage:"),
    "",
    wrapped(about ?? summary, 0, ""),
    ...(Object.keys(options).length > 0
      ? [
          "",
          "Options",
          ...Object.entries(options).map(([key, one]) => entry(optionName(key, one), one.about)),
        ]
      : []),
    ...(examples.length > 0
      ? [
          "",
          "Examples",
          ...examples.flatMap(([given, what]) => [`  npm run release -- ${given}`, wrapped(what, 6)]),
        ]
      : []),
    "",
    "Exit codes",
    ...Object.entries({ ...exitCodes, ...codes }).map(([code, what]) => entry(code, what, 8)),
  ].join("\n");
}
