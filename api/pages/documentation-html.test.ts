import { expect, it } from "vitest";
import { documentationHtml } from "./documentation-html.ts";

it("names the headings, so that links lead to them", () => {
  expect(documentationHtml("## Genes & *names*\n\nText.\n\n## Genes & names")).toBe(
    '<h2 id="genes-names">Genes &amp; <em>names</em></h2>\n<p>Text.</p>\n<h2 id="genes-names-2">Genes &amp; names</h2>\n',
  );
});
