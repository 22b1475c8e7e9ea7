/** The release under test once more, as a deployment shows it that says something otherwise and has files of its own. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import { startApi } from "../site.ts";
import { boot } from "./site.ts";

type Settings = Record<string, unknown>;

interface Change {
  /** What `site.json` says, from what it said. */
  readonly site?: (before: Settings) => Settings;
  /** What `front.json` says, likewise. */
  readonly front?: (before: Settings) => Settings;
  /** What `genome-browser.json` says, from what it said or what all deployments have. */
  readonly genomeBrowser?: (before: Settings) => Settings;
  /** Files of the folder `assets`, by their names. */
  readonly assets?: Readonly<Record<string, string>>;
}

/** Changes a file of a deployment, which may have been that of all deployments so far. */
async function change(folder: string, name: string, to: (before: Settings) => Settings): Promise<void> {
  const file = join(folder, name);
  const given = await readFile(file, "utf8").catch(() => readFile(join("config/defaults", name), "utf8"));
  // A deployment that the site under test runs with: its files are sound.
  await writeFile(file, JSON.stringify(to(JSON.parse(given) as Settings)));
}

/** Starts an api with a changed copy of the deployment's folder, on what is loaded. */
export async function startDeployment({ site, front, genomeBrowser, assets = {} }: Change): Promise<{
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
  if (site) await change(folder, "site.json", site);
  if (front) await change(folder, "front.json", front);
  if (genomeBrowser) await change(folder, "genome-browser.json", genomeBrowser);
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
