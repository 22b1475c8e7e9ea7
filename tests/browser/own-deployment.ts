/** The release under test once more, as a deployment shows it that says something otherwise and has files of its own. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import { startApi } from "../site.ts";
import { boot } from "./site.ts";

interface Change {
  /** What `site.json` says, from what it said. */
  readonly site: (before: Record<string, unknown>) => Record<string, unknown>;
  /** Files of the folder `assets`, by their names. */
  readonly assets: Readonly<Record<string, string>>;
}

/** Starts an api with a changed copy of the deployment's folder, on what is loaded. */
export async function startDeployment({ site, assets }: Change): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}> {
  const { taxonid } = (await boot()).deployment.site;
  const { folder: original } = await loadDeployment({
    folder: process.env["KARYON_SITE"] || undefined,
    taxonid,
  });
  const folder = await mkdtemp(join(tmpdir(), "karyon-deployment-"));
  await cp(original, folder, { recursive: true });
  const file = join(folder, "site.json");
  // A deployment that the site under test runs with: its files are sound.
  const before = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(site(before)));
  await mkdir(join(folder, "assets"), { recursive: true });
  for (const [name, content] of Object.entries(assets))
    await writeFile(join(folder, "assets", name), content);
  const api = await startApi({ ...process.env, KARYON_SITE: folder });
  return {
    url: api.url,
    async stop() {
      await api.stop();
      await rm(folder, { recursive: true });
    },
  };
}
