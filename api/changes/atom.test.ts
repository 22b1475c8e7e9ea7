import { expect, it } from "vitest";
import { atomFeed } from "./atom.ts";

const changes = {
  release: "2025-09-01",
  before: "2024-10-01",
  totals: [],
  types: [{ type: "molecular_function", before: 10, after: 12, added: 3, removed: 1 }],
  groups: [{ entity: "gene" as const, change: "added" as const, field: "name", total: 1, samples: [] }],
  alarms: [],
  earlier: [{ release: "2024-10-01", before: "2024-01-01", sentences: ["2 terms added & more"] }],
};

it("has an entry for each release, the newest first, with what changed", () => {
  const feed = atomFeed("Yeasts & more", "https://a.example", changes);
  expect([...feed.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    "Releases of Yeasts &amp; more",
    "Release 2025-09-01",
    "Release 2024-10-01",
  ]);
  expect(feed).toContain(
    '<link rel="alternate" type="text/html" href="https://a.example/releases/2025-09-01"/>',
  );
  expect(feed).toContain("&lt;li&gt;1 gene added&lt;/li&gt;");
  expect(feed).toContain("molecular function: 3 pairs of gene and term added, 1 removed");
  expect(feed).toContain("2 terms added &amp;amp; more");
});
