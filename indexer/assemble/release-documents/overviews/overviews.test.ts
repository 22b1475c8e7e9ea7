import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../../tests/fixtures/small-release.ts";
import { geneChanges } from "./gene-changes.ts";
import { proteinStatus } from "./protein-status.ts";
import { slimOverviews } from "./slims.ts";

const status = (gene: string, value: string) => ({ gene, value });

const release = () =>
  smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two"), geneRow("SPAC1.03", "three")],
    "gene-characterisation": [
      status("SPAC1.01", "biological role published"),
      status("SPAC1.02", "conserved unknown"),
    ],
    "gene-viability": [status("SPAC1.01", "inviable")],
    obo: oboText("fission_yeast_phenotype", { "FYPO:0000002": ["name: inviable"] }),
    orthologs: [
      {
        gene: "SPAC1.02",
        ortholog: "HGNC:1",
        name: "",
        taxonid: "9606",
        qualifier: "",
        source: "",
        product: "",
      },
    ],
    "gene-term-pairs": [{ gene: "SPAC1.02", term: "FYPO:0000002" }],
    "new-genes": [
      { gene: "SPAC1.03", geneName: "three", date: "2020-09-09", comment: "", reference: "PMID:1" },
    ],
    "removed-genes": [
      {
        gene: "SPAC9.02",
        geneName: "",
        date: "2018-01-01",
        coordinates: "5..9",
        comment: "Merged into SPAC1.01,SPAC1.02",
        reference: "",
      },
      {
        gene: "SPAC9.01",
        geneName: "",
        date: "2019-05-21",
        coordinates: "1..2",
        comment: "gone",
        reference: "",
      },
    ],
  });

it("counts proteins by status, and says of unknown ones what the release tells", async () => {
  const { statuses, without_status: without, unknown } = await proteinStatus(await release());
  expect(statuses).toContainEqual({
    status: "conserved unknown",
    gene_count: 1,
    subset: "characterisation_status_conserved_unknown",
    is_unknown: true,
  });
  expect(without).toBe(1);
  expect(unknown).toMatchObject([
    {
      uniquename: "SPAC1.02",
      ortholog_taxa: [9606],
      phenotypes: 1,
      deletion_viability: null,
      interactions: null,
    },
  ]);
});

it("has every slim of the deployment, and counts genes outside of it", async () => {
  const slims = await slimOverviews(await release());
  const processes = slims.find(({ annotation_type: type }) => type === "biological_process");
  expect(processes).toMatchObject({ total: { gene_count: 0 }, not_annotated: { gene_count: 3 } });
});

it("lists genes that came and went", async () => {
  expect(await geneChanges(await release())).toEqual({
    added: [
      {
        id: "SPAC1.03",
        name: "three",
        date: "2020-09-09",
        comment: null,
        reference: "PMID:1",
        gene: "SPAC1.03",
      },
    ],
    removed: [
      { id: "SPAC9.01", name: null, date: "2019-05-21", comment: "gone", reference: null, gene: null },
      {
        id: "SPAC9.02",
        name: null,
        date: "2018-01-01",
        comment: "Merged into SPAC1.01,SPAC1.02",
        reference: null,
        gene: null,
        genes: ["SPAC1.01", "SPAC1.02"],
      },
    ],
  });
});
