/**
 * A failure that an operator can do something about. The message is one whole sentence (or two short ones) that
 * names what is wrong and what to do; it is shown as it stands, never with a stack trace.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The sentence to show for anything thrown: ours as it stands, anything else by its message. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
