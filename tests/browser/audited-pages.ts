/** An address of each kind of page, and of dear ones among them: a term that all others are below of, a gene that nothing is known of. */
import { pages } from "../../api/contract/values/pages.ts";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { examples, found, geneOfType, genotypeOf, richGene, siteUrl } from "./site.ts";

/** Of each kind of what the site's texts show below them, the first text; and texts with code and with many links. */
async function textsOfKinds(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemaps/pages-1.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, at = ""]) => new URL(at).pathname);
  const byKind = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/documentation${path}`);
    if (!answer.ok) continue;
    // The api checks its answers against the contract's schemas in its own tests.
    const { shows } = (await answer.json()) as { shows: { kind: string } | null };
    if (shows !== null && !byKind.has(shows.kind)) byKind.set(shows.kind, path);
  }
  return [...byKind.values(), "/documentation/api", "/documentation/glossary", "/faq"];
}

const [things, gene, rna, texts, broad, bare, untitled, related] = await Promise.all([
  examples(),
  richGene(),
  geneOfType("rRNA gene"),
  textsOfKinds(),
  found("type=term&sort=-annotations&size=2"),
  found("type=gene&sort=annotations&size=1"),
  found("type=reference&sort=-annotations&size=5"),
  // A term that shares its genes with others, which it lists.
  found("type=term&q=DNA%20repair&size=1"),
]);
const genotype = await genotypeOf(gene);
const allele = things.allele?.id ?? genotype?.loci[0]?.expressed_alleles[0]?.allele.uniquename;
const term = things.term?.id;
const phenotype = genotype?.phenotypes[0]?.termid;
const reference = things.reference?.id;
const pathway = things.gocam?.id;

/** The address of something that the release may lack. */
const of = (address: (id: string) => string, id: string | undefined): string[] =>
  id === undefined ? [] : [address(id)];

/** Of the pages about something: the pattern of their addresses, and what is looked at. */
const aboutThings: Readonly<Record<string, readonly string[]>> = {
  "gene/:id": [
    urls.gene(gene.uniquename),
    // Its page begins with the genome browser in a frame.
    ...(rna === null ? [] : [urls.gene(rna)]),
    ...bare.map(urls.gene),
  ],
  "gene/:id/sheet": [urls.geneSheet(gene.uniquename)],
  "gene_alleles/:id": [urls.geneAlleles(gene.uniquename)],
  "gene_subset/:id": [urls.codingGenes],
  "gene_protein_features/:id": [urls.geneProteinFeatures(gene.uniquename)],
  "genotype/:id": of(urls.genotype, genotype?.display_uniquename),
  "allele/:id": of(urls.allele, allele),
  "term/:id": [...of(urls.term, term), ...broad.map(urls.term), ...related.map(urls.term)],
  "term_genes/:id": of(urls.termGenes, term),
  "term_genotypes/:id": of(urls.termGenotypes, phenotype),
  "term_single_locus_genotype_genes/:id": of(urls.termSingleLocusGenes, phenotype),
  "reference/:id": [...new Set([...of(urls.reference, reference), ...untitled.map(urls.reference)])],
  "ref_genes/:id": of(urls.referenceGenes, reference),
  [`${urls
    .pathways("docs", ":id")
    .slice(1)
    .replace(/docs.*/, ":source/:id")}`]: of(entityUrl.gocam, pathway),
  ":mode/from/id/:query": [urls.predefinedResults("canned_query:all_genes")],
  "archive/:id": [urls.archive("spotlight")],
  "community/*": texts,
};

/** Pages that lead on to another one, or need what no other page names. */
const ledOn = new Set(["id/:id", "query/save/from/:type/:subject/:name", "compound/:id"]);

/** Addresses of all kinds of pages. @throws where a kind has none: the list above names one then */
export const auditedPages: readonly string[] = [
  ...pages
    .filter(({ patterns: [first = ""] }) => !ledOn.has(first))
    .flatMap(({ patterns: [first = ""] }) => {
      if (!/[:*]/.test(first)) return [`/${first}`];
      const addresses = aboutThings[first];
      if (!addresses) throw new Error(`no page of the kind ${first} is looked at`);
      return addresses;
    }),
  "/gocam/summary/connected",
  urls.search("protein"),
];
