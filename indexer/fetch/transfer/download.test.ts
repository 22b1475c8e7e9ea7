import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { download } from "./download.ts";
import { faultServer } from "../../../tests/fixtures/fault-server.ts";
import { limitedHosts } from "./hosts.ts";
import type { DownloadContext } from "./download.ts";
import type { Fault, FaultServer, Served } from "../../../tests/fixtures/fault-server.ts";

let server: FaultServer;
let context: DownloadContext;
let waits: string[];

beforeEach(async () => {
  server = await faultServer();
  waits = [];
  context = {
    store: await mkdtemp(join(tmpdir(), "karyon-store-")),
    hosts: limitedHosts({}),
    signal: new AbortController().signal,
    silence: 30_000,
    pause: 1,
  };
});
afterEach(async () => {
  await server.close();
  await rm(context.store, { recursive: true });
});

const content = "0123456789".repeat(100_000);

function serve(served: Partial<Served> = {}): string {
  server.files.set("/data/file.tsv", { content, ...served });
  return `${server.origin}/data/file.tsv`;
}

const get = (url: string, more: object = {}) =>
  download({ url, ...more }, context, {
    progress: () => undefined,
    wait: (reason) => waits.push(reason.replace(/127\.0\.0\.1:\d+/, "HOST")),
  });

/** As `get`, over a connection that breaks so often, each time after so many bytes more. */
function getBroken(url: string, every: number, times = 1, onBreak = (): void => undefined) {
  let broken = 0;
  return download({ url }, context, {
    progress: (done) => {
      if (broken === times || done < every * (broken + 1)) return;
      broken += 1;
      onBreak();
      server.breakConnections();
    },
    wait: () => undefined,
  });
}

const silentAfter = (bytes: number, times: number): Fault[] =>
  Array.from({ length: times }, () => ({ silentAfter: bytes }));

const contentOf = async (url: string, more?: object): Promise<string> =>
  readFile((await get(url, more)).path, "utf8");

describe("a download", () => {
  it("fetches a file once, and again only when it changed", async () => {
    const url = serve();
    expect(await contentOf(url)).toBe(content);
    expect(await get(url)).toMatchObject({ isNew: false });
    expect(server.asked.map(({ status }) => status)).toEqual([200, 304]);
    serve({ content: "changed" });
    expect(await get(url)).toMatchObject({ isNew: true, size: 7 });
    expect(await contentOf(url)).toBe("changed");
  });

  it("goes on where the connection broke, as often as it breaks while there is progress", async () => {
    const url = serve({ faults: silentAfter(100_000, 9) });
    expect(await readFile((await getBroken(url, 100_000, 9)).path, "utf8")).toBe(content);
    expect(server.asked.map(({ range, status }) => [range, status])).toEqual([
      [undefined, 200],
      ...Array.from({ length: 9 }, (_, index) => [`bytes=${index + 1}00000-`, 206]),
    ]);
  });

  it("begins again when the file changed between two parts", async () => {
    const url = serve({ faults: silentAfter(300_000, 1) });
    const { path } = await getBroken(url, 300_000, 1, () => serve({ content: "x".repeat(250_000) }));
    expect(await readFile(path, "utf8")).toBe("x".repeat(250_000));
  });

  it("begins again where the server knows no parts", async () => {
    const url = serve({ knowsVersions: false, faults: silentAfter(300_000, 1) });
    expect(await readFile((await getBroken(url, 300_000)).path, "utf8")).toBe(content);
    expect(server.asked.map(({ range }) => range)).toEqual([undefined, undefined]);
  });

  it("goes on with what another run left", async () => {
    const url = serve({ faults: silentAfter(500_000, 1) });
    const stop = new AbortController();
    const broken = download(
      { url },
      { ...context, silence: 60_000, signal: stop.signal },
      {
        progress: (done) => {
          if (done === 500_000) stop.abort(new Error("stopped"));
        },
        wait: () => undefined,
      },
    );
    await expect(broken).rejects.toThrow("stopped");
    expect(await contentOf(url)).toBe(content);
    expect(Number(/\d+/.exec(server.asked[1]?.range ?? "")?.[0])).toBeGreaterThan(0);
  });

  it("waits as long as the server asks, and says so", async () => {
    const url = serve({ faults: [{ status: 429, retryAfter: "0" }, { status: 503 }] });
    expect(await contentOf(url)).toBe(content);
    expect(waits).toEqual(["HOST answers 429", "HOST answers 503"]);
  });

  it("does not wait for hours", async () => {
    await expect(get(serve({ faults: [{ status: 429, retryAfter: "7200" }] }))).rejects.toThrow(
      /asks to wait 120 min 00 s \(429\): run the same command then/,
    );
  });

  it("gives up on a server that does not come back, and keeps what came", async () => {
    const faults: Fault[] = Array.from({ length: 20 }, () => ({ status: 503 }));
    await expect(get(serve({ faults }))).rejects.toThrow(
      /answers 503, 5 times in a row: run the same command later/,
    );
  });

  it("takes silence for a broken connection", async () => {
    context = { ...context, silence: 300 };
    expect(await contentOf(serve({ faults: silentAfter(500_000, 1) }))).toBe(content);
    expect(waits).toContain("HOST is silent for 0.3 s");
  });

  it.each([
    [404, /there is nothing at .* \(404\): look where the file is now and correct sources.json/],
    [403, /refuses to give/],
  ])("says what to do about %i", async (status, message) => {
    await expect(get(serve({ faults: [{ status }] }))).rejects.toThrow(message);
    expect(server.asked.length).toBe(1);
  });

  it("takes a web page for no file", async () => {
    await expect(get(serve({ content: "<!doctype html><title>Not here</title>" }))).rejects.toThrow(
      /is a web page, not a file/,
    );
  });

  it("keeps nothing that is not what its checksum says", async () => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    await expect(get(serve({ content: `${content}.` }), { sha256 })).rejects.toThrow(
      /is not what its checksum says/,
    );
    expect(await contentOf(serve(), { sha256 })).toBe(content);
    expect(server.asked.length).toBe(2);
    // One version for ever: the server is not asked.
    await get(serve(), { sha256 });
    expect(server.asked.length).toBe(2);
  });

  it("reads the checksum beside a file, whose renewal may come a moment later", async () => {
    const md5 = createHash("md5").update(content).digest("hex");
    let answers = 0;
    server.files.set("/data/md5.txt", (_, response) => {
      response.end(`${"0".repeat(32)}  other.tsv\n${answers++ === 0 ? "1".repeat(32) : md5}  file.tsv\n`);
    });
    expect(await contentOf(serve(), { checksum_url: `${server.origin}/data/md5.txt` })).toBe(content);
    expect(answers).toBe(2);
  });

  it("does not take what it has for a version that sources.json has come to pin", async () => {
    const sha256 = createHash("sha256").update("another version").digest("hex");
    const url = serve();
    await get(url);
    await expect(get(url, { sha256 })).rejects.toThrow(/is not what its checksum says/);
    const changed = serve({ content: "another version" });
    expect(await contentOf(changed, { sha256 })).toBe("another version");
  });

  it("holds what it has against a checksum that has come since", async () => {
    const url = serve();
    await get(url);
    const wrong = "1".repeat(32);
    server.files.set("/data/md5.txt", { content: `${wrong}  file.tsv\n` });
    const checksum_url = `${server.origin}/data/md5.txt`;
    await expect(get(url, { checksum_url })).rejects.toThrow(/is not what its checksum says/);
    server.files.set("/data/md5.txt", {
      content: `${createHash("md5").update(content).digest("hex")}  file.tsv\n`,
    });
    expect(await get(url, { checksum_url })).toMatchObject({ isNew: false });
  });

  it("fetches a file anew that was damaged on disk", async () => {
    const url = serve();
    const { path } = await get(url);
    await writeFile(path, content.replace("5", "6"));
    expect(await get(url)).toMatchObject({ isNew: true });
    expect(await contentOf(url)).toBe(content);
  });

  it("says that a host is not found, and does not go on asking for it", async () => {
    await expect(get("http://nowhere.invalid/other.tsv")).rejects.toThrow(/nowhere\.invalid is not found/);
    const asked = waits.length;
    await expect(get("http://nowhere.invalid/file.tsv")).rejects.toThrow(
      /nowhere\.invalid is not found, 5 times in a row: see whether/,
    );
    expect(waits.length).toBe(asked);
  });
});

describe("limits of hosts", () => {
  it("are kept by requests under way", async () => {
    let now = 0;
    let most = 0;
    for (let index = 0; index < 8; index++)
      server.files.set(`/${index}`, (_, response) => {
        most = Math.max(most, ++now);
        setTimeout(() => {
          now--;
          response.end("done");
        }, 20);
      });
    const limited = { ...context, hosts: limitedHosts({ "127.0.0.1": { at_once: 2, per_second: null } }) };
    const silent = { progress: () => undefined, wait: () => undefined };
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        download({ url: `${server.origin}/${index}` }, limited, silent),
      ),
    );
    expect(most).toBe(2);
  });

  it("are kept by requests in a second", async () => {
    const hosts = limitedHosts({ "127.0.0.1": { at_once: 4, per_second: 20 } });
    const before = performance.now();
    for (let turn = 0; turn < 3; turn++) await hosts.turn(`${server.origin}/file`, context.signal);
    // The first at once, each other 50 ms after the one before.
    expect(performance.now() - before).toBeGreaterThanOrEqual(100);
  });
});
