/** The site under test, and things of its release that tests can use: never ids of one organism. */
import type { GeneList } from "../../api/contract/entity-lists.ts";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { SearchAnswer } from "../../api/contract/search.ts";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { GenotypePage } from "../../index-mappings/pages/others.ts";
import type { EntityType, SuggestAnswer, SuggestHit } from "../../api/contract/suggest.ts";

const given = process.env["KARYON_TEST_URL"];
if (!given) throw new Error("Set KARYON_TEST_URL to the address of a running Karyon; `npm test` does.");

/** Address of the site, without a slash at its end. */
export const siteUrl = given.replace(/\/+$/, "");

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(`${siteUrl}/api/v1/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as T;
}

/** What every page of the site starts with: release, deployment, menus. */
export const boot = (): Promise<Boot> => json<Boot>("boot");
/** Whether the release tells nothing at all of a topic. */
export const isMissing = async (topic: string): Promise<boolean> =>
  (await boot()).metadata?.data_gaps?.some((one) => one.topic === topic && !one.is_partial) ?? false;
/** What the search box is answered for a text. */
export const suggest = (q: string): Promise<SuggestAnswer> =>
  json<SuggestAnswer>(`dataset/latest/search/suggest?q=${encodeURIComponent(q)}`);
/** Ids that a search finds. */
export const found = async (params: string): Promise<string[]> =>
  (await json<SearchAnswer>(`dataset/latest/search?${params}`)).hits.map(({ id }) => id);
/** Anything below `data/` of the live release. */
export const document = <T>(path: string): Promise<T> => json<T>(`dataset/latest/data/${path}`);
/** The gene that is listed first of those of a feature type; null where there are none. */
export const geneOfType = async (type: string): Promise<string | null> => {
  const found = await json<SearchAnswer>(
    `dataset/latest/search?type=gene&feature_type=${encodeURIComponent(type)}&size=1`,
  );
  return found.hits[0]?.id ?? null;
};
/** The page document of a gene. */
export const geneDocument = (id: string): Promise<GenePage> =>
  json<GenePage>(`dataset/latest/data/gene/${encodeURIComponent(id)}`);

/** Words that find something in any release. */
const commonWords = ["protein", "kinase", "cell", "mitotic"];

/** A thing of each kind that the search box finds, as far as the release has one. */
export async function examples(): Promise<Partial<Record<EntityType, SuggestHit>>> {
  const { deployment } = await boot();
  const found: Partial<Record<EntityType, SuggestHit>> = {};
  const queries = [
    ...deployment.front.example_pages.filter((page) => page.kind !== "query").map((page) => page.id),
    ...commonWords,
  ];
  for (const query of queries) {
    for (const {
      type,
      hits: [first],
    } of (await suggest(query)).groups)
      if (first) found[type] ??= first;
  }
  return found;
}

/** What a gene's section of literature lists: described methods are references, too, and stand below. */
export const literatureOf = ({ references }: GenePage): GenePage["references"] =>
  references.filter(({ uniquename }) => !uniquename.startsWith("GO_REF:"));

/** Genes that common words find, then those of the publications with most annotations. */
async function* manyGenes(): AsyncIterable<string> {
  for (const word of commonWords) {
    for (const group of (await suggest(word)).groups)
      if (group.type === "gene") for (const hit of group.hits) yield hit.id;
  }
  const publications = await found("type=reference&sort=-annotations&size=40");
  for (const id of publications.filter((one) => one.startsWith("PMID:"))) {
    const { rows } = await json<GeneList>(
      `dataset/latest/data/reference/${encodeURIComponent(id)}/genes?size=20`,
    );
    for (const row of rows) yield row.uniquename;
  }
}

/** A gene that has a name, neighbours, annotations and publications, and a protein where one such gene has. */
export async function richGene(): Promise<GenePage> {
  let withoutProtein: GenePage | undefined;
  for await (const id of manyGenes()) {
    const gene = await geneDocument(id);
    const isRich =
      gene.name !== null &&
      gene.location !== null &&
      gene.gene_neighbourhood.length > 2 &&
      gene.annotation_counts.length > 1 &&
      literatureOf(gene).length > 1;
    if (isRich && gene.transcripts[0]?.protein) return gene;
    if (isRich) withoutProtein ??= gene;
  }
  if (withoutProtein) return withoutProtein;
  throw new Error("no gene of this release has a name, neighbours, annotations and publications");
}

/** A genotype that one of the gene's annotations is about; null when the release has none. */
export async function genotypeOf(gene: GenePage): Promise<GenotypePage | null> {
  const { rows } = await json<AnnotationsAnswer>(
    `dataset/latest/annotations?subject=${encodeURIComponent(`gene:${gene.uniquename}`)}&size=200`,
  );
  for (const row of rows) {
    if (row.kind === "annotation" && row.genotype)
      return json<GenotypePage>(
        `dataset/latest/data/genotype/${encodeURIComponent(row.genotype.display_uniquename)}`,
      );
  }
  return null;
}

/** Calls that rows of tables come from: all first tables of a page at once, and single ones. */
export const callsForRows = /\/(annotations\?|tables$)/;
