/** Finding the deployment to serve. */
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@elastic/elasticsearch";
import type { Logger } from "pino";
import { loadDeployment } from "../config/load.ts";
import type { LoadedDeployment } from "../config/load.ts";
import type { Generations } from "./generation/generations.ts";
import { readMetadata } from "./documents/release-documents.ts";

/** The folder given, or else the one about the organism of the live release: then a release is waited for. */
export async function findDeployment(
  folder: string | undefined,
  elastic: Client,
  generations: Generations,
  log: Logger,
): Promise<LoadedDeployment> {
  if (folder !== undefined) return loadDeployment({ folder });
  let isSaid = false;
  for (;;) {
    const metadata = generations.live
      ? await readMetadata(elastic, generations.live).catch(() => null)
      : null;
    if (metadata) return loadDeployment({ taxonid: metadata.organism.taxonid });
    if (!isSaid)
      log.info("waiting for a release to be loaded; KARYON_SITE would name the site to serve meanwhile");
    isSaid = true;
    await wait(100);
  }
}
