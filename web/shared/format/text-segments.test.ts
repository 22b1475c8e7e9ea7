import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegments } from "./text-segments.ts";

test("marks cut the text into segments", () => {
  expect(textSegments("the cdk1 gene", [[4, 7]])).toEqual([
    { text: "the ", marked: false },
    { text: "cdk", marked: true },
    { text: "1 gene", marked: false },
  ]);
  expect(textSegments("cdc2", [])).toEqual([{ text: "cdc2", marked: false }]);
  expect(textSegments("", [[0, 3]])).toEqual([]);
});

test("whatever the marks, the text is whole and exactly the marked letters are marked", () => {
  const mark = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      const parts = textSegments(text, marks);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const letters = parts.flatMap((part) => Array.from({ length: part.text.length }, () => part.marked));
      expect(letters).toEqual(
        Array.from({ length: text.length }, (_, at) => marks.some(([start, end]) => start <= at && at < end)),
      );
    }),
  );
});
