/** What a deployment names of a release: ids, examples, slims, and links to pages about things. Pure. */
import type { DeploymentPage } from "../../config/load.ts";
import type { Deployment } from "../../config/schema.ts";
import { sectionsOf } from "../assemble/documents/help.ts";
import { linkTo } from "../assemble/release-documents/link-to.ts";
import type { MentionKind } from "../assemble/release-documents/link-to.ts";

/** One thing that a deployment names. */
export interface Mention {
  /** `site.json` … */
  readonly file: string;
  /** Key in the file. */
  readonly location: string;
  readonly kind: MentionKind;
  readonly id: string;
}

type Found = Omit<Mention, "file">;

/** Examples of the api's documentation by what they are; the others name no thing of the release. */
const apiExamples: readonly (readonly [RegExp, MentionKind])[] = [
  [/(^|_)gene(_name)?$/, "gene"],
  [/(^|_)uniprot$/, "UniProt accession"],
  [/^reference$/, "reference"],
  [/^allele$/, "allele"],
  [/^genotype$/, "genotype"],
  [/(^|_)gocam$/, "pathway model"],
  [/^(phenotype|term)$/, "term"],
];

/** Everything that a deployment names, location by location. */
export function mentionsOf({
  deployment,
  pages,
}: {
  readonly deployment: Deployment;
  readonly pages: readonly DeploymentPage[];
}): Mention[] {
  const { annotationTypes, annotationFilters, concepts, front, menus, queryBuilder, signposts } = deployment;
  const of = (file: string, found: readonly Found[]): Mention[] => found.map((one) => ({ file, ...one }));
  const texts = new Set(pages.flatMap((page) => [page.path, ...sectionsIn(page)]));
  /** What a text is the address of, or what its links lead to where it is Markdown. */
  const linked = (value: unknown): Found[] =>
    leavesOf(value).flatMap(({ location, text }) =>
      [text, ...linksIn(text)].flatMap((url) => linkTo(location, url, texts) ?? []),
    );
  return [
    ...of("site.json", [...ofSite(deployment), ...linked(deployment.site)]),
    ...of("annotation-types.json", [...termsIn(annotationTypes), ...linked(annotationTypes)]),
    ...of("annotation-filters.json", termsIn(annotationFilters)),
    ...of("concepts.json", termsIn(concepts)),
    ...of("query-builder.json", [...termsIn(queryBuilder), ...subsetsIn(queryBuilder)]),
    ...of("front.json", [
      ...front.example_pages.flatMap(({ kind, id }, index): Found[] =>
        kind === "query"
          ? []
          : [{ location: `example_pages[${index}].id`, kind: kind === "gocam" ? "pathway model" : kind, id }],
      ),
      ...linked(front),
    ]),
    ...of("menus.json", linked(menus)),
    ...of("signposts.json", linked(signposts)),
    ...of(
      "pages",
      pages.flatMap(({ path, markdown }) =>
        linksIn(markdown).flatMap((url) => linkTo(path, url.startsWith("#") ? path + url : url, texts) ?? []),
      ),
    ),
  ];
}

/** Where the links of a Markdown text lead within the site. */
const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([/#][^)\s]+)\)/g)].map(([, url = ""]) => url);

/** Addresses within a text: its headings, and what its HTML names. */
const sectionsIn = (page: DeploymentPage): string[] => [
  ...sectionsOf(page).map(({ id }) => id),
  ...[...page.markdown.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => `${page.path}#${id}`),
];

function ofSite({ site }: Deployment): Found[] {
  const example = (location: string, taxonid: number, id: string): Found =>
    taxonid === site.taxonid
      ? { location, kind: "gene", id }
      : { location, kind: "ortholog", id: orthologKey(taxonid, id) };
  return [
    ...site.organisms.flatMap(({ taxonid, example_gene_identifiers: ids }, index) =>
      ids.map((id) => example(`organisms[${index}].example_gene_identifiers`, taxonid, id)),
    ),
    ...site.ortholog_taxonids.map((taxonid): Found => ({
      location: "ortholog_taxonids",
      kind: "taxon with orthologs",
      id: String(taxonid),
    })),
    ...site.example_uniprot_identifiers.map((id): Found => ({
      location: "example_uniprot_identifiers",
      kind: "UniProt accession",
      id,
    })),
    ...Object.entries(site.api_examples).flatMap(([name, id]): Found[] => {
      const kind = apiExamples.find(([names]) => names.test(name))?.[1];
      return kind ? [{ location: `api_examples.${name}`, kind, id }] : [];
    }),
    ...site.chromosomes.map(({ id }, index): Found => ({
      location: `chromosomes[${index}].id`,
      kind: "chromosome",
      id,
    })),
    ...Object.entries(site.slims).map(([name, { dataset }]): Found => ({
      location: `slims.${name}.dataset`,
      kind: "data set",
      id: dataset,
    })),
    ...Object.keys(site.reference_extras).map((id): Found => ({
      location: "reference_extras",
      kind: "reference",
      id,
    })),
    ...Object.entries(site.viability_terms ?? {}).map(([name, id]): Found => ({
      location: `viability_terms.${name}`,
      kind: "term",
      id,
    })),
    ...site.histone_genes.map((id): Found => ({ location: "histone_genes", kind: "gene", id })),
  ];
}

/** How an id of another organism's gene stands among all of them. */
export const orthologKey = (taxonid: number, id: string): string => `${id} (taxon ${taxonid})`;

/** Every text in a value, with its key. */
function leavesOf(value: unknown, location = ""): { readonly location: string; readonly text: string }[] {
  if (typeof value === "string") return [{ location, text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => leavesOf(entry, `${location}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    leavesOf(entry, location === "" ? key : `${location}.${key}`),
  );
}

/** An id with its prefix, and nothing else. */
const curie = /^(?:NOT )?([A-Za-z]\w*:\d{4,})$/;
/** A column of one taxon's orthologs. */
const taxonColumn = /^(?:ortholog_taxonids|orthologs):(\d+)$/;
const publication = /^(PMID|GO_REF):/;

/** Terms, publications and taxa wherever they are named. */
const termsIn = (value: unknown): Found[] =>
  leavesOf(value).flatMap(({ location, text }): Found[] => {
    // Whose rows they are: they need not be publications of the release.
    if (location.includes(".source_config")) return [];
    const taxon = taxonColumn.exec(text)?.[1];
    if (taxon !== undefined) return [{ location, kind: "taxon with orthologs", id: taxon }];
    const id = curie.exec(text)?.[1];
    return id === undefined ? [] : [{ location, kind: publication.test(id) ? "reference" : "term", id }];
  });

/** Subsets that queries name; those with a * stand for what there is. */
const subsetsIn = (value: unknown): Found[] =>
  leavesOf(value).flatMap(({ location, text }): Found[] =>
    location.endsWith("subset_name") && !text.includes("*")
      ? [{ location, kind: "gene subset", id: text }]
      : [],
  );
