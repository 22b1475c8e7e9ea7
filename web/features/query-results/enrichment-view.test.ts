import { expect, test } from "vitest";
import { chance, chanceParts, readEnrichment, writeEnrichment } from "./enrichment-view.ts";

const view = {
  query: "some-id",
  others: ["other-id", "third-id"],
  aspect: "phenotype",
  background: "annotated",
  all: true,
  folded: false,
  text: "cell cycle",
} as const satisfies ReturnType<typeof readEnrichment>;
test("a view is read back from the address it writes; what cannot be read is as usual", () => {
  expect(readEnrichment(writeEnrichment(view))).toEqual(view);
  expect(writeEnrichment(readEnrichment(new URLSearchParams("query=a"))).toString()).toBe("query=a");
  expect(readEnrichment(new URLSearchParams("query=a&with=b,a,,b,c,d,e")).others).toEqual(["b", "c", "d"]);
  expect(readEnrichment(new URLSearchParams("aspect=nonsense&background=toString"))).toMatchObject({
    aspect: "biological_process",
    background: "coding",
    query: null,
  });
});

test("the genes of a query can be the background", () => {
  const background = "15518eff-7bb0-508c-9f21-1312a8ff649d" as const;
  expect(readEnrichment(writeEnrichment({ ...view, background }))).toEqual({ ...view, background });
});

test("chances are written as people write them", () => {
  expect([1, 0.05, 0.00123, 4.12e-7, 1e-12, 0].map(chance)).toEqual([
    "1",
    "0.05",
    "0.0012",
    "4.1 × 10⁻⁷",
    "1.0 × 10⁻¹²",
    "< 10⁻³⁰⁰",
  ]);
});

test("the power of ten of a chance stands apart, to be raised", () => {
  expect(chanceParts(1.26e-17)).toEqual({ text: "1.3 × 10", exponent: -17 });
  expect(chanceParts(0.05)).toEqual({ text: "0.05", exponent: null });
});
