import { expect, it } from "vitest";
import { isText } from "./text-file.ts";

it("a file of bytes is no text", () => {
  const read = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));
  expect(isText(read([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toBe(false);
  expect(isText("P04551\0P07527")).toBe(false);
  expect(isText("\u{feff}P04551\r\nβ-tubulin\n")).toBe(true);
});
