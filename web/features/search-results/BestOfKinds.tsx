import { Link } from "react-router-dom";
import type { SearchHit } from "../../../api/contract/search.ts";
import { counted } from "../../shared/format/format.ts";
import { entityUrl } from "../../shared/urls/urls.ts";
import { about } from "../entities/about.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { stateToUrl, withType } from "./address.ts";
import { useNouns } from "./kinds.ts";
import type { Answered } from "./use-results.ts";

/** Hits that everybody sees without it. */
const seen = 4;

/** The best of each kind that does not stand at the top of the list anyway, with a way to the others of its kind. */
export function BestOfKinds({ state, answer }: Answered) {
  const nouns = useNouns();
  const top = new Set(answer.hits.slice(0, seen).map(({ type }) => type));
  const best = answer.best.filter(({ type }) => !top.has(type));
  const totals = new Map(answer.totals.map(({ type, total }) => [type, total]));
  if (best.length === 0) return null;
  const rest = ({ type }: SearchHit) => (
    <Link className="subtle" to={{ search: stateToUrl(withType(state, type)) }}>
      {counted(totals.get(type) ?? 0, ...nouns(type))}
    </Link>
  );
  return (
    <section className="best-of-kinds" aria-labelledby="best-of-kinds">
      <h2 id="best-of-kinds">Best of the other kinds</h2>
      <ul>
        {best.map((hit) => (
          <li key={hit.type}>
            <Link to={entityUrl[hit.type](hit.id)} {...about(hit.type, hit.id)}>
              <Glyph type={hit.type} />
              {hit.type === "gene" || hit.type === "allele" ? <i>{hit.label}</i> : hit.label}
            </Link>{" "}
            <span className="muted">of</span> {rest(hit)}
          </li>
        ))}
      </ul>
    </section>
  );
}
