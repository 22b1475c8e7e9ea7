import { expect, it } from "vitest";
import { loadDeployment } from "../../../config/load.ts";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { gocamPages } from "./gocam-pages.ts";

it("names curators as the release does, else as the deployment does, and leaves others at their ORCID", async () => {
  const { people } = (await loadDeployment({ folder: "fission-yeast" })).deployment.site;
  const [known] = Object.keys(people);
  if (known === undefined) throw new Error("the deployment of the tests names nobody");
  const [ofRelease, ofNobody] = ["0000-0000-0000-0001", "0000-0000-0000-0002"];
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one")],
    contributors: [{ orcid: ofRelease, name: "A. Curator" }],
    "gocam-minerva": JSON.stringify({
      id: "gomodel:1",
      annotations: [
        { key: "title", value: "a model" },
        { key: "state", value: "production" },
        { key: "date", value: "2025-09-01" },
        ...[ofRelease, known, ofNobody].map((orcid) => ({
          key: "contributor",
          value: `https://orcid.org/${orcid}`,
        })),
      ],
      individuals: [],
      facts: [],
    }),
  });
  const contributors = [];
  for await (const page of gocamPages(data)) contributors.push(...page.contributors);
  expect(new Map(contributors.map(({ orcid, name }) => [orcid, name]))).toEqual(
    new Map([
      [ofRelease, "A. Curator"],
      [known, people[known]],
      [ofNobody, null],
    ]),
  );
});
