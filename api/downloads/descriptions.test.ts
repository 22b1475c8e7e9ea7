import { expect, test } from "vitest";
import type { DownloadFile } from "../../index-mappings/pages/downloads.ts";
import { loadDeployment } from "../../config/load.ts";
import { croissant, dataPackage, dcat } from "./descriptions.ts";

const { site } = (await loadDeployment({ folder: "demo" })).deployment;

const table: DownloadFile = {
  name: "alleles.tsv.gz",
  title: "Alleles",
  description: "Every allele.",
  group: "Alleles",
  format: "PHAF",
  media_type: "text/tab-separated-values",
  unit: "alleles",
  rows: 2,
  size: 10,
  unpacked_size: 20,
  sha256: "00",
  date: "2026-01-01",
  licences: ["CC0 1.0"],
  sources: [],
  has_header: true,
  header_mark: "#",
  comment: null,
  columns: [
    { name: "gene", type: "string", description: "" },
    { name: "length", type: "integer", description: "" },
  ],
  notes: [],
};
const described = {
  site,
  release: "2026-01-01",
  organism: { genus: "Karyonia", species: "exemplaris", taxonid: 999999, common_name: "demo yeast" },
  files: [table, { ...table, name: "genes.gff3.gz", format: "GFF3", has_header: false, columns: [] }],
  folder: "https://karyon.example/files",
  page: "https://karyon.example/downloads",
};

test("a data package says formats as programs know them: a table of any kind is tsv, all else is its ending", () => {
  expect(dataPackage(described)).toMatchObject({ resources: [{ format: "tsv" }, { format: "gff3" }] });
});

test("columns are called as in the header row, to the letter, the mark before the first included", () => {
  const columns = [{ name: "#gene" }, { name: "length" }];
  expect(dataPackage(described)).toMatchObject({ resources: [{ schema: { fields: columns } }, {}] });
  expect(croissant(described)).toMatchObject({ recordSet: [{ field: columns }] });
});

test("a data package tells rows of tables only, which validators count", () => {
  const { resources } = dataPackage(described) as { readonly resources: readonly object[] };
  expect(resources.map((resource) => "rows" in resource)).toEqual([true, false]);
});

test("ids of columns have no spaces, whatever the columns are called, and each its own", () => {
  const columns = ["Allele name", "Allele (name)"].map(
    (name) => ({ name, type: "string", description: "" }) as const,
  );
  const { recordSet } = croissant({ ...described, files: [{ ...table, columns }] }) as {
    readonly recordSet: readonly { readonly field: readonly { readonly "@id": string }[] }[];
  };
  const ids = recordSet.flatMap(({ field }) => field.map((one) => one["@id"]));
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(columns.length);
});

test("DCAT names licences, media types and checksums by address and type, as its vocabulary asks", () => {
  expect(dcat(described)).toMatchObject({
    "dct:license": [{ "@id": "https://creativecommons.org/publicdomain/zero/1.0/" }],
    "dcat:distribution": [
      {
        "dct:license": [{ "@id": "https://creativecommons.org/publicdomain/zero/1.0/" }],
        "dcat:mediaType": {
          "@id": "https://www.iana.org/assignments/media-types/text/tab-separated-values",
        },
        "dcat:byteSize": { "@value": "10", "@type": "xsd:nonNegativeInteger" },
        "spdx:checksum": { "spdx:checksumValue": { "@value": "00", "@type": "xsd:hexBinary" } },
      },
      {},
    ],
  });
});
