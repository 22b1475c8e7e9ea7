/** Transcripts in the column "With" of annotation tables. What the release may lack is put into its answer on the way to the browser. */
import { expect, test } from "vitest";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { boot, richGene } from "./site.ts";

const open = useBrowser();

test("what an annotation was inferred from is a link also where it is a transcript", async () => {
  const [{ deployment }, gene] = await Promise.all([boot(), richGene()]);
  const transcript = gene.transcripts[0]?.uniquename ?? "";
  const type =
    deployment.annotationTypes.find(
      ({ id, columns_to_show: columns }) =>
        columns.includes("evidence") &&
        gene.annotation_counts.some((one) => one.type === id && one.annotations > 0),
    )?.id ?? "";
  const page = await open(`${urls.gene(gene.uniquename)}?${type}.view=details#${type}`, {
    prepare: (one) =>
      one.route(
        (url) => url.searchParams.get("type") === type && url.searchParams.get("view") === "details",
        async (route) => {
          const response = await route.fetch();
          // The api checks its answers against the contract's schemas in its own tests.
          const answer = (await response.json()) as AnnotationsAnswer;
          const withs = [
            {
              kind: "identifier" as const,
              identifier: `${deployment.search.database_prefixes[0]}:${transcript}`,
            },
            { kind: "identifier" as const, identifier: "SGD:S000000364" },
          ];
          await route.fulfill({
            response,
            json: {
              ...answer,
              rows: answer.rows.map((row) => (row.kind === "annotation" ? { ...row, withs } : row)),
            },
          });
        },
      ),
  });
  const row = page.locator(`section[id="${type}"] tr.member`).first();
  await row.scrollIntoViewIfNeeded();
  expect(await row.getByRole("link", { name: transcript }).getAttribute("href")).toBe(
    urls.transcript(gene.uniquename, transcript),
  );
  expect(await row.getByText("SGD:S000000364").count()).toBe(1);
  expect(await row.getByRole("link", { name: "SGD:S000000364" }).count()).toBe(0);
});
