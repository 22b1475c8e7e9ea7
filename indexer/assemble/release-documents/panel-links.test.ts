import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { linkResolver } from "./panel-links.ts";

it("leads to the page here, or else to the site that the texts were written for", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    obo: oboText("biological_process", { "GO:0006281": ["name: DNA repair"] }),
  });
  const { source_site_url: source } = data.deployment.site;
  const resolve = await linkResolver(data);
  expect(resolve("/term/GO:0006281")).toBe("/term/GO:0006281");
  expect(resolve("/term/MONDO:0000001")).toBe(`${source}/term/MONDO:0000001`);
  expect(resolve(`${source}/gene/SPAC1.01`)).toBe("/gene/SPAC1.01");
  expect(resolve("faq")).toBe("/faq");
  expect(resolve("about/no-such-text")).toBe(`${source}/about/no-such-text`);
  expect(resolve("/motif_search?motif=CC")).toBe("/motif_search?motif=CC");
  expect(resolve("https://doi.org/1")).toBe("https://doi.org/1");
  expect(resolve("mailto:a@example.org")).toBe("mailto:a@example.org");
});
