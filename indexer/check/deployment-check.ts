/** Holds a deployment against the release that it is for: what it names and the release does not have. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { LoadedDeployment } from "../../config/load.ts";
import { didYouMean } from "../../config/nearest.ts";
import { needsOfSection } from "../../config/pages.ts";
import { exampleNames } from "../../config/site.ts";
import { counted } from "../../index-mappings/counted.ts";
import { allTopics } from "../../index-mappings/fields/field-topics.ts";
import { geneFields } from "../../index-mappings/fields/gene.ts";
import { featureType } from "../assemble/joins/genes.ts";
import { subsetName } from "../../index-mappings/subset-name.ts";
import type { Report } from "../read/problem.ts";
import type { DatasetOf, Release } from "../read/open-release.ts";
import { isTranscriptType } from "../read/gff3-family.ts";
import type { Format, Located, RecordOf } from "../read/records.ts";
import { valueTables } from "../read/tables/gene-values.ts";
import { mentionsOf, orthologKey } from "./deployment-mentions.ts";
import { genotypeIds } from "./genotype-ids.ts";
import type { Mention } from "./deployment-mentions.ts";
import type { MentionKind } from "../assemble/release-documents/link-to.ts";

/** Things that a record says there are. */
type Things<F extends Format> = (record: RecordOf<F>) => Partial<Record<MentionKind, readonly string[]>>;

const model = ({ id }: { readonly id: string }) => ({
  "pathway model": [id.replace(/^gomodel:/, "")],
  "gene subset": [id],
});

const ofFormat: { readonly [F in Format]?: Things<F> } = {
  "fasta-dna": ({ id }) => ({ chromosome: [id] }),
  "pombase-genes": ({ id, name, synonyms, uniprot, geneType }) => ({
    gene: [id, name, ...synonyms],
    "UniProt accession": [uniprot],
    "gene subset": [subsetName("feature_type", featureType(geneType))],
  }),
  "gene-synonyms": ({ synonym }) => ({ gene: [synonym] }),
  "gene-uniprot": ({ uniprot }) => ({ "UniProt accession": [uniprot] }),
  orthologs: ({ taxonid, ortholog, name }) => ({
    ortholog: [ortholog, name].map((id) => orthologKey(taxonid, id)),
    "taxon with orthologs": [String(taxonid)],
  }),
  obo: ({ id, alternateIds, isObsolete }) => ({ term: isObsolete ? [] : [id, ...alternateIds] }),
  references: ({ id }) => ({ reference: [id] }),
  "go-refs": ({ id }) => ({ reference: [id] }),
  alleles: ({ id }) => ({ allele: [id] }),
  "gocam-summaries": model,
  "gocam-minerva": model,
  "gocam-schema": model,
  "protein-domains": ({ domain }) => ({ "gene subset": [domain] }),
  ...Object.fromEntries(
    valueTables.map(({ field, format }) => [
      format,
      ({ value }: { readonly value: string }) => ({ "gene subset": [subsetName(field, value)] }),
    ]),
  ),
};

/** Subsets whose names no data set writes: they are made of several. */
const isMade = (subset: string): boolean =>
  /^(with|non_slim_with|non_slim_without)_.*_annotation$|^feature_type_ncRNA_gene$/.test(subset);

/** Counts the ids that a pattern of site.json does not fit. */
function patternCheck(key: string, source: string, what: string) {
  const pattern = new RegExp(source);
  let all = 0;
  let others = 0;
  let first = "";
  return {
    look(id: string): void {
      all++;
      if (pattern.test(id)) return;
      others++;
      first ||= id;
    },
    finding: (): string | null =>
      others === 0
        ? null
        : `${key} does not fit ${others.toLocaleString("en")} of ${counted(all, what)}, such as "${first}"`,
  };
}

export interface DeploymentCheck {
  /** Notes what one record says there is. */
  take<F extends Format>(dataset: DatasetOf<F>, record: Located<RecordOf<F>>): void;
  /** Reports what the deployment names and no record has. */
  finish(warning: Report): void;
}

/** Checks that the examples, slims, links and ids of a deployment lead to something of the release. */
export function deploymentCheck(loaded: LoadedDeployment, release: Release): DeploymentCheck {
  const { site } = loaded.deployment;
  const mentions = mentionsOf(loaded);
  const missing = new Set(mentions.map(keyOf));
  for (const { id, rows } of release.file.datasets)
    if (rows > 0) missing.delete(keyOf({ kind: "data set", id }));
  const genes = patternCheck(
    "gene_systematic_identifier_pattern",
    site.gene_systematic_identifier_pattern,
    "gene",
  );
  const transcripts = patternCheck(
    "transcript_systematic_identifier_pattern",
    site.transcript_systematic_identifier_pattern,
    "transcript",
  );
  const ontologies = new Set<string>();
  const genotypes = genotypeIds();
  const looks: { readonly [F in Format]?: (record: RecordOf<F>) => void } = {
    "pombase-genes": ({ id }) => genes.look(id),
    gff3: ({ type, id }) => {
      if (id !== null && isTranscriptType(type)) transcripts.look(id);
    },
    obo: ({ id }) => ontologies.add(prefixOf(id)),
    alleles: genotypes.allele,
    phaf: genotypes.phenotype,
    interactions: ({ doubleMutant, rescued }) => [doubleMutant, rescued].forEach(genotypes.interaction),
  };
  return {
    take(dataset, record) {
      looks[dataset.format]?.(record);
      const things = ofFormat[dataset.format]?.(record) ?? {};
      for (const [kind, ids] of Object.entries(things))
        // Object.entries forgets the key type.
        for (const id of ids) missing.delete(keyOf({ kind: kind as MentionKind, id }));
    },
    finish(warning) {
      const warn = (file: string, reason: string, example: string | null): void =>
        warning({ file: fileOf(loaded.folder, file), line: null, dataset: null, reason, example });
      for (const pattern of [genes, transcripts]) {
        const finding = pattern.finding();
        if (finding !== null) warn("site.json", finding, null);
      }
      const isJoined = ({ kind, id }: Mention): boolean =>
        (kind === "gene subset" && isMade(id)) || (kind === "genotype" && genotypes.has(id));
      const lacking = mentions.filter((one) => missing.has(keyOf(one)) && !isJoined(one));
      const isOfNone = ({ kind, id }: Mention): boolean => kind === "term" && !ontologies.has(prefixOf(id));
      for (const [prefix, some] of Map.groupBy(lacking.filter(isOfNone), ({ id }) => prefixOf(id)))
        warn(
          some[0]?.file ?? "",
          `names ${counted(some.length, "term")} of ${prefix}, an ontology that the release does not have`,
          null,
        );
      for (const name of loaded.unusedExamples)
        warn("site.json", `api_examples.${name} is used nowhere${didYouMean(name, exampleNames)}`, null);
      for (const sentence of unknownNeeds(loaded.pages)) warn("pages", sentence, null);
      for (const mention of lacking.filter((one) => !isOfNone(one)))
        warn(mention.file, missingThing(mention), mention.id);
    },
  };
}

/** What texts and their sections say that their reader needs, and no release tells. */
function unknownNeeds(pages: LoadedDeployment["pages"]): string[] {
  const known = [...allTopics(geneFields).keys()];
  return pages.flatMap(({ path, needs = [], markdown }) =>
    [...needs, ...(markdown.match(/<!--.*?-->/g) ?? []).flatMap(needsOfSection)]
      // Types of annotations that a deployment leaves out are told by that.
      .filter((need) => !need.startsWith("type ") && !known.includes(need))
      .map((need) => `${path} needs "${need}", which is no topic of releases${didYouMean(need, known)}`),
  );
}

function missingThing({ location, kind, id }: Mention): string {
  const owner = kind === "page" || kind === "section" ? "site" : "release";
  return `${location} names the ${kind} "${id}", which the ${owner} does not have`;
}

/** The ontology that a term belongs to. */
const prefixOf = (term: string): string => term.slice(0, term.indexOf(":"));

const keyOf = ({ kind, id }: Pick<Mention, "kind" | "id">): string => `${kind} ${id}`;

/** A file of the deployment, or that of the defaults where it has none of its own. */
function fileOf(folder: string, name: string): string {
  const own = join(folder, name);
  return relative(process.cwd(), existsSync(own) ? own : join(defaults, name));
}

const defaults = join(import.meta.dirname, "../../config/defaults");
