import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes, withInline } from "./inline-policy.ts";

const sha = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("what stands in a page is allowed by its hash, and nothing else", () => {
  const page = `<head><script>a();\n</script><style>b{}</style><script src="/c.js"></script></head>`;
  expect(withInline("default-src 'self'", inlineHashes()(page))).toBe(
    `default-src 'self';script-src 'self' ${sha("a();\n")};style-src 'self' ${sha("b{}")}`,
  );
});

test("a page without keeps its policy", () => {
  expect(withInline("default-src 'self'", inlineHashes()('<script src="/c.js"></script>'))).toBe(
    "default-src 'self'",
  );
});
