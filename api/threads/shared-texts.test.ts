import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedTexts, textAt } from "./shared-texts.ts";

test("texts are read as they were put, and there is none before or behind them", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
      const shared = sharedTexts(texts);
      expect(texts.map((_, at) => textAt(shared, at))).toEqual(texts);
      expect([textAt(shared, -1), textAt(shared, texts.length)]).toEqual(["", ""]);
    }),
  );
});
