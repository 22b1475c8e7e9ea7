import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  ["10..25", 10, 25],
  ["15-30", 15, 30],
  ["40", 40, 40],
  [" 1 .. 297 ", 1, 297],
  ["3...5", 3, 5],
  ["7--9", 7, 9],
])("%j is from %i to %i", (text, start, end) => {
  expect(parseRange(text, 297)).toEqual({ start, end });
});

test.each(["abc", "10,20", "", "..", "10..", "-5", "0", "0..5", "1e2", "10..20..30", "10–20"])(
  "%j is no range",
  (text) => {
    expect(parseRange(text, 297)).toBe('invalid range - example "10..20"');
  },
);

test("a range has to go forward, and to end within the sequence", () => {
  expect(parseRange("20..10", 297)).toBe("end position < start");
  expect(parseRange("400..10", 297)).toBe("end position < start");
  expect(parseRange("290..400", 297)).toBe("end > sequence length");
  expect(parseRange("298", 297)).toBe("end > sequence length");
});
