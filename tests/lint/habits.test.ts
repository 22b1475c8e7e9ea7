import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { documentedExports, fixturesInTests, reasonedAssertions } from "./habits.ts";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: "ts" } } });
const ones = (...codes: readonly string[]) => codes.map((code) => ({ code, errors: 1 }));

tester.run("documented-exports", documentedExports, {
  valid: [
    "/** Adds. */\nexport function add() {}",
    "/** Adds. */\nexport const add = () => 1;",
    "function add() {}",
    "export const size = 3;",
    "export interface Sum { size: number }",
    'export { add } from "./add.ts";',
  ],
  invalid: ones(
    "export function add() {}",
    "export async function* add() {}",
    "// Adds.\nexport const add = () => 1;",
    "/* Adds. */\nexport class Sum {}",
    "export default function () {}",
    "/** Of another. */\nconst size = 3;\nexport function add() {}",
  ),
});

tester.run("reasoned-assertions", reasonedAssertions, {
  valid: [
    "// There is always one.\nconst one = list[0]!;",
    "const one = list[0]!; // There is always one.",
    "const one = list.map((part) =>\n  // Parts are not empty.\n  part[0]!);",
    "const one = list[0] ?? 1;",
    "function f() {\n  // `!`: lists are not empty.\n  const one = list[0]!;\n\n  return one + list[0]!;\n}",
  ],
  invalid: ones(
    "const one = list[0]!;",
    "// Of another line.\nconst two = 2;\n\nconst one = list[0]!;",
    "const one = list[0]!;\n// Below.",
    "function f() {\n  // `!`: lists are not empty.\n  return list;\n}\nconst one = list[0]!;",
  ),
});

tester.run("fixtures-in-tests", fixturesInTests, {
  valid: [
    { code: 'import { a } from "../tests/fixtures/a.ts";', filename: "indexer/a.test.ts" },
    { code: 'import { a } from "./b.ts";', filename: "tests/fixtures/a.ts" },
    { code: 'import { a } from "../fixtures/a.ts";', filename: "tests/browser/a.ts" },
    { code: 'import { a } from "./a.ts";', filename: "indexer/b.ts" },
  ],
  invalid: [
    { code: 'import { a } from "../../tests/fixtures/a.ts";', filename: "indexer/read/b.ts", errors: 1 },
  ],
});
