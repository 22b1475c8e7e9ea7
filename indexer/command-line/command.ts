/** What a command of the release tool takes, says of itself, and does. */

/** Values of options: text, or a list of texts for options that may be given several times. */
type Values = Readonly<Record<string, unknown>>;

/** What a command was given. */
export interface Given {
  readonly operands: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: Values;
}

/** An option; its name is the key under which it stands. */
export interface Option {
  /** What it does, in a line. */
  readonly about: string;
  /** Name of its value; without one it is a flag. */
  readonly value?: string;
  /** Whether it may be given several times. */
  readonly many?: boolean;
  /** Whether the command does nothing without it. */
  readonly needed?: boolean;
}

/** A command: how it is written, what it does, and what a person wants to know before giving it. */
export interface Command {
  /** Operands as they are written: "DIR", "[GENERATION]". */
  readonly usage: string;
  /** Fewest and most operands. */
  readonly operands: readonly [number, number];
  /** One line for the list of commands. */
  readonly summary: string;
  /** What it does in full, for its own help. */
  readonly about?: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** What is given after `npm run release --`, with what it does. */
  readonly examples?: readonly (readonly [string, string])[];
  /** Exit codes beside those that all commands have. */
  readonly codes?: Readonly<Record<number, string>>;
  /** Answers the exit code. */
  run(given: Given): Promise<number>;
}

/** Of every command. */
export const exitCodes: Readonly<Record<number, string>> = {
  0: "done",
  1: "refused or failed; the reason is on stderr",
  2: "the command was not understood",
  130: "ended by Ctrl-C",
  143: "ended by SIGTERM",
};
