/** Interactions as PSI-MITAB 2.7. Source: HUPO-PSI, PSI-MITAB 2.7. */
import type { Interaction } from "../annotations/interactions.ts";
import type { Gene } from "../joins/genes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { column, databaseOf, tableLine } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const empty = "Blank (-): the release does not say.";
const sides = (name: string, description: string) =>
  ["A", "B"].map((side) => column(`${name} ${side}`, description));

const columns = [
  ...sides("ID interactor", "Database and systematic id of the gene."),
  ...sides("Alt. ID interactor", "UniProt accession of its protein."),
  ...sides("Alias interactor", "Name of the gene."),
  column("Interaction detection method", "How it was found, in terms of PSI-MI."),
  column("Publication 1st author", empty),
  column("Publication identifier", "The publication."),
  ...sides("Taxid interactor", "NCBI taxon of the organism."),
  column("Interaction type", "Physical association or genetic interaction."),
  column("Source database", "Who curated it."),
  column("Interaction identifier", empty),
  column("Confidence value", empty),
  column("Expansion method", empty),
  ...sides("Biological role", empty),
  ...sides("Experimental role", "Bait or prey; unspecified where the experiment does not tell them apart."),
  ...sides("Type interactor", empty),
  ...sides("Xref interactor", empty),
  column("Interaction Xref", empty),
  ...sides("Annotation interactor", empty),
  column("Interaction annotation", "The evidence in the words of the curators, and its throughput."),
  column("Host organism", empty),
  column("Interaction parameter", empty),
  column("Creation date", "yyyy/mm/dd."),
  column("Update date", empty),
  ...sides("Checksum interactor", empty),
  column("Interaction checksum", empty),
  column("Negative", "false: none was looked for and not found."),
  ...sides("Feature interactor", empty),
  ...sides("Stoichiometry interactor", empty),
  ...sides("Participant identification method", empty),
];

const mi = (id: string, name: string): string => `psi-mi:"${id}"(${name})`;

/** Detection methods by the words of the curators; others are said in general. */
const methods: Readonly<Record<string, string>> = {
  "Affinity Capture-MS": mi("MI:0004", "affinity chromatography technology"),
  "Affinity Capture-Western": mi("MI:0004", "affinity chromatography technology"),
  "Affinity Capture-Luminescence": mi("MI:0004", "affinity chromatography technology"),
  "Affinity Capture-RNA": mi("MI:0004", "affinity chromatography technology"),
  "Two-hybrid": mi("MI:0018", "two hybrid"),
  "Reconstituted Complex": mi("MI:0096", "pull down"),
  "Biochemical Activity": mi("MI:0415", "enzymatic study"),
  "Co-crystal Structure": mi("MI:0114", "x-ray crystallography"),
  "Co-fractionation": mi("MI:0027", "cosedimentation"),
  "Co-localization": mi("MI:0403", "colocalization"),
  "Co-purification": mi("MI:0401", "biochemical"),
  "Far Western": mi("MI:0047", "far western blotting"),
  FRET: mi("MI:0055", "fluorescent resonance energy transfer"),
  PCA: mi("MI:0090", "protein complementation assay"),
  "Proximity Label-MS": mi("MI:1313", "proximity-dependent biotin identification"),
};

const quoted = (text: string): string => `"${text.replaceAll(/["\\\t\r\n]/g, " ")}"`;

function methodOf({ type, evidence }: Interaction): string {
  if (type === "genetic_interactions") return mi("MI:0254", "genetic interference");
  return methods[evidence ?? ""] ?? mi("MI:0045", "experimental interaction detection");
}

/** What the release says of the experiment and no column of the format has. */
const annotationOf = ({ evidence, throughput }: Interaction): string =>
  [
    ...(evidence === null ? [] : [`evidence:${quoted(evidence)}`]),
    ...(throughput === null ? [] : [`throughput:${quoted(throughput)}`]),
  ].join("|") || "-";

/** Bait and prey, where parts of the evidence have names of their own. */
function rolesOf({ type, evidence }: Interaction, { deployment }: ReleaseData): [string, string] {
  const words = deployment.site.interaction_types[evidence ?? ""];
  const areSame = words ? words.bait_label === words.prey_label : type === "genetic_interactions";
  const unspecified = mi("MI:0499", "unspecified role");
  return areSame ? [unspecified, unspecified] : [mi("MI:0496", "bait"), mi("MI:0498", "prey")];
}

const dash = (count: number): string[] => Array.from({ length: count }, () => "-");

function lineOf(one: Interaction, genes: readonly [Gene, Gene], data: ReleaseData): string {
  const database = databaseOf(data);
  const { taxonid, genus, species } = data.release.file.organism;
  const taxon = `taxid:${taxonid}(${quoted(`${genus} ${species}`)})`;
  return tableLine([
    ...genes.map(({ id }) => `${database.toLowerCase()}:${quoted(id)}`),
    ...genes.map(({ uniprot }) => (uniprot === null ? "-" : `uniprotkb:${quoted(uniprot)}`)),
    ...genes.map(({ name }) =>
      name === null ? "-" : `${database.toLowerCase()}:${quoted(name)}(gene name)`,
    ),
    methodOf(one),
    "-",
    one.reference === null ? "-" : one.reference.replace(/^PMID:/, "pubmed:"),
    taxon,
    taxon,
    one.type === "genetic_interactions"
      ? mi("MI:0208", "genetic interaction")
      : mi("MI:0915", "physical association"),
    one.sources.map((source) => `source:${quoted(source)}`).join("|") || "-",
    ...dash(5),
    ...rolesOf(one, data),
    ...dash(7),
    annotationOf(one),
    ...dash(2),
    one.date?.replaceAll("-", "/") ?? "-",
    ...dash(4),
    "false",
    ...dash(6),
  ]);
}

const mitab: DownloadSpec = {
  name: "interactions.mitab.tsv",
  title: "Interactions (MITAB)",
  description:
    "Physical and genetic interactions between two genes, one row for each pair, evidence and publication.",
  group: "Annotations",
  format: "PSI-MITAB 2.7",
  mediaType: "text/tab-separated-values",
  unit: "interactions",
  columns,
  comment: "#",
  from: ["interactions"],
  notes: () => ["Genotypes and phenotypes of genetic interactions have no column in this format."],
  head: () => `#${tableLine(columns.map(({ name }) => name))}`,
  async rows(data) {
    const { byId } = await data.genes();
    return (await data.interactions()).values().flatMap((one) => {
      const [a, b] = [byId.get(one.geneA), byId.get(one.geneB)];
      return a && b ? [lineOf(one, [a, b], data)] : [];
    });
  },
};

export const interactionFiles = [mitab];
