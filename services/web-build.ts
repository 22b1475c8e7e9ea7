import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "./child.ts";
import { StartError } from "./start-error.ts";
import type { StartContext } from "./starting.ts";

/** Whatever the build of the web is made of. */
const SOURCES = ["web", "api/contract", "index-mappings", "package-lock.json", "tsconfig.json"];
const STAMP = "web/dist/.karyon-sources";

/** Build the web unless the last build is of these very sources. Fails with a sentence that quotes the build. */
export async function buildWebIfStale(state: string, { log, signal }: StartContext): Promise<void> {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  mkdirSync(state, { recursive: true });
  const begun = Date.now();
  const logFile = join(state, "web-build.log");
  const child = await startChild(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"],
    { log: logFile, signal },
  );
  const { code } = await child.exited;
  if (code !== 0) {
    const lines = readFileSync(logFile, "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    // Warnings come first.
    const reason = lines
      .slice(
        Math.max(
          0,
          lines.findIndex((line) => /error/i.test(line)),
        ),
      )
      .slice(0, 3);
    throw new StartError(
      `The web could not be built${reason[0] ? ` (${reason.join(" ")})` : ""}; the whole message is in ${logFile}.`,
    );
  }
  writeFileSync(STAMP, sources);
  log(`Web: built (${Math.round((Date.now() - begun) / 1000)} s)`);
}

/** One hash over the names and contents of all files, folders in order of names; build output is left out. */
function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort())
        if (name !== "dist" && !name.startsWith(".")) add(join(path, name));
    } else {
      hash.update(path).update("\0").update(readFileSync(path)).update("\0");
    }
  };
  paths.forEach(add);
  return hash.digest("hex");
}
