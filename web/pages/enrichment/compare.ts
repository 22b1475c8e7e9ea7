/** Terms of several lists side by side, those that say the same folded. Pure. */
import type { EnrichmentAnswer, EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { significant } from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { hasWords } from "../../shared/format/has-words.ts";

/** A term with what each list has of it. */
export interface ComparedTerm {
  readonly id: string;
  readonly label: string;
  /** In the order of the lists; null where a list has too few genes of it to be tested. */
  readonly of: readonly (EnrichmentRow | null)[];
  /** Terms above or below it that say the same. */
  readonly same: readonly ComparedTerm[];
}

const qOf = (row: EnrichmentRow | null): number => row?.q ?? Infinity;
const pOf = (row: EnrichmentRow | null): number => row?.p ?? Infinity;
const best = (term: ComparedTerm, valueOf: (row: EnrichmentRow | null) => number): number =>
  Math.min(...term.of.map(valueOf));

/** Whether the term is significant in any of the lists. */
export const isSignificant = (term: ComparedTerm): boolean => best(term, qOf) <= significant;

/** All terms of all lists, those of one list in its order, those of several by the smallest p in any. */
export function comparedTerms(answers: readonly EnrichmentAnswer[]): ComparedTerm[] {
  const byId = answers.map(({ rows }) => new Map(rows.map((row) => [row.id, row])));
  const labels = new Map(answers.flatMap(({ rows }) => rows.map(({ id, label }) => [id, label] as const)));
  const terms = [...labels].map(([id, label]): ComparedTerm => ({
    id,
    label,
    of: byId.map((rows) => rows.get(id) ?? null),
    same: [],
  }));
  return answers.length === 1 ? terms : terms.sort((a, b) => best(a, pOf) - best(b, pOf));
}

/** The term that stands for another: none where it stands for itself in some list. */
function standsFor({ of }: ComparedTerm): string | null {
  const found = of.filter((row) => row !== null && row.q <= significant);
  return found.every((row) => row?.folded_into !== null) ? (found[0]?.folded_into ?? null) : null;
}

/** Puts terms that say the same behind the one that stands for them. */
function fold(terms: readonly ComparedTerm[]): ComparedTerm[] {
  const shown = new Set(terms.map(({ id }) => id));
  const groups = Map.groupBy(terms, (term) => {
    const into = standsFor(term);
    return into !== null && shown.has(into) ? into : null;
  });
  return (groups.get(null) ?? []).map((term) => ({ ...term, same: groups.get(term.id) ?? [] }));
}

/** The terms that the page shows. Words are looked for in all terms, so nothing is folded then. */
export function shownTerms(
  terms: readonly ComparedTerm[],
  { all, text, folded }: Pick<EnrichmentView, "all" | "text" | "folded">,
): ComparedTerm[] {
  const found = terms.filter((term) => (all || isSignificant(term)) && hasWords([term.id, term.label], text));
  return folded && text.trim() === "" ? fold(found) : found;
}
