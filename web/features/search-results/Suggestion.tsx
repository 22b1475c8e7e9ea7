import { Link } from "react-router-dom";
import { withWords, writeAddress } from "./address.ts";
import type { Results } from "./use-results.ts";

/** Other words that find more, above what these have found. */
export function Suggestion({
  wanted,
  answer,
}: {
  readonly wanted: Results["wanted"];
  readonly answer: NonNullable<Results["answer"]>;
}) {
  if (answer.didYouMean === null) return null;
  return (
    <p className="did-you-mean">
      Did you mean{" "}
      <Link to={{ search: writeAddress(withWords(wanted, answer.didYouMean)) }}>{answer.didYouMean}</Link>?
    </p>
  );
}
