import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import type { useBrowser } from "./pages.ts";

/**
 * @param changes what the page says that the release does not
 * @param kept settings of the visitor
 * @param width of the window, px
 */
export type OpenWith = (changes: Partial<GenePage>, kept?: object, width?: number) => Promise<Page>;

/** Opens a gene's page with other data than the release has: they are put into its answer on the way to the browser. */
export const changedGene =
  (open: ReturnType<typeof useBrowser>, gene: GenePage): OpenWith =>
  (changes, kept, width = 1280) =>
    open(urls.gene(gene.uniquename), {
      viewport: { width, height: 900 },
      prepare: async (page) => {
        await page.route(`**/data/gene/${gene.uniquename}`, (route) =>
          route.fulfill({ json: { ...gene, ...changes } }),
        );
        if (kept)
          await page.addInitScript(
            (text) => localStorage.setItem("karyon.settings.1", text),
            JSON.stringify(kept),
          );
      },
    });
