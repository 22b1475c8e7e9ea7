import { X } from "lucide-react";
import type { ProteinFeature } from "../../../api/contract/index.ts";
import { range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";

/** As many intervals as fit in a line. */
const maxIntervals = 6;

const pages = {
  allele: { words: "page of the allele", address: urls.allele },
  term: { words: "page of the term", address: urls.term },
} as const;

export interface AboutFeatureProps {
  readonly feature: ProteinFeature;
  /** Takes the selection back; null where it is only pointed at. */
  readonly onClear: (() => void) | null;
}

/** What a feature is and where, with the way to its page. */
export function AboutFeature({ feature, onClear }: AboutFeatureProps) {
  const intervals = feature.positions.map(([label, start, end]) =>
    // The description of an allele is said once.
    start === end
      ? label !== feature.detail && /\d/.test(label)
        ? label
        : String(start)
      : range(start, end),
  );
  const page = feature.entity && pages[feature.entity];
  return (
    <>
      <b>{feature.display_name}</b>
      {feature.detail !== null && feature.detail !== feature.display_name && (
        <>
          {" "}
          <span className="id">{feature.detail}</span>
        </>
      )}{" "}
      <span className="muted">
        {intervals.slice(0, maxIntervals).join(", ")}
        {intervals.length > maxIntervals && ` and ${intervals.length - maxIntervals} more`}
        {feature.severity !== null && `, severity ${feature.severity}`}
      </span>
      {onClear && page && (
        <>
          {" · "}
          <a href={page.address(feature.id)} target="_top">
            {page.words}
          </a>
        </>
      )}
      {onClear && (
        <button
          type="button"
          className="icon-button"
          aria-label="Clear the selection"
          title="Clear the selection"
          onClick={onClear}
        >
          <X className="icon" aria-hidden />
        </button>
      )}
    </>
  );
}
