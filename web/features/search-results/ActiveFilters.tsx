import { X } from "lucide-react";
import { Link } from "react-router-dom";
import type { FacetName } from "../../../api/contract/search.ts";
import { chosenFilters, stateToUrl, without, withoutFilters } from "./address.ts";
import type { Results } from "./use-results.ts";

/** What is filtered by, each with a way to take it back. */
export function ActiveFilters({ state, answer }: Pick<Results, "state" | "answer">) {
  const chosen = chosenFilters(state);
  if (chosen.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filters that are set">
      {chosen.map(({ field, value }) => {
        // What is no facet of the answer is said as it stands in the address.
        const name = field as FacetName;
        const known = answer?.facets[name]?.find((one) => one.value === value)?.label ?? value;
        const said = field === "year" ? known.replace("-", "–") : known;
        const title = answer?.facet_titles[name] ?? field;
        const label = said.startsWith(title) ? said : `${title}: ${said}`;
        return (
          <li key={`${field} ${value}`} className="chip">
            {label}
            <Link
              to={{ search: stateToUrl(without(state, field, value)) }}
              preventScrollReset
              aria-label={`Remove ${label}`}
              title={`Remove ${label}`}
            >
              <X className="icon" aria-hidden />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={{ search: stateToUrl(withoutFilters(state)) }} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}
