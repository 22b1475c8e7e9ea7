/** Sequences of many genes: what is too much is refused before it is read, all else goes out in small pieces. */
import { once } from "node:events";
import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problem } from "../../api/contract/problem.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";

let served: QuerySite;
beforeAll(async () => {
  served = await startQuerySite("sequences-test", 600, process.env["REDIS_URL"]);
});
afterAll(() => served.stop());

const all = { not: [{ subset: { subset_name: "no such subset" } }] };
const flanks = (bases: number): string =>
  `/predefined/all_genes?format=fasta&sequence=nucleotide&upstream_bases=${bases}&downstream_bases=${bases}`;

/** How often sequences were read so far, from memory or the index. */
async function sequencesRead(): Promise<number> {
  const figures = await (await fetch(`${new URL(served.url).origin}/api/v1/metrics`)).text();
  return figures
    .split("\n")
    .filter((line) => line.startsWith('cache_reads_total{cache="sequences"'))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

it("are refused with the limit and a way to ask for less, before any is read", async () => {
  const sequence = { nucleotide: { upstream_bases: 100_000, downstream_bases: 100_000 } };
  const asked = { constraints: all, output_options: { sequence } };
  const before = await sequencesRead();
  for (const [answer, where, limit] of [
    [await served.post("", { ...asked, format: "fasta" }), "body.output_options.sequence", "100,000,000"],
    [await served.post("", { ...asked, format: "jsonl" }), "body.output_options.sequence", "100,000,000"],
    [await served.post("", asked), "body.output_options.sequence", "10,000,000"],
    [await fetch(`${served.url}${flanks(100_000)}`), "query.sequence", "100,000,000"],
  ] as const) {
    expect(answer.status).toBe(400);
    const { errors } = problem.parse(await answer.json());
    expect(errors).toMatchObject([{ where }]);
    expect(errors?.[0]?.reason).toMatch(
      new RegExp(
        String.raw`^asks for \d{2,3},\d{3},\d{3} bases of \d{3} genes; .* holds ${limit} at most\. Ask for `,
      ),
    );
  }
  expect(await sequencesRead()).toBe(before);
});

it("of tables and ids are not counted: they have none", async () => {
  for (const format of ["ids", "tsv"])
    expect(
      (await fetch(`${served.url}${flanks(100_000)}&format=${format}`.replace("format=fasta&", ""))).status,
    ).toBe(200);
});

it("go out as they are taken, and others are answered meanwhile", async () => {
  const before = await sequencesRead();
  const download = get(`${served.url}${flanks(70_000)}`);
  // The event of a request has its answer.
  const [answer] = (await once(download, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await once(answer, "readable");
  const neighbour = async (): Promise<void> => {
    expect((await fetch(`${served.url}/options`)).status).toBe(200);
  };
  for (let i = 0; i < 20; i++) await neighbour();
  const whileWaiting = (await sequencesRead()) - before;

  let [bytes, neighbours] = [0, 0];
  answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
  const ended = once(answer, "end");
  while (!answer.readableEnded) {
    await neighbour();
    neighbours++;
  }
  await ended;
  const inAll = (await sequencesRead()) - before;
  expect(bytes).toBeGreaterThan(20_000_000);
  expect(whileWaiting, "a reader who does not read on makes the server wait").toBeLessThan(inAll / 2);
  expect(neighbours).toBeGreaterThan(10);
});
