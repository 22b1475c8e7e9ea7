/** JSON.parse whose errors always say where: its own message leaves the place out for some mistakes. */

export interface JsonMistake {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** Parses a JSON file. A mistake is answered with its line and column, never thrown. */
export function parseJson(source: string): { readonly value: unknown } | { readonly mistake: JsonMistake } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    const offset = endOfSoundStart(source);
    const before = source.slice(0, offset).split("\n");
    return {
      mistake: {
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        reason: reasonOf(error, offset === source.length),
      },
    };
  }
}

/** Length of the longest beginning of the text that some ending could turn into JSON; found by halving. */
function endOfSoundStart(source: string): number {
  let sound = 0;
  let wrong = source.length + 1;
  while (wrong - sound > 1) {
    const middle = Math.floor((sound + wrong) / 2);
    if (couldGoOn(source.slice(0, middle))) sound = middle;
    else wrong = middle;
  }
  return sound;
}

function couldGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const message = String(error);
    return (
      message.includes("Unexpected end") || Number(/at position (\d+)/.exec(message)?.[1]) === start.length
    );
  }
}

function reasonOf(error: unknown, atEnd: boolean): string {
  if (atEnd) return "the file ends too early";
  const message = error instanceof Error ? error.message : String(error);
  const reason = message
    .replace(/( in JSON)? at position.*/s, "")
    .replace(/, (\.\.\.)?".*is not valid JSON$/s, "");
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}
