/** Parameters that only the whole browser reads. */
const ofTracks = ["tracks", "session"] as const;

/** Whether an address asks for what only the whole browser can show: tracks, a session, another assembly. */
export function asksForTracks(params: URLSearchParams, assembly: string): boolean {
  const asked = params.get("assembly") ?? "";
  return ofTracks.some((name) => params.has(name)) || (asked !== "" && asked !== assembly);
}

/** Takes all of that out of an address. */
export function withoutTracks(params: URLSearchParams): void {
  for (const name of [...ofTracks, "assembly"]) params.delete(name);
}
