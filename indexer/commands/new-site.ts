import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { loadDeployment } from "../../config/load.ts";
import { openRelease } from "../read/open-release.ts";
import type { Deployment } from "../../config/schema.ts";
import { releaseFacts } from "../new-site/release-facts.ts";
import type { ReleaseFacts } from "../new-site/release-facts.ts";
import { siteFiles } from "../new-site/site-files.ts";

/** What `new-site` is told, as it is written. */
export interface NewSiteFlags {
  /** Release directory. */
  readonly from?: string;
  /** Folder in config/ */
  readonly name?: string;
  /** Folder elsewhere, in place of one in config/ */
  readonly to?: string;
}

const config = join(import.meta.dirname, "../../config");

/** @throws Error when a folder cannot be called so */
function inConfig(said: string, isGiven: boolean): string {
  const folder = isGiven ? said : said.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  if (!/^[a-z0-9][a-z0-9-]*$/.test(folder))
    throw new Error(
      `--name: expected the name of a folder from a–z, 0–9 and hyphens, found "${folder}"; a folder outside of config/ is given with --to.`,
    );
  return join(config, folder);
}

/**
 * Writes a deployment for a release, holds it against the rules of deployments, and says what was guessed.
 * @throws Error when the release cannot be read, or there is such a deployment already
 */
export async function newSite({ from, name, to }: NewSiteFlags): Promise<number> {
  if (from === undefined) throw new Error("--from is missing: the release directory that the site is for.");
  const release = await openRelease(from);
  const { genus, species, taxonid } = release.file.organism;
  const path = to === undefined ? inConfig(name ?? `${genus}-${species}`, name !== undefined) : resolve(to);
  const folder = to === undefined ? `config/${relative(config, path)}` : path;
  if (await stat(path).catch(() => null))
    throw new Error(
      `${folder} is there already: remove it, or choose another with --${to === undefined ? "name" : "to"}.`,
    );
  const facts = await releaseFacts(release);
  const files = siteFiles(release.file, facts);
  for (const [file, content] of files) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(
      join(path, file),
      typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  }
  const { deployment } = await loadDeployment({ folder: path, taxonid });
  const named = to === undefined ? relative(config, path) : path;
  // Of two deployments about one taxon the first in the order of the alphabet is the one that is found.
  const found = await loadDeployment({ taxonid }).then(
    (chosen) => chosen.folder,
    () => null,
  );
  console.log(
    [
      `Written to ${folder}: ${[...files.keys()].join(", ")}`,
      "",
      ...guessed(deployment, facts),
      "",
      ...(found === path
        ? []
        : [
            to === undefined
              ? `Another deployment is about taxon ${taxonid}, too, so this one has to be named:`
              : "It lies outside of config/, so it has to be named:",
          ]),
      `Now: ${found === path ? "" : `KARYON_SITE=${named} `}KARYON_RELEASE=${from} npm start`,
    ].join("\n"),
  );
  return 0;
}

/** What was guessed, and what nobody could guess. */
function guessed({ site, front }: Deployment, facts: ReleaseFacts): string[] {
  return [
    "Guessed from the release; look at it and correct it in site.json and front.json:",
    `  ids of genes        ${site.gene_systematic_identifier_pattern}  (${facts.geneIds.slice(0, 3).join(", ")})`,
    `  ids of transcripts  ${site.transcript_systematic_identifier_pattern}  (${facts.transcriptIds.slice(0, 3).join(", ")})`,
    `  sequences           ${site.chromosomes.map((chromosome) => (chromosome.name === chromosome.id ? chromosome.id : `${chromosome.id} = ${chromosome.name}`)).join(", ")}`,
    `  examples            ${front.example_pages.map(({ label }) => label).join(", ")}`,
    ...facts.orthologTaxa
      .filter((taxon) =>
        site.organisms.some(({ taxonid: other, genus: word }) => other === taxon && word === "Taxon"),
      )
      .map(
        (taxon) =>
          `  taxon ${taxon} has no name yet: see organisms in site.json, and vis_fields in query-builder.json`,
      ),
    "",
    "Yours to say in site.json:",
    `  site_name           ${site.site_name}`,
    `  database_name       ${site.database_name}: in files for download, and before ids`,
    "  contact_address     whom readers write to; without it no page has a contact link",
    "  logo_file_name      of a file in the folder assets/ of the deployment",
    '  accent_colour       of links and buttons, such as "#7a1f5c"',
  ];
}
