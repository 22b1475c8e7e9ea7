/** What a page cost to bring, and what the browser had to complain of: figures that are the same on a busy machine. */
import type { Page } from "playwright-core";
import { eventually } from "./pages.ts";

export interface Ledger {
  /** What came over the network, in the order of asking; answers from the browser's cache cost nothing. */
  readonly asked: { readonly url: string; readonly kind: string; bytes: number }[];
  /** Errors in the console, deprecated calls and what the browser's own audits find. */
  readonly complaints: string[];
}

/** Keeps a ledger of a page; call it before the page is opened. */
export async function keepLedger(page: Page): Promise<Ledger> {
  const ledger: Ledger = { asked: [], complaints: [] };
  const fromMemory = new Set<string>();
  const byId = new Map<string, Ledger["asked"][number]>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on("Network.requestServedFromCache", ({ requestId }) => fromMemory.add(requestId));
  devTools.on("Network.responseReceived", ({ requestId, response, type }) => {
    const { fromDiskCache: isKept, url } = response;
    if (isKept || fromMemory.has(requestId) || !url.startsWith("http")) return;
    const answer = { url, kind: type, bytes: 0 };
    byId.set(requestId, answer);
    ledger.asked.push(answer);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = byId.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  devTools.on("Log.entryAdded", ({ entry: { level, text, url } }) => {
    if (level === "error") ledger.complaints.push(`${text} ${url ?? ""}`);
  });
  devTools.on("Audits.issueAdded", ({ issue: { code, details } }) => {
    // Tells that an image further down comes later, which is meant.
    if (code === "LazyLoadImageIssue") return;
    ledger.complaints.push(`${code}: ${JSON.stringify(details)}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") ledger.complaints.push(message.text());
  });
  await devTools.send("Network.enable");
  await devTools.send("Log.enable");
  await devTools.send("Audits.enable");
  return ledger;
}

/** Waits until nothing has been asked for half a second. */
export async function untilAllCame({ asked }: Ledger): Promise<void> {
  let last = -1;
  let since = Date.now();
  await eventually(
    async () => {
      if (asked.length !== last) since = Date.now();
      last = asked.length;
      return Date.now() - since;
    },
    (quiet) => quiet > 500,
    "ms without a request",
  );
}

const kb = (bytes: number): number => Math.round(bytes / 1024);

/** Requests and KB as they were sent; scripts apart, since they also keep the processor busy. */
export const costOf = ({ asked }: Ledger): { requests: number; scripts: number; all: number } => ({
  requests: asked.length,
  scripts: kb(asked.filter(({ kind }) => kind === "Script").reduce((sum, { bytes }) => sum + bytes, 0)),
  all: kb(asked.reduce((sum, { bytes }) => sum + bytes, 0)),
});

/** Texts that say nothing of where a link leads. */
const emptyWords =
  "click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this";

/** What search engines and auditors of good practice miss on a page; empty where they miss nothing. */
export const missingOn = (page: Page): Promise<string[]> =>
  page.evaluate((words) => {
    const found: string[] = [];
    const need = (holds: boolean, what: string): void => {
      if (!holds) found.push(what);
    };
    const attribute = (selector: string, name: string): string =>
      document.querySelector(selector)?.getAttribute(name) ?? "";
    /** Letters of a text that are seen, and those of them that can be read on a phone. */
    const lettersOf = (body: HTMLElement): { all: number; large: number } => {
      const letters = { all: 0, large: 0 };
      const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const length = text.textContent?.trim().length ?? 0;
        const element = text.parentElement;
        if (length === 0 || !element?.checkVisibility()) continue;
        letters.all += length;
        if (Number.parseFloat(getComputedStyle(element).fontSize) >= 12) letters.large += length;
      }
      return letters;
    };
    need(document.compatMode === "CSS1Compat", "a doctype");
    need(document.characterSet === "UTF-8", "UTF-8");
    need(document.documentElement.lang !== "", "a language");
    need(document.title.length > 5, "a title");
    need(attribute("meta[name=description]", "content").length > 20, "a description");
    need(attribute("meta[name=viewport]", "content").includes("width=device-width"), "a viewport");
    need(URL.canParse(attribute("link[rel=canonical]", "href")), "a canonical address");
    need(!attribute("meta[name=robots]", "content").includes("noindex"), "leave to be listed");
    need(document.querySelectorAll("h1").length === 1, "one heading of the first level");
    const sizes = [...document.querySelectorAll("body, iframe")].map((part) => {
      const body = part instanceof HTMLIFrameElement ? part.contentDocument?.body : document.body;
      return body ? lettersOf(body) : { all: 0, large: 0 };
    });
    const sum = (size: "all" | "large"): number => sizes.reduce((all, one) => all + one[size], 0);
    need(sum("large") >= 0.6 * sum("all"), "letters of at least 12 px");
    for (const link of document.querySelectorAll("a")) {
      const text = (link.ariaLabel ?? link.textContent).trim();
      need(!new RegExp(`^(${words})$`, "i").test(text), `words that say where “${text}” leads`);
      need(!/^(javascript:|$)/.test(link.getAttribute("href") ?? ""), `an address of the link “${text}”`);
    }
    for (const image of document.images) {
      const { naturalWidth, naturalHeight, width, height, src } = image;
      const isFitted = getComputedStyle(image).objectFit !== "fill" || naturalWidth === 0 || height === 0;
      need(
        isFitted || Math.abs(naturalWidth / naturalHeight / (width / height) - 1) < 0.05,
        `the shape of ${src}`,
      );
    }
    for (const script of document.querySelectorAll("script[type='application/ld+json']"))
      try {
        JSON.parse(script.textContent ?? "");
      } catch {
        need(false, "JSON-LD that can be read");
      }
    return [...new Set(found)];
  }, emptyWords);
