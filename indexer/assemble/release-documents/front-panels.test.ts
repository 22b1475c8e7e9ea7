import { expect, it } from "vitest";
import { smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { frontPanels } from "./front-panels.ts";

/** The one panel of a release with it. */
async function onlyPanel(panel: object) {
  const data = await smallReleaseData({
    "front-panels": JSON.stringify([{ title: "One", panel_type: "explore", content: "", ...panel }]),
  });
  const found = (await frontPanels(data)).find(({ title }) => title === "One");
  return found ?? expect.fail("no panel");
}

it("leads to this site's own page about contact where the text had a tag for it", async () => {
  const { html } = await onlyPanel({
    content: `Please <app-contact-email [linkName]="'ask the helpdesk'" [subject]="'A question'"></app-contact-email>.`,
  });
  expect(html).toBe(
    '<p>Please <a href="/community/report-a-problem" rel="noopener">ask the helpdesk</a>.</p>',
  );
});

it("leads to a publication that the release does not have at the site that the words name", async () => {
  const { link, link_label: label } = await onlyPanel({
    reference_id: "PMID:1",
    link_label: "Publication record in PomBase ...",
  });
  expect(label).toBe("Publication record in PomBase ...");
  expect(link).toBe("https://www.pombase.org/reference/PMID:1");
});
