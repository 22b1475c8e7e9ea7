import { TriangleAlert } from "lucide-react";
import type { Contradiction } from "../../../api/contract/index.ts";

/** Says beside a value what other data sets of the release say instead. */
export function Contradicted({
  contradictions = [],
  of,
}: {
  readonly contradictions: readonly Contradiction[] | undefined;
  /** The properties that the value shows. */
  readonly of: readonly string[];
}) {
  return contradictions
    .filter(({ property }) => of.includes(property))
    .map(({ property, position, value, data_set, against }) => (
      <p className="contradicted small" key={`${property} ${position} ${value} ${data_set}`}>
        <TriangleAlert className="icon" aria-label="Contradicted" /> {property}
        {position !== null && ` ${position}`}: <b>{value}</b> in {data_set}, <b>{against.value}</b> in{" "}
        {against.data_set}
      </p>
    ));
}
