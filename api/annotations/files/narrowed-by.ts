/** What a file of a table says of itself: in its name, and in its first line. Pure. */
import type { FilterOption, TableFilter } from "../../../config/table-filters.ts";
import { slug } from "../../../index-mappings/slug.ts";
import type { Choices } from "../choices.ts";
import type { Narrowing } from "../table-query.ts";
import type { TableFormat } from "../../contract/lists.ts";

/** One thing that narrows the rows of a table, in the words of the page. */
export interface Narrowed {
  readonly label: string;
  readonly values: readonly string[];
}

/** What narrows a table, filters first. */
export function narrowedBy(
  filters: readonly TableFilter[],
  choices: Choices,
  allele: FilterOption | null,
  { text, row, term, is_not: isNot }: Narrowing,
): Narrowed[] {
  const one = (label: string, value: string | undefined): Narrowed[] =>
    value === undefined || value.trim() === "" ? [] : [{ label, values: [value.trim()] }];
  return [
    ...filters.flatMap(({ id, label, options }) => {
      const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
      const { within, out } = choices.get(id) ?? { within: [], out: [] };
      return [
        ...(within.length > 0 ? [{ label, values: within.map(nameOf) }] : []),
        ...out.map((value) => ({ label, values: [`not ${nameOf(value)}`] })),
      ];
    }),
    ...one("Allele", allele?.label),
    ...one("Words", text),
    ...one("Row", row),
    ...one("Term", term),
    ...one("NOT", isNot),
  ];
}

/** Characters of what narrows a table that a file's name has room for. */
const maxInName = 60;

/** For the name of a file: "cell-growth-assay_haploid"; "" where nothing is left out. */
export const narrowedInName = (narrowed: readonly Narrowed[]): string =>
  narrowed
    .flatMap(({ values }) => values.map(slug))
    .join("_")
    .slice(0, maxInName)
    .replace(/[-_]+$/, "");

/** For the first line of a file. */
export const narrowedInWords = (narrowed: readonly Narrowed[]): string =>
  narrowed.length === 0
    ? "all rows"
    : narrowed.map(({ label, values }) => `${label}: ${values.join(" or ")}`).join("; ");

/** The head of a table begins with what it is of; a GAF begins with its version, and says it next. Lines of JSON have no room for it. */
export function headSaying(format: TableFormat, head: string, what: string): string {
  const line = what.replaceAll(/\s+/g, " ");
  if (format === "tsv" || format === "phaf") return `# ${line}\n${head}`;
  // A function, since a text can hold the signs that stand for parts of what is replaced.
  if (format === "gaf") return head.replace("\n", () => `\n!rows: ${line}\n`);
  return head;
}
