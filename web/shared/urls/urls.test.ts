import { expect, test } from "vitest";
import { isPage, mailUrl, siteAssetUrl, urls } from "./urls.ts";

test("ids keep their colons and dots, and nothing of an id can end its path segment", () => {
  expect(urls.term("GO:0004693")).toBe("/term/GO:0004693");
  expect(urls.gene("SPBC11B10.09")).toBe("/gene/SPBC11B10.09");
  expect(urls.genotype("abc1-A/B D2?x#y")).toBe("/genotype/abc1-A%2FB%20D2%3Fx%23y");
  expect(urls.gene("Δ")).toBe("/gene/%CE%94");
});

test("a mail's subject is one encoded parameter", () => {
  expect(mailUrl("a@b.example", "Problem & more")).toBe("mailto:a@b.example?subject=Problem%20%26%20more");
});

test("pages are routes of the client; the genome browser, the api, files and other sites are not", () => {
  expect(["/gene/x", "/faq", "/jbrowser"].map(isPage)).toEqual([true, true, true]);
  expect(
    [
      "/jbrowse/",
      "/jbrowse2?loc=1",
      "/api/v1/docs",
      "/site-assets/a.pdf",
      "//evil.example",
      "https://a.example",
      "mailto:a@b",
    ].filter(isPage),
  ).toEqual([]);
});

test("an asset's name cannot leave the assets folder", () => {
  expect(siteAssetUrl("../secret.png")).toBe("/site-assets/..%2Fsecret.png");
});
