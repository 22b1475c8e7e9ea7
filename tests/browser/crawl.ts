/** Follows the links of a site from its front page on. */
import type { Page } from "playwright-core";
import { matchPage } from "../../api/pages/match-page.ts";
import { untilRest } from "./pages.ts";
import type { useBrowser } from "./pages.ts";

type Open = ReturnType<typeof useBrowser>;

/** Pages of one kind, and of one text's tables, that are opened; of the others only the address is asked for. */
const openedOfKind = 2;
/** Pages open at a time: each waits for its network more than it works. */
const openAtOnce = 2;
/** Links of a page that lead to pages of one kind; tables have more of them. */
const followedOfKind = 40;
/** Of these kinds all links are followed. */
const whole = new Set(["front/FrontPage", "archive/ArchivePage", "documentation/DocumentationPage"]);
/** A busy machine takes its time for drawings of hundreds of models, ms. */
const restsWithin = 90_000;
/** Requests at a time. */
const atOnce = 8;

const textKind = "documentation/DocumentationPage";
/** What a page says that is not there or not finished. */
const unfinished =
  /not in this version|Page not found|No page for|could not be loaded|could not be drawn|leads to no page/;

interface Target {
  readonly path: string;
  readonly fragment: string;
  /** Module of the page; "" of files and calls of the api. */
  readonly kind: string;
}

interface Seen {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly fault: string | null;
}

/** Where a link leads within the site; null for other sites. */
function targetOf(href: string, from: string, site: string): Target | null {
  const url = URL.parse(href, new URL(from, site));
  if (url === null || url.origin !== new URL(site).origin) return null;
  const path = `${url.pathname}${url.search}`;
  const isFile = /^\/(api|site-assets|assets)(\/|$)/.test(url.pathname);
  const fragment = decodeURIComponent(url.hash.slice(1));
  return { path, fragment, kind: isFile ? "" : (matchPage(url.pathname)?.page.module ?? "nowhere") };
}

/** Finds links to pages that are not there, not finished, or have no such anchor. */
export class Crawl {
  readonly #site: string;
  readonly #open: Open;
  readonly #statuses = new Map<string, Promise<number>>();
  readonly #opened = new Map<string, Set<string>>();
  readonly #known = new Map<string, Seen>();
  /** A sentence each. */
  readonly faults: string[] = [];
  /** Modules of the pages that it has been led to. */
  readonly kinds = new Set<string>();

  constructor(site: string, open: Open) {
    this.#site = site;
    this.#open = open;
  }

  /** Of the address, asked for once. */
  #status(path: string): Promise<number> {
    const known = this.#statuses.get(path);
    if (known) return known;
    const status = fetch(`${this.#site}${path}`, { method: "HEAD", redirect: "follow" }).then(
      (answer) => answer.status,
    );
    this.#statuses.set(path, status);
    return status;
  }

  /** All links from a page on; of tables, and of pages of one kind, some. */
  async follow(start: string): Promise<void> {
    const waiting = this.#chosen("", start, [start]).filter((page) => this.#isOpened(page));
    const anchors: { from: string; to: Target }[] = [];
    while (waiting.length > 0) {
      const visits = waiting
        .splice(0, openAtOnce)
        .map(async (page) => ({ page, targets: await this.#visit(page) }));
      for (const { page, targets } of await Promise.all(visits))
        for (const to of targets) {
          if (to.fragment !== "" && to.kind !== "") anchors.push({ from: page.path, to });
          if (this.#isOpened(to)) waiting.push(to);
        }
    }
    for (const { from, to } of anchors) {
      const seen = this.#known.get(to.path);
      if (seen !== undefined && seen.fault === null && !seen.ids.has(to.fragment))
        this.faults.push(`${from} leads to ${to.path}#${to.fragment}, which has no such anchor`);
    }
  }

  /** Reads a page and asks for what it leads to; answers the links that are followed. */
  async #visit({ path, kind }: Target): Promise<Target[]> {
    const seen = kind === textKind ? await this.#readText(path) : await this.#openPage(path);
    this.#known.set(path, seen);
    if (seen.fault !== null) this.faults.push(`${path}: ${seen.fault}`);
    const targets = this.#chosen(kind, path, seen.links);
    await this.#ask(path, targets);
    return targets;
  }

  /** The links of a page that are followed: all that differ, of tables some. */
  #chosen(kind: string, from: string, links: readonly string[]): Target[] {
    const counts = new Map<string, number>();
    return [...new Set(links)].flatMap((href) => {
      const target = targetOf(href, from, this.#site);
      if (target === null) return [];
      const number = (counts.get(target.kind) ?? 0) + 1;
      counts.set(target.kind, number);
      return whole.has(kind) || number <= followedOfKind ? [target] : [];
    });
  }

  /** Whether a page is read itself, when it is first led to: each text, and some pages of its tables and of every other kind. */
  #isOpened({ path, kind }: Target): boolean {
    if (kind === "" || kind === "nowhere") return false;
    this.kinds.add(kind);
    // Two tables of a text have as many addresses as they have pages, times each other.
    const name = kind === textKind ? path.replace(/\?.*/, "?") : kind;
    const opened = this.#opened.get(name) ?? new Set();
    if (opened.has(path) || opened.size >= openedOfKind) return false;
    this.#opened.set(name, opened.add(path));
    return true;
  }

  async #ask(from: string, targets: readonly Target[]): Promise<void> {
    const paths = [...new Set(targets.map(({ path }) => path))];
    for (let at = 0; at < paths.length; at += atOnce)
      await Promise.all(
        paths.slice(at, at + atOnce).map(async (path) => {
          const status = await this.#status(path);
          if (status >= 400) this.faults.push(`${from} leads to ${path}, status ${status}`);
        }),
      );
  }

  /** A text with what it says below it is opened, others are read as the api gives them. */
  async #readText(path: string): Promise<Seen> {
    const { pathname } = new URL(path, this.#site);
    const answer = await fetch(
      `${this.#site}/api/v1/dataset/latest/documentation${pathname.replace(/\/$/, "")}`,
    );
    if (!answer.ok) return { links: [], ids: new Set(), fault: `no such text, status ${answer.status}` };
    // The api checks its answers against the contract's schemas in its own tests.
    const { html, shows } = (await answer.json()) as { html: string; shows: unknown };
    if (shows !== null) return this.#openPage(path);
    return {
      links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
      ids: new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id)),
      fault: unfinished.exec(html)?.[0] ?? null,
    };
  }

  async #openPage(path: string): Promise<Seen> {
    const page = await this.#open(path, { site: this.#site });
    try {
      await settled(page);
      return await page
        .evaluate(
          ({ source }) => {
            const said = new RegExp(source).exec(document.querySelector("main")?.textContent ?? "");
            return {
              links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
              ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
              fault: said?.[0] ?? null,
            };
          },
          { source: unfinished.source },
        )
        .then(({ ids, ...seen }) => ({ ...seen, ids: new Set(ids) }));
    } finally {
      await page.close();
    }
  }
}

/** The page has its heading, and what it shows near the window has come. @throws what it is still waiting for */
async function settled(page: Page): Promise<void> {
  await page.locator("h1, iframe").first().waitFor();
  await untilRest(page, restsWithin);
}
