import fc from "fast-check";
import { expect, it } from "vitest";
import { checkShape } from "./json-shape.ts";

const check = (text: string) => () => checkShape(Buffer.from(text));

it("lets any JSON of a common size through, whatever its texts hold", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(check(text)).not.toThrow();
    }),
  );
  expect(
    check(JSON.stringify({ ids: ["[".repeat(1_000_000), '\\"[', `\\\\${"{".repeat(200)}`] })),
  ).not.toThrow();
});

it("lets through what calls take at most", () => {
  expect(check(JSON.stringify(Array.from({ length: 60_000 }, () => ({ uniquename: "a" }))))).not.toThrow();
  expect(check(JSON.stringify(Array.from({ length: 150_000 }, () => "a")))).not.toThrow();
  const keys = Array.from({ length: 1_000 }, (_one, index) => [`key${index}`, [1, 2, 3]]);
  expect(check(JSON.stringify([Object.fromEntries(keys), Object.fromEntries(keys)]))).not.toThrow();
});

it.each([
  ["[".repeat(101), "100 lists and objects inside each other"],
  [`[${"[],".repeat(70_000)}[]]`, "70,000 lists and objects"],
  [`[${"1,".repeat(160_001)}1]`, "160,000 values"],
  [`{${Array.from({ length: 1_001 }, (_one, index) => `"key${index}":1`).join(",")}}`, "1,000 keys"],
  [`[[],{"a":{},${'"b":[1,2],'.repeat(1_000)}"c":1}]`, "1,000 keys"],
  [`["a\\\\",${"[".repeat(101)}`, "inside each other"],
])("refuses what is deeper or more (%#)", (text, reason) => {
  expect(check(text)).toThrow(reason);
});
