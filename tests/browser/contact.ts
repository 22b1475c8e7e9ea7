/** The site under test as one whose deployment names somebody to write to, or nobody: sites differ in it. */
import type { Page } from "playwright-core";

/** Puts an address, or none, into the settings that come with pages. */
const withAddress =
  (address: string | null) =>
  (page: Page): Promise<unknown> =>
    page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(
          /"contact_address":(?:null|"[^"]*")/,
          () => `"contact_address":${JSON.stringify(address)}`,
        ),
      });
    });

export const withContact = withAddress("curators@karyon.example");
export const withoutContact = withAddress(null);
