/** Which way a term says that something is changed, by the words of the deployment. Pure. */
import type { AnnotationType } from "./schema.ts";

type DirectionWords = NonNullable<NonNullable<AnnotationType["overview"]>["directions"]>;

/** `changed` has no direction. */
export type Direction = "up" | "down" | "changed" | "normal";

/** Reads the first word of a term's name: "decreased cell size" is down. */
export function directionsBy(words: DirectionWords): (name: string) => Direction {
  const byWord = new Map<string, Direction>(
    (["up", "down", "normal"] as const).flatMap((direction) =>
      words[direction].map((word): [string, Direction] => [word, direction]),
    ),
  );
  return (name) => byWord.get(name.split(" ")[0] ?? "") ?? "changed";
}
