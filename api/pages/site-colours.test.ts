import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { siteColours, siteColoursLink } from "./site-colours.ts";

const served = async (accent: string | null, path: string) => {
  const server = express()
    .use(siteColours({ accent_colour: accent }))
    .listen(0);
  try {
    // It listens on a port.
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  } finally {
    server.close();
  }
};

test("an accent colour reaches the pages as tokens of the style sheet, light and dark", async () => {
  const [, href = ""] = /href="([^"]+)"/.exec(siteColoursLink({ accent_colour: "#7a1f5c" })) ?? [];
  const { status, type, text } = await served("#7a1f5c", href);
  expect({ status, type }).toEqual({ status: 200, type: "text/css; charset=utf-8" });
  for (const token of ["link", "link-hover", "accent", "accent-strong", "surface-selected"])
    expect(text).toMatch(new RegExp(`--${token}: light-dark\\(#[0-9a-f]{6}, #[0-9a-f]{6}\\);`));
  expect(text).toContain("--accent: light-dark(#7a1f5c, ");
});

test("pages of a deployment without one ask for nothing", async () => {
  expect(siteColoursLink({ accent_colour: null })).toBe("");
  expect((await served(null, "/site-colours.css?0b5791")).status).toBe(404);
});
