import { ListFilter } from "lucide-react";
import { useDataGaps } from "../../shared/boot/boot.ts";
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

interface OneFacetProps extends Pick<Results, "state" | "type"> {
  readonly answer: SearchAnswer;
  readonly name: FacetName;
  readonly values: FacetValues;
}

/** One filter as its values ask for: a list, years, or links to the kind that has it. */
function OneFacet({ state, type, answer, name, values }: OneFacetProps) {
  const chosen = chosenFilters(state)
    .filter(({ field }) => field === name)
    .map(({ value }) => value);
  // One value that everything has leaves nothing to choose.
  const [only] = values;
  if (only === undefined || (values.length === 1 && only.count === answer.total && chosen.length === 0))
    return null;
  const title = answer.facet_titles[name] ?? name;
  const of = answer.facet_types[name];
  if (type === null && of !== undefined)
    return <FacetLinks state={state} name={name} type={of} title={title} values={values} />;
  if (name !== "year") return <FacetGroup name={name} title={title} values={values} chosen={chosen} />;
  const [first, ...others] = yearBars(values);
  return first && <YearFacet title={title} bars={[first, ...others]} chosen={chosen} total={answer.total} />;
}

/** The filters of the kind of result: a column, or on a phone what a button unfolds. */
export function Facets({ state, type, answer }: Pick<Results, "state" | "type" | "answer">) {
  // Whether they have a column of their own.
  const isWide = useMedia("(min-width: 960px)");
  const dataGaps = useDataGaps();
  const chosen = chosenFilters(state);
  // Object.entries forgets what the keys are.
  const facets = Object.entries(answer?.facets ?? {}) as [FacetName, FacetValues][];
  const missing = type === "gene" ? dataGaps.filter(({ facets: names }) => names.length > 0) : [];
  const groups = (
    <>
      {answer &&
        facets.map(([name, values]) => (
          // Lists that were unfolded close for other words; the slider of years stays, and the focus in it.
          <OneFacet
            key={name === "year" ? name : `${state.searchTerm} ${name}`}
            state={state}
            type={type}
            answer={answer}
            name={name}
            values={values}
          />
        ))}
      {missing.map(({ topic, label, reason }) => (
        <NotInRelease key={topic} label={label} reason={reason} />
      ))}
    </>
  );
  if (isWide) return <div className="facets">{groups}</div>;
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
    </details>
  );
}
