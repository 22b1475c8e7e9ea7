import type { z } from "zod";
import { nearest } from "./nearest.ts";
import { keysAt } from "./schema-keys.ts";

/** What is wrong with a value, one sentence each: `organisms[0].genus is missing`. */
export function schemaProblems(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  const missing = new Map(
    result.error.issues
      .filter(isMissing)
      .map((issue) => [pathText(issue.path), `${pathText(issue.path)} is missing`]),
  );
  const problems = result.error.issues.flatMap((issue) => {
    if (isMissing(issue)) return [];
    if (issue.code !== "unrecognized_keys")
      return [`${pathText(issue.path) || "the file"}: ${reasonOf(issue)}`];
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      const text = `${pathText([...issue.path, key])} is not a setting`;
      if (near === null) return text;
      // A misspelt key is one mistake, not two: the key that it stands for is not reported as missing.
      missing.delete(pathText([...issue.path, near]));
      return `${text} – did you mean ${near}?`;
    });
  });
  return [...problems, ...missing.values()];
}

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue): boolean =>
  issue.path.length > 0 &&
  issue.input === undefined &&
  (issue.code === "invalid_type" || issue.code === "invalid_value");

/** zod's messages, without the words that every one of them begins with. */
function reasonOf(issue: Issue): string {
  if (issue.code === "custom") return `should be ${issue.message}, but is ${JSON.stringify(issue.input)}`;
  return issue.message.replace(/^Invalid (input|option): /, "").replace(/^Too (small|big): /, "");
}

/** `slims.bp.dataset`, `chromosomes[2].id` */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, "");
}
