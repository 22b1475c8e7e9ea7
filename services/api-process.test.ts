import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiArguments } from "./api-process.ts";

it("is how the image starts the api too", async () => {
  const lines = (await readFile(join(import.meta.dirname, "..", "Dockerfile"), "utf8")).trim().split("\n");
  expect(JSON.parse(lines.at(-1)!.replace(/^CMD /, ""))).toEqual(["node", ...apiArguments]);
});
