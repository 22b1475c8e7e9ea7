import type { ChangeEvent } from "react";
import { fetchIds } from "../../shared/api-client/fetch-text.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { chosenFilters, pageSizes, sortName, sortOf, stateToUrl } from "./address.ts";
import { Downloads } from "./Downloads.tsx";
import { areGenotypesListed } from "./genotypes-listed.ts";
import { useNouns } from "./kinds.ts";
import { useSearchActions } from "./use-results.ts";
import type { Answered } from "./use-results.ts";

/** "7 references: 5 publications, 2 described methods"; null where all are publications. */
function kindsText({ total, facets }: Answered["answer"], state: Answered["state"]): string | null {
  const chosen = chosenFilters(state).flatMap(({ field, value }) => (field === "kind" ? [value] : []));
  const kinds = (facets.kind ?? []).filter(
    ({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)),
  );
  if (kinds.every(({ value }) => value === "publication")) return null;
  const parts = kinds.map(({ label, count }) => counted(count, label));
  return parts.length === 1 ? parts.join() : `${counted(total, "reference")}: ${parts.join(", ")}`;
}

function Found({ state, type, answer }: Answered) {
  const { total } = answer;
  const nouns = useNouns()(type);
  const kinds = type === "reference" ? kindsText(answer, state) : null;
  const none = `No ${areGenotypesListed(answer) ? "other " : ""}${nouns[1]}`;
  return (
    <p role="status">
      <b>{total === 0 ? none : (kinds ?? counted(total, ...nouns))}</b>
      {state.searchTerm !== "" && <> for “{state.searchTerm}”</>}
      {total === 0 && chosenFilters(state).length > 0 && " with these filters"}
    </p>
  );
}

/** How many results there are, in which order, and what can be done with them. */
export function ResultHead({ state, type, answer }: Answered) {
  const { setSort, setResultsPerPage } = useSearchActions();
  const { total, sorts } = answer;
  const sort = sortName(state);
  // The order of the list is named even where it would not be offered.
  const offered = sorts.some(({ value }) => value === sort)
    ? sorts
    : [...sorts, { value: sort, label: sort }];
  const chooseSort = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sortField, sortDirection } = sortOf(event.target.value);
    setSort(sortField, sortDirection);
  };
  const found = <Found state={state} type={type} answer={answer} />;
  if (total === 0) return <div className="result-head">{found}</div>;
  return (
    <div className="result-head">
      {found}
      <span className="grow" />
      <label className="result-head__choice">
        Sort
        <select className="select" value={sort} onChange={chooseSort}>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="result-head__choice">
        On a page
        <select
          className="select"
          value={state.resultsPerPage}
          onChange={(event) => setResultsPerPage(Number(event.target.value))}
        >
          {[...new Set([...pageSizes, state.resultsPerPage])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <Downloads state={state} type={type} total={total} />
      {type === "gene" && (
        <SendGenes
          name={state.searchTerm === "" ? "Search for genes" : `Search for “${state.searchTerm}”`}
          // Of all genes found, not only those of the page.
          genes={() => fetchIds(urls.searchFile(stateToUrl({ ...state, current: 1 }), "ids"))}
        />
      )}
    </div>
  );
}
