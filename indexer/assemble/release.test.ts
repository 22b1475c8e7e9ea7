/** The whole way on a real release, where KARYON_RELEASE names one; the same checks on a release of the test otherwise. */
import { expectedCounts } from "./documents/expected-counts.ts";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import type { GeneRecord, TermRecord } from "../../index-mappings/records.ts";
import type { PageDoc } from "../../index-mappings/page-store.ts";
import { pagesByKind } from "../../index-mappings/finished-pages.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { annotationRow, interactionRow } from "../../index-mappings/pages/rows.ts";
import { metadata } from "../../index-mappings/pages/release.ts";
import { releaseDocuments } from "../../index-mappings/release-documents.ts";
import type { ReleaseDocumentName } from "../../index-mappings/release-documents.ts";
import { firstTables } from "../../index-mappings/tables.ts";
import { openRelease } from "../read/open-release.ts";
import { assemble, ReleaseData } from "./index.ts";
import { genePages } from "./pages/gene-pages.ts";
import { geneRow, oboText, smallReleaseData } from "../../tests/fixtures/small-release.ts";

const given = process.env["KARYON_RELEASE"];
const isReal = given !== undefined && given !== "";
/** ms; a real release has some hundred thousand documents */
const timeout = isReal ? 600_000 : 60_000;
/** Of a real release every tenth document is held against its schema. */
const step = isReal ? 10 : 1;
let data: ReleaseData;

beforeAll(async () => {
  if (isReal) {
    const release = await openRelease(given);
    data = new ReleaseData(release, await loadDeployment({ taxonid: release.file.organism.taxonid }));
  } else {
    data = await smallReleaseData({
      "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02")],
      references: [{ id: "PMID:1", title: "A paper", curated: "yes" }],
      obo: oboText("biological_process", {
        "GO:0000001": ["name: process"],
        "GO:0000002": ["name: other process"],
      }),
      "go-extensions": [
        {
          gene: "SPAC1.01",
          aspect: "biological_process",
          term: "GO:0000001",
          reference: "PMID:1",
          evidence: "IDA",
        },
      ],
      phaf: [
        {
          gene: "SPAC1.01",
          term: "FYPO:0000001",
          alleleType: "deletion",
          alleleDescription: "deletion",
          ploidy: "haploid",
        },
      ],
      interactions: [
        { geneA: "SPAC1.01", geneB: "SPAC1.02", type: "genetic", evidence: "Synthetic Lethality" },
      ],
    });
  }
});

const rowsOf = (format: string): number =>
  data.release.file.datasets
    .filter((dataset) => dataset.format === format)
    .reduce((sum, { rows }) => sum + rows, 0);

const isReleaseDocument = (id: string): id is ReleaseDocumentName => id in releaseDocuments;

it(
  "has every gene, allele and reference of the release",
  async () => {
    const counts = await expectedCounts(data);
    const unlisted = [...(await data.alleles()).keys()].filter((id) =>
      id.includes(":allele-unlisted-"),
    ).length;
    expect(counts.genes).toBe(rowsOf("pombase-genes"));
    expect(counts.alleles - unlisted).toBe(rowsOf("alleles"));
    expect(counts.references).toBeGreaterThanOrEqual(rowsOf("references") + rowsOf("go-refs"));
  },
  timeout,
);

it(
  "finishes pages as the contract says, each id once, as many as foretold",
  async () => {
    const ids = new Set<string>();
    const wrong: string[] = [];
    for await (const { id, doc } of assemble("pages", data)) {
      ids.add(id);
      // assemble("pages") yields PageDocs; AssembledDoc is the same for all kinds.
      const { kind, body } = doc as PageDoc;
      if (
        body !== null &&
        ids.size % step === 0 &&
        !(id.startsWith(`${kind}:`) ? pagesByKind[kind] : firstTables).safeParse(
          JSON.parse(gunzipSync(Buffer.from(body, "base64")).toString()),
        ).success
      )
        wrong.push(id);
    }
    expect(wrong).toEqual([]);
    expect(ids.size).toBe((await expectedCounts(data)).pages);
  },
  timeout,
);

it(
  "writes documents of the release as the contract says",
  async () => {
    const wrong: string[] = [];
    for await (const { id, doc } of assemble("release", data)) {
      const schema = isReleaseDocument(id) ? releaseDocuments[id] : null;
      const body = "body" in doc ? String(doc.body) : "";
      if (schema && !schema.safeParse(JSON.parse(gunzipSync(Buffer.from(body, "base64")).toString())).success)
        wrong.push(id);
    }
    expect(wrong).toEqual([]);
  },
  timeout,
);

it(
  "finishes rows as the contract says",
  async () => {
    const wrong: string[] = [];
    let yielded = 0;
    for await (const { id, doc } of assemble("annotations", data)) {
      yielded++;
      const row = "row" in doc ? doc.row : null;
      if (yielded % step === 0 && !annotationRow.or(interactionRow).safeParse(row).success) wrong.push(id);
    }
    expect(wrong).toEqual([]);
    expect(yielded).toBe((await expectedCounts(data)).annotations);
  },
  timeout,
);

it(
  "lists all genes but those named after another, and the terms of the search box that something is annotated to",
  async () => {
    const offered = new Set(data.deployment.search.cv_names);
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const kind of ["genes", "terms"] as const) {
      for await (const { id, doc } of assemble(kind, data)) {
        // Both are documents of the search box.
        const { label, detail, weight, listed } = doc as GeneRecord | TermRecord;
        const expected = kind === "genes" ? !/antisense/i.test(label) : weight > 0 && offered.has(detail);
        if (listed !== expected) wrong.push(id);
        seen.add(`${kind} ${listed}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toContain("terms false");
  },
  timeout,
);

it(
  "says in the metadata what the release is and how much of everything it has",
  async () => {
    for await (const { id, doc } of assemble("release", data)) {
      if (id !== "metadata" || !("body" in doc)) continue;
      const said = metadata.parse(JSON.parse(gunzipSync(Buffer.from(String(doc.body), "base64")).toString()));
      expect(said.date_version).toBe(data.release.file.release);
      expect(said.counts.genes).toBe((await expectedCounts(data)).genes);
      return;
    }
    expect.unreachable("no metadata");
  },
  timeout,
);

if (isReal) {
  it(
    "has the cdc2 that is known, and every coding sequence makes its protein",
    async () => {
      let cdc2: GenePage | undefined;
      const unlike: string[] = [];
      for await (const page of genePages(data)) {
        if (page.uniquename === "SPBC11B10.09") cdc2 = page;
        for (const { uniquename, protein } of page.transcripts)
          if (protein && !protein.matches_cds) unlike.push(uniquename);
      }
      expect(unlike).toEqual([]);
      const types = Object.groupBy(cdc2?.transcripts[0]?.parts ?? [], ({ feature_type: type }) => type);
      expect([types.exon?.length, types.cds_intron?.length, types.five_prime_utr_intron?.length]).toEqual([
        5, 4, 1,
      ]);
      expect(cdc2).toMatchObject({
        name: "cdc2",
        uniprot_identifier: "P04551",
        location: { chromosome_name: "II" },
      });
      expect(cdc2?.transcripts[0]?.protein?.number_of_residues).toBe(297);
    },
    timeout,
  );
}
