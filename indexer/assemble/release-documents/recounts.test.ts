import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { recounts } from "./recounts.ts";

it("has the numbers of the files beside those of the site, and names what only one of them has", async () => {
  const data = await smallReleaseData({
    "pombase-genes": [
      geneRow("SPAC1.01", "one"),
      geneRow("SPAC1.02", "two"),
      geneRow("SPNCRNA.01", "", "lncRNA gene"),
    ],
    gff3: [
      "##gff-version 3",
      "I\tx\tgene\t1\t9\t.\t+\t.\tID=SPAC1.01",
      "I\tx\tmRNA\t1\t9\t.\t+\t.\tID=SPAC1.01.1;Parent=SPAC1.01",
      "I\tx\tCDS\t1\t9\t.\t+\t0\tID=c;Parent=SPAC1.01.1",
      "",
    ].join("\n"),
    "fasta-protein": ">SPAC1.01.1:pep one\nMA*\n",
    obo: oboText("biological_process", { "GO:0008150": ["name: biological_process"] }),
    references: [{ id: "PMID:1", curated: "yes", title: "A title" }, { id: "PMID:2" }],
    "go-refs": [{ id: "GO_REF:0000024", title: "A method, which is no publication" }],
    "gaf-2.2": ["SPAC1.01", "SPAC1.02"].map((gene, index) => ({
      db: "Some",
      gene,
      relation: index === 0 ? "involved_in" : "NOT|involved_in",
      term: "GO:0008150",
      references: "PMID:3",
      evidence: "IDA",
      aspect: "P",
    })),
  });
  const rows = await recounts(data);
  expect(rows.map(({ label, in_files: files, on_site: site }) => [label, files, site])).toEqual([
    ["Genes", 3, 3],
    ["Protein coding genes", 2, 2],
    ["lncRNA genes", 1, 1],
    ["Transcripts", 1, 1],
    ["Peptides", 1, 1],
    ["Terms", 1, 1],
    // The third is what an annotation cites and no list has.
    ["Publications, described methods and other sources", 3, 4],
    ["Publications", 2, 3],
    ["Publications with a title", 1, 1],
    ["Curated publications", 1, 1],
    ["Genes with GO biological process annotation", 1, 1],
  ]);
  expect(rows.flatMap((row) => [...row.only_in_files, ...row.only_on_site])).toEqual(["PMID:3", "PMID:3"]);
  expect(rows.find(({ label }) => label === "lncRNA genes")?.subset).toBe("feature_type_lncRNA_gene");
  expect(rows.find(({ label }) => label === "Transcripts")?.counted).toBe("transcripts");
});

it("counts pairs of things once, by the ids that stand for them now", async () => {
  const interaction = { type: "physical", evidence: "Two-hybrid", pmid: "PMID:1" };
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01"), geneRow("SPAC1.02")],
    "obsolete-ids": [{ obsoleteId: "SPAC9.09", gene: "SPAC1.02" }],
    obo: oboText("fission_yeast_phenotype", {
      "FYPO:0000002": ["name: a phenotype", "alt_id: FYPO:0000009"],
    }),
    "gene-term-pairs": [
      { gene: "SPAC1.01", term: "FYPO:0000002" },
      { gene: "SPAC1.01", term: "FYPO:0000009" },
      { gene: "SPAC9.09", term: "FYPO:0000009" },
    ],
    interactions: [
      { geneA: "SPAC1.01", geneB: "SPAC1.02", ...interaction },
      { geneA: "SPAC1.02", geneB: "SPAC1.01", ...interaction },
    ],
    orthologs: [
      { gene: "SPAC1.01", ortholog: "YAL1", taxonid: "4932" },
      { gene: "SPAC1.01", ortholog: "YAL2", taxonid: "4932" },
    ],
  });
  const rows = (await recounts(data)).map(({ label, in_files: files, on_site: site }) => [
    label,
    files,
    site,
  ]);
  expect(rows.filter(([label]) => String(label).includes("pair"))).toEqual([
    ["Genes with phenotypes, each pair once", 2, 2],
    ["Physical interactions, each pair of genes once", 1, 1],
    ["Orthologs in taxon 4932, each pair of genes once", 2, 2],
  ]);
});

it("names the first ids that only one of the two has, and counts the others", async () => {
  const cited = Array.from({ length: 13 }, (_, index) => `PMID:${index + 1}`);
  const data = await smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01")],
    obo: oboText("biological_process", { "GO:0008150": ["name: biological_process"] }),
    references: [{ id: "PMID:1" }],
    "gaf-2.2": cited.map((references) => ({
      db: "Some",
      gene: "SPAC1.01",
      relation: "involved_in",
      term: "GO:0008150",
      references,
      evidence: "IDA",
      aspect: "P",
    })),
  });
  expect((await recounts(data)).find(({ label }) => label === "Publications")).toMatchObject({
    only_on_site: { length: 10 },
    more_on_site: 2,
    only_in_files: [],
    more_in_files: 0,
  });
});
