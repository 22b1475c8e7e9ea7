import { expect, test } from "vitest";
import { robotsText } from "./sitemaps.ts";

/** Whether a robot may ask for a path, as RFC 9309 has it: the longest rule counts, and one that allows before one that does not. */
function mayRead(robots: string, path: string): boolean {
  const fits = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .filter(([, , rule = ""]) =>
      new RegExp(`^${rule.replaceAll(/[?.]/g, String.raw`\$&`).replaceAll("*", ".*")}`).test(path),
    )
    .toSorted(([, a, x = ""], [, b, y = ""]) => y.length - x.length || (a ?? "").localeCompare(b ?? ""));
  return fits[0]?.[1] !== "Disallow";
}

test("robots may read pages, files of every release, and the pictures that other sites show, but make no calls", () => {
  const robots = robotsText("production", "https://karyon.example");
  const dataset = "/api/v1/dataset/2026-01-01";
  for (const path of [
    "/",
    "/gene/a.1",
    "/faq",
    "/compare",
    `${dataset}/files/genes.tsv.gz`,
    `${dataset}/social_card/gene/a.1`,
  ])
    expect(mayRead(robots, path), path).toBe(true);
  for (const path of [
    "/search?q=a",
    "/results/x",
    "/compare?genes=a+b",
    `${dataset}/data/gene/a.1`,
    "/api/v1/docs",
  ])
    expect(mayRead(robots, path), path).toBe(false);
  expect(robots).toContain("Sitemap: https://karyon.example/sitemap.xml");
});

test("a site that is not in production asks to be left alone", () => {
  expect(mayRead(robotsText("dev", "https://karyon.example"), "/gene/a.1")).toBe(false);
});
