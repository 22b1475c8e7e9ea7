/** What readers without scripts and machines are told about the release and its files. */
import type { Metadata } from "../../index-mappings/pages/release.ts";
import { typeNameOf } from "../../config/type-name.ts";
import { changeSentences } from "../../index-mappings/change-sentences.ts";
import type { Services } from "../context/services.ts";
import { downloadsLead } from "../contract/values/downloads-lead.ts";
import { comparedWith, notCompared } from "../contract/values/release-lead.ts";
import { readChanges, readDownloads, readMetadata } from "../documents/release-documents.ts";
import { licenceAddress } from "../downloads/licences.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { escapeHtml } from "../http/escape-html.ts";
import { conformsTo } from "./bioschemas.ts";
import type { Description } from "./description.ts";

interface DescribedRelease {
  readonly release: string;
  readonly organism: Metadata["organism"];
  /** Of the page about it. */
  readonly path: string;
  readonly text: string;
  /** None of a release that is kept no longer. */
  readonly files: NonNullable<Awaited<ReturnType<typeof readDownloads>>>;
}

/** schema.org Dataset as data catalogues read it, with the files as its distributions. */
function dataset(
  { deployment: { site } }: Pick<Services, "deployment">,
  { release, organism, path, text, files }: DescribedRelease,
): NonNullable<Description["linkedData"]> {
  const { genus, species, taxonid } = organism;
  const licences = new Set(files.flatMap(({ licences: of }) => of.map((one) => licenceAddress(one) ?? one)));
  return (origin) => ({
    "@type": "Dataset",
    "@id": origin + path,
    ...conformsTo("Dataset/1.0-RELEASE"),
    name: `${site.site_name}: ${genus} ${species}, release ${release}`,
    description: text,
    // The list of the files, where there are any.
    identifier: origin + (files.length > 0 ? `/api/v1/dataset/${release}/files` : path),
    url: origin + path,
    version: release,
    datePublished: release,
    isAccessibleForFree: true,
    keywords: [`${genus} ${species}`, "genome", "gene annotation", "gene ontology", "phenotypes"],
    about: { "@type": "Taxon", name: `${genus} ${species}`, identifier: `NCBITaxon:${taxonid}` },
    creator: { "@type": "Organization", name: site.site_name, url: `${origin}/` },
    ...(licences.size > 0 && { license: [...licences] }),
    ...(files.length > 0 && {
      distribution: files.map((file) => ({
        "@type": "DataDownload",
        name: file.title,
        contentUrl: `${origin}/api/v1/dataset/${release}/files/${file.name}`,
        encodingFormat: file.media_type,
        contentSize: `${file.size} B`,
      })),
    }),
  });
}

/** The page of all files. */
export async function describeDownloadsPage(
  services: Services,
  generation: LoadedGeneration,
): Promise<Description | null> {
  const { site_name: site } = services.deployment.site;
  const [metadata, downloads] = await Promise.all([
    readMetadata(services.elastic, generation),
    readDownloads(services.elastic, generation),
  ]);
  if (!metadata) return null;
  const files = downloads ?? [];
  const { genus, species } = metadata.organism;
  const [before, after] = downloadsLead(site, generation.release, files);
  return {
    title: ["Downloads"],
    name: "Downloads",
    text: `Everything that ${site} shows of ${genus} ${species} as files: genes, annotations, phenotypes, interactions, sequences and pathways, release ${generation.release}.`,
    lead: `<p class="lead">${escapeHtml(before)}<i>${escapeHtml(`${genus} ${species}`)}</i>${escapeHtml(after)}</p>`,
    facts: [],
    links: files.map(({ name, title, format }) => ({
      address: `/api/v1/dataset/${generation.release}/files/${name}`,
      label: name,
      detail: `${title}, ${format}`,
    })),
    path: "/downloads",
    linkedData: dataset(services, {
      release: metadata.date_version,
      organism: metadata.organism,
      path: "/downloads",
      text: `Genes, annotations, phenotypes, interactions, sequences and pathways of ${genus} ${species}, release ${metadata.date_version} of ${site}.`,
      files,
    }),
  };
}

/** The page of a release, or of all; null where no such release is known. @param release "" for all */
export async function describeRelease(
  release: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<Description | null> {
  const { loaded } = services.generations;
  const of = release === "" ? generation : (loaded.find((one) => one.release === release) ?? generation);
  const [changes, metadata, files] = await Promise.all([
    readChanges(services.elastic, of),
    readMetadata(services.elastic, of),
    readDownloads(services.elastic, of),
  ]);
  const isKept = release === "" || of.release === release;
  const earlier = changes?.earlier.find((one) => one.release === release);
  if (!isKept && !earlier) return null;
  const told = isKept
    ? changes && {
        before: changes.before,
        sentences: changeSentences(changes, typeNameOf(services.deployment)),
      }
    : earlier;
  const shown = release === "" ? generation.release : release;
  const text =
    told?.before == null
      ? `Release ${shown} of ${services.deployment.site.site_name}${metadata ? `: what is known of the genes of ${metadata.organism.genus} ${metadata.organism.species}, as pages and as files` : ""}.`
      : `What release ${shown} changed against release ${told.before}: ${told.sentences.slice(0, 4).join(", ") || "nothing"}.`;
  return {
    title: release === "" ? ["Releases"] : ["Release", release],
    name: shown,
    text,
    ...(told && {
      lead:
        told.before === null
          ? `<p>${notCompared}</p>`
          : `<p class="lead">${escapeHtml(comparedWith(told.before))}</p>`,
    }),
    facts: (told?.sentences ?? []).map((sentence) => ["Changed", sentence]),
    path: release === "" ? "/releases" : `/releases/${release}`,
    ...(metadata && {
      linkedData: dataset(services, {
        release: shown,
        organism: metadata.organism,
        path: `/releases/${shown}`,
        text,
        files: isKept ? (files ?? []) : [],
      }),
    }),
  };
}
