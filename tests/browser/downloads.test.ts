/** Files of a release, what it changed, and how pages are found and cited. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { DownloadsAnswer } from "../../api/contract/downloads.ts";
import type { SearchAnswer } from "../../api/contract/search.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { boot, examples, siteUrl } from "./site.ts";

const open = useBrowser();
let answer: DownloadsAnswer;
const get = (path: string, init?: RequestInit): Promise<Response> => fetch(siteUrl + path, init);

beforeAll(async () => {
  // The shape is that of the contract, which the api's own tests hold it to.
  answer = (await (await get("/api/v1/dataset/latest/files")).json()) as DownloadsAnswer;
});

describe("the files of a release", () => {
  it("come whole, under addresses that name the release", async () => {
    expect(answer.files.length).toBeGreaterThan(10);
    for (const { address, size, sha256, rows, comment, has_header: hasHeader, format } of answer.files) {
      expect(address).toContain(`/dataset/${answer.release}/files/`);
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      expect(bytes.length, address).toBe(size);
      expect(createHash("sha256").update(bytes).digest("hex"), address).toBe(sha256);
      if (!["TSV", "GAF 2.2", "GPAD 2.0", "PHAF", "PSI-MITAB 2.7"].includes(format)) continue;
      const lines = gunzipSync(bytes)
        .toString("utf8")
        .split("\n")
        .filter((line) => line !== "" && (comment === null || !line.startsWith(comment)));
      expect(lines.length - (hasHeader ? 1 : 0), address).toBe(rows);
    }
  });

  it("are described for programs, with what tells whether they came whole", async () => {
    const sums = await (await get(`/api/v1/dataset/${answer.release}/files/SHA256SUMS`)).text();
    const packed = await (await get(`/api/v1/dataset/${answer.release}/files/datapackage.json`)).json();
    const croissant = await (await get(`/api/v1/dataset/${answer.release}/files/croissant.json`)).json();
    expect(packed).toMatchObject({
      resources: answer.files.map(({ name, size, sha256 }) => ({
        path: name,
        bytes: size,
        hash: `sha256:${sha256}`,
      })),
    });
    expect(croissant).toMatchObject({
      distribution: answer.files.map(({ address, sha256 }) => ({ contentUrl: siteUrl + address, sha256 })),
    });
    expect(sums).toBe(answer.files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  });

  it("have header rows that name the columns as the data package does", async () => {
    // The shape is that of the Frictionless specification, which the test above is about.
    const { resources } = (await (
      await get(`/api/v1/dataset/${answer.release}/files/datapackage.json`)
    ).json()) as {
      resources: { path: string; dialect?: { header: boolean }; schema?: { fields: { name: string }[] } }[];
    };
    for (const { path, dialect, schema } of resources) {
      if (dialect?.header !== true) continue;
      const file = await get(`/api/v1/dataset/${answer.release}/files/${path}`);
      const [head] = gunzipSync(Buffer.from(await file.arrayBuffer()))
        .toString("utf8")
        .split("\n", 1);
      expect(schema?.fields.map(({ name }) => name).join("\t"), path).toBe(head);
    }
  });

  it("go on where a download stopped, and are refused by other names", async () => {
    const { address, size } = answer.files[0]!;
    const rest = await get(address, { headers: { Range: `bytes=${size - 10}-` } });
    expect(rest.status).toBe(206);
    expect((await rest.arrayBuffer()).byteLength).toBe(10);
    const cited = await get(address.replace("/api/v1", ""), { method: "HEAD" });
    expect(cited).toMatchObject({ status: 200, url: siteUrl + address });
    const folder = await get(`/dataset/${answer.release}/files/`);
    expect(folder).toMatchObject({ status: 200, url: `${siteUrl}/downloads?release=${answer.release}` });
    const none = await get("/api/v1/dataset/latest/files/nothing.txt");
    expect(none.status).toBe(404);
    expect(await none.text()).toContain(answer.files[0]!.name);
  });

  it("are listed, found by words, and downloaded by a press", async () => {
    const page = await open("/downloads");
    await page.getByRole("heading", { level: 1, name: "Downloads" }).waitFor();
    await page.getByRole("searchbox", { name: "Filter files by words" }).fill("gff3");
    await expect.poll(() => page.locator(".download").count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("words")).toBe("gff3");
    await page.getByText(/licence, sources and checksum/).click();
    const file = answer.files.find(({ name }) => name === "genes.gff3.gz")!;
    await page.getByText(file.sha256).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "genes.gff3.gz", exact: true }).click(),
    ]);
    const bytes = await readFile(await download.path());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
  });
});

describe("a release as news", () => {
  it("has a page and a feed, and no page of releases that never were", async () => {
    const page = await open("/releases");
    await page.getByRole("heading", { level: 1, name: answer.release }).waitFor();
    const feed = await (await get("/releases.atom")).text();
    expect(feed).toContain(`<id>${siteUrl}/releases/${answer.release}</id>`);
    expect((await get(`/releases/${answer.release}`)).status).toBe(200);
    expect((await get("/releases/1999-01-01")).status).toBe(404);
    expect((await get("/api/v1/dataset/latest/changes?entity=planet")).status).toBe(400);
  });
});

describe("being found and cited", () => {
  it("leads identifiers to their pages", async () => {
    const { gene, term, reference } = await examples();
    const { deployment } = await boot();
    const ids = [
      ...(gene ? [[`${deployment.site.database_name}:${gene.id}`, `/gene/${gene.id}`]] : []),
      ...(term ? [[term.id, `/term/${term.id}`]] : []),
      ...(reference ? [[reference.id, `/reference/${reference.id}`]] : []),
    ];
    expect(ids.length).toBeGreaterThan(0);
    for (const [id, path] of ids) {
      const led = await get(`/id/${id}`, { redirect: "manual" });
      expect([id, led.status, led.headers.get("location")]).toEqual([id, 302, path]);
    }
    const [[id, path] = []] = ids;
    expect((await get(`/id/${id}/`, { redirect: "manual" })).headers.get("location")).toBe(path);
    expect((await get("/id/NOTHING:0", { redirect: "manual" })).status).toBe(404);
  });

  it("leads on from identifiers that texts of the site link to", async () => {
    const page = await open("/documentation/citing");
    const link = page.locator('main a[href^="/id/"]').first();
    const [id = ""] = /[^/]+$/.exec((await link.getAttribute("href")) ?? "") ?? [];
    await link.click();
    await page.waitForURL(new RegExp(`/(?!id/)[^/]+/${id}$`));
  });

  it("lists every gene in the sitemaps", async () => {
    const { metadata } = await boot();
    const index = await (await get("/sitemap.xml")).text();
    const files = [...index.matchAll(/<loc>([^<]*genes-\d+\.xml)</g)].map(([, address]) => address!);
    let genes = 0;
    for (const address of files) {
      const text = await (await fetch(address)).text();
      genes += [...text.matchAll(/<loc>[^<]*\/gene\//g)].length;
    }
    expect(genes).toBe(metadata?.counts.genes);
  });

  it("cites a page with its release and its own address", async () => {
    const { gene } = await examples();
    const page = await open(`/gene/${gene?.id ?? ""}`);
    await page.getByRole("button", { name: "Cite this page" }).click();
    const dialog = page.getByRole("dialog", { name: "Cite this page" });
    await dialog.getByText(`Release ${answer.release}. ${siteUrl}/gene/${gene?.id}`).waitFor();
    await dialog.getByRole("button", { name: "BibTeX" }).click();
    await dialog.getByText("@misc{").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it("cites a search, and what a tool shows, by the whole address", async () => {
    for (const path of ["/search?q=cell&type=gene", "/motif_search?motif=KEN"]) {
      const page = await open(path);
      await page.getByRole("button", { name: "Cite this page" }).click();
      await page.getByRole("dialog").getByText(`${siteUrl}${path} (accessed`).waitFor();
    }
  });

  it("cites a publication by its whole title, longer than that of its window", async () => {
    // The shape is that of the contract.
    const { hits } = (await (
      await get("/api/v1/dataset/latest/search?type=reference&size=100")
    ).json()) as SearchAnswer;
    const longest = hits.toSorted((a, b) => b.label.length - a.label.length)[0];
    const page = await open(urls.reference(longest?.id ?? ""));
    expect(await page.title()).toMatch(/ \.\.\.$/);
    await page.getByRole("button", { name: "Cite this page" }).click();
    await page
      .getByRole("dialog")
      // One full stop, whether the title has its own or not.
      .getByText(`${(longest?.label ?? "none").replace(/\.$/, "")}. Release ${answer.release}.`)
      .waitFor();
  });
});
