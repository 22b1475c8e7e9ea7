/** What a request sets the filters of a table to. Pure. */
import type { FilterChoice, FilterOption, TableFilter } from "../../config/table-filters.ts";
import { didYouMean } from "../../config/nearest.ts";
import { isLeftOut, plainValue } from "../contract/values/left-out.ts";
import type { Problem } from "../contract/problem.ts";
import { badRequest } from "../problem/problem-error.ts";
import { unknownName } from "../http/read-request.ts";

/** By filter; those that are not set are absent. */
export type Choices = ReadonlyMap<string, FilterChoice>;

/** Values that are named where one is wrong; a slim has a hundred terms. */
const maxNamed = 12;

const wrongValue = (value: string, options: readonly FilterOption[]): string => {
  const known = options.map((option) => option.value);
  const some = known.slice(0, maxNamed).join(", ");
  return `has no value ${value.slice(0, 100).toWellFormed()}${didYouMean(value, known)}; there are ${some}${known.length > maxNamed ? " …" : ""}`;
};

/**
 * Reads the parameters that are not the call's `own`.
 * @throws a problem (400) that names filters and values that the table does not have
 */
export function readChoices(
  query: Readonly<Record<string, unknown>>,
  filters: readonly TableFilter[],
  own: readonly string[],
): Choices {
  const choices = new Map<string, FilterChoice>();
  const errors: NonNullable<Problem["errors"]> = [];
  for (const [name, given] of Object.entries(query)) {
    if (own.includes(name)) continue;
    const where = `query.${name}`;
    const filter = filters.find(({ id }) => id === name);
    if (!filter) {
      errors.push({
        where,
        reason: unknownName(name, [...filters.map(({ id }) => id), ...own], "parameter"),
      });
      continue;
    }
    for (const value of new Set([given].flat().map(String))) {
      const { within, out } = choices.get(name) ?? { within: [], out: [] };
      // A value may begin with the sign itself.
      if (filter.options.some((option) => option.value === value))
        choices.set(name, { within: [...within, value], out });
      else if (isLeftOut(value) && filter.options.some((option) => option.value === plainValue(value)))
        choices.set(name, { within, out: [...out, plainValue(value)] });
      else errors.push({ where, value, reason: wrongValue(value, filter.options) });
    }
  }
  if (errors.length > 0) throw badRequest(errors);
  return choices;
}
