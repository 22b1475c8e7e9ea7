/** A deployment that cannot be used. Every problem names its file, the key and the reason; the message lists them all. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(folder: string, problems: readonly string[]) {
    super(
      `The deployment in ${folder} cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
    this.name = "ConfigError";
    this.problems = problems;
  }
}
