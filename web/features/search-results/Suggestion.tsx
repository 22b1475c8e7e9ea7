import { Link } from "react-router-dom";
import { stateToUrl, withWords } from "./address.ts";
import type { Answered } from "./use-results.ts";

/** Other words that find more, above what these have found. */
export function Suggestion({ state, answer }: Pick<Answered, "state" | "answer">) {
  if (answer.didYouMean === null) return null;
  return (
    <p className="did-you-mean">
      Did you mean{" "}
      <Link to={{ search: stateToUrl(withWords(state, answer.didYouMean)) }}>{answer.didYouMean}</Link>?
    </p>
  );
}
