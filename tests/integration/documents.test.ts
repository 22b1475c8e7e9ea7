/** The documents say what the code does: formats and their columns, settings. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { settingNames } from "../../config/settings.ts";
import { loadDeployment } from "../../config/load.ts";
import { releaseCounts } from "../../index-mappings/pages/release.ts";
import { otherFormats } from "../../indexer/read/records.ts";
import { tables } from "../../indexer/read/tables.ts";

const repository = join(import.meta.dirname, "../..");
const read = (file: string): Promise<string> => readFile(join(repository, file), "utf8");

describe("docs/release-formats.md", () => {
  it.each(Object.entries(tables))("lists the columns of %s in their order", async (format, { columns }) => {
    const line = (await read("docs/release-formats.md"))
      .split("\n")
      .find((text) => text.startsWith(`| \`${format}\` |`));
    // Bold: unique. In brackets as a whole: may be absent. "a or b": the first is the present name.
    const documented = line
      ?.split(" | ")
      .at(-1)
      ?.replace(/ \|$/, "")
      .replaceAll("**", "")
      .split(", ")
      .map((name) => name.replace(/^\((.*)\)$/, "$1").replace(/ or .*/, ""));
    expect(documented).toEqual(Object.values(columns).map(({ header }) => header));
  });

  it.each(otherFormats)("names the format %s", async (format) => {
    expect(await read("docs/release-formats.md")).toContain(`\`${format}\``);
  });
});

describe("README.md", () => {
  it("lists every setting that the code reads, and no other", async () => {
    const listed = [...(await read("README.md")).matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(
      ([, name]) => name ?? "",
    );
    expect(listed.toSorted()).toEqual(settingNames.toSorted());
  });
});

describe("front pages", () => {
  it.each(["fission-yeast", "demo"])("of %s ask for counts that every release has", async (folder) => {
    const {
      deployment: { front },
    } = await loadDeployment({ folder });
    const asked = [...front.overviews, ...front.tools].flatMap(({ detail }) =>
      [...(detail ?? "").matchAll(/\{count:([^}]*)\}/g)].map(([, name]) => name),
    );
    expect(Object.keys(releaseCounts.shape)).toEqual(expect.arrayContaining(asked));
  });
});
