/** Files of the genome browser over HTTP: whole, in stretches, unchanged, gone; and names of genes with their places. */
import { IndexedFasta } from "@gmod/indexedfasta";
import fc from "fast-check";
import { BlobFile } from "generic-filehandle2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { genomeSearchAnswer } from "../../api/contract/genome.ts";
import { problem } from "../../api/contract/problem.ts";
import { fetchWithin } from "../../web/features/genome-browser/read-within.ts";
import { chromosomeII, fileBytes } from "./api-documents.ts";
import type { TestSite } from "./api-site.ts";
import { startTwoReleases } from "./two-releases.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTwoReleases(`test-genome-${process.pid}`);
});
afterAll(() => site.stop());

const get = (
  file: string,
  headers: Record<string, string> = {},
  method = "GET",
  release = "latest",
): Promise<Response> => fetch(`${site.url}/api/v1/dataset/${release}/genome/${file}`, { method, headers });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const name = "genes.gff3.gz";
const whole = fileBytes.get(name)!;

describe("a file", () => {
  it("comes whole, with its length and without being compressed", async () => {
    const answer = await get(name, { "accept-encoding": "gzip, br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(answer.headers.get("content-length")).toBe(String(whole.length));
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect((await bytesOf(answer)).equals(whole)).toBe(true);
  });

  it("comes in any stretch", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(whole.length + 1_000), async (start, more) => {
        const answer = await get(name, { range: `bytes=${start}-${start + more}` });
        const end = Math.min(whole.length - 1, start + more);
        expect(answer.status).toBe(206);
        expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/${whole.length}`);
        expect(answer.headers.get("content-length")).toBe(String(end - start + 1));
        expect((await bytesOf(answer)).equals(whole.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["bytes=100-", 100],
    ["bytes=-100", whole.length - 100],
    [`bytes=-${whole.length + 5}`, 0],
  ])("comes to its end for %s", async (range, start) => {
    const answer = await get(name, { range });
    expect(answer.status).toBe(206);
    expect((await bytesOf(answer)).equals(whole.subarray(start))).toBe(true);
  });

  it.each(["bytes=0-9,20-29", "lines=1-2", "bytes=9-5", "bytes=a-b", "nonsense"])(
    "comes whole for %s",
    async (range) => {
      const answer = await get(name, { range });
      expect(answer.status).toBe(200);
      expect((await bytesOf(answer)).length).toBe(whole.length);
    },
  );

  it.each([`bytes=${whole.length}-`, `bytes=${whole.length + 5}-${whole.length + 9}`, "bytes=999999999999-"])(
    "has nothing at %s",
    async (range) => {
      const answer = await get(name, { range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get("content-range")).toBe(`bytes */${whole.length}`);
      expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
      expect(problem.parse(await answer.json()).detail).toContain(`${whole.length} bytes`);
    },
  );

  it("is empty beyond its end for the site's genome browser, which asks for that once at most", async () => {
    const address = `${site.url}/api/v1/dataset/latest/genome/${name}`;
    const read = async (range: string): Promise<[number, number]> => {
      const answer = await fetchWithin(address, { headers: { range: `bytes=${range}` } });
      return [answer.status, (await bytesOf(answer)).length];
    };
    expect(await read(`${whole.length}-${whole.length + 9}`)).toEqual([206, 0]);
    expect(await read(`${whole.length - 3}-${whole.length + 9}`)).toEqual([206, 3]);
    expect(await read(`${whole.length + 7}-${whole.length + 9}`)).toEqual([206, 0]);
  });

  it("tells its headers alone to HEAD", async () => {
    const answer = await get(name, { range: "bytes=0-9" }, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(whole.length));
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
    expect(await answer.text()).toBe("");
  });

  it("is not sent to those who have it, stretches neither", async () => {
    const tag = (await get(name, {}, "HEAD")).headers.get("etag") ?? "";
    expect(tag).toMatch(/^"/);
    for (const [given, more] of [
      [tag, {}],
      [`"x", ${tag}`, { range: "bytes=0-9" }],
    ] as const) {
      const answer = await get(name, { ...more, "if-none-match": given });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
    }
  });

  it("goes on in stretches only while it is the same", async () => {
    const tag = (await get(name, {}, "HEAD")).headers.get("etag") ?? "";
    expect((await get(name, { range: "bytes=0-9", "if-range": tag })).status).toBe(206);
    for (const other of ['"other"', `W/${tag}`, "Sat, 01 Nov 2025 00:00:00 GMT"])
      expect((await get(name, { range: "bytes=0-9", "if-range": other })).status).toBe(200);
    const before = (await get(name, {}, "HEAD", "2024-10-01")).headers.get("etag");
    expect(before).not.toBe(tag);
  });

  it("that there is not is a 404 that names those there are", async () => {
    for (const file of ["genes.gff3", "passwd", "..%2Frelease"]) {
      const answer = await get(file);
      expect(answer.status).toBe(404);
      expect(problem.parse(await answer.json()).detail).toContain("genes.gff3.gz.tbi");
    }
  });
});

it("the chromosomes and their index are read as an indexed FASTA", async () => {
  const [fasta, fai] = await Promise.all([get("chromosomes.fa"), get("chromosomes.fa.fai")]);
  const reader = new IndexedFasta({
    fasta: new BlobFile(await fasta.blob()),
    fai: new BlobFile(await fai.blob()),
  });
  expect(await reader.getSequenceSizes()).toEqual({ II: chromosomeII.length });
  expect(await reader.getSequence("II", 9_990, 20_010)).toBe(chromosomeII.slice(9_990, 20_010));
  const part = await get("chromosomes.fa", { range: "bytes=4-63" });
  expect(await part.text()).toBe(chromosomeII.slice(0, 60));
});

describe("names", () => {
  const search = async (q: string) =>
    genomeSearchAnswer.parse(
      await (
        await fetch(`${site.url}/api/v1/dataset/latest/genome/search?q=${encodeURIComponent(q)}`)
      ).json(),
    ).hits;

  it("lead to places", async () => {
    const [first] = await search("cdc2");
    expect(first).toMatchObject({ id: "SPBC11B10.09", label: "cdc2", location: { chromosome_name: "II" } });
  });
  it("of nothing find nothing", async () => expect(await search("zzzzzz")).toEqual([]));
});
