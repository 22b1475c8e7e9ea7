import { expect, it } from "vitest";
import { smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { frontPanels, pictureAddresses } from "./front-panels.ts";

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

it("shows the pictures that the deployment has, wherever the panel looks for them, and none of other sites", () => {
  const assets = new Set(["a.png", "films/cell cycle.mp4"]);
  expect(
    pictureAddresses(
      ["a.png", "assets/films/cell cycle.mp4", "gone.png", "https://elsewhere.example/a.png", "../site.json"],
      assets,
    ),
  ).toEqual(["/site-assets/a.png", "/site-assets/films/cell%20cycle.mp4"]);
});

it("reads one picture or several, and what title and picture lead to", async () => {
  const panel = await onlyPanel({
    head_image: "no-such-file.png",
    head_image_link: "/faq",
    title_link: "https://doi.org/1",
  });
  expect(panel).toMatchObject({ images: [], image_link: "/faq", title_link: "https://doi.org/1" });
});
