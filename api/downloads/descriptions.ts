/** A release's files as catalogues and programs read of them: Frictionless Data Package, Croissant 1.0, DCAT 3. Pure. */
import type { Site } from "../../config/schema.ts";
import type { DownloadColumn, DownloadFile, Downloads } from "../../index-mappings/pages/downloads.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";
import { licenceAddress } from "./licences.ts";

export interface DescribedRelease {
  readonly site: Site;
  readonly release: string;
  readonly organism: Metadata["organism"];
  readonly files: Downloads;
  /** Address of the folder of the files, with scheme and host, without a slash at its end. */
  readonly folder: string;
  /** Address of the page about them. */
  readonly page: string;
}

const titleOf = ({ organism: { genus, species }, release }: DescribedRelease): string =>
  `${genus} ${species}, release ${release}`;

const descriptionOf = ({ organism: { genus, species }, release, site }: DescribedRelease): string =>
  `Genes, annotations, phenotypes, interactions, sequences and pathways of ${genus} ${species} as ${site.site_name} shows them in release ${release}.`;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

const licencesOf = (files: Downloads): string[] => distinct(files.flatMap(({ licences }) => licences));

const withoutEnding = (name: string): string => name.replace(/\.gz$/, "");

const isTable = ({ columns }: DownloadFile): boolean => columns.length > 0;

/** What a table is read with: tabs, no quoting, a header row or none. */
const dialectOf = ({ has_header: header, comment }: DownloadFile): object => ({
  delimiter: "\t",
  quoteChar: "\u0000",
  header,
  ...(comment !== null && { commentChar: comment }),
});

/** Columns by the names in the header row, where there is one, to the letter: programs hold them against each other. */
const columnsOf = ({ columns, header_mark: mark = "" }: DownloadFile): DownloadColumn[] =>
  columns.map((column, index) => (index === 0 ? { ...column, name: mark + column.name } : column));

/** The ending that stands for a kind of file; programs know tables by `tsv`, whatever they are called. */
const endingOf = (file: DownloadFile): string =>
  isTable(file) ? "tsv" : withoutEnding(file.name).replace(/^.*\./, "");

/** A Frictionless Data Package, version 1. Paths are those beside the file itself. */
export function dataPackage(described: DescribedRelease): object {
  const { release, files, page, organism } = described;
  const licence = (words: string): object => {
    const path = licenceAddress(words);
    return { title: words, ...(path !== null && { path }) };
  };
  return {
    profile: "data-package",
    name: `${organism.genus}-${organism.species}`.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, "-"),
    id: `${page}`,
    title: titleOf(described),
    description: descriptionOf(described),
    version: release,
    created: `${release}T00:00:00Z`,
    homepage: page,
    licenses: licencesOf(files).map(licence),
    resources: files.map((file) => ({
      profile: isTable(file) ? "tabular-data-resource" : "data-resource",
      name: withoutEnding(file.name).toLowerCase(),
      path: file.name,
      title: file.title,
      description: [file.description, ...file.notes].join(" "),
      format: endingOf(file),
      mediatype: file.media_type,
      encoding: "utf-8",
      compression: "gz",
      bytes: file.size,
      hash: `sha256:${file.sha256}`,
      // Validators count the rows of all that says how many it has, and find none in what is no table.
      [isTable(file) ? "rows" : "records"]: file.rows,
      licenses: file.licences.map(licence),
      sources: file.sources.map((title) => ({ title })),
      ...(isTable(file) && {
        dialect: dialectOf(file),
        schema: { fields: columnsOf(file), missingValues: [""] },
      }),
    })),
  };
}

/** The context of Croissant 1.0, whole: validators hold it against their own. */
const croissantContext = {
  "@language": "en",
  "@vocab": "https://schema.org/",
  citeAs: "cr:citeAs",
  column: "cr:column",
  conformsTo: "dct:conformsTo",
  cr: "http://mlcommons.org/croissant/",
  rai: "http://mlcommons.org/croissant/RAI/",
  data: { "@id": "cr:data", "@type": "@json" },
  dataType: { "@id": "cr:dataType", "@type": "@vocab" },
  dct: "http://purl.org/dc/terms/",
  equivalentProperty: "cr:equivalentProperty",
  examples: { "@id": "cr:examples", "@type": "@json" },
  extract: "cr:extract",
  field: "cr:field",
  fileProperty: "cr:fileProperty",
  fileObject: "cr:fileObject",
  fileSet: "cr:fileSet",
  format: "cr:format",
  includes: "cr:includes",
  isLiveDataset: "cr:isLiveDataset",
  jsonPath: "cr:jsonPath",
  key: "cr:key",
  md5: "cr:md5",
  parentField: "cr:parentField",
  path: "cr:path",
  recordSet: "cr:recordSet",
  references: "cr:references",
  regex: "cr:regex",
  repeated: "cr:repeated",
  replace: "cr:replace",
  samplingRate: "cr:samplingRate",
  sc: "https://schema.org/",
  separator: "cr:separator",
  source: "cr:source",
  subField: "cr:subField",
  transform: "cr:transform",
} as const;

const croissantTypes = {
  string: "sc:Text",
  integer: "sc:Integer",
  number: "sc:Float",
  date: "sc:Date",
} as const;

function recordSet(file: DownloadFile): object {
  const id = withoutEnding(file.name);
  return {
    "@type": "cr:RecordSet",
    "@id": `records/${id}`,
    name: file.title,
    description: file.description,
    field: columnsOf(file).map(({ name, type, description }, index) => ({
      "@type": "cr:Field",
      // Names of columns have spaces and brackets, which an id may not.
      "@id": `records/${id}/${index + 1}`,
      name,
      description,
      dataType: croissantTypes[type],
      source: { fileObject: { "@id": id }, extract: { column: name } },
    })),
  };
}

/** What data catalogues for machine learning read. Tables without a header row have no records there: their columns have no names in the file. */
export function croissant(described: DescribedRelease): object {
  const { release, files, folder, page, site } = described;
  return {
    "@context": croissantContext,
    "@type": "sc:Dataset",
    conformsTo: "http://mlcommons.org/croissant/1.0",
    name: titleOf(described),
    description: descriptionOf(described),
    url: page,
    version: release,
    datePublished: release,
    license: distinct(licencesOf(files).map((words) => licenceAddress(words) ?? words)),
    citeAs: `${site.site_name}. ${titleOf(described)}. ${page}`,
    creator: { "@type": "Organization", name: site.site_name },
    distribution: files.map((file) => ({
      "@type": "cr:FileObject",
      "@id": withoutEnding(file.name),
      name: file.name,
      description: file.description,
      contentUrl: `${folder}/${file.name}`,
      contentSize: `${file.size} B`,
      encodingFormat: ["application/gzip", file.media_type],
      sha256: file.sha256,
    })),
    recordSet: files.filter((file) => file.has_header).map(recordSet),
  };
}

/** Media types as DCAT names them: by their entries in IANA's list. */
const iana = (mediaType: string) => ({ "@id": `https://www.iana.org/assignments/media-types/${mediaType}` });

/** Addresses of licences; words that have none are rights alone. */
const licenceLinks = (licences: readonly string[]) =>
  distinct(licences.flatMap((words) => licenceAddress(words) ?? [])).map((address) => ({ "@id": address }));

/** DCAT 3, as JSON-LD. */
export function dcat(described: DescribedRelease): object {
  const { release, files, folder, page, site } = described;
  return {
    "@context": {
      dcat: "http://www.w3.org/ns/dcat#",
      dct: "http://purl.org/dc/terms/",
      foaf: "http://xmlns.com/foaf/0.1/",
      rdfs: "http://www.w3.org/2000/01/rdf-schema#",
      spdx: "http://spdx.org/rdf/terms#",
      xsd: "http://www.w3.org/2001/XMLSchema#",
    },
    "@id": page,
    "@type": "dcat:Dataset",
    "dct:title": titleOf(described),
    "dct:description": descriptionOf(described),
    "dct:issued": { "@value": release, "@type": "xsd:date" },
    "dct:publisher": { "@type": "foaf:Organization", "foaf:name": site.site_name },
    "dct:license": licenceLinks(licencesOf(files)),
    "dcat:version": release,
    "dcat:landingPage": { "@id": page },
    "dcat:distribution": files.map((file) => ({
      "@id": `${folder}/${file.name}`,
      "@type": "dcat:Distribution",
      "dct:title": file.title,
      "dct:description": [file.description, ...file.notes].join(" "),
      "dct:format": { "@type": "dct:MediaTypeOrExtent", "rdfs:label": file.format },
      "dct:license": licenceLinks(file.licences),
      "dct:rights": file.licences.map((words) => ({ "@type": "dct:RightsStatement", "rdfs:label": words })),
      "dcat:downloadURL": { "@id": `${folder}/${file.name}` },
      "dcat:mediaType": iana(file.media_type),
      "dcat:compressFormat": iana("application/gzip"),
      "dcat:byteSize": { "@value": String(file.size), "@type": "xsd:nonNegativeInteger" },
      "spdx:checksum": {
        "@type": "spdx:Checksum",
        "spdx:algorithm": { "@id": "spdx:checksumAlgorithm_sha256" },
        "spdx:checksumValue": { "@value": file.sha256, "@type": "xsd:hexBinary" },
      },
    })),
  };
}

/** One line a file, as `sha256sum --check` reads it. */
export const checksums = ({ files }: Pick<DescribedRelease, "files">): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
