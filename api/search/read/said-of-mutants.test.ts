import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);

test.each(["cells with nuclei", "cells with more than 4 nuclei", "cells that have two nuclei"])(
  "%s asks for no proteins of it",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test("genes of what cells have are asked for by other words", () => {
  expect(read("genes with kinase activity")?.parts).toMatchObject([{ id: "GO:0000001" }]);
  expect(read("multiseptate cells with nuclei")).toMatchObject({
    parts: [{ id: "PH:0000017" }],
    leftOut: ["with", "nuclei"],
  });
});

test("beside a phenotype, the word cells says no more", () => {
  expect(read("cells that are multiseptate")).toMatchObject({
    parts: [{ id: "PH:0000017" }],
    leftOut: [],
  });
});
