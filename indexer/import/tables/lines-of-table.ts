/** The lines of a table without quoting, cell by cell. */
import type { Source } from "../sources/open-source.ts";

interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly text: string;
}

/** Each line that is neither blank nor a comment, its cells trimmed. */
export async function* linesOfTable({ lines }: Source, comment = "#"): AsyncGenerator<TableLine> {
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries())
      if (text.trim() !== "" && !text.startsWith(comment))
        yield { line: batch.first + index, cells: text.split("\t").map((cell) => cell.trim()), text };
}
