/** A site of the demo release, which has every kind of data that can be loaded: for what the release under test may lack. */
import type { ProteinFeatures } from "../../api/contract/index.ts";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { siteUrl } from "./site.ts";

/** Address of the site, without a slash at its end; that of the site under test where this is one of a demo release. */
export const demoUrl = (process.env["KARYON_TEST_DEMO_URL"] ?? siteUrl).replace(/\/+$/, "");
const dataset = `${demoUrl}/api/v1/dataset/latest`;

/** The page document of a thing of the demo release: `gene/ID`, `reference/ID` … */
export async function demoDocument<T>(path: string): Promise<T> {
  const answer = await fetch(`${dataset}/data/${path}`);
  if (!answer.ok) throw new Error(`${path} of the demo release answered ${answer.status}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as T;
}

/** Ids of the coding genes of the demo release. */
async function codingGenes(): Promise<string[]> {
  const answer = await fetch(`${dataset}/query`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ constraints: { subset: { subset_name: "feature_type_mRNA_gene" } } }),
  });
  // As above.
  const { rows } = (await answer.json()) as { rows: readonly { gene_uniquename: string }[] };
  return rows.map(({ gene_uniquename: id }) => id);
}

/** The first coding gene of the demo release with a page that fits. */
export async function demoGene(fits: (gene: GenePage) => boolean): Promise<GenePage> {
  for (const id of await codingGenes()) {
    const gene = await demoDocument<GenePage>(`gene/${encodeURIComponent(id)}`);
    if (fits(gene)) return gene;
  }
  throw new Error("no gene of the demo release fits");
}

/** Id of the first coding gene of the demo release whose protein has features that fit. */
export async function demoProtein(fits: (features: ProteinFeatures) => boolean): Promise<string> {
  for (const id of await codingGenes()) {
    const answer = await fetch(`${dataset}/protein_features/full/${encodeURIComponent(id)}`);
    // As above.
    if (answer.ok && fits((await answer.json()) as ProteinFeatures)) return id;
  }
  throw new Error("no protein of the demo release fits");
}

/** Opens gene pages with a view chosen, as somebody did before. */
export const withWidget = (choice: string) => async (page: Page) => {
  await page.addInitScript(
    (text) => localStorage.setItem("karyon.settings.1", text),
    JSON.stringify({ genePageMainWidget: choice }),
  );
};
