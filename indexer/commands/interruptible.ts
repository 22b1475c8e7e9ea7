/** Exit codes of a command that a signal ended, as shells count. */
const interrupted = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;

/** ms: one Ctrl-C comes from the terminal and once more from npm, and is one wish to stop. */
const samePress = 1000;

/**
 * Runs a command that Ctrl-C and SIGTERM end in order: its signal is aborted, and its words say how to go on. A second one ends it
 * at once. Answers the exit code.
 */
export async function interruptible(
  words: Error,
  command: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  let asked = 0;
  let codeOfFirst = 0;
  const stops = interrupted.map(([signal, code]) => {
    const stop = (): void => {
      if (asked > 0 && performance.now() - asked > samePress) process.exit(code);
      if (asked === 0) [asked, codeOfFirst] = [performance.now(), code];
      interruption.abort(words);
    };
    process.on(signal, stop);
    return { signal, stop };
  });
  try {
    return await command(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    // What was being drawn, and the ^C of the terminal, stand in a line of their own.
    console.error(`${process.stdout.isTTY ? "\n" : ""}${words.message}`);
    return codeOfFirst;
  } finally {
    for (const { signal, stop } of stops) process.removeListener(signal, stop);
  }
}
