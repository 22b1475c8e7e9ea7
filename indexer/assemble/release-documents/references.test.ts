import { expect, it } from "vitest";
import { smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { recentReferences } from "./references.ts";

it("of recent publications, those that authors curated stand by the day of their approval", async () => {
  const paper = (id: string, curatorRole: string, approvedDate: string) => ({
    id,
    triageStatus: "Curatable",
    curated: "yes",
    title: "",
    authors: "",
    authorsAbbrev: "",
    citation: "",
    journal: "",
    year: "",
    doi: "",
    abstract: "",
    sessionKey: "",
    curatorRole,
    approvedDate,
  });
  const recent = await recentReferences(
    await smallReleaseData({
      references: [
        paper("PMID:1", "community", "2020-05-01"),
        paper("PMID:2", "community", "2019-05-01"),
        paper("PMID:3", "curator", "2021-05-01"),
      ],
    }),
  );
  const ids = (list: readonly { uniquename: string }[] | undefined) =>
    list?.map(({ uniquename }) => uniquename);
  expect(ids(recent.community_curated)).toEqual(["PMID:1", "PMID:2"]);
  expect(ids(recent.curated)).toEqual(["PMID:3", "PMID:2", "PMID:1"]);
});
