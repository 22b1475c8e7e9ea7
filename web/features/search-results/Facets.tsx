import { ListFilter } from "lucide-react";
import { useNotTold } from "../../shared/boot/boot.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { NotInRelease } from "../states/NotInRelease.tsx";
import { counted } from "../../shared/format/format.ts";
import type { FacetName, SearchAnswer } from "../../../api/contract/search.ts";
import { chosenFilters } from "./address.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { FacetLinks } from "./FacetLinks.tsx";
import type { Results } from "./use-results.ts";
import { YearFacet } from "./YearFacet.tsx";
import { yearBars } from "./years.ts";

type FacetValues = NonNullable<SearchAnswer["facets"][FacetName]>;

/** The filters of the kind of result: a column, or on a phone what a button unfolds. */
export function Facets({ state, type, answer }: Pick<Results, "state" | "type" | "answer">) {
  // Whether they have a column of their own.
  const isWide = useMedia("(min-width: 960px)");
  const notTold = useNotTold();
  const chosen = chosenFilters(state);
  // Object.entries forgets what the keys are.
  const facets = Object.entries(answer?.facets ?? {}) as [FacetName, FacetValues][];
  const groups = facets.flatMap(([name, values]) => {
    const ofFacet = chosen.filter(({ field }) => field === name).map(({ value }) => value);
    // One value that everything has leaves nothing to choose.
    const [only] = values;
    if (only === undefined || (values.length === 1 && only.count === answer?.total && ofFacet.length === 0))
      return [];
    const title = answer?.facet_titles[name] ?? name;
    const of = answer?.facet_types[name];
    if (type === null && of !== undefined)
      return [<FacetLinks key={name} state={state} name={name} type={of} title={title} values={values} />];
    if (name !== "year")
      return [
        <FacetGroup
          key={`${state.searchTerm} ${name}`}
          name={name}
          title={title}
          values={values}
          chosen={ofFacet}
        />,
      ];
    const [first, ...others] = yearBars(values);
    return first
      ? [
          <YearFacet
            key={name}
            title={title}
            bars={[first, ...others]}
            chosen={ofFacet}
            total={answer?.total ?? 0}
          />,
        ]
      : [];
  });
  const untold = type === "gene" ? notTold.filter(({ facets: names }) => names.length > 0) : [];
  const missing = untold.map(({ topic, label, reason }) => (
    <NotInRelease key={topic} label={label} reason={reason} />
  ));
  if (isWide)
    return (
      <div className="facets">
        {groups}
        {missing}
      </div>
    );
  return (
    <details className="facets">
      <summary>
        <ListFilter className="icon" aria-hidden />
        Filters
        <span className="n">
          {chosen.length === 0 ? "none set" : `${counted(chosen.length, "filter")} set`}
        </span>
      </summary>
      {groups}
      {missing}
    </details>
  );
}
