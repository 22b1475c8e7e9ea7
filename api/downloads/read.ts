/** The files of a release, and what describes them all. */
import { downloadName } from "../../index-mappings/files.ts";
import type { Downloads } from "../../index-mappings/pages/downloads.ts";
import type { Services } from "../context/services.ts";
import type { DownloadsAnswer } from "../contract/downloads.ts";
import { readDownloads, readMetadata } from "../documents/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { GenomeFile } from "../genome/genome-file.ts";
import { storedFile } from "../genome/stored-file.ts";
import { notFound } from "../problem/problem-error.ts";
import { checksums, croissant, dataPackage, dcat } from "./descriptions.ts";
import type { DescribedRelease } from "./descriptions.ts";

interface Description {
  readonly title: string;
  readonly mediaType: string;
  readonly text: (described: DescribedRelease) => string;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** By file name. */
const descriptions: Readonly<Record<string, Description>> = {
  "datapackage.json": {
    title: "Data package (Frictionless)",
    mediaType: "application/json",
    text: (described) => json(dataPackage(described)),
  },
  "croissant.json": {
    title: "Croissant 1.0",
    mediaType: "application/ld+json",
    text: (described) => json(croissant(described)),
  },
  "dcat.jsonld": {
    title: "DCAT 3",
    mediaType: "application/ld+json",
    text: (described) => json(dcat(described)),
  },
  SHA256SUMS: { title: "Checksums (SHA-256)", mediaType: "text/plain", text: checksums },
};

const folderOf = (release: string): string => `/api/v1/dataset/${release}/files`;

/** The files of a generation; none of one that an earlier version loaded. */
async function filesOf(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<Downloads> {
  return (await readDownloads(elastic, generation)) ?? [];
}

/** All that can be downloaded of a release, at addresses that name it. */
export async function listDownloads(
  services: Services,
  generation: LoadedGeneration,
): Promise<DownloadsAnswer> {
  const folder = folderOf(generation.release);
  const files = await filesOf(services, generation);
  return {
    release: generation.release,
    releases: [...new Set(services.generations.loaded.map(({ release }) => release))],
    descriptions:
      files.length === 0
        ? []
        : Object.entries(descriptions).map(([name, { title }]) => ({
            name,
            title,
            address: `${folder}/${name}`,
          })),
    files: files.map((file) => ({ ...file, address: `${folder}/${file.name}` })),
  };
}

/** The text of a description; null when the name is that of none. @param origin scheme and host of the site */
export async function describeDownloads(
  name: string,
  services: Services,
  generation: LoadedGeneration,
  origin: string,
): Promise<{ readonly mediaType: string; readonly text: string } | null> {
  const description = Object.hasOwn(descriptions, name) ? descriptions[name] : undefined;
  const metadata = description && (await readMetadata(services.elastic, generation));
  if (!description || !metadata) return null;
  const { release } = generation;
  const text = description.text({
    site: services.deployment.site,
    release,
    organism: metadata.organism,
    files: await filesOf(services, generation),
    folder: origin + folderOf(release),
    page: `${origin}/downloads?release=${release}`,
  });
  return { mediaType: description.mediaType, text };
}

/** The bytes of a file. @throws ProblemError 404 that names the files there are */
export async function openDownload(
  name: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<GenomeFile> {
  const files = await filesOf(services, generation);
  if (!files.some((file) => file.name === name))
    throw notFound(
      files.length === 0
        ? `Release ${generation.release} was loaded before there were files for download.`
        : `There is no file ${name}; there are ${[...files.map((file) => file.name), ...Object.keys(descriptions)].join(", ")}.`,
    );
  return storedFile(services.elastic, generation, downloadName(name));
}
