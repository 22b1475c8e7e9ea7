import { expect, test } from "vitest";
import { exampleNames } from "../../config/site.ts";
import { routes } from "../routes/index.ts";
import { filledExamples } from "./examples.ts";

const names = { gene: "G.1", allele: 'a "b"/1' };

test("places are filled with what the deployment names, encoded for where they stand", () => {
  expect(filledExamples(["/data/gene/{gene}", "/data/allele/{allele}"], names, true)).toEqual([
    "/data/gene/G.1",
    "/data/allele/a%20%22b%22%2F1",
  ]);
  const [body = ""] = filledExamples([JSON.stringify({ a: { b: "{allele}" } })], names, false);
  expect(JSON.parse(body)).toEqual({ a: { b: 'a "b"/1' } });
});

test("an example of something that the deployment does not have is left out", () => {
  expect(filledExamples(["/data/term/{phenotype}", "/data/term/GO:1"], names, true)).toEqual([
    "/data/term/GO:1",
  ]);
});

test("what examples leave open has a name that deployments can give", () => {
  const open = routes.flatMap(({ examples }) =>
    examples.flatMap((example) => [...example.matchAll(/\{([a-z_]+)\}/g)].map(([, name = ""]) => name)),
  );
  expect(open).toContain("gene");
  expect(open.filter((name) => !exampleNames.includes(name))).toEqual([]);
});
