import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/** An install on one platform can write a lock file without the builds for the others, and `npm ci` then refuses it. */
it("the lock file lists the optional packages of every platform", () => {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")),
  );
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
