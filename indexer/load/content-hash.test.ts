import { expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { tinyRelease, writeTinyRelease } from "../check/tiny-release.fixture.ts";
import { openRelease } from "../read/open-release.ts";
import { contentHash } from "./content-hash.ts";

it("changes with the settings that documents are made from, and with no other", async () => {
  const release = await openRelease(await writeTinyRelease(tinyRelease()));
  const loaded = await loadDeployment({ folder: "demo" });
  const { deployment } = loaded;
  const hashWith = (search: Partial<typeof deployment.search>): Promise<string> =>
    contentHash(release, {
      ...loaded,
      deployment: { ...deployment, search: { ...deployment.search, ...search } },
    });
  const hash = await contentHash(release, loaded);
  expect(await hashWith({ cv_names: ["sequence"] })).not.toBe(hash);
  expect(await hashWith({ placeholder: "Search" })).toBe(hash);
});
