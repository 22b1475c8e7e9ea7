import type { ChangeEvent } from "react";
import { counted } from "../../shared/format/format.ts";
import { UseGenes } from "../gene-handoff/UseGenes.tsx";
import { choices, writeAddress } from "./address.ts";
import { Downloads } from "./Downloads.tsx";
import { nounsOf, pageSizes, sorts, sortsOf } from "./kinds.ts";
import { useChange } from "./use-results.ts";
import type { Results } from "./use-results.ts";

/** How many results there are, in which order, and what can be done with them. */
export function ResultHead({
  wanted,
  answer,
}: {
  readonly wanted: Results["wanted"];
  readonly answer: NonNullable<Results["answer"]>;
}) {
  const change = useChange();
  const { total } = answer;
  // The order of the list is named even where it would not be offered.
  const offered = [...new Set([...sortsOf(wanted.type), wanted.sort])];
  const sort = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = offered.find((one) => one === event.target.value);
    if (chosen) void change((now) => ({ ...now, sort: chosen, page: 1 }));
  };
  const nouns = nounsOf(wanted.type);
  const found = (
    <p role="status">
      <b>{total === 0 ? `No ${nouns[1]}` : counted(total, ...nouns)}</b>
      {wanted.q !== "" && <> for “{wanted.q}”</>}
      {total === 0 && choices(wanted).length > 0 && " with these filters"}
    </p>
  );
  if (total === 0) return <div className="result-head">{found}</div>;
  return (
    <div className="result-head">
      {found}
      <span className="grow" />
      <label className="result-head__choice">
        Sort
        <select className="select" value={wanted.sort} onChange={sort}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="result-head__choice">
        On a page
        <select
          className="select"
          value={wanted.size}
          onChange={(event) => void change((now) => ({ ...now, size: Number(event.target.value), page: 1 }))}
        >
          {[...new Set([...pageSizes, wanted.size])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <Downloads wanted={wanted} total={total} />
      {wanted.type === "gene" && <UseGenes address={writeAddress({ ...wanted, page: 1 })} q={wanted.q} />}
    </div>
  );
}
