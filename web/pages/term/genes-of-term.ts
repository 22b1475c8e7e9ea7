/** Addresses of lists of a term's genes of some kind. Pure. */
import type { TermGenes, TermPage } from "../../../api/contract/index.ts";
import { viabilities } from "../../features/page-data/shares.ts";
import { urls } from "../../shared/urls/urls.ts";

type Term = Pick<TermPage, "termid" | "name">;
type ViabilityValue = keyof TermGenes["viability"];

const ofTerm = ({ termid, name }: Term) => ({
  term: { termid, name },
});
const inSubset = (name: string) => ({ subset: { subset_name: name } });
const named = (name: string, query: object): string =>
  urls.resultsOf(JSON.stringify({ node_name: name, ...query }));

const ofValue = (value: ViabilityValue) => inSubset(`deletion_viability_${value}`);

export const genesOfTerm = {
  /** Those that are annotated to another term too. */
  inTerm: (term: Term, other: Term): string =>
    named(`${term.name} and ${other.name}`, { and: [ofTerm(term), ofTerm(other)] }),
  /** Those of a viability; unknown are the term's genes of no other that it has, whether a row says so or none does. */
  ofViability: (term: Term, value: ViabilityValue, all: TermGenes["viability"]): string =>
    named(
      `${term.name}, deletion ${value.replaceAll("_", " ")}`,
      value === "unknown"
        ? {
            not: [
              ofTerm(term),
              { or: viabilities.filter((one) => one !== "unknown" && all[one] > 0).map(ofValue) },
            ],
          }
        : { and: [ofTerm(term), ofValue(value)] },
    ),
  /** Those in any of some subsets. */
  inSubsets: (term: Term, words: string, subsets: readonly string[]): string =>
    named(`${term.name}, ${words}`, { and: [ofTerm(term), { or: subsets.map(inSubset) }] }),
};
