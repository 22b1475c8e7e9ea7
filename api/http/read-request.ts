/** Reads the parts of a request by their schemas; what is unknown or wrong is refused and named, with what was most likely meant. */
import { z } from "zod";
import { didYouMean } from "../../config/nearest.ts";
import { keysAt } from "../../config/schema-keys.ts";
import type { Problem } from "../contract/problem.ts";
import { badRequest } from "../problem/problem-error.ts";

type RequestPart = "path" | "query" | "body";
type Issue = z.core.$ZodIssue;
type Errors = NonNullable<Problem["errors"]>;

/** Mistakes that are named: a body can have thousands. */
const maxErrors = 20;

/** A parameter without a value is not given: forms send all of their fields. */
const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";

function givenIn(query: unknown): unknown {
  if (typeof query !== "object" || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return isBlank(value) ? [] : [[name, value]];
      const given = value.filter((one) => !isBlank(one));
      return given.length === 0 ? [] : [[name, given.length === 1 ? given[0] : given]];
    }),
  );
}

const shown = (value: unknown): string => String(value).slice(0, 100).toWellFormed();

/** Why a value is refused. The schema's own words go before those of zod. */
function reasonOf(issue: Issue, part: RequestPart): string {
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    const near = typeof issue.input === "string" ? didYouMean(issue.input, values) : "";
    const there = values.length > 2 ? `one of ${values.join(", ")}` : values.join(" or ");
    const once = Array.isArray(issue.input) && part === "query" ? "has to be given once, and" : "has";
    return `${once} to be ${there}${near}`;
  }
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "has to be given";
    if (part === "query" && Array.isArray(issue.input)) return "has to be given once";
  }
  return issue.message.replace(/^(Invalid (input|option)|Too (small|big)): /, "");
}

function errorsOf(issue: Issue, schema: z.ZodType, part: RequestPart): Errors {
  const where = [part, ...issue.path].join(".");
  if (issue.code !== "unrecognized_keys") return [{ where, reason: reasonOf(issue, part) }];
  const known = keysAt(schema, issue.path);
  return issue.keys.slice(0, maxErrors).map((key) => ({
    where: `${where}.${shown(key)}`,
    reason: unknownName(key, known, part === "query" ? "parameter" : "key"),
  }));
}

/** Says that there is no parameter or key of a name, which was most likely meant, and which there are. */
export function unknownName(name: string, known: readonly string[], what: "parameter" | "key"): string {
  const there = known.length === 0 ? "there are none" : `there are ${known.join(", ")}`;
  return `is no ${what} here${didYouMean(name, known) || `; ${there}`}`;
}

/** @throws a problem (400) that names each wrong part as `query.size` */
export function readPart<T extends z.ZodType>(schema: T, value: unknown, part: RequestPart): z.output<T> {
  const result = schema.safeParse(part === "query" ? givenIn(value) : value, { reportInput: true });
  if (result.success) return result.data;
  // Of thousands of mistakes none but the first are looked at.
  const errors = result.error.issues
    .slice(0, 4 * maxErrors)
    .flatMap((issue) => errorsOf(issue, schema, part));
  // One mistake can break several rules.
  const first = errors.filter(({ where }, index) => errors.findIndex((one) => one.where === where) === index);
  throw badRequest(first.slice(0, maxErrors));
}

/** A schema that refuses what it does not name, unless it says itself what to do with that. */
export const closed = <T extends z.ZodType>(schema: T): T =>
  // The shape stays the same.
  schema instanceof z.ZodObject && schema.def.catchall === undefined
    ? (schema.strict() as unknown as T)
    : schema;
