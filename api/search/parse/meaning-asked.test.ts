import { expect, test } from "vitest";
import { wordMeant } from "./meaning-asked.ts";

test.each([
  ["what does viable mean", "viable"],
  ["What do the colours mean?", "the colours"],
  ["definition of haploinsufficient", "haploinsufficient"],
  ["what is the meaning of IMP", "IMP"],
  ["what is meant by essential?", "essential?"],
  ["define inviable", "inviable"],
  ["viable", null],
  ["what is viable", null],
  ["mean protein length", null],
  ["defined medium", null],
  ["", null],
])("“%s” asks for the meaning of %s", (text, word) => expect(wordMeant(text)).toBe(word));
