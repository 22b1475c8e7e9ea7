import { Link } from "react-router-dom";
import { count, sentenceCase, words } from "../../shared/format/format.ts";
import { countLists } from "../../shared/urls/count-lists.ts";

/** Counts whose names say less than they are. */
const countNames: Readonly<Record<string, string>> = {
  gocams: "Pathway models",
  annotations: "Annotations without interactions",
};

/** What a release counts, as people call it. */
export const countName = (kind: string): string => countNames[kind] ?? sentenceCase(words(kind));

/** Counts of which 0 is a finding: they are left out where no data set tells them. */
const findings: ReadonlySet<string> = new Set(["community_curated_references"]);

/** A count of the release, with the list of what it counts behind it. */
export function Counted({ kind, number }: { readonly kind: string; readonly number: number }) {
  if (number === 0 && !findings.has(kind)) return "not in this release";
  const list = countLists[kind];
  return list === undefined ? count(number) : <Link to={list}>{count(number)}</Link>;
}
