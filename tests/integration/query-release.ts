/** What a release says of its genes, read from its files here with nothing of the indexer: what queries are checked against. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readAnnotations } from "./query-annotations.ts";
import type { Cells, ReferenceGene, ReleaseReader } from "./query-genes.ts";
import { readGenome } from "./query-genome.ts";
import { readModels } from "./query-models.ts";
import { readProteins } from "./query-proteins.ts";

export interface QueryRelease {
  readonly genes: ReadonlyMap<string, ReferenceGene>;
  readonly findGene: (id: string) => string | null;
  readonly findTerm: (id: string) => string;
  /** The term and what is above it; over the regulates relations too. */
  readonly above: (id: string) => ReadonlySet<string>;
  readonly aboveRegulating: (id: string) => ReadonlySet<string>;
}

interface Dataset {
  readonly id: string;
  readonly format: string;
  readonly entity: string;
  readonly path: string;
}

/**
 * Reads the files of a release into what the reference of queries asks of them, without a reader of the
 * indexer.
 */
export async function readQueryRelease(
  dir: string,
  chromosomeNames: ReadonlyMap<string, string>,
): Promise<QueryRelease> {
  const { datasets } = JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as {
    datasets: Dataset[];
  };
  const bytes = async ({ path }: Dataset): Promise<Buffer> => {
    const raw = await readFile(join(dir, path));
    return raw[0] === 0x1f ? gunzipSync(raw) : raw;
  };
  const texts = (format: string, which: (one: Dataset) => boolean = () => true): Promise<string[]> =>
    Promise.all(
      datasets
        .filter((one) => one.format === format && which(one))
        .map(async (one) => (await bytes(one)).toString("utf8")),
    );
  const lines = async (format: string, skip: number): Promise<Cells[]> =>
    (await texts(format)).flatMap((text) =>
      text
        .split("\n")
        .filter((line) => line !== "" && !(format === "gaf-2.2" && line.startsWith("!")))
        .slice(skip)
        .map((line) => line.split("\t")),
    );

  const genes = new Map<string, ReferenceGene>();
  for (const [id = "", , name = "", chromosome = "", product = "", , type = ""] of await lines(
    "pombase-genes",
    1,
  )) {
    genes.set(id, {
      id,
      name,
      product,
      type: type === "protein coding gene" ? "mRNA gene" : type,
      chromosome: chromosomeNames.get(chromosome) ?? chromosome,
      start: 0,
      end: 0,
      strand: "",
      numbers: { transcript_count: 0 },
      measures: {},
      said: [],
      paired: [],
      rows: [],
      references: new Set(),
      taxa: new Set(),
      paralogs: new Set(),
      subsets: new Set(),
      interactions: [],
    });
  }
  const retired = new Map<string, Set<string>>();
  const retire = (from = "", to = ""): void => {
    if (!genes.has(from) && from !== to) retired.set(from, (retired.get(from) ?? new Set()).add(to));
  };
  for (const [from, to] of await lines("obsolete-ids", 1)) retire(from, to);
  for (const [gene, synonym, type] of await lines("gene-synonyms", 1))
    if (type === "obsolete_systematic_id") retire(synonym, gene);
  const current = (id: string): string | null => {
    if (genes.has(id)) return id;
    const reached = new Set([id]);
    for (const one of reached) for (const next of retired.get(one) ?? []) reached.add(next);
    const [found, other] = [...reached].filter((one) => genes.has(one));
    return found !== undefined && other === undefined ? found : null;
  };
  const findGene = (id: string): string | null => current(id) ?? current(id.slice(id.indexOf(":") + 1));
  const gene = (id = ""): ReferenceGene | undefined => genes.get(findGene(id) ?? "");

  const parents = new Map<string, { relation: string; id: string }[]>();
  const obsolete = new Set<string>();
  const alternative = new Map<string, string>();
  for (const text of await texts("obo", ({ entity }) => entity !== "term-subset")) {
    for (const stanza of text.split(/^\[/m).filter((one) => one.startsWith("Term]"))) {
      const id = /^id: (\S+)/m.exec(stanza)?.[1];
      if (id === undefined || parents.has(id)) continue;
      parents.set(id, [
        ...[...stanza.matchAll(/^is_a: (\S+)/gm)].map(([, up]) => ({ relation: "is_a", id: up! })),
        ...[...stanza.matchAll(/^relationship: (\S+) (\S+)/gm)].map(([, relation, up]) => ({
          relation: relation!,
          id: up!,
        })),
      ]);
      if (/^is_obsolete: true/m.test(stanza)) obsolete.add(id);
      for (const [, other] of stanza.matchAll(/^alt_id: (\S+)/gm))
        if (!alternative.has(other!)) alternative.set(other!, id);
    }
  }
  const findTerm = (id: string): string => (parents.has(id) ? id : (alternative.get(id) ?? id));
  const walk = (relations: readonly string[]) => {
    const known = new Map<string, ReadonlySet<string>>();
    return (id: string): ReadonlySet<string> => {
      const kept = known.get(id);
      if (kept) return kept;
      const reached = new Set([id]);
      if (!obsolete.has(id)) {
        for (const one of reached)
          for (const up of parents.get(one) ?? [])
            if (relations.includes(up.relation) && parents.has(findTerm(up.id))) reached.add(findTerm(up.id));
      }
      known.set(id, reached);
      return reached;
    };
  };
  const above = walk(["is_a", "part_of"]);
  const aboveRegulating = walk([
    "is_a",
    "part_of",
    "regulates",
    "positively_regulates",
    "negatively_regulates",
  ]);

  const reading: ReleaseReader = { genes, gene, findGene, findTerm, lines, texts };
  await readGenome(genes, await texts("gff3"), await texts("fasta-protein"));
  await readProteins(reading);
  await readAnnotations(reading);
  await readModels(reading);

  for (const found of genes.values())
    found.numbers["publication_count"] = [...found.references].filter((id) =>
      /^(?:PMID|DOI):/i.test(id),
    ).length;

  return { genes, findGene, findTerm, above, aboveRegulating };
}
