import { ReadFailure } from "../../read/problem.ts";

/**
 * Ends the reading of a file of a version that its reader does not know: each of its lines would be wrong.
 * @throws ReadFailure that names both
 */
export function expectVersion(
  found: string,
  { format, known }: { readonly format: string; readonly known: readonly string[] },
  line: number,
  text: string,
): void {
  if (!known.includes(found))
    throw new ReadFailure(
      line,
      `this is ${format} ${found}, expected ${known.slice(0, -1).join(", ")} or ${known.at(-1)}`,
      text,
    );
}
