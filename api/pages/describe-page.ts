/** What readers without scripts and search engines are told about a page. Pure. */
import type { Site } from "../../config/schema.ts";
import { counted } from "../../index-mappings/counted.ts";
import { allelePage, genotypePage, gocamPage, referencePage } from "../../index-mappings/pages/others.ts";
import type {
  AllelePage,
  GenotypePage,
  GocamPage,
  ReferencePage,
} from "../../index-mappings/pages/others.ts";
import type { CompoundPage } from "../../index-mappings/pages/reactions.ts";
import type { GeneSubset } from "../../index-mappings/pages/release.ts";
import { termPage } from "../../index-mappings/pages/term.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { conformsTo } from "./bioschemas.ts";
import { describedGene, gene } from "./gene-description.ts";
import type { Page } from "../contract/values/pages.ts";
import { geneLongName, titleParts, untitled } from "../contract/values/titles.ts";
import { entityPath, pathSegment } from "../contract/values/entity-path.ts";
import type { Description } from "./description.ts";

const number = new Intl.NumberFormat("en");

/** A schema.org DefinedTerm. */
const definedTerm =
  (page: TermPage): NonNullable<Description["linkedData"]> =>
  (origin) => ({
    "@type": "DefinedTerm",
    "@id": origin + entityPath("term", page.termid),
    name: page.name,
    termCode: page.termid,
    url: origin + entityPath("term", page.termid),
    ...(page.definition !== null && { description: page.definition }),
    ...(page.synonyms.length > 0 && { alternateName: page.synonyms.map(({ name }) => name) }),
    sameAs: `http://purl.obolibrary.org/obo/${page.termid.replace(":", "_")}`,
    inDefinedTermSet: { "@type": "DefinedTermSet", name: page.cv_name },
  });

/** Authors as the release writes them, one by one: people of papers, groups of described methods. */
const authorsOf = (authors: string, type: "Person" | "Organization") =>
  authors
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ "@type": type, name }));

/** A Bioschemas ScholarlyArticle, profile 0.3. */
function article(page: ReferencePage): NonNullable<Description["linkedData"]> {
  const pubmed = /^PMID:(\d+)$/.exec(page.uniquename)?.[1];
  const same = [
    ...(page.doi ? [`https://doi.org/${page.doi}`] : []),
    ...(pubmed === undefined ? [] : [`https://pubmed.ncbi.nlm.nih.gov/${pubmed}/`]),
  ];
  return (origin) => ({
    "@type": "ScholarlyArticle",
    "@id": origin + entityPath("reference", page.uniquename),
    ...conformsTo("ScholarlyArticle/0.3-DRAFT"),
    identifier: page.uniquename,
    name: page.title ?? page.uniquename,
    headline: page.title ?? page.uniquename,
    url: origin + entityPath("reference", page.uniquename),
    ...(page.authors !== null && {
      author: authorsOf(page.authors, pubmed === undefined ? "Organization" : "Person"),
    }),
    ...(page.publication_year !== null && { datePublished: String(page.publication_year) }),
    ...(page.abstract !== null && { abstract: page.abstract }),
    ...(same.length > 0 && { sameAs: same }),
  });
}

const term = (page: TermPage): Description => ({
  name: `${page.name} (${page.termid})`,
  text: page.definition ?? `${page.name} (${page.termid}), a term of ${page.cv_name}.`,
  facts: [
    ["Term id", page.termid],
    ["Ontology", page.cv_name],
    ["Definition", page.definition ?? ""],
    ["Comment", page.comment ?? ""],
    ["Synonyms", page.synonyms.map(({ name }) => name).join(", ")],
    ["Genes annotated", number.format(page.gene_count)],
  ],
  path: entityPath("term", page.termid),
  linkedData: definedTerm(page),
});

/** What a publication is called, who wrote it where, and how much is known from it: many have no more than a number. */
const inWords = ({
  title,
  uniquename,
  authors_abbrev: authors,
  citation,
  gene_count: genes,
}: ReferencePage) =>
  [
    title ?? `${uniquename}, ${untitled}`,
    authors,
    citation,
    genes > 0 ? `A publication with annotations of ${counted(genes, "gene")}` : null,
  ]
    .flatMap((text) => (text === null || text === "" ? [] : [text.replace(/\.$/, "")]))
    .map((text) => `${text}.`)
    .join(" ");

const reference = (page: ReferencePage): Description => ({
  name: page.title === null ? page.uniquename : `${page.title} (${page.uniquename})`,
  ...(page.title === null && { lead: `<p class="muted">${untitled}</p>` }),
  text: page.abstract ?? inWords(page),
  facts: [
    ["Id", page.uniquename],
    ["Authors", page.authors ?? page.authors_abbrev ?? ""],
    ["Citation", page.citation ?? ""],
    ["Genes", number.format(page.gene_count)],
    [
      "Gene structures",
      page.structure_gene_count
        ? `named in the history of ${counted(page.structure_gene_count, "gene")}`
        : "",
    ],
    ["Abstract", page.abstract ?? ""],
  ],
  path: entityPath("reference", page.uniquename),
  linkedData: article(page),
});

const allele = (page: AllelePage): Description => ({
  name: `${page.name ?? page.uniquename} of ${page.gene.name ?? page.gene.uniquename}`,
  text: `An allele of ${geneLongName(page.gene)}.`,
  facts: [
    ["Description", page.description ?? ""],
    ["Type", page.allele_type],
    ["Gene", geneLongName(page.gene)],
  ],
  path: entityPath("allele", page.uniquename),
});

const genotype = (page: GenotypePage): Description => ({
  name: page.display_name,
  text: `The genotype ${page.display_name}, ${page.ploidiness}.`,
  facts: [
    ["Background", page.backgrounds.join(", ")],
    ["Phenotypes", page.phenotypes.map(({ name }) => name).join(", ")],
  ],
  path: entityPath("genotype", page.display_uniquename),
});

const gocam = (page: GocamPage): Description => ({
  name: page.title,
  text: `The GO-CAM pathway model ${page.title}, with ${counted(page.activities.length || page.activity_count, "activity", "activities")}.`,
  facts: [
    ["Model", `gomodel:${page.gocam_id}`],
    ["Genes", page.activity_enabling_genes.map((one) => one.name ?? one.uniquename).join(", ")],
  ],
  path: entityPath("gocam", page.gocam_id),
});

const titled = <Page>(
  describe: (page: Page) => Description,
  title: (page: Page) => readonly string[],
  page: Page,
): Description => ({ ...describe(page), title: title(page) });

type Chromosomes = Site["chromosomes"];

const readers: Readonly<Record<PageKind, (page: unknown, chromosomes: Chromosomes) => Description>> = {
  gene: (page, chromosomes) =>
    titled((one) => gene(one, chromosomes), titleParts.gene, describedGene.parse(page)),
  term: (page) => titled(term, titleParts.term, termPage.parse(page)),
  reference: (page) => titled(reference, titleParts.reference, referencePage.parse(page)),
  allele: (page) => titled(allele, titleParts.allele, allelePage.parse(page)),
  genotype: (page) => titled(genotype, titleParts.genotype, genotypePage.parse(page)),
  gocam: (page) => titled(gocam, titleParts.gocam, gocamPage.parse(page)),
};

/** Describes a page document of any kind, `chromosomes` being those that the deployment names. Throws when it is not one of that kind. */
export const describePage = (kind: PageKind, page: unknown, chromosomes: Chromosomes): Description =>
  readers[kind](page, chromosomes);

/** Describes a subset of genes. */
export const describeSubset = (subset: GeneSubset): Description => ({
  title: titleParts.gene_subset(subset),
  name: subset.display_name || subset.name,
  text: `The gene subset ${subset.display_name || subset.name}, with ${counted(subset.elements.length, "gene")}.`,
  facts: [
    ["Name", subset.name],
    ["Genes", number.format(subset.elements.length)],
  ],
  path: `/gene_subset/${pathSegment(subset.name)}`,
});

/** Describes the archive of panels of a type. */
export function describeArchive(type: string): Description {
  const title = titleParts.archive(type);
  return { title, name: title[0], text: null, facts: [], path: `/archive/${pathSegment(type)}` };
}

/** Describes a compound of reactions. */
export const describeCompound = ({
  key,
  name,
  left_of: left,
  right_of: right,
}: CompoundPage): Description => ({
  title: titleParts.compound({ name }),
  name,
  text: `${name}: ${counted(right.terms.length, "term")} with a reaction that makes it and ${counted(left.terms.length, "term")} with one that uses it.`,
  facts: [
    ["Genes that make it", number.format(right.genes.length)],
    ["Genes that use it", number.format(left.genes.length)],
  ],
  path: `/compound/${pathSegment(key)}`,
});

/** What it lists is a protein's. */
const proteinPage = "gene-protein-features/GeneProteinFeaturesPage";

/** Describes a page that lists what belongs to a thing. `id` is the thing's own, never a secondary one. */
export function describeList(
  thing: Description,
  { patterns: [pattern = ""], title, lists, module }: Page,
  id: string,
): Description {
  const titledAsThing = lists === "titled as thing";
  const parts = thing.title ?? [];
  // The list is another page than the one about the thing.
  const { linkedData: _ofThing, linkedProtein, ...description } = thing;
  return {
    ...description,
    ...(linkedProtein && module === proteinPage && { linkedData: linkedProtein }),
    title: titledAsThing ? parts : [title, ...parts.slice(1)],
    // Whoever shows a link to such a page shows its title twice, rather than the description of another page.
    text: titledAsThing ? null : `${title}: ${thing.name}.`,
    path: `/${pattern.replace(":id", pathSegment(id))}`,
  };
}
