/** The site under test as one whose deployment names somebody to write to: the demo names nobody. */
import type { Page } from "playwright-core";

/** Puts an address into the settings that come with pages. */
export const withContact = (page: Page): Promise<unknown> =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"contact_address":null', '"contact_address":"curators@karyon.example"'),
    });
  });
