import { chmodSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cached } from "./cache.ts";
import { failure, unpackFromMaven, type MavenArchive } from "./maven.ts";

const archive: MavenArchive = {
  groupId: "org.example",
  artifactId: "thing",
  version: "1",
  type: "zip",
  includes: ["**"],
  excludes: [],
  megabytes: 1,
  label: "Elasticsearch 9.4.3",
  otherwise: "start a Docker engine",
};
const starting = { log: () => {}, signal: new AbortController().signal };
afterEach(() => vi.unstubAllEnvs());

/** A mvn on the PATH that behaves as the given shell script. */
function pretendMaven(script: string): void {
  const folder = mkdtempSync(join(tmpdir(), "karyon-mvn-"));
  writeFileSync(join(folder, "mvn"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "mvn"), 0o755);
  vi.stubEnv("PATH", [folder, process.env["PATH"]].join(delimiter));
}

describe("a download through Maven", () => {
  it("that is dead gives one sentence with Maven's reason, and leaves nothing behind", async () => {
    pretendMaven(
      `echo half > ../half-finished; echo '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack (fetch) on project fetch: Could not transfer artifact org.example:thing:zip:1 from/to central: Connection refused -> [Help 1]'; exit 1`,
    );
    const cache = mkdtempSync(join(tmpdir(), "karyon-cache-"));
    const download = (): Promise<string> =>
      cached(cache, "thing", starting, (folder) => unpackFromMaven(archive, folder, starting));
    await expect(download()).rejects.toThrow(
      "Elasticsearch 9.4.3 could not be downloaded through Maven (Could not transfer artifact org.example:thing:zip:1 from/to central: " +
        "Connection refused): check the network and start again, or start a Docker engine.",
    );
    expect(readdirSync(cache)).toEqual([]);
  });

  it("works again after it failed, and happens once for several starts at the same time", async () => {
    pretendMaven("exit 1");
    const cache = mkdtempSync(join(tmpdir(), "karyon-cache-"));
    const download = (): Promise<string> =>
      cached(cache, "thing", starting, (folder) => unpackFromMaven(archive, folder, starting));
    await expect(download()).rejects.toThrow("Maven gave no reason");
    pretendMaven(`echo run >> ${join(cache, "runs")}; sleep 0.3; echo content > ../content`);
    const folders = await Promise.all([download(), download(), download()]);
    expect(new Set(folders)).toEqual(new Set([join(cache, "thing")]));
    expect(readdirSync(join(cache, "thing"))).toEqual(["content"]);
    expect(readdirSync(cache).sort()).toEqual(["runs", "thing"]);
    expect(readFileSync(join(cache, "runs"), "utf8")).toBe("run\n");
  });

  it("without Maven says what to install", async () => {
    vi.stubEnv("PATH", "/nowhere");
    await expect(unpackFromMaven(archive, tmpdir(), starting)).rejects.toThrow(
      "there is no mvn on the PATH: install Maven, or start a Docker engine.",
    );
  });

  it("names a full disk and a network that went silent", () => {
    expect(failure(archive, "[ERROR] x: No space left on device", false)).toMatch(
      /^The disk is full: Elasticsearch 9\.4\.3/,
    );
    expect(failure(archive, "", true)).toContain("(nothing arrived for 120 seconds)");
  });
});
