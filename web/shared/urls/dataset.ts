/** Which release the calls of this page ask. */

/** A view in a frame asks the release of the page around it, where that is a page of this site. */
const page = (): Document | null =>
  typeof document === "undefined" ? null : (window.frameElement?.ownerDocument ?? document);

/** The release that the server made the page from; a development server's page has none written in and asks the live one. */
export const pageRelease: string | null =
  page()?.querySelector<HTMLMetaElement>('meta[name="karyon-release"]')?.content || null;

/** All calls of a page are below this address, so that no page ever shows two releases. */
export const dataset = `/api/v1/dataset/${encodeURIComponent(pageRelease ?? "latest")}`;

/** What stands before the path of every page where the address names a release; "" on pages of the live one. */
export const releaseBase: string =
  page()?.querySelector<HTMLMetaElement>('meta[name="karyon-base"]')?.content ?? "";
