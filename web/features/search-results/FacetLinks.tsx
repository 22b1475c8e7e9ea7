import { Link } from "react-router-dom";
import type { EntityType } from "../../../api/contract/index.ts";
import type { FacetName, SearchAnswer } from "../../../api/contract/search.ts";
import { count } from "../../shared/format/format.ts";
import { stateToUrl, withFacet } from "./address.ts";
import type { Results } from "./use-results.ts";

/** Values of one facet that are shown where the kinds are mixed; its kind has all. */
const maxValues = 6;

interface FacetLinksProps extends Pick<Results, "state"> {
  readonly name: FacetName;
  readonly type: EntityType;
  readonly title: string;
  readonly values: NonNullable<SearchAnswer["facets"][FacetName]>;
}

/** A filter of one kind where all kinds are mixed: each value leads to the things of the kind that have it. */
export const FacetLinks = ({ state, name, type, title, values }: FacetLinksProps) => (
  <section className="facet">
    <h2 className="facet__title">{title}</h2>
    <ul>
      {values
        .filter(({ count: things }) => things > 0)
        .slice(0, maxValues)
        .map(({ value, label, count: things }) => (
          <li key={value}>
            <Link className="facet__link" to={{ search: stateToUrl(withFacet(state, type, name, value)) }}>
              {label} <span className="n">{count(things)}</span>
            </Link>
          </li>
        ))}
    </ul>
  </section>
);
