import { ListFilter } from "lucide-react";
import { counted } from "../../shared/format/format.ts";
import { choices } from "./address.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { facetNames, facets } from "./kinds.ts";
import type { Results } from "./use-results.ts";
import { useWide } from "./use-wide.ts";
import { YearFacet } from "./YearFacet.tsx";
import { yearBars } from "./years.ts";

/** The filters of the kind of result: a column, or on a phone what a button unfolds. */
export function Facets({ wanted, answer }: Pick<Results, "wanted" | "answer">) {
  const isWide = useWide();
  const groups =
    answer === null
      ? []
      : facetNames.flatMap((name) => {
          const values = answer.facets[name] ?? [];
          const chosen = wanted.chosen[name] ?? [];
          // One value that everything has leaves nothing to choose.
          const [only] = values;
          if (
            only === undefined ||
            (values.length === 1 && only.count === answer.total && chosen.length === 0)
          )
            return [];
          const { title } = facets[name];
          if (name !== "year")
            return [
              <FacetGroup
                key={`${wanted.q} ${name}`}
                name={name}
                title={title}
                values={values}
                chosen={chosen}
              />,
            ];
          const [first, ...others] = yearBars(values);
          return first
            ? [
                <YearFacet
                  key={name}
                  title={title}
                  bars={[first, ...others]}
                  chosen={chosen}
                  total={answer.total}
                />,
              ]
            : [];
        });
  if (isWide) return <div className="facets">{groups}</div>;
  const set = choices(wanted).length;
  return (
    <details className="facets">
      <summary>
        <ListFilter className="icon" aria-hidden />
        Filters<span className="n">{set === 0 ? "none set" : `${counted(set, "filter")} set`}</span>
      </summary>
      {groups}
    </details>
  );
}
