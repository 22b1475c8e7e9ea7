/** The files of a new deployment, each with what differs from the defaults alone. */
import { codingType } from "../../index-mappings/coding-type.ts";
import { subsetName } from "../../index-mappings/subset-name.ts";
import type { ReleaseFile } from "../read/release-file.ts";
import type { Format } from "../read/records.ts";
import type { ReleaseFacts } from "./release-facts.ts";
import { commonNames, siteJson, slimsOf } from "./site-json.ts";

/** Annotation types of the defaults, and the formats whose rows they show. */
const typesOfFormats: readonly { readonly id: string; readonly formats: readonly Format[] }[] = [
  { id: "single_locus_phenotype", formats: ["phaf", "gene-term-pairs"] },
  { id: "multi_locus_phenotype", formats: ["phaf"] },
  { id: "PSI-MOD", formats: ["modifications"] },
  { id: "expression", formats: ["qualitative-expression", "quantitative-expression"] },
  { id: "physical_interactions", formats: ["interactions"] },
  { id: "genetic_interactions", formats: ["interactions"] },
  { id: "mondo", formats: ["disease-association"] },
];

/** Content by path inside the deployment: objects are written as JSON. */
export function siteFiles(file: ReleaseFile, facts: ReleaseFacts): ReadonlyMap<string, object | string> {
  const name = `${file.organism.genus} ${file.organism.species}`;
  const slims = slimsOf(facts);
  const overviews = slims.map(({ short, words }) => ({
    label: `GO ${words}`,
    url: `/browse-curation/${short}-go-slim-terms`,
    detail: `{slim:${short}_goslim} slim terms`,
  }));
  const isCoding = (type: string): boolean => type === "protein coding gene";
  const kinds = [...facts.geneTypes]
    .toSorted((a, b) => Number(isCoding(b)) - Number(isCoding(a)) || a.localeCompare(b))
    .map((type) => ({
      label: isCoding(type) ? "Protein coding genes" : `${sentenceCase(type)}s`,
      url: `/gene_subset/${subsetOfType(type).name}`,
      detail: isCoding(type) ? "{count:coding_genes} genes" : "All genes of this kind",
    }));
  const files = new Map<string, object | string>([
    ["site.json", siteJson(file, facts)],
    ["annotation-types.json", annotationTypes(facts)],
    ["front.json", front(name, facts, [...overviews, ...kinds])],
    ["menus.json", menus(overviews)],
    ["query-builder.json", queryBuilder(facts)],
    ["search.json", { database_prefixes: [...new Set([...facts.databases, "Karyon"])] }],
    ["pages/about/index.md", aboutPage(name)],
    ["pages/about/data-sources.md", sourcesPage(file)],
  ]);
  if (!facts.formats.has("protein-domains")) files.set("genome-browser.json", { tracks: genomeTracks });
  if (slims.length > 0) files.set("pages/browse-curation/index.md", overviewPage(overviews));
  for (const { short, words } of slims)
    files.set(
      `pages/browse-curation/${short}-go-slim-terms.md`,
      page(
        `GO ${words} slim`,
        "Broad terms that together cover most annotated genes. Each has a page with the genes annotated to it or to a more specific term.",
        `slim ${short}_goslim`,
      ),
    );
  return files;
}

/** Tracks of the defaults that show genes and sequence alone. */
const genomeTracks = ["DNA sequence", "Genes", "Genes and transcripts"].map((label) => ({ label }));

const sentenceCase = (type: string): string =>
  /^[a-z]+RNA/.test(type) ? type : type.replace(/^./, (letter) => letter.toUpperCase());

/** A text; `shows` is what of the release stands below it. */
const page = (title: string, text: string, shows?: string): string =>
  `---\ntitle: ${title}\n${shows === undefined ? "" : `shows: ${shows}\n`}---\n${text}\n`;

function annotationTypes(facts: ReleaseFacts): object[] {
  const slims = new Map(
    slimsOf(facts).map(({ short, words }) => [words.replaceAll(" ", "_"), `${short}_goslim`]),
  );
  const has = (formats: readonly Format[]) => formats.some((format) => facts.formats.has(format));
  return [
    ...["molecular_function", "biological_process", "cellular_component"].map((id) => {
      const slim = slims.get(id);
      return slim === undefined ? { id } : { id, slim };
    }),
    ...typesOfFormats.filter(({ formats }) => has(formats)).map(({ id }) => ({ id })),
    { id: "_DEFAULT_" },
  ];
}

function front(name: string, { gene, term, reference }: ReleaseFacts, overviews: readonly object[]): object {
  return {
    title: `*${name}* genome knowledge`,
    welcome_message: `What is known about the genes of *${name}*, each line with its evidence and its source.`,
    example_pages: [
      ...(gene ? [{ kind: "gene", ...gene }] : []),
      ...(term ? [{ kind: "term", ...term }] : []),
      ...(reference === null ? [] : [{ kind: "reference", id: reference, label: reference }]),
      { kind: "query", id: "", label: "Build a query" },
    ],
    overviews,
  };
}

const menus = (overviews: readonly { readonly label: string; readonly url: string }[]): object[] => [
  ...(overviews.length === 0
    ? []
    : [
        {
          label: "Overviews",
          entries: [
            { label: "All overviews", url: "/browse-curation" },
            ...overviews.map(({ label, url }) => ({ label, url })),
          ],
        },
      ]),
  { label: "About" },
];

/** Inputs that the release can answer; product types are those of its genes. */
function queryBuilder({ geneTypes, formats, orthologTaxa, uniprot, term }: ReleaseFacts): object {
  const heading = (displayName: string) => ({ nodeType: "heading", displayName });
  const domains = formats.has("protein-domains");
  const go = formats.has("gaf-2.2");
  const nodes = [
    go
      ? { id: "canned_queries" }
      : { id: "canned_queries", subNodes: [{ id: "canned_queries_gene_number" }] },
    heading("Gene list"),
    { id: "gene_list" },
    ...(uniprot.length > 0 ? [{ id: "uniprot_id_list" }] : []),
    ...(go
      ? [heading("Ontology"), { id: "GO", examples: term ? [{ termid: term.id, name: term.label }] : [] }]
      : []),
    heading("Gene product"),
    { id: "product_type", subsets: [...geneTypes].toSorted().map(subsetOfType) },
    ...(domains ? [{ id: "domains_and_features" }] : []),
    { id: "protein_properties" },
    { id: "transcript_structure_properties" },
    heading("Genome overview"),
    { id: "genome_range" },
    ...(orthologTaxa.length > 0
      ? [
          {
            id: "has_ortholog",
            displayName: "Orthologs",
            nodeType: "has-ortholog",
            taxonids: orthologTaxa,
            extraDescription: "Genes that have an ortholog in",
          },
        ]
      : []),
  ];
  const visible = [
    ...orthologTaxa.map((taxonid) => ({
      field: `ortholog_taxonids:${taxonid}`,
      display_name: `Ortholog in ${commonNames.get(taxonid) ?? `taxon ${taxonid}`}`,
    })),
    ...(domains ? [{ field: "tmm", display_name: "Transmembrane domain" }] : []),
    ...(go
      ? [
          { field: "go_process_superslim", display_name: "GO process" },
          { field: "go_component", display_name: "GO component" },
          { field: "go_function", display_name: "GO function" },
        ]
      : []),
    { field: "protein_length_bin", display_name: "Protein length" },
  ];
  return { node_types: nodes, vis_fields: visible };
}

/** Subsets are named after the types of genes as pages have them. */
function subsetOfType(type: string): { readonly name: string; readonly display_name: string } {
  const shown = type === "protein coding gene" ? codingType : type;
  return {
    name: subsetName("feature_type", shown),
    display_name:
      type === "protein coding gene" ? "Protein coding" : sentenceCase(type.replace(/ gene$/, "")),
  };
}

const aboutPage = (name: string): string =>
  page(
    "About this site",
    [
      `{{site_name}} is a portal for what is known about the genome of *${name}*: genes, functions and the papers that all of it rests on.`,
      "",
      "- Every fact has its evidence and its reference.",
      "- All pages show one [release](/about/releases) at a time, and say which.",
      "- The site is read-only and needs no account.",
      "- The software is open source under the MIT licence.",
    ].join("\n"),
  );

/** Dates are told below it, by the release on show: the next one has others. */
const sourcesPage = ({ datasets }: ReleaseFile): string =>
  page(
    "Data sources and licences",
    [
      "| Data set | Source | Licence |",
      "|---|---|---|",
      ...datasets.map(
        ({ id, source, licence }) =>
          `| ${[id, source, licence].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
      ),
    ].join("\n"),
    "sources",
  );

const overviewPage = (overviews: readonly { readonly label: string; readonly url: string }[]): string =>
  page(
    "Overviews",
    [
      "Slims are short lists of broad terms that together cover most genes. They give a first impression of a genome, and a way in.",
      "",
      ...overviews.map(({ label, url }) => `- [${label}](${url})`),
    ].join("\n"),
  );
