import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noCopy } from "../local-copy/generation-copy.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { compress } from "./compress.ts";
import { releaseTag } from "./caching.ts";
import { behind } from "../context/front.ts";
import { keepAnswers, sendAgain, sendUnchanged } from "./kept-answers.ts";

const generation = (name: string): LoadedGeneration => ({
  release: "one",
  name,
  index: () => "",
  copy: noCopy,
});
const generations = {
  live: generation("one--a"),
  loaded: [],
  staged: [],
  isPrepared: true,
  refresh: async () => {},
  close: async () => {},
};
const services = { prefix: `kept-answers-${process.pid}`, generations };
const text = "gene\tproduct\n".repeat(2_000);
let tag = "one";
let made = 0;

const app = express();
app.disable("etag");
app.use(compress(), keepAnswers(services), (request, response, next) => {
  response.set("ETag", `W/"${tag}"`).type("text/tab-separated-values");
  if (sendUnchanged(request, response, services)) return;
  made++;
  next();
});
app.get("/whole", (_request, response) => void response.send(`${tag}\n${text}`));
app.get("/short", (_request, response) => void response.send(tag));
app.get("/pieces", (_request, response) => {
  response.write(`${tag}\n`);
  response.end(text);
});
app.get("/packed", (request, response) => {
  if (request.acceptsEncodings("br") !== "br") response.send(`${tag}\n${text}`);
  else response.set("Content-Encoding", "br").send(brotliCompressSync(`${tag}\n${text}`));
});
/** As calls of the api do it. */
const looked = { for: 0 };
app.get("/of/:release/:size", keepAnswers(services), (request, response) => {
  looked.for++;
  if (request.params.size === "counted") response.set("RateLimit-Policy", "some");
  response.set("ETag", releaseTag(generations.live, "build", request.originalUrl)).vary("Accept-Encoding");
  response
    .set("X-Generation", generations.live.name)
    .type("text/plain")
    .send(request.params.size === "large" ? text : "short");
});
const server = createServer(behind([sendAgain(services, "build")], app));
beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
});
afterAll(() => void server.close());

/** What a reader gets, unpacked, and of how many bytes it was told. */
async function read(path: string, accepted: string): Promise<{ text: string; length: string | null }> {
  // The address of a server that listens.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { "Accept-Encoding": accepted },
  });
  // It would be unpacked all the same.
  expect(["", ...accepted.split(", ")]).toContain(answer.headers.get("content-encoding") ?? "");
  return { text: await answer.text(), length: answer.headers.get("content-length") };
}

const encodings = ["gzip", "br", "gzip, br", "identity"];

it.each(["/whole", "/short", "/pieces"])("%s says the same however often it is asked for", async (path) => {
  const first = await read(path, "identity");
  for (const accepted of [...encodings, ...encodings])
    expect((await read(path, accepted)).text).toBe(first.text);
});

it("what is packed for some is not sent to others", async () => {
  for (const accepted of ["gzip, br", "gzip", "br", "identity"])
    expect((await read("/packed", accepted)).text).toBe(`${tag}\n${text}`);
});

it("is made once for those who unpack and once for the others, until its tag is another", async () => {
  tag = "two";
  made = 0;
  for (const accepted of [...encodings, ...encodings])
    expect(await read("/short", accepted)).toEqual({ text: "two", length: "3" });
  expect(made).toBe(2);
  tag = "three";
  expect((await read("/short", "gzip")).text).toBe("three");
});

describe("a call of the api", () => {
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    // The address of a server that listens.
    const { port } = server.address() as AddressInfo;
    const before = looked.for;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    const { status, headers: told } = answer;
    const head = Object.fromEntries([...told].filter(([name]) => name !== "date"));
    return { status, head, body: await answer.text(), isMade: looked.for > before };
  };

  it("is not looked for when it would answer as before", async () => {
    const { isMade, ...first } = await ask("/of/latest/short");
    expect(isMade).toBe(true);
    expect(await ask("/of/latest/short")).toEqual({ ...first, isMade: false });
  });

  it("answers of another generation once that is live", async () => {
    await ask("/of/latest/short");
    generations.live = generation("one--b");
    expect((await ask("/of/latest/short")).head["x-generation"]).toBe("one--b");
    expect((await ask("/of/latest/short")).isMade).toBe(false);
  });

  it.each(["/of/latest/counted", "/of/latest/large"])("%s is looked for each time", async (path) => {
    await ask(path);
    expect((await ask(path)).isMade).toBe(true);
  });

  it("is left to say whether an answer is another one, and what its head is", async () => {
    const { head } = await ask("/of/latest/short");
    expect((await ask("/of/latest/short", { "If-None-Match": head["etag"] ?? "" })).isMade).toBe(true);
    expect((await ask("/of/latest/short", {}, "HEAD")).isMade).toBe(true);
    expect((await ask("/of/latest/short", { "Accept-Encoding": "gzip;q=0" })).isMade).toBe(true);
  });
});
