/** The drawing of a gene's partners, pressed and read as a visitor does. */
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { AnnotationsAnswer, InteractionGraph } from "../../api/contract/index.ts";
import { counted } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { overflow, useBrowser } from "./pages.ts";
import { siteUrl, suggest } from "./site.ts";

const open = useBrowser();
let graph: InteractionGraph;

const answerTo = async <T>(path: string): Promise<T> =>
  // The api checks its answers against the contract's schemas in its own tests.
  (await (await fetch(`${siteUrl}/api/v1/dataset/latest/${path}`)).json()) as T;

/** A gene with partners of both kinds, some of whom have one kind only. */
beforeAll(async () => {
  const seen = new Set<string>();
  for (const word of ["kinase", "protein", "cell", "mitotic"])
    for (const { type, hits } of (await suggest(word)).groups)
      for (const { id } of type === "gene" ? hits : []) {
        const { rows } = await answerTo<AnnotationsAnswer>(
          `annotations?type=genetic_interactions&view=details&size=3&subject=gene:${encodeURIComponent(id)}`,
        );
        for (const row of rows) {
          if (row.kind !== "interaction") continue;
          for (const { uniquename } of [row.gene_a, row.gene_b]) {
            if (seen.has(uniquename)) continue;
            seen.add(uniquename);
            graph = await answerTo<InteractionGraph>(`interaction_graph/${encodeURIComponent(uniquename)}`);
            if (
              graph.partners.some(({ counts }) => counts.genetic === 0) &&
              graph.partners.some(({ counts }) => counts.physical === 0)
            )
              return;
          }
        }
      }
  throw new Error("no gene of this release has partners of both kinds");
});

const nameOf = ({ gene }: { gene: InteractionGraph["gene"] }) => gene.name ?? gene.uniquename;
const address = () => `${urls.gene(graph.gene.uniquename)}#partners`;

test("drawing and table have the same partners, and a kind is taken out and brought back", async () => {
  const page = await open(address());
  const place = page.locator("#partners");
  const drawing = place.getByRole("group", { name: new RegExp("and its partners, clockwise") });
  const table = place.getByRole("table", { name: /^Partners of/ });
  const genetic = graph.partners.filter(({ counts }) => counts.genetic > 0);
  await drawing.waitFor();
  const openTable = () => place.getByText(/^\d+ partners? as a table$/).click();
  await openTable();
  const both = async (number: number) => {
    await expect.poll(() => drawing.getByRole("link").count()).toBe(number);
    await expect.poll(() => table.getByRole("row").count()).toBe(number + 1);
  };
  await both(graph.partners.length);
  // As in all tables of genes.
  const heads = table.getByRole("columnheader");
  expect((await heads.allTextContents()).slice(0, 3)).toEqual(["Partner", "ID", "Product"]);
  expect(await heads.nth(2).getAttribute("aria-sort")).toBe("ascending");
  await place.getByRole("button", { name: /^Physical \d/ }).click();
  await both(genetic.length);
  expect(page.url()).toContain("partners=genetic");
  await page.reload();
  await openTable();
  await both(genetic.length);
  await page.goBack();
  await both(graph.partners.length);
});

test("a partner says what is drawn of it, and leads to its page by the keyboard", async () => {
  const page = await open(address());
  const drawing = page.locator("#partners").getByRole("group", { name: /and its partners, clockwise/ });
  await drawing.getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  const said = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const partner = graph.partners.find((one) => said.startsWith(`${nameOf(one)}, `));
  expect(said).toContain(
    partner?.counts.physical
      ? counted(partner.counts.physical, "physical interaction")
      : counted(partner?.counts.genetic ?? 0, "genetic interaction"),
  );
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(partner?.gene.uniquename ?? "")}`);
});

test("the drawing is taken along and the same each time, and fits a phone", async () => {
  const taken = async (form: "SVG" | "PNG"): Promise<Buffer> => {
    const page = await open(address(), { viewport: { width: 360, height: 740 } });
    const button = page.getByRole("button", { name: new RegExp(`^Download the partners of .* as ${form}$`) });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(await overflow(page)).toBe(0);
    return readFile(await download.path());
  };
  const [once, again] = [(await taken("SVG")).toString(), (await taken("SVG")).toString()];
  expect(again).toBe(once);
  for (const partner of graph.partners) expect(once).toContain(`>${nameOf(partner)}</text>`);
  expect((await taken("PNG")).subarray(1, 4).toString()).toBe("PNG");
});
