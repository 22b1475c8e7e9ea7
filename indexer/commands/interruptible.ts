/** Exit code of a command that a signal ended. */
const interrupted = 130;

/** ms: one Ctrl-C comes from the terminal and once more from npm, and is one wish to stop. */
const samePress = 1000;

/**
 * Runs a command that Ctrl-C ends in order: its signal is aborted, and its words say how to go on. A second press ends it
 * at once. Answers the exit code.
 */
export async function interruptible(
  words: Error,
  command: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  let asked: number | null = null;
  const stop = (): void => {
    if (asked !== null && performance.now() - asked > samePress) process.exit(interrupted);
    asked ??= performance.now();
    interruption.abort(words);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  try {
    return await command(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    // What was being drawn, and the ^C of the terminal, stand in a line of their own.
    console.error(`${process.stdout.isTTY ? "\n" : ""}${words.message}`);
    return interrupted;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.removeListener(signal, stop);
  }
}
