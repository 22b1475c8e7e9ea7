/** Addresses of pages of one release: `/dataset/2024-10-01/gene/abc1`, or the name of a generation in its place. Pure. */

/** A release that pages are asked for by its name. */
export interface AskedRelease {
  /** Release id or name of a generation. */
  readonly name: string;
  /** What stands before the path of each of its pages. */
  readonly base: string;
}

/** The release that an address names, null for the live one, and the path of the page in it. */
export function releaseInAddress(path: string): { asked: AskedRelease | null; path: string } {
  const [whole, name] = /^\/dataset\/([\w.-]+)(?=\/|$)/.exec(path) ?? [];
  if (whole === undefined || name === undefined) return { asked: null, path };
  return { asked: { name, base: whole }, path: path.slice(whole.length) || "/" };
}
