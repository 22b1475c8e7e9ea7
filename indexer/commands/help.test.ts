import { expect, it } from "vitest";
import { commands } from "./commands.ts";
import { helpOf } from "../command-line/help.ts";

it("puts in brackets what may be left out, and nothing that has to be given", () => {
  const [usage] = helpOf("new-site", commands["new-site"]!).split("\n");
  expect(usage).toBe("Usage: npm run release -- new-site --from DIR [--name FOLDER] [--to DIR]");
});
