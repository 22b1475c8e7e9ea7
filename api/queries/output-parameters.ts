/** What is wanted of a query, from the parameters of an address. */
import { outputRequest } from "../contract/query.ts";
import type { OutputRequest, OutputParameters } from "../contract/query.ts";
import { badRequest } from "../problem/problem-error.ts";

const listed = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Parameters that are lists, by what they become. */
const parameterOf: Readonly<Record<string, string>> = {
  field_names: "fields",
  gaf_options: "aspects",
  sequence: "sequence",
};

/** @throws a problem (400) that names the parameter, for aspects that there are not or too many fields */
export function outputRequestOf(parameters: OutputParameters): OutputRequest {
  const { fields, sort, size, page, format, sequence, aspects, upstream_bases, downstream_bases, ...parts } =
    parameters;
  const nucleotide = {
    ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value === "true"])),
    upstream_bases,
    downstream_bases,
  };
  const named = listed(aspects);
  const read = outputRequest.safeParse({
    sort,
    size,
    page,
    format,
    output_options: {
      field_names: listed(fields),
      sequence: sequence === "nucleotide" ? { nucleotide } : (sequence ?? "none"),
      ...(named.length > 0 ? { gaf_options: { aspects: named } } : {}),
    },
  });
  if (read.success) return read.data;
  throw badRequest(
    read.error.issues.map(({ path, message }) => ({
      where: `query.${parameterOf[String(path[1])] ?? String(path[0])}`,
      reason: message.replace(/^Invalid (input|option): /, ""),
    })),
  );
}
