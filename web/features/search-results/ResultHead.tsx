import type { ChangeEvent } from "react";
import { counted } from "../../app/format.ts";
import { UseGenes } from "../gene-handoff/UseGenes.tsx";
import { Downloads } from "./Downloads.tsx";
import { nounsOf, pageSizes, sorts, sortsOf } from "./kinds.ts";
import { useChange } from "./use-results.ts";
import type { Results } from "./use-results.ts";
import { writeAddress } from "./address.ts";

/** How many results there are, in which order, and what can be done with them. */
export function ResultHead({ wanted, answer }: { readonly wanted: Results["wanted"]; readonly answer: NonNullable<Results["answer"]> }) {
  const change = useChange();
  const { total } = answer;
  const sort = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = sortsOf(wanted.type).find((one) => one === event.target.value);
    if (chosen) change((now) => ({ ...now, sort: chosen, page: 1 }));
  };
  return (
    <div className="result-head">
      <p role="status"><b>{counted(total, ...nounsOf(wanted.type))}</b>{wanted.q !== "" && <> for “{wanted.q}”</>}</p>
      <span className="grow" />
      <label className="result-head__choice">Sort
        <select className="select" value={wanted.sort} onChange={sort}>
          {sortsOf(wanted.type).map((one) => <option key={one} value={one}>{sorts[one]}</option>)}
        </select>
      </label>
      <label className="result-head__choice">On a page
        <select className="select" value={wanted.size} onChange={(event) => change((now) => ({ ...now, size: Number(event.target.value), page: 1 }))}>
          {[...new Set([...pageSizes, wanted.size])].map((size) => <option key={size} value={size}>{size}</option>)}
        </select>
      </label>
      {total > 0 && <Downloads wanted={wanted} total={total} />}
      {wanted.type === "gene" && total > 0 && <UseGenes address={writeAddress({ ...wanted, page: 1 })} q={wanted.q} />}
    </div>
  );
}
