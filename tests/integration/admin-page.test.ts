/** The admin page as a curator's browser and a program ask it: who is let in, what is shown, and what is refused. */
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAdminSettings } from "../../indexer/admin/admin-settings.ts";
import { adminApp } from "../../indexer/admin/app.ts";
import { openLoadQueue } from "../../indexer/jobs/flow.ts";
import { connectRedis } from "../../indexer/jobs/redis.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { makeLive } from "../../indexer/load/swap.ts";
import { client, generationOf, ownPrefix } from "./load-server.ts";

const { prefix, clear } = ownPrefix("admin");
const generation = generationOf("2025-09-01", 1);
const token = "a-token-of-the-test";
let server: Server;
let url: string;
let releases: string;
let end: () => Promise<void>;

beforeAll(async () => {
  await createIndices(client, generation, prefix, 1);
  await makeLive(client, prefix, generation.name);
  const state = await mkdtemp(join(tmpdir(), "karyon-admin-"));
  releases = state;
  const settings = readAdminSettings({
    ...process.env,
    KARYON_STATE: state,
    KARYON_INDEX_PREFIX: prefix,
    KARYON_ADMIN_TOKEN: token,
    KARYON_RELEASES: state,
  });
  const redis = connectRedis(settings.redisUrl);
  await once(redis, "ready");
  const queue = openLoadQueue(redis, prefix);
  server = createServer(adminApp({ client, redis, queue, settings })).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = async () => {
    server.close();
    await queue.close();
    redis.disconnect();
  };
});
afterAll(async () => {
  await end();
  await clear();
});

const bearer = { Authorization: `Bearer ${token}` };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(url + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

it("shows nothing without the token, and lets in who has it", async () => {
  expect((await fetch(`${url}/status.json`)).status).toBe(401);
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  expect(
    (await fetch(url, { headers: { Accept: "text/html" }, redirect: "manual" })).headers.get("location"),
  ).toBe("/login");
  expect((await post("/login", { who: "ada", token: "another" }, {})).status).toBe(401);
  const entered = await post("/login", { who: "ada", token }, { Origin: url });
  expect(entered.status).toBe(303);
  const cookie = entered.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  const page = await (await fetch(url, { headers: { cookie: cookie.split(";")[0] ?? "" } })).text();
  expect(page).toContain(generation.name);
  expect(page).toContain("<span>ada</span>");
});

it("refuses forms of other sites, directories that it does not list, and to delete what is live", async () => {
  expect((await post("/rollback", {}, { ...bearer, Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await post("/load", { dir: "/etc", how: "stage" }, bearer)).status).toBe(404);
  const refused = await post("/delete", { generation: generation.name }, bearer);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("is live: publish or roll back");
  expect((await fetch(`${url}/diff?a=live&b=/etc`, { headers: bearer })).status).toBe(404);
});

it("says that a load was begun, and why it was not done, without being loaded again", async () => {
  const dir = join(releases, "broken");
  await mkdir(dir);
  await writeFile(join(dir, "release.json"), '{"release": ');
  const part = async (name: string): Promise<string> =>
    (await fetch(`${url}/parts/${name}`, { headers: bearer })).text();
  expect((await post("/load", { dir, how: "stage" }, bearer)).status).toBe(303);
  expect(await part("loads")).toMatch(new RegExp(`Starting</span>: stage ${dir}`));
  await expect
    .poll(() => part("loads"), { timeout: 60_000 })
    .toMatch(new RegExp(`Not done \\(exit code 1\\): stage ${dir}[^]*release.json`));
  expect(await part("journal")).toMatch(/Try again/);
  expect(await part("generations")).toContain(generation.name);
});

it("tells programs and Prometheus of generations and servers, and shows the queue", async () => {
  const figures = await (await fetch(`${url}/metrics`, { headers: bearer })).text();
  expect(figures).toContain('karyon_up{server="elasticsearch"} 1');
  expect(figures).toContain('karyon_up{server="redis"} 1');
  expect(figures).toContain(`karyon_generation_bytes{generation="${generation.name}",state="live"}`);
  const queues = await (await fetch(`${url}/queue/api/queues`, { headers: bearer })).json();
  expect(queues).toMatchObject({ queues: [{ name: "load" }] });
});

it("shows the queue without asking any other site for anything", async () => {
  const board = await (await fetch(`${url}/queue/`, { headers: bearer })).text();
  expect(board).toContain("static/js/");
  expect(board).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
});
