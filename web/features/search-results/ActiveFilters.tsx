import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { choices, toggled, writeAddress } from "./address.ts";
import { facets } from "./kinds.ts";
import type { Results } from "./use-results.ts";

/** What is filtered by, each with a way to take it back. */
export function ActiveFilters({ wanted, answer }: Pick<Results, "wanted" | "answer">) {
  const set = choices(wanted);
  if (set.length === 0) return null;
  const to = (next: typeof wanted) => ({ search: writeAddress(next) });
  return (
    <ul className="active-filters" aria-label="Filters that are set">
      {set.map(({ name, value }) => {
        const known = answer?.facets[name]?.find((one) => one.value === value)?.label ?? value;
        const said = name === "year" ? known.replace("-", "–") : known;
        const { title } = facets[name];
        const label = said.startsWith(title) ? said : `${title}: ${said}`;
        return (
          <li key={`${name} ${value}`} className="chip">
            {label}
            <Link
              to={to(toggled(wanted, name, value))}
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
        <Link to={to({ ...wanted, page: 1, chosen: {} })} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}
