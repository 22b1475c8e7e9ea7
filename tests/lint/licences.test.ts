/** What the product is made of: a list of its packages with their licences, and the same as a CycloneDX bill of materials. */
import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Both are left here, for whoever publishes a version. */
const folder = join(root, ".karyon", "bill-of-materials");

/** Licences that a site may be run and passed on under without asking. */
const allowed =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0|Unlicense|Python-2\.0|CC0-1\.0)$/;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

test("every package of the product has a licence that is known, and all of them are listed", async () => {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  // The fields of npm's lock file that are read here.
  const entries = Object.entries<LockedPackage>(packages).filter(([path, one]) => path !== "" && !one.dev);
  const rows = entries.map(([path, { version = "", license = "" }]) => ({
    name: path.split("node_modules/").at(-1) ?? path,
    version,
    license,
  }));
  const parts = (license: string): string[] => license.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
  expect(rows.filter(({ license }) => !parts(license).every((part) => allowed.test(part)))).toEqual([]);
  await mkdir(folder, { recursive: true });
  const lines = rows.map(({ name, version, license }) => [name, version, license].join("\t")).sort();
  await writeFile(join(folder, "licences.tsv"), `${["package\tversion\tlicence", ...lines].join("\n")}\n`);

  const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--omit", "dev"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: root, maxBuffer: 64e6 });
  const bill = JSON.parse(stdout);
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(bill.components.length).toBeGreaterThan(100);
  await writeFile(join(folder, "sbom.cdx.json"), stdout);
});
