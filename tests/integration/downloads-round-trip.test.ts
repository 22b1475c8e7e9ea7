/** The files for download are read by the readers of releases and say what the release says that they were made of. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { generateRelease } from "../../demo/generate.ts";
import type { Annotation } from "../../indexer/assemble/annotations/annotation.ts";
import { downloadsOf } from "../../indexer/assemble/downloads/make.ts";
import type { MadeFile } from "../../indexer/assemble/downloads/make.ts";
import { ReleaseData } from "../../indexer/assemble/release-data/release-data.ts";
import { readGpad } from "../../indexer/import/annotations/read-gpad.ts";
import { openSource } from "../../indexer/import/sources/open-source.ts";
import { readMitab } from "../../indexer/import/tables/read-mitab.ts";
import { openRelease } from "../../indexer/read/open-release.ts";
import type { Format } from "../../indexer/read/records.ts";

const dir = await mkdtemp(join(tmpdir(), "karyon-downloads-"));
const open = async (path: string): Promise<ReleaseData> =>
  new ReleaseData(await openRelease(path), await loadDeployment({ folder: "demo" }));

/** Which format of releases each file is. */
const formats: Readonly<Record<string, Format>> = {
  "genes.tsv.gz": "pombase-genes",
  "orthologs.tsv.gz": "orthologs",
  "alleles.tsv.gz": "alleles",
  "go-annotations.gaf.gz": "gaf-2.2",
  "phenotypes.phaf.tsv.gz": "phaf",
  "gene-phenotypes.tsv.gz": "gene-term-pairs",
  "genes.gff3.gz": "gff3",
  "chromosomes.fa.gz": "fasta-dna",
  "peptides.fa.gz": "fasta-protein",
  "terms.obo.gz": "obo",
  "modifications.tsv.gz": "modifications",
  "qualitative-expression.tsv.gz": "qualitative-expression",
  "diseases.tsv.gz": "disease-association",
  "protein-domains.tsv.gz": "protein-domains",
  "paralogs.tsv.gz": "paralogs",
};

let source: ReleaseData;
let copy: ReleaseData;
let files: readonly MadeFile[];

/** Writes a release whose data sets are the downloaded files. */
async function releaseOfFiles(to: string): Promise<void> {
  const datasets = [];
  for (const { file, bytes } of files) {
    await writeFile(join(to, file.name), bytes);
    const format = formats[file.name];
    if (format !== undefined)
      datasets.push({
        id: file.name,
        entity: format,
        format,
        path: file.name,
        rows: file.rows,
        date: file.date,
        source: "download",
        licence: "CC0",
      });
  }
  const { file } = source.release;
  await writeFile(join(to, "release.json"), JSON.stringify({ ...file, datasets }));
}

beforeAll(async () => {
  await generateRelease({ genes: 80, seed: "download", out: join(dir, "source") });
  source = await open(join(dir, "source"));
  files = await downloadsOf(source);
  const to = await mkdtemp(join(dir, "copy-"));
  await releaseOfFiles(to);
  copy = await open(to);
});
afterAll(() => rm(dir, { recursive: true }));

const sorted = (texts: Iterable<string>): string[] => [...texts].sort();
const textOf = (name: string): string => {
  const found = files.find(({ file }) => file.name === name);
  if (!found) throw new Error(`no file ${name}`);
  return gunzipSync(found.bytes).toString("utf8");
};

const isGo = ({ term }: Annotation): boolean => (term ?? "").startsWith("GO:");
const usual: Readonly<Record<string, string>> = {
  molecular_function: "enables",
  biological_process: "involved_in",
  cellular_component: "located_in",
};

/** What GAF tells of an annotation. */
async function goTexts(data: ReleaseData): Promise<string[]> {
  const ontology = await source.ontology();
  return sorted(
    new Set(
      (await data.annotations())
        .filter(isGo)
        .map(({ type, genes, term, isNot, relation, reference, ...rest }) =>
          JSON.stringify([
            type,
            genes,
            term,
            isNot,
            relation ?? usual[ontology.namespaceOf(term ?? "")],
            reference,
            rest.evidence,
            rest.withs,
            rest.withFrom,
            rest.extension,
            rest.date ?? source.release.file.release,
            rest.assignedBy ?? "KaryonDemo",
            rest.geneProductForm,
          ]),
        ),
    ),
  );
}

/** All that is told of the annotations that are none of GO. */
const otherTexts = async (data: ReleaseData): Promise<string[]> =>
  sorted(
    (await data.annotations())
      .filter((one) => !isGo(one))
      .map(({ id: _id, genotype, ...content }) => JSON.stringify([genotype?.id, content])),
  );

describe("a release of the downloaded files", () => {
  it("has every file of a complete release", () => {
    expect(files.map(({ file }) => file.name)).toEqual(expect.arrayContaining(Object.keys(formats)));
    for (const { file } of files) {
      expect(file.rows, file.name).toBeGreaterThan(0);
      for (const { name, description } of file.columns)
        expect(description, `${file.name} ${name}`).not.toBe("");
    }
  });

  it("has the same genes, gene models and sequences", async () => {
    const facts = async (data: ReleaseData) =>
      [...(await data.genes()).byId.values()].map(
        ({ id, name, product, feature_type, uniprot, synonyms }) => [
          id,
          name,
          product,
          feature_type,
          uniprot,
          synonyms.filter(({ type }) => type === "exact").map((synonym) => synonym.name),
        ],
      );
    expect(await facts(copy)).toEqual(await facts(source));
    const models = async (data: ReleaseData) =>
      [...(await data.features()).genes.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(await models(copy)).toEqual(await models(source));
    const bases = async (data: ReleaseData) =>
      [...(await data.chromosomes()).values()].map(({ id, residues }) => [id, residues]);
    expect(await bases(copy)).toEqual(await bases(source));
    expect(new Map(await copy.peptides())).toEqual(new Map(await source.peptides()));
  });

  it("has the same orthologs, alleles and genotypes", async () => {
    expect(
      [...(await copy.orthologs())].map(([gene, list]) => [gene, list.map(({ ortholog }) => ortholog)]),
    ).toEqual(
      [...(await source.orthologs())].map(([gene, list]) => [gene, list.map(({ ortholog }) => ortholog)]),
    );
    const alleles = async (data: ReleaseData) =>
      [...(await data.alleles()).values()].map(({ gene, coordinates: _coordinates, ...allele }) => ({
        ...allele,
        gene: gene.id,
      }));
    expect(await alleles(copy)).toEqual(await alleles(source));
  });

  it("has the same annotations", async () => {
    expect(await goTexts(copy)).toEqual(await goTexts(source));
    expect(await otherTexts(copy)).toEqual(await otherTexts(source));
  });

  it("has the terms that are used, with what stands above them", async () => {
    const [before, after] = [(await source.ontology()).terms, (await copy.ontology()).terms];
    const used = new Set((await source.annotations()).flatMap(({ term }) => term ?? []));
    for (const id of used) expect(after.has(id), id).toBe(before.has(id));
    for (const { id, label, definition, synonyms, cvName } of after.values())
      expect({ label, definition, synonyms, cvName }, id).toEqual({
        label: before.get(id)?.label,
        definition: before.get(id)?.definition,
        synonyms: before.get(id)?.synonyms,
        cvName: before.get(id)?.cvName,
      });
    const closure = async (data: ReleaseData, id: string) => [...(await data.ontology()).closure(id)].sort();
    for (const id of used) expect(await closure(copy, id), id).toEqual(await closure(source, id));
  });
});

describe("formats that import reads", () => {
  const index = (genes: ReadonlyMap<string, unknown>) => ({
    find: (...ids: readonly string[]) =>
      ids.map((id) => id.slice(id.indexOf(":") + 1)).find((id) => genes.has(id)) ?? null,
    add: () => undefined,
  });
  const sourceOf = async (name: string) => {
    const path = join(dir, name);
    await writeFile(path, textOf(name));
    const opened = await openSource(path, ({ reason }) => expect.fail(`${name}: ${reason}`));
    if (!opened) throw new Error(`${name} is not known`);
    return opened;
  };

  it("gives the interactions of the MITAB", async () => {
    const rows = await readMitab(
      await sourceOf("interactions.mitab.tsv.gz"),
      index((await source.genes()).byId),
    );
    const told = rows.map((row) => [row.geneA, row.geneB, row.type, row.evidence, row.reference].join("\t"));
    const interactions = (await source.interactions()).map(({ type, geneA, geneB, evidence, reference }) =>
      [geneA, geneB, type.replace("_interactions", ""), evidence ?? "", reference ?? ""].join("\t"),
    );
    expect(sorted(told)).toEqual(sorted(new Set(interactions)));
  });

  it("gives as many annotations of the GPAD as of the GAF", async () => {
    const gpad = await readGpad(await sourceOf("go-annotations.gpad.gz"), index((await source.genes()).byId));
    const gaf = textOf("go-annotations.gaf.gz")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("!"))
      .map((line) => line.split("\t"));
    const cells = gpad.map(({ gene, relation, term, references, evidence, date }) =>
      [gene, relation, term, references, evidence, date].join("\t"),
    );
    expect(sorted(cells)).toEqual(
      sorted(gaf.map((row) => [row[1], row[3], row[4], row[5], row[6], row[13]].join("\t"))),
    );
  });
});
