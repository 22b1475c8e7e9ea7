/** How a page comes where parts of it come late, or not at all. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { eventually, untilSame, useBrowser } from "./pages.ts";
import { siteUrl } from "./site.ts";

const open = useBrowser();

test("a page is not drawn before its styles have come, and without those that cannot be had", async () => {
  const styles = /\/assets\/index-[\w-]+\.css$/;
  let bring = (): void => undefined;
  const page = await open("/internal-details", {
    still: true,
    prepare: (fresh) =>
      fresh.route(styles, async (route) => {
        await new Promise<void>((resolve) => (bring = resolve));
        await route.continue();
      }),
  });
  const drawn = page.locator("#main h1");
  await eventually(
    () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    (come) => come.some((name) => /\/assets\/app-[\w-]+\.js$/.test(name)),
    "the program has come",
  );
  await untilSame(() => drawn.count(), "nothing is drawn", 1000);
  expect(await drawn.count()).toBe(0);
  bring();
  await drawn.waitFor();

  const bare = await open("/internal-details", {
    still: true,
    prepare: (fresh) => fresh.route(styles, (route) => route.abort()),
  });
  await bare.locator("#main h1").waitFor();
});

test("a page comes where nothing is painted, as in a frame that is not seen", async () => {
  const page = await open("/internal-details", {
    still: true,
    prepare: (fresh) => fresh.addInitScript(() => (globalThis.requestAnimationFrame = () => 0)),
  });
  await page.locator("#main h1").waitFor();
});

/** The site on a network that stops within a page's HTML, where that has been cut, until the rest is let come. */
async function stopping(cut: (html: string) => number) {
  let bring = (): void => undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(siteUrl + (request.url ?? "/"), {
        headers: { accept: request.headers.accept ?? "*/*" },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) return response.end(body);
      const html = body.toString();
      const at = cut(html);
      expect(at).toBeGreaterThan(0);
      response.write(html.slice(0, at));
      await new Promise<void>((resolve) => (bring = resolve));
      return response.end(html.slice(at));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bring: () => bring(),
    close: () => server.close(),
  };
}

test("a page whose HTML stops within what the program is told waits for the rest", async () => {
  const slow = await stopping((html) => html.indexOf('"deployment"') + 500);
  const page = await open("/internal-details", { still: true, site: slow.site });
  await eventually(
    () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    (come) => come.some((name) => /\/assets\/app-[\w-]+\.js$/.test(name)),
    "the program has come",
  );
  await untilSame(() => page.locator("main h1").allTextContents(), "what the server wrote stays", 1000);
  slow.bring();
  await page.locator("#main h1").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  slow.close();
});
