import { expect, it } from "vitest";
import { formatServed } from "./ready-line.ts";

it("the ready line has address, release and counts", () => {
  const metadata = {
    date_version: "2025-09-01",
    counts: { genes: 12685, coding_genes: 5117, gocams: 3, annotations: 1199000, interactions: 1000 },
  };
  expect(formatServed("ready", "http://localhost:3000", metadata)).toBe(
    "ready http://localhost:3000 · release 2025-09-01 · 12,685 genes, 3 GO-CAM models, 1,200,000 annotations",
  );
});
