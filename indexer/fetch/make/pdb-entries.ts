/** PDB entries of the organism's proteins: SIFTS says whose chains they are, wwPDB's list what they show. */
import { pdbEntries } from "../../read/tables/genes.ts";
import { MakingError } from "./materials.ts";
import { headerRow } from "./columns.ts";
import { tableRows } from "./table.ts";
import type { Material } from "./materials.ts";

interface Chain {
  readonly gene: string;
  readonly entry: string;
  readonly chain: string;
  /** "12-304" */
  readonly position: string;
}

/** The lines of the table, of: chains, list of entries, publications, UniProt accessions of genes. */
export async function* makePdbEntries([
  chains,
  entries,
  publications,
  accessions,
]: readonly Material[]): AsyncGenerator<string, void> {
  if (!chains || !entries || !publications || !accessions)
    throw new MakingError("PDB entries are made of chains, entries, publications and accessions");
  const genes = new Map<string, string[]>();
  for await (const [gene = "", accession = ""] of tableRows({
    material: accessions,
    columns: ["gene", "accession"],
    headless: ["gene", "accession"],
  }))
    genes.set(accession, [...(genes.get(accession) ?? []), gene]);
  const found = await chainsOf(chains, genes);
  const entryIds = new Set(found.map(({ entry }) => entry));
  const about = await aboutEntries(entries, entryIds);
  const pmids = await pmidsOf(publications, entryIds);
  yield* headerRow(
    pdbEntries,
    Object.values(pdbEntries.columns).map(({ header }) => header),
  );
  for (const { gene, entry, chain, position } of found) {
    const { title, authors, resolution, method } = about.get(entry) ?? unknownEntry;
    const first = authors.split(/,\s+(?=\S)/)[0] ?? "";
    const several = authors.includes("., ");
    const abbreviated = several ? `${first} et al.` : authors;
    yield [
      gene,
      entry,
      title,
      authors,
      abbreviated,
      pmids.get(entry) ?? "",
      method,
      resolution,
      chain,
      position,
    ].join("\t");
  }
}

/** Chains that are made from the genes; one that has several stretches of a protein has several rows. */
async function chainsOf(material: Material, genes: ReadonlyMap<string, readonly string[]>): Promise<Chain[]> {
  const found = new Map<string, Chain>();
  const columns = ["PDB", "CHAIN", "SP_PRIMARY", "SP_BEG", "SP_END"];
  for await (const [entry = "", chain = "", accession = "", begin = "", end = ""] of tableRows({
    material,
    columns,
  }))
    for (const gene of genes.get(accession) ?? []) {
      const made = { gene, entry: entry.toLowerCase(), chain, position: `${begin}-${end}` };
      found.set(Object.values(made).join("\t"), made);
    }
  return [...found.values()];
}

const unknownEntry = { title: "", authors: "", resolution: "", method: "" };

/** wwPDB's list separates its header by commas and its rows by tabs. */
async function aboutEntries(
  material: Material,
  entryIds: ReadonlySet<string>,
): Promise<Map<string, typeof unknownEntry>> {
  const about = new Map<string, typeof unknownEntry>();
  const headless = ["id", "header", "accessed", "title", "source", "authors", "resolution", "method"];
  for await (const [id = "", , , title = "", , authors = "", resolution = "", method = ""] of tableRows({
    material,
    columns: headless,
    headless,
  })) {
    const entry = id.toLowerCase();
    if (!entryIds.has(entry)) continue;
    about.set(entry, {
      title,
      authors,
      resolution: Number(resolution) > 0 ? resolution : "",
      // The list leaves the most common method out.
      method: method || "X-RAY DIFFRACTION",
    });
  }
  return about;
}

/** The first publication of each entry. */
async function pmidsOf(material: Material, entryIds: ReadonlySet<string>): Promise<Map<string, string>> {
  const pmids = new Map<string, string>();
  for await (const [entry = "", ordinal = "", pmid = ""] of tableRows({
    material,
    columns: ["PDB", "ORDINAL", "PUBMED_ID"],
  }))
    if (
      entryIds.has(entry.toLowerCase()) &&
      /^\d+$/.test(pmid) &&
      (ordinal === "0" || !pmids.has(entry.toLowerCase()))
    )
      pmids.set(entry.toLowerCase(), `PMID:${pmid}`);
  return pmids;
}
