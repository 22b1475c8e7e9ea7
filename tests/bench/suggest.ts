/** The search box: each text that people type is another one, so that every answer comes from Elasticsearch. */
import type { Call } from "./measure.ts";

const path = "/api/v1/dataset/latest/search/suggest?q=";

/** Requests that let the Java compiler of a fresh Elasticsearch begin its work. */
const warmUp = 8_000;

/** So few that the uncounted requests ask for each of them, also where a share of the requests is sent. */
const askedBefore = 40;

/**
 * @param texts no two the same
 * @returns a call to be sent before all else and not reported, and those to measure
 */
export function suggestCalls(url: string, texts: readonly string[]): { warmUp: Call; calls: Call[] } {
  const targets = texts.map((text) => url + path + encodeURIComponent(text));
  const asked = targets.slice(0, askedBefore);
  return {
    warmUp: { name: "warm-up", targets, clients: 16, requests: warmUp },
    calls: [
      { name: "suggest", targets, clients: 1, requests: 2_000 },
      { name: "suggest", targets, clients: 16, requests: 4_000 },
      { name: "suggest, asked before", targets: asked, clients: 1, requests: 1_000 },
      { name: "suggest, asked before", targets: asked, clients: 16, requests: 2_000 },
    ],
  };
}
