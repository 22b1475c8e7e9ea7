/** The search box: each text that people type is another one, so that every answer comes from Elasticsearch. */
import type { Call } from "./measure.ts";

const path = "/api/v1/dataset/latest/search/suggest?q=";

/** Requests after which the Java compiler of a fresh Elasticsearch has done its work: a server of every day is that warm. */
const warmUp = 8_000;

export const suggestUrls = (url: string, texts: readonly string[]): string[] => texts.map((text) => url + path + encodeURIComponent(text));

/** To be sent before all else, and not reported. */
export const suggestWarmUp = (url: string, texts: readonly string[]): Call => ({ name: "warm-up", targets: suggestUrls(url, texts), clients: 16, requests: warmUp });

/** @param texts no two the same */
export function suggestCalls(url: string, texts: readonly string[]): Call[] {
  const urls = suggestUrls(url, texts);
  // The api keeps its latest answers: each call goes on where the one before ended, so that nothing is asked for again too soon.
  const after = (sent: number): string[] => [...urls.slice(sent % urls.length), ...urls.slice(0, sent % urls.length)];
  const asked = urls.slice(0, 200);
  return [
    { name: "suggest", targets: after(1.1 * warmUp), clients: 1, requests: 2_000 },
    { name: "suggest", targets: after(1.1 * warmUp + 2_200), clients: 16, requests: 4_000 },
    { name: "suggest, asked before", targets: asked, clients: 1, requests: 1_000 },
    { name: "suggest, asked before", targets: asked, clients: 16, requests: 2_000 },
  ];
}
