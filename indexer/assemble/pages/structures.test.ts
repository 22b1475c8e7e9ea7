/** Structures, membrane domains and paralogs on the pages of genes and publications. */
import { expect, it } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import type { SmallRelease } from "../../../tests/fixtures/small-release.ts";
import { genePages } from "./gene-pages.ts";
import { referencePages } from "./reference-pages.ts";

const genes = [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two"), geneRow("SPAC1.03")];
const paper = { id: "PMID:1", title: "A structure", curated: "no", year: "2020" };

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function pagesOf(content: SmallRelease) {
  const data = await smallReleaseData({ "pombase-genes": genes, references: [paper], ...content });
  const [ofGenes, ofReferences] = await Promise.all([all(genePages(data)), all(referencePages(data))]);
  return { gene: new Map(ofGenes.map((page) => [page.uniquename, page])), reference: ofReferences };
}

it("an entry of the PDB stands on the pages of its genes and of its publication, once with all chains", async () => {
  const entry = {
    id: "1abc",
    title: "A dimer",
    reference: "PMID:1",
    method: "X-ray diffraction",
    resolution: "2.456",
  };
  const { gene, reference } = await pagesOf({
    mmcif: "data_1ABC\nloop_\n_atom_site.id\n1\n",
    "pdb-entries": [
      { gene: "SPAC1.01", ...entry, authorsAbbreviated: "Ada et al.", chain: "A", position: "1-20" },
      { gene: "SPAC1.01", ...entry, authorsAbbreviated: "Ada et al.", chain: "B", position: "1-20" },
      { gene: "SPAC1.02", ...entry, authorsAbbreviated: "Ada et al.", chain: "C", position: "3-9" },
      { gene: "SPAC1.02", id: "1aaa", reference: "PMID:2", chain: "A" },
    ],
  });
  expect(gene.get("SPAC1.01")?.pdb_entries).toEqual([{ pdb_id: "1abc", title: "A dimer", has_file: true }]);
  expect(gene.get("SPAC1.02")?.pdb_entries).toEqual([
    { pdb_id: "1aaa", title: null, has_file: false },
    { pdb_id: "1abc", title: "A dimer", has_file: true },
  ]);
  expect(gene.get("SPAC1.03")?.pdb_entries).toEqual([]);
  const pages = new Map(reference.map((page) => [page.uniquename, page]));
  expect(pages.get("PMID:1")?.pdb_entries).toEqual([
    {
      pdb_id: "1abc",
      has_file: true,
      title: "A dimer",
      entry_authors_abbrev: "Ada et al.",
      experimental_method: "X-ray diffraction",
      resolution: "2.456",
      gene_chains: [
        { gene: expect.objectContaining({ uniquename: "SPAC1.01" }), chain: "A", position: "1-20" },
        { gene: expect.objectContaining({ uniquename: "SPAC1.01" }), chain: "B", position: "1-20" },
        { gene: expect.objectContaining({ uniquename: "SPAC1.02" }), chain: "C", position: "3-9" },
      ],
    },
  ]);
  // A publication that the release has no row for has a page all the same, since the entry leads to it.
  expect(pages.get("PMID:2")?.pdb_entries.map(({ pdb_id: id }) => id)).toEqual(["1aaa"]);
});

it("membrane domains are those of TMHMM or Phobius, else of DeepTMHMM, and no domains of the table", async () => {
  const row = (database: string, domain: string, start: number, end: number) => ({
    gene: "SPAC1.01",
    peptide: "SPAC1.01.1:pep",
    domain,
    database,
    start: String(start),
    end: String(end),
  });
  const deep = [row("DeepTMHMM", "TMhelix", 6, 26), row("PFAM", "PF00001", 50, 90)];
  const both = await pagesOf({
    "protein-domains": [row("TMHMM", "TMhelix", 40, 60), row("TMHMM", "TMhelix", 5, 25), ...deep],
  });
  const page = both.gene.get("SPAC1.01");
  expect(page?.tm_domain_coords).toEqual([
    { start: 5, end: 25 },
    { start: 40, end: 60 },
  ]);
  expect(page?.interpro_matches.map(({ id }) => id)).toEqual(["PF00001"]);
  expect(page?.has_protein_features).toBe(true);
  expect((await pagesOf({ "protein-domains": deep })).gene.get("SPAC1.01")?.tm_domain_coords).toEqual([
    { start: 6, end: 26 },
  ]);
});

it("each gene of a group is a paralog of every other, once", async () => {
  const { gene } = await pagesOf({
    paralogs: [{ genes: "SPAC1.01,SPAC1.02,SPAC1.03" }, { genes: "SPAC1.03,SPAC1.01", date: "2020-01-01" }],
  });
  const of = (id: string) => gene.get(id)?.paralog_annotations.map(({ paralog }) => paralog.uniquename);
  expect(of("SPAC1.01")).toEqual(["SPAC1.02", "SPAC1.03"]);
  expect(of("SPAC1.03")).toEqual(["SPAC1.01", "SPAC1.02"]);
});
