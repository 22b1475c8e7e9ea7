/** What is wanted of a query, from the parameters of an address. */
import { wanted } from "../contract/query.ts";
import type { Wanted, WantedParameters } from "../contract/query.ts";

const listed = (text: string | undefined): string[] => (text ?? "").split(",").map((part) => part.trim()).filter((part) => part !== "");

/** @throws ZodError for aspects that there are not */
export function wantedOf(parameters: WantedParameters): Wanted {
  const { fields, sort, size, page, format, sequence, aspects, upstream_bases, downstream_bases, ...parts } = parameters;
  const nucleotide = { ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value === "true"])), upstream_bases, downstream_bases };
  const named = listed(aspects);
  return wanted.parse({
    sort, size, page, format,
    output_options: {
      field_names: listed(fields),
      sequence: sequence === "nucleotide" ? { nucleotide } : sequence ?? "none",
      ...(named.length > 0 ? { gaf_options: { aspects: named } } : {}),
    },
  });
}
