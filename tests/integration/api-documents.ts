/** A handful of documents of every kind, as a load would write them: what the tests of the api ask for. */
import { createHash } from "node:crypto";
import type { Downloads } from "../../index-mappings/pages/downloads.ts";
import { noChanges } from "../../index-mappings/pages/changes.ts";
import type { ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import { gzipSync } from "node:zlib";
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { KnownContradictions } from "../../index-mappings/pages/known-contradictions.ts";
import type {
  AlleleRecord,
  GeneRecord,
  GocamRecord,
  ReferenceRecord,
  TermRecord,
} from "../../index-mappings/records.ts";
import { filledFields } from "../../index-mappings/annotations.ts";
import type { AnnotationDoc, SummaryEntry, TermHead } from "../../index-mappings/annotations.ts";
import { downloadName, filePartId, partSize } from "../../index-mappings/files.ts";
import type { FileDoc } from "../../index-mappings/files.ts";
import { referenceKind } from "../../index-mappings/fields/reference-kind.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { pageId, tablesId } from "../../index-mappings/page-store.ts";
import type { KindWithTables } from "../../index-mappings/finished-tables.ts";
import type { StoredDocumentName } from "../../index-mappings/release-documents.ts";
import type { PageDoc, PageKind } from "../../index-mappings/page-store.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type {
  AllelePage,
  ChromosomeSummary,
  GenotypePage,
  GocamPage,
  ReferencePage,
} from "../../index-mappings/pages/others.ts";
import type {
  ExpressionLevels,
  FrontPanel,
  GeneSubset,
  GeneSubsetIndex,
  GenomeMap,
  Metadata,
  RecentReferences,
  Recounts,
  Statistics,
  TermSubsets,
} from "../../index-mappings/pages/release.ts";
import type { GeneChanges, ProteinStatus, SlimOverview } from "../../index-mappings/pages/overviews.ts";
import type { CompoundPage, RheaReaction } from "../../index-mappings/pages/reactions.ts";
import type { Metrics } from "../../index-mappings/pages/metrics.ts";
import type { AnnotationRow } from "../../index-mappings/pages/rows.ts";
import type { GeneShort, ReferenceShort, TermShort } from "../../index-mappings/shapes/shorts.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import { sortedValue } from "../../index-mappings/sorted-value.ts";
import { writeSuggestionPayload } from "../../index-mappings/searchable.ts";
import type { Lookup, Searchable } from "../../index-mappings/searchable.ts";
import { chunkSize } from "../../index-mappings/sequences.ts";
import { indexedFile } from "../../indexer/assemble/genome/files.ts";
import type { GffLine } from "../../indexer/assemble/genome/gff3.ts";
import { blankGene } from "./blank-gene.ts";

export interface Doc {
  readonly id: string;
  readonly doc: object;
}
export type Documents = Readonly<Record<IndexKind, readonly Doc[]>>;

const packed = (value: object): string => gzipSync(JSON.stringify(value)).toString("base64");
const page = (kind: PageKind, id: string, value: object): Doc => ({
  id: pageId(kind, id),
  doc: { kind, body: packed(value), redirect: null, gone: null } satisfies PageDoc,
});
/** The first tables of a page: none. */
const noTables = (kind: KindWithTables, id: string): Doc => ({
  id: tablesId(kind, id),
  doc: { kind, body: packed([]), redirect: null, gone: null } satisfies PageDoc,
});
const redirect = (kind: PageKind, from: string, to: string): Doc => ({
  id: pageId(kind, from),
  doc: { kind, body: null, redirect: to, gone: null } satisfies PageDoc,
});
const goneGene = (id: string, gone: PageDoc["gone"]): Doc => ({
  id: pageId("gene", id),
  doc: { kind: "gene", body: null, redirect: null, gone } satisfies PageDoc,
});
const named = (name: StoredDocumentName, value: object): Doc => ({
  id: name,
  doc: { name, body: packed(value) },
});

/** What the indexer's `searchable` does, for the few ways used here. */
function searchable(
  id: string,
  label: string,
  detail: string,
  weight: number,
  ways: {
    names?: string[];
    synonyms?: string[];
    aliases?: string[];
    texts?: string[];
    ids?: string[];
    passages?: string[];
  },
  fields: Lookup[],
): Searchable {
  const { names = [], synonyms = [], aliases = [], texts = [], ids = [], passages = [] } = ways;
  const shown = { id, label, detail, lookups: [{ field: "id", text: id }, ...fields] };
  return {
    ...shown,
    suggestion_payload: writeSuggestionPayload(shown),
    weight,
    ids: [id, ...ids],
    names,
    name_lengths: names.map((name) => name.split(" ").length),
    synonyms,
    aliases,
    texts,
    phrases: [],
    passages,
    listed: weight > 0 && !label.includes("antisense"),
  };
}

interface GeneText {
  readonly id: string;
  readonly name: string | null;
  readonly product: string;
  readonly synonyms?: string[];
  readonly orthologs?: string[];
  readonly uniprot?: string;
  readonly weight?: number;
  readonly terms?: string[];
  readonly references?: string[];
}

function gene({
  id,
  name,
  product,
  synonyms = [],
  orthologs = [],
  uniprot,
  weight = 1,
  terms = [],
  references = [],
}: GeneText): Doc {
  const lookups = [
    ...(name === null ? [] : [{ field: "name", text: name }]),
    ...synonyms.map((text) => ({ field: "synonym", text })),
    { field: "product", text: product },
    ...(uniprot === undefined ? [] : [{ field: "uniprot", text: uniprot }]),
    ...orthologs.map((text) => ({ field: "ortholog", text })),
  ];
  const ways = {
    names: name === null ? [] : [name],
    synonyms,
    aliases: orthologs,
    texts: [product],
    ids: [...(uniprot === undefined ? [] : [uniprot]), `${id}.1`],
  };
  const doc: GeneRecord = {
    ...blankGene,
    ...searchable(id, name ?? id, product, weight, ways, lookups),
    name,
    product,
    sort_name: name,
    sort_product: product.toLowerCase(),
    chromosome: "II",
    start: 1,
    end: 100,
    strand: "forward",
    uniprot: uniprot ?? null,
    terms,
    references,
    has: uniprot === undefined ? [] : ["structure"],
  };
  return { id, doc };
}

const genes: readonly Doc[] = [
  gene({
    id: "SPBC11B10.09",
    name: "cdc2",
    product: "cyclin-dependent protein kinase Cdk1/Cdc2",
    synonyms: ["cdk1", "tws1"],
    orthologs: ["CDC28", "YBR160W", "CDK1", "HGNC:1722"],
    uniprot: "P04551",
    weight: 900,
    terms: ["GO:0000070", "GO:0000278"],
    references: ["PMID:19436749"],
  }),
  gene({
    id: "SPCC18B5.03",
    name: "wee1",
    product: "M phase inhibitor protein kinase Wee1",
    weight: 500,
    terms: ["GO:0000278"],
    references: ["PMID:19436749"],
  }),
  gene({
    id: "SPBC336.12c",
    name: "cdc10",
    product: "MBF transcription factor complex subunit Cdc10",
    weight: 300,
  }),
  gene({ id: "SPAC24H6.05", name: "cdc25", product: "M phase inducer phosphatase Cdc25", weight: 400 }),
  gene({
    id: "SPBC1685.15c",
    name: "klp6",
    product: "kinesin-like protein Klp6",
    weight: 50,
    terms: ["GO:0000278"],
  }),
  gene({ id: "SPBC21.01", name: "mis12", product: "kinetochore protein Mis12", weight: 60 }),
  gene({ id: "SPBC1685.08", name: "cti6", product: "histone deacetylase complex subunit Cti6", weight: 20 }),
  gene({ id: "SPNCRNA.1506", name: "cti6-antisense-1", product: "antisense RNA (predicted)" }),
  gene({ id: "SPAC1039.01", name: null, product: "amino acid transmembrane transporter" }),
  ...Array.from({ length: 24 }, (_, i) =>
    gene({
      id: `SPAC99.${String(i).padStart(2, "0")}`,
      name: `zzz${i}`,
      product: "sequence orphan",
      terms: ["GO:0000278"],
    }),
  ),
];

const termShort = (termid: string, name: string, cv_name = "biological_process"): TermShort => ({
  termid,
  name,
  cv_name,
  is_obsolete: false,
});
const segregation = termShort("GO:0000070", "mitotic sister chromatid segregation");
const cycle = termShort("GO:0000278", "mitotic cell cycle");

function term(
  { termid, name, cv_name }: TermShort,
  weight: number,
  synonyms: string[] = [],
  ids: string[] = [],
): Doc {
  const lookups = [
    { field: "name", text: name },
    ...synonyms.map((text) => ({ field: "exact synonym", text })),
  ];
  const doc: TermRecord = {
    ...searchable(termid, name, cv_name, weight, { names: [name], synonyms, ids }, lookups),
    listed: weight > 0 && cv_name !== "psi-mod",
    name,
    cv_name,
    is_obsolete: false,
    gene_count: weight,
    genotype_count: 0,
    closure: [termid],
    parents: [],
  };
  return { id: termid, doc };
}

const terms: readonly Doc[] = [
  term(segregation, 40, ["mitotic chromosome segregation"], ["GO:0016359"]),
  term(cycle, 400),
  term(termShort("GO:0007094", "mitotic spindle assembly checkpoint signaling"), 30),
  term(termShort("GO:1990023", "mitotic spindle midzone", "cellular_component"), 20),
  term(termShort("GO:0000022", "mitotic spindle elongation"), 10),
  term(termShort("GO:0140014", "mitotic nuclear division"), 15),
  term(termShort("GO:0099999", "mitotic nothing that anybody annotated"), 0),
  term(termShort("MOD:00696", "mitotic phosphorylated residue", "psi-mod"), 70),
  term(termShort("FYECO:0000211", "+ MMS", "fission_yeast_phenotype_condition"), 0),
];

const geneShort: GeneShort = {
  uniquename: "SPBC11B10.09",
  name: "cdc2",
  product: "cyclin-dependent protein kinase Cdk1/Cdc2",
};
const referenceShort: ReferenceShort = {
  uniquename: "PMID:19436749",
  title: "Recombination <hot> & spots",
  authors_abbrev: "Gao J et al.",
  citation: "PLoS One 2009",
  publication_year: 2009,
  curated: true,
  gene_count: 2,
  genotype_count: 0,
};

function reference(id: string, title: string, authors: string, year: number, weight: number): Doc {
  const lookups = [
    { field: "title", text: title },
    { field: "authors", text: authors },
    { field: "year", text: String(year) },
  ];
  const doc: ReferenceRecord = {
    ...searchable(
      id,
      title,
      `${authors} (${year})`,
      weight,
      { names: [title], texts: [authors, String(year)], ids: [id.replace("PMID:", "")] },
      lookups,
    ),
    title,
    authors_abbrev: authors,
    year,
    journal: null,
    kind: referenceKind(id),
    titled: true,
    triage_status: null,
    curated: true,
    gene_count: 1,
    genotype_count: 0,
    annotation_count: weight,
  };
  return { id, doc };
}

const references: readonly Doc[] = [
  reference("PMID:19436749", "Recombination hotspots", "Gao J, Wahls WP", 2009, 20),
  reference("PMID:9872989", "The mitotic checkpoint", "Moser BA", 1998, 5),
  reference("GO_REF:0000024", "Manual transfer of annotation", "GO Central", 2011, 3),
  ...Array.from({ length: 9 }, (_, i) =>
    reference(`PMID:3000000${i}`, `Schizosaccharomyces paper ${i}`, "Nurse P", 2000 + i, i),
  ),
];

function gocam(id: string, title: string): Doc {
  const doc: GocamRecord = {
    ...searchable(id, title, "3 activities", 3, { names: [title], ids: [`gomodel:${id}`] }, [
      { field: "title", text: title },
    ]),
    title,
    genes: [],
    terms: [],
    references: [],
    activity_count: 3,
  };
  return { id, doc };
}

const gocams: readonly Doc[] = [
  gocam("671ae02600003596", "dolichol phosphate mannose biosynthetic process"),
  gocam("67369e7600002505", "mitotic spindle assembly checkpoint"),
  ...Array.from({ length: 9 }, (_, i) => gocam(`66000000000000a${i}`, `biosynthetic process ${i}`)),
];

const alleleDoc: AlleleRecord = {
  ...searchable("SPCC18B5.03:allele-1", "wee1Δ", "deletion", 9, { names: ["wee1delta"] }, [
    { field: "name", text: "wee1delta" },
  ]),
  name: "wee1delta",
  description: null,
  allele_type: "deletion",
  gene: "SPCC18B5.03",
  gene_name: "wee1",
  references: [],
  contradicted: [],
  genotype_count: 1,
};

const row: AnnotationRow = {
  kind: "annotation",
  id: "row",
  type: "biological_process",
  term: segregation,
  is_not: false,
  relation: "involved_in",
  genes: [geneShort],
  genotype: null,
  genotype_background: null,
  parental_strain: null,
  expression: null,
  evidence: "IMP",
  evidence_name: null,
  withs: [],
  with_from: null,
  extension: [],
  conditions: [],
  qualifiers: [],
  residue: null,
  gene_product_form: null,
  reference: referenceShort,
  date: "2009-05-01",
  assigned_by: null,
  throughput: "low",
  comment: null,
};

function annotation(n: number, type: string): Doc {
  const id = `${type}:${String(n).padStart(5, "0")}`;
  const doc: AnnotationDoc = {
    id,
    type,
    genes: ["SPBC11B10.09"],
    alleles: ["SPCC18B5.03:allele-1"],
    genotype: "wee1delta-h+",
    locus_count: null,
    ploidy: null,
    term: "GO:0000070",
    term_name: segregation.name,
    closure: ["GO:0000070", "GO:0000278"],
    closure_regulates: [],
    is_not: false,
    reference: "PMID:19436749",
    reference_year: 2009,
    evidence: "IMP",
    throughput: "low",
    conditions: [],
    qualifiers: [],
    extension_relations: [],
    extension_ids: [],
    date: "2009-05-01",
    assigned_by: null,
    tables: [],
    rank: n,
    group_rank: 0,
    relation: "involved_in",
    filters: [],
    group_id: "GO:0000070",
    group: [
      sortedValue([segregation.name], {
        id: "GO:0000070",
        term: segregation,
        subject: null,
        is_not: false,
        split: null,
      } satisfies TermHead),
    ],
    entry: sortedValue(["cdc2"], {
      genes: [geneShort],
      genotype: null,
      extension: [],
    } satisfies SummaryEntry),
    text: "",
    gene_text: "",
    partner_words: [],
    filled: filledFields(row),
    row: { ...row, id, type },
  };
  return { id, doc };
}

/** More rows than Elasticsearch pages over by itself belong to one type. */
export const manyRows = 10_050;
const annotations: readonly Doc[] = [
  ...Array.from({ length: 3 }, (_, n) => annotation(n, "biological_process")),
  ...Array.from({ length: manyRows }, (_, n) => annotation(n, "molecular_function")),
];

/** A chromosome whose residues tell where they are. */
export const chromosomeII = Array.from(
  { length: 25_000 },
  (_, i) => "ACGGTTTN"[(i * 7 + Math.floor(i / 10)) % 8],
).join("");
const sequences: readonly Doc[] = [0, 1, 2].map((n) => {
  const residues = chromosomeII.slice(n * chunkSize, (n + 1) * chunkSize);
  return {
    id: `II:${n}`,
    doc: {
      id: `II:${n}`,
      kind: "chromosome",
      of: "II",
      start: n * chunkSize + 1,
      end: n * chunkSize + residues.length,
      residues,
    },
  };
});

/** The page of cdc2; its product tells the release. */
export const genePageOf = (release: string): GenePage => ({
  ...geneShort,
  product: `kinase of ${release}, <script>alert("&")</script>`,
  display_name: "cdc2",
  feature_type: "mRNA gene",
  taxonid: 4896,
  organism: { genus: "Schizosaccharomyces", species: "pombe", common_name: "fission yeast" },
  characterisation_status: "biological role published",
  deletion_viability: "inviable",
  synonyms: [{ name: "cdk1", type: "exact" }],
  name_descriptions: [],
  location: { chromosome_name: "II", start_pos: 1_500_000, end_pos: 1_502_000, strand: "reverse" },
  transcripts: [],
  uniprot_identifier: "P04551",
  rnacentral_urs_identifier: null,
  biogrid_interactor_id: null,
  pdb_entries: [],
  gocams: [],
  interpro_matches: [],
  disordered_regions: [],
  tm_domain_coords: [],
  has_protein_features: true,
  annotation_counts: [],
  allele_count: 0,
  ortholog_annotations: [],
  paralog_annotations: [],
  target_of_annotations: [],
  quantitative_expression: [],
  gene_history: [],
  gene_neighbourhood: [],
  subset_termids: [],
  references: [],
});

const termPage: TermPage = {
  ...segregation,
  definition: "The process in which sister chromatids are apportioned.",
  definition_xrefs: [],
  comment: null,
  synonyms: [],
  secondary_identifiers: ["GO:0016359"],
  xrefs: [],
  replaced_by: [],
  consider: [],
  direct_ancestors: [],
  child_count: 0,
  subsets: [],
  gocams: [],
  gene_count: 1,
  genotype_count: 0,
  single_locus_gene_count: 0,
  annotation_counts: [],
  annotation_feature_type: "gene",
};
const referencePage: ReferencePage = {
  ...referenceShort,
  pubmedid: "19436749",
  authors: "Gao J, Wahls WP",
  journal: "PLoS One",
  doi: null,
  abstract: null,
  canto_triage_status: null,
  canto_session_key: null,
  canto_curator_role: null,
  approved_date: null,
  annotation_curators: [],
  annotation_file_curators: [],
  pubmed_keyword_genes: [],
  pdb_entries: [],
  is_obsolete: false,
  annotation_counts: [],
  allele_count: 0,
  gocams: [],
};
const alleleShort = {
  uniquename: "SPCC18B5.03:allele-1",
  name: "wee1delta",
  description: null,
  allele_type: "deletion",
  gene: { uniquename: "SPCC18B5.03", name: "wee1", product: null },
};
const allelePage: AllelePage = {
  ...alleleShort,
  synonyms: [],
  comments: [],
  is_obsolete: false,
  coordinates: [],
  references: [],
  genotypes: [],
  phenotypes: [],
};
const genotypePage: GenotypePage = {
  display_uniquename: "wee1-delta/h+ x",
  display_name: "wee1Δ",
  ploidiness: "haploid",
  locus_count: 1,
  name: null,
  comment: null,
  backgrounds: [],
  loci: [{ expressed_alleles: [{ allele: alleleShort, expression: null }] }],
  annotation_counts: [],
  phenotypes: [],
  references: [],
};
const pathwayActivity = (model: string, process: string): GocamPage["activities"][number] => ({
  id: `gomodel:${model}/${process}`,
  enabled_by: { id: geneShort.uniquename, label: "cdc2", gene: geneShort },
  members: [],
  molecular_function: {
    termid: "GO:0004674",
    name: "protein serine/threonine kinase activity",
    cv_name: "molecular_function",
    is_obsolete: false,
  },
  occurs_in: [{ id: "GO:0005634", label: "nucleus", gene: null }],
  part_of: [{ id: process, label: process, gene: null }],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [],
});
const gocamPage: GocamPage = {
  gocam_id: "671ae02600003596",
  title: "dolichol phosphate mannose biosynthetic process",
  title_terms: [],
  status: "production",
  date: null,
  contributors: [],
  activity_enabling_genes: [geneShort],
  target_genes: [],
  occurs_in: [],
  part_of: [],
  activities: [
    pathwayActivity("671ae02600003596", "GO:0180047"),
    pathwayActivity("671ae02600003596", "GO:0043048"),
  ],
  edges: [],
  activity_count: 2,
  summary: null,
  model: null,
  taxon: null,
  references: [],
};
/** Shares an activity with the other one. */
const otherGocamPage: GocamPage = {
  ...gocamPage,
  gocam_id: "67369e7600002505",
  title: "mitotic spindle assembly checkpoint",
  activities: [pathwayActivity("67369e7600002505", "GO:0180047")],
  activity_count: 1,
};

const counts = {
  genes: genes.length,
  coding_genes: 8,
  transcripts: 9,
  terms: 8,
  references: 12,
  curated_references: 12,
  alleles: 1,
  genotypes: 1,
  gocams: 11,
  annotations: manyRows + 3,
  interactions: 0,
};
const metadataOf = (release: string): Metadata => ({
  date_version: release,
  db_creation_datetime: `${release}T00:00:00Z`,
  export_prog_name: "karyon",
  export_prog_version: "0.1.0",
  organism: { taxonid: 4896, genus: "Schizosaccharomyces", species: "pombe", common_name: "fission yeast" },
  data_source_versions: {},
  cv_versions: {},
  counts,
});
const statistics: Statistics = {
  community_pubs_count: 1,
  non_community_pubs_count: 2,
  by_taxon: {
    4896: {
      genes: 9,
      annotations: 3,
      annotation_type_counts_by_year: { header: ["a"], data: [{ year: 2009, counts: [3] }] },
    },
  },
  gene_counts: { "mRNA gene": 9 },
  characterisation_counts: {},
};
const metrics: Metrics = {
  plots: ["cumulative_curated_by_year", "curatable_by_year"].map((name) => ({
    name,
    title: "Publications",
    description: "As they are counted.",
    form: "bars",
    x_label: "Year",
    unit: "publications",
    series: ["curated"],
    rows: [{ x: "2020", values: [3] }],
    left_out: null,
    missing: null,
  })),
  annotation_totals: [{ type: "molecular_function", total: 3, dated: 2 }],
};
const noGenes = { viable: 0, inviable: 0, depends_on_conditions: 0, unknown: 0 };
const slim: SlimOverview = {
  name: "bp_goslim_pombe",
  display_name: "GO biological process slim",
  annotation_type: "biological_process",
  single_locus: false,
  elements: [],
  total: { gene_count: 0, viability: noGenes, unknown_role: 0 },
  annotated_outside: { gene_count: 0, subset: null },
  not_annotated: { gene_count: 0, subset: null },
};
const recounts: Recounts = [
  { label: "Genes", in_files: 9, on_site: 9, only_in_files: [], only_on_site: [], subset: null },
];
const genomeMap: GenomeMap = [
  {
    chromosome: "II",
    length: chromosomeII.length,
    gene_count: 9,
    centromere: 12_000,
    window: 5000,
    windows: [{ coding: 3, published: 2 }],
  },
];
const chromosomes: ChromosomeSummary[] = [
  {
    name: "II",
    long_display_name: "Chromosome II",
    length: chromosomeII.length,
    gene_count: 9,
    coding_gene_count: 8,
    centromeres: [{ chromosome_name: "II", start_pos: 11_900, end_pos: 12_100, strand: "unstranded" }],
  },
];
const termSubsets: TermSubsets = {
  bp_goslim: {
    name: "bp_goslim",
    total_gene_count: 2,
    elements: { "GO:0000070": { name: segregation.name, gene_count: 1, single_locus_gene_count: 0 } },
  },
};
const subset: GeneSubset = {
  name: "interpro:PFAM:PF00069",
  display_name: "Protein kinase domain",
  elements: [geneShort],
};
const subsetIndex: GeneSubsetIndex = {
  [subset.name]: { name: subset.name, display_name: subset.display_name, gene_count: 1 },
};
const recent: RecentReferences = {
  curated: [referenceShort],
  newest: [referenceShort],
  community_curated: [{ ...referenceShort, approved_date: "2025-03-02" }],
};
const panels: FrontPanel[] = [
  {
    title: "Spotlight",
    panel_type: "spotlight",
    html: "<p>x</p>",
    reference_id: null,
    link: null,
    link_label: null,
    date_added: null,
    show_on_front_page: true,
  },
];

const levels: ExpressionLevels = {
  datasets: [
    {
      id: "PMID:1 protein",
      label: "protein",
      molecule: "protein",
      reference: null,
      values: [
        ["SPBC11B10.09", 9200],
        ["SPBC336.12c", 500],
      ],
    },
  ],
};

/** A gene with two transcripts, of which the second codes for more, and on another chromosome as many as fill several parts of a file. */
const gffLines: readonly GffLine[] = [
  ...Array.from({ length: 5_000 }, (_, at) => ({
    chromosome: "I",
    type: "gene",
    start: 10 * at + 1,
    end: 10 * at + 9,
    strand: "forward" as const,
    // As good as random: it does not get shorter by packing.
    attributes: { ID: createHash("sha512").update(String(at)).digest("base64url") },
  })),
  ...(
    [
      ["gene", 1, 100, { ID: "SPBC11B10.09", gene: "SPBC11B10.09" }],
      ["mRNA", 1, 100, { ID: "SPBC11B10.09.1", Parent: "SPBC11B10.09", gene: "SPBC11B10.09" }],
      ["CDS", 11, 30, { Parent: "SPBC11B10.09.1" }],
      ["mRNA", 1, 100, { ID: "SPBC11B10.09.2", Parent: "SPBC11B10.09", gene: "SPBC11B10.09" }],
      ["five_prime_UTR", 1, 10, { Parent: "SPBC11B10.09.2" }],
      ["CDS", 11, 40, { Parent: "SPBC11B10.09.2" }],
      ["CDS", 61, 80, { Parent: "SPBC11B10.09.2" }],
      ["three_prime_UTR", 81, 100, { Parent: "SPBC11B10.09.2" }],
    ] as const
  ).map(([type, start, end, attributes]) => ({
    chromosome: "II",
    type,
    start,
    end,
    strand: "forward" as const,
    attributes,
  })),
];

/** Files of the genome browser, over several parts. */
export const fileBytes: ReadonlyMap<string, Buffer> = new Map(
  indexedFile("genes.gff3.gz", gffLines, ["I", "II"]).map(({ name, bytes }) => [name, bytes]),
);
/** The file for download. */
const download = gzipSync("gene_systematic_id\tgene_name\nSPBC11B10.09\tcdc2\n");
const downloads: Downloads = [
  {
    name: "genes.tsv.gz",
    title: "Genes",
    description: "Every gene.",
    group: "Genes",
    format: "TSV",
    media_type: "text/tab-separated-values",
    unit: "genes",
    rows: 1,
    size: download.length,
    unpacked_size: 50,
    sha256: createHash("sha256").update(download).digest("hex"),
    date: "2025-09-01",
    licences: ["CC-BY 4.0"],
    sources: ["a test"],
    has_header: true,
    comment: null,
    columns: [{ name: "gene_systematic_id", type: "string", description: "Its id." }],
    notes: [],
  },
];
const files: Doc[] = [...fileBytes, [downloadName("genes.tsv.gz"), download] as const].flatMap(
  ([name, bytes]) =>
    Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, part) => {
      const doc: FileDoc = {
        name,
        part,
        size: bytes.length,
        body: bytes.subarray(part * partSize, (part + 1) * partSize).toString("base64"),
      };
      return { id: filePartId(name, part), doc };
    }),
);

/** All documents of a generation; the release shows in its metadata and in the page of cdc2. */
export const documentsOf = (release: string): Documents => ({
  genes,
  terms,
  references,
  gocams,
  annotations,
  sequences,
  files,
  alleles: [{ id: alleleDoc.id, doc: alleleDoc }],
  genotypes: [],
  documents: [],
  pages: [
    page("gene", "SPBC11B10.09", genePageOf(release)),
    redirect("gene", "SPBC11B10.99", "SPBC11B10.09"),
    goneGene("SPBC11B10.97", { comment: "deleted; <b>no</b> coding region", genes: [] }),
    goneGene("SPBC11B10.98", {
      comment: null,
      genes: [
        { uniquename: "SPBC11B10.09", name: "cdc2" },
        { uniquename: "SPAC1039.01", name: null },
      ],
    }),
    page("term", "GO:0000070", termPage),
    redirect("term", "GO:0016359", "GO:0000070"),
    page("reference", "PMID:19436749", referencePage),
    page("allele", alleleShort.uniquename, allelePage),
    page("genotype", genotypePage.display_uniquename, genotypePage),
    noTables("gene", "SPBC11B10.09"),
    noTables("term", "GO:0000070"),
    noTables("reference", "PMID:19436749"),
    noTables("genotype", genotypePage.display_uniquename),
    page("gocam", gocamPage.gocam_id, gocamPage),
    page("gocam", otherGocamPage.gocam_id, otherGocamPage),
  ],
  release: [
    named("metadata", metadataOf(release)),
    named("statistics", statistics),
    named("downloads", downloads),
    named("changes", noChanges(release)),
    named("change_list", []),
    named("metrics", metrics),
    named("protein_status", { statuses: [], without_status: 0, unknown: [] } satisfies ProteinStatus),
    named("gene_changes", { added: [], removed: [] } satisfies GeneChanges),
    named("slims/bp_goslim_pombe", slim),
    named("reactions/10596", {
      rhea_id: "10596",
      terms: [{ ...segregation, gene_count: 1, reaction: null }],
    } satisfies RheaReaction),
    named("compounds/atp", {
      key: "atp",
      name: "ATP",
      writings: ["ATP"],
      left_of: { terms: [], genes: [] },
      right_of: { terms: [], genes: [] },
    } satisfies CompoundPage),
    named("structures/alphafold/P04551", {}),
    named("recounts", recounts),
    named("known_contradictions", { properties: [], models: [] } satisfies KnownContradictions),
    named("genome_map", genomeMap),
    named("pathway_map", {
      width: 0,
      height: 0,
      groups: [],
      models: [],
      links: [],
      genes: {},
    } satisfies PathwayMap),
    named("chromosome_summaries", chromosomes),
    named("term_subsets", termSubsets),
    named("gene_subsets", subsetIndex),
    named(`gene_subsets/${subset.name}`, subset),
    named("recent_references", recent),
    named("front_panels", panels),
    named("expression_levels", levels),
    named("community_curated_references", []),
    named("admin_curated_references", [{ ...referenceShort, approved_date: null }]),
  ],
});

/** Those of a release that was loaded after another one. */
export function documentsAfter(release: string, changes: Omit<ReleaseChanges, "release">): Documents {
  const documents = documentsOf(release);
  const changed = named("changes", { release, ...changes });
  return { ...documents, release: [...documents.release.filter(({ id }) => id !== changed.id), changed] };
}
