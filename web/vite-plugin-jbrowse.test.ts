import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { jbrowseInParts } from "./vite-plugin-jbrowse.ts";

const rangeFetcher = fileURLToPath(
  new URL("io/RemoteFileWithRangeCache.js", import.meta.resolve("@jbrowse/core/util")),
);

const settingsMaker = fileURLToPath(
  new URL("configurationSchema.js", import.meta.resolve("@jbrowse/core/configuration")),
);

/** A server that answers parts of one file as servers do: what begins beyond its end cannot be had. */
async function serve(file: Uint8Array): Promise<string> {
  const server = createServer((request, response) => {
    const [, start = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? []).map(Number);
    response.statusCode = start < file.length ? 206 : 416;
    response.end(start < file.length ? file.subarray(start, end + 1) : undefined);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  // Not a pipe, so it has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/reads.bam`;
}

interface Fetcher {
  readonly RemoteFileWithRangeCache: new (address: string) => {
    read(length: number, position: number): Promise<Uint8Array>;
  };
}

/** A module of JBrowse, as the plugin leaves it. */
async function left(file: string): Promise<unknown> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [jbrowseInParts()],
    build: {
      write: false,
      lib: { entry: file, formats: ["es"] },
    },
  });
  const [first] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (first?.type !== "chunk") throw new Error("nothing was built");
  return import(`data:text/javascript,${encodeURIComponent(first.code)}`);
}

test("a file is read to its end, wherever the parts end that are fetched of it", async () => {
  const { RemoteFileWithRangeCache } = (await left(rangeFetcher)) as Fetcher;
  const file = new Uint8Array(120_000).map((_byte, at) => at % 251);
  const reads = new RemoteFileWithRangeCache(await serve(file));
  // What was read before is not fetched again: all that is left to ask for is beyond the end.
  await reads.read(1_000, 0);
  const read = await reads.read(100_000, 60_000);
  expect(Buffer.from(read).equals(file.subarray(60_000))).toBe(true);
});

interface Settings {
  readonly ConfigurationSchema: (
    name: string,
    slots: Readonly<Record<string, { readonly type: string; readonly defaultValue: unknown }>>,
    options: { readonly explicitlyTyped: boolean },
  ) => { create(set: unknown): { toJSON(): unknown } };
}

test("what is saved of settings is what somebody set", async () => {
  const { ConfigurationSchema } = (await left(settingsMaker)) as Settings;
  const kind = ConfigurationSchema(
    "Kind",
    { colour: { type: "string", defaultValue: "blue" }, height: { type: "number", defaultValue: 100 } },
    { explicitlyTyped: true },
  );
  expect(kind.create({ type: "Kind" }).toJSON()).toEqual({});
  expect(kind.create({ type: "Kind", height: 50 }).toJSON()).toEqual({ type: "Kind", height: 50 });
});
