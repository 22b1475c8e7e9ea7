/** Which release the calls of this page ask. */

/** A view in a frame asks the release of the page around it, where that is a page of this site. */
const page = (): Document | null =>
  typeof document === "undefined" ? null : (window.frameElement?.ownerDocument ?? document);

const written = (name: string): string =>
  page()?.querySelector<HTMLMetaElement>(`meta[name="karyon-${name}"]`)?.content ?? "";

/** The release that the server made the page from; a development server's page has none written in and asks the live one. */
export const pageRelease: string | null = written("release") || null;

/** The load of the release: `2025-09-01--k3f9`. A release may be loaded once more under its id. */
export const pageGeneration: string | null = written("generation") || null;

const below = (name: string | null): string => `/api/v1/dataset/${encodeURIComponent(name ?? "latest")}`;

/** All calls of a page are below this address, so that no page ever shows two loads, whatever browsers and caches keep. */
export const dataset = below(pageGeneration ?? pageRelease);

/** Addresses that readers keep and pass on, as those of files, name the release. */
export const releaseDataset = below(pageRelease);

/** What stands before the path of every page where the address names a release; "" on pages of the live one. */
export const releaseBase: string = written("base");

/** A page of this site as a plain link names it: of the release that the address of this page names. The router's own links do that by themselves. */
export const pageAddress = (path: string): string => releaseBase + path;
