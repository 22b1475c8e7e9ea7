/** Which genotypes a phenotype is asked of. Pure. */
import type { Leaf } from "../../../../api/contract/query.ts";
import type { ChosenTerm } from "./TermBox.tsx";

export interface TermOptions {
  /** All annotations, those that name no genotype too; the rest is not asked then. */
  readonly all: boolean;
  readonly single: boolean;
  readonly multi: boolean;
  readonly haploid: boolean;
  readonly diploid: boolean;
  readonly expression: "any" | "null" | "wt-overexpressed";
  readonly condition: ChosenTerm | null;
  readonly excluded: ChosenTerm | null;
}

export const firstOptions: TermOptions = {
  all: false,
  single: true,
  multi: false,
  haploid: true,
  diploid: false,
  expression: "any",
  condition: null,
  excluded: null,
};

type Flag = "single" | "multi" | "haploid" | "diploid";
const others: Readonly<Record<Flag, Flag>> = {
  single: "multi",
  multi: "single",
  haploid: "diploid",
  diploid: "haploid",
};

/** Expression is a question of haploid single-locus genotypes only. */
export const asksExpression = ({ single, multi, haploid, diploid }: TermOptions): boolean =>
  single && !multi && haploid && !diploid;

/** One of a pair was ticked or not; one of the two always is. */
export function withFlag(options: TermOptions, flag: Flag, on: boolean): TermOptions {
  const next = { ...options, [flag]: on, ...(on ? {} : { [others[flag]]: true }) };
  return asksExpression(next) ? next : { ...next, expression: "any" };
}

type Term = Leaf<"term">;
const listed = (term: ChosenTerm | null) => (term === null ? [] : [{ termid: term.id, name: term.name }]);

/** The options as fields of a term node. */
export function optionFields(
  options: TermOptions,
): Pick<Term, "single_or_multi_locus" | "ploidiness" | "expression" | "conditions" | "excluded_conditions"> {
  if (options.all) return {};
  return {
    single_or_multi_locus: options.single ? (options.multi ? "both" : "single") : "multi",
    ploidiness: options.haploid ? (options.diploid ? "any" : "haploid") : "diploid",
    ...(asksExpression(options) ? { expression: options.expression } : {}),
    conditions: listed(options.condition),
    excluded_conditions: listed(options.excluded),
  };
}

/** The options that a term node has. */
export function optionsOf(term: Term): TermOptions {
  const first = (conditions: Term["conditions"]): ChosenTerm | null => {
    const [condition] = conditions ?? [];
    return condition ? { id: condition.termid, name: condition.name ?? condition.termid } : null;
  };
  const [loci, ploidy] = [term.single_or_multi_locus ?? "single", term.ploidiness ?? "haploid"];
  return {
    all: term.single_or_multi_locus == null && term.ploidiness == null,
    single: loci !== "multi",
    multi: loci !== "single",
    haploid: ploidy !== "diploid",
    diploid: ploidy !== "haploid",
    expression: term.expression ?? "any",
    condition: first(term.conditions),
    excluded: first(term.excluded_conditions),
  };
}
