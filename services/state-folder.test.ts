import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { prepareStateFolder } from "./state-folder.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "karyon-state-"));
  folders.push(folder);
  return folder;
}

it("makes what is missing, and lets a folder of this user pass", () => {
  const state = join(newFolder(), "new");
  prepareStateFolder(state);
  mkdirSync(join(state, "redis"));
  writeFileSync(join(state, "redis", "redis.log"), "");
  prepareStateFolder(state);
  expect(statSync(state).isDirectory()).toBe(true);
});

it("names the file that another user wrote, and what to do", () => {
  const state = newFolder();
  const written = join(state, "redis", "appendonlydir", "appendonly.aof.1.incr.aof");
  mkdirSync(join(state, "redis", "appendonlydir"), { recursive: true });
  writeFileSync(written, "");
  expect(() => prepareStateFolder(state, (path) => path !== written)).toThrow(
    new RegExp(
      `may not write ${written} of user \\d+, .*chown -R "\\$\\(id -u\\)" ${state}\\), or choose another one with KARYON_STATE\\.$`,
    ),
  );
});

it.runIf(existsSync("/proc"))("refuses one that cannot be made, instead of trying for ever", () => {
  expect(() => prepareStateFolder("/proc/karyon/state")).toThrow(
    /^The state folder \/proc\/karyon\/state cannot be made \(ENOENT.*choose another one with KARYON_STATE\.$/,
  );
});

it.runIf(process.getuid?.() === 0)("as root leaves the folder of another user alone", () => {
  const state = newFolder();
  mkdirSync(join(state, "redis"));
  prepareStateFolder(state);
  chownSync(join(state, "redis"), 65_534, 65_534);
  expect(() => prepareStateFolder(state)).toThrow(
    /is of user 65534, who could not .* start it as that user \(sudo -u "#65534" npm start\), or choose another folder/,
  );
});
