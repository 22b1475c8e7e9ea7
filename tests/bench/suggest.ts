/** The search box: each text that people type is another one, so that every answer comes from Elasticsearch. */
import type { Call } from "./measure.ts";

const path = "/api/v1/dataset/latest/search/suggest?q=";

/** Requests that let the Java compiler of a fresh Elasticsearch begin its work. */
const warmUp = 8_000;

/** So few that the uncounted requests ask for each of them, also where a share of the requests is sent. */
const askedBefore = 40;

/**
 * Blanks before a text are nothing to the search, and another text to what the api keeps: each call asks all texts anew,
 * whatever was asked before it.
 */
const addresses = (url: string, texts: readonly string[], blanks = 0): string[] =>
  texts.map((text) => url + path + encodeURIComponent(" ".repeat(blanks) + text));

/**
 * @param texts no two the same
 * @returns a call to be sent before all else and not reported, and those to measure
 */
export function suggestCalls(url: string, texts: readonly string[]): { warmUp: Call; calls: Call[] } {
  const asked = addresses(url, texts.slice(0, askedBefore));
  return {
    warmUp: { name: "warm-up", targets: addresses(url, texts), clients: 16, requests: warmUp },
    calls: [
      { name: "suggest", targets: addresses(url, texts, 1), clients: 1, requests: 2_000 },
      { name: "suggest", targets: addresses(url, texts, 2), clients: 16, requests: 4_000 },
      { name: "suggest, asked before", targets: asked, clients: 1, requests: 1_000 },
      { name: "suggest, asked before", targets: asked, clients: 16, requests: 2_000 },
    ],
  };
}
