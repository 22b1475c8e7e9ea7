/** The release as joined data, of which a step of a load reads only what it needs. */
import type { LoadedDeployment } from "../../../config/load.ts";
import type { Deployment } from "../../../config/schema.ts";
import type { Release } from "../../read/open-release.ts";
import { annotationTypes } from "../annotations/annotation-type.ts";
import type { Annotation } from "../annotations/annotation.ts";
import { readGeneProductAnnotations } from "../annotations/gene-products.ts";
import { readGoAnnotations } from "../annotations/go.ts";
import { genotypesOf, readInteractions } from "../annotations/interactions.ts";
import { readPhenotypes } from "../annotations/phenotypes.ts";
import { genomeFilesOf } from "../genome/files.ts";
import { joinAlleles } from "../joins/alleles.ts";
import { joinCompoundStructures } from "../joins/compound-structures.ts";
import { joinCompounds } from "../joins/compounds.ts";
import { compareDatasets, contradictionsByThing } from "../joins/contradictions.ts";
import { joinChromosomes } from "../sequence/chromosomes.ts";
import { joinFeatures } from "../joins/features.ts";
import { joinGenes } from "../joins/genes.ts";
import { joinGocams } from "../joins/gocams.ts";
import { joinHistory } from "../joins/history.ts";
import { joinLevels } from "../joins/levels.ts";
import { joinOntology } from "../joins/ontology.ts";
import { joinOtherDatabases } from "../joins/other-databases.ts";
import { joinPeptides } from "../joins/peptides.ts";
import { joinDisorder, joinDomains, joinOrthologs, joinParalogs } from "../joins/proteins.ts";
import { joinReactions } from "../joins/reactions.ts";
import { joinRelated } from "../gene-fields/related.ts";
import { joinReferences } from "../joins/references.ts";
import { joinRnaStructures } from "../rna/rna-structures.ts";
import { shortForms } from "../summaries/shorts.ts";
import { joinSlims } from "../joins/slims.ts";
import { groupBySubject } from "../summaries/subjects.ts";
import { joinStructures } from "../joins/structures.ts";
import { joinStructureFiles } from "../joins/structure-files.ts";
import { joinSubsets } from "../summaries/subsets.ts";
import { joinTargets } from "../summaries/targets.ts";
import { tallyTermGenes } from "../summaries/term-genes.ts";
import { tallyTerms } from "../summaries/term-tallies.ts";
import { numberThings } from "../gene-fields/annotated-things.ts";
import { joinPhenotypeProfiles } from "../gene-fields/phenotype-profiles.ts";
import { missingTopics } from "../gene-fields/missing-topics.ts";
import { rowsOf } from "../rows/rows.ts";

/** What the deployment brings to the data: its settings, its pages for the help index, and the folder with its files. */
export type Site = Pick<LoadedDeployment, "deployment" | "pages" | "folder">;

/**
 * All that a release holds, joined: each part is read and joined when it is first asked for, and kept. A broken release
 * makes the part that needs it fail with a ReleaseProblem that says where.
 */
export class ReleaseData {
  readonly release: Release;
  readonly deployment: Deployment;
  readonly pages: LoadedDeployment["pages"];
  readonly deploymentFolder: string;
  readonly rows: ReturnType<typeof rowsOf>;
  private readonly typeOf: ReturnType<typeof annotationTypes>;

  /** Reads nothing yet. */
  constructor(release: Release, { deployment, pages, folder }: Site) {
    this.release = release;
    this.deployment = deployment;
    this.pages = pages;
    this.deploymentFolder = folder;
    this.rows = rowsOf(release);
    this.typeOf = annotationTypes(deployment);
  }

  readonly genes = once(() => joinGenes(this.rows, this.deployment));
  readonly features = once(() => joinFeatures(this.rows));
  readonly chromosomes = once(() =>
    joinChromosomes(this.rows, this.deployment, this.release.file.genetic_codes),
  );
  readonly rnaStructures = once(async () =>
    joinRnaStructures(await this.genes(), await this.features(), await this.chromosomes()),
  );
  readonly compared = once(() =>
    compareDatasets(this.release, this.rows, this.deployment.site.viability_terms),
  );
  readonly contradictions = once(async () => contradictionsByThing(await this.compared()));
  readonly peptides = once(() => joinPeptides(this.rows));
  readonly ontology = once(() => joinOntology(this.rows, this.deployment.site.ontology_namespaces));
  readonly reactions = once(async () =>
    joinReactions(await this.ontology(), await joinCompoundStructures(this.rows)),
  );
  readonly compounds = once(async () => joinCompounds(await this.reactions(), await this.ontology()));
  readonly slims = once(async () => joinSlims(this.rows, this.deployment, await this.ontology()));
  readonly domains = once(async () => joinDomains(this.rows, await this.genes()));
  readonly missingTopics = once(async () =>
    missingTopics(
      this.release,
      new Set(
        [...(await this.domains()).values()].flatMap((matches) => matches.map(({ database }) => database)),
      ),
    ),
  );
  readonly genomeFiles = once(async () =>
    genomeFilesOf({
      genes: await this.genes(),
      features: await this.features(),
      chromosomes: await this.chromosomes(),
      rows: this.rows,
    }),
  );
  readonly disorder = once(async () => joinDisorder(this.rows, await this.genes()));
  readonly orthologs = once(async () => joinOrthologs(this.rows, await this.genes()));
  readonly paralogs = once(async () => joinParalogs(this.rows, await this.genes()));
  readonly structures = once(async () => joinStructures(this.rows, await this.genes()));
  readonly structureFiles = once(() => joinStructureFiles(this.rows));
  readonly otherDatabases = once(async () => joinOtherDatabases(this.rows, await this.genes()));
  readonly levels = once(async () => joinLevels(this.rows, await this.genes()));
  readonly history = once(async () => joinHistory(this.rows, await this.genes()));
  readonly gocams = once(async () => joinGocams(this.rows, await this.genes(), await this.ontology()));
  private readonly listedAlleles = once(async () => joinAlleles(this.rows, await this.genes()));
  private readonly phenotypes = once(async () =>
    readPhenotypes(
      this.rows,
      await this.genes(),
      await this.listedAlleles(),
      await this.ontology(),
      this.typeOf,
    ),
  );
  readonly alleles = once(
    async () => new Map([...(await this.listedAlleles()), ...(await this.phenotypes()).unlisted]),
  );
  readonly interactions = once(async () =>
    readInteractions(
      this.rows,
      await this.genes(),
      await this.listedAlleles(),
      await this.ontology(),
      this.deployment,
    ),
  );
  readonly genotypes = once(
    async () => new Map([...genotypesOf(await this.interactions()), ...(await this.phenotypes()).genotypes]),
  );
  readonly annotations = once(async (): Promise<readonly Annotation[]> => [
    ...(await readGoAnnotations(this.rows, await this.genes(), await this.ontology(), this.typeOf)),
    ...(await this.phenotypes()).annotations,
    ...(await readGeneProductAnnotations(this.rows, await this.genes(), await this.ontology(), this.typeOf)),
  ]);
  readonly subjects = once(async () =>
    groupBySubject(await this.annotations(), await this.interactions(), (await this.alleles()).values()),
  );
  readonly references = once(async () =>
    joinReferences(
      this.rows,
      cited(
        await this.annotations(),
        await this.interactions(),
        (await this.alleles()).values(),
        (await this.gocams()).values(),
        [{ references: [...(await this.structures()).ofReference.keys()] }],
      ),
    ),
  );
  readonly shorts = once(async () =>
    shortForms(await this.genes(), await this.ontology(), await this.references(), await this.subjects()),
  );
  readonly tallies = once(async () =>
    tallyTerms(
      await this.annotations(),
      await this.interactions(),
      await this.ontology(),
      isPhenotype(this.deployment),
    ),
  );
  readonly targets = once(async () => joinTargets(await this.annotations(), await this.genes()));
  readonly subsets = once(async () => {
    const known = await this.subjects();
    return joinSubsets({
      genes: await this.genes(),
      domains: await this.domains(),
      gocams: await this.gocams(),
      slims: await this.slims(),
      ontology: await this.ontology(),
      history: await this.history(),
      references: await this.references(),
      deployment: this.deployment,
      annotationsOf: (gene) => known.ofGene(gene).annotations,
    });
  });
  readonly termGenes = once(async () => {
    const known = await this.subjects();
    return tallyTermGenes({
      genes: await this.genes(),
      slims: await this.slims(),
      ontology: await this.ontology(),
      deployment: this.deployment,
      annotationsOf: (gene) => known.ofGene(gene).annotations,
    });
  });
  readonly phenotypeProfiles = once(async () =>
    joinPhenotypeProfiles(await this.annotations(), await this.ontology()),
  );
  readonly annotatedThings = once(async () => {
    const known = await this.subjects();
    return numberThings({
      genes: await this.genes(),
      ontology: await this.ontology(),
      domains: await this.domains(),
      annotationsOf: (gene) => known.ofGene(gene).annotations,
    });
  });
  readonly related = once(async () =>
    joinRelated({
      genes: await this.genes(),
      ontology: await this.ontology(),
      things: await this.annotatedThings(),
      subjects: await this.subjects(),
      references: await this.references(),
      shorts: await this.shorts(),
    }),
  );
}

/** Whether annotations of a type are about genotypes. */
function isPhenotype({ annotationTypes: types }: Deployment): (type: string) => boolean {
  const ids = new Set(types.filter(({ feature_type: of }) => of === "genotype").map(({ id }) => id));
  return (type) => ids.has(type);
}

type Citing = { readonly reference: string | null };

/** Every reference that the release cites. */
function* cited(
  annotations: readonly Citing[],
  interactions: readonly Citing[],
  ...lists: Iterable<{ readonly references: readonly string[] }>[]
): Iterable<string> {
  for (const { reference } of annotations) if (reference !== null) yield reference;
  for (const { reference } of interactions) if (reference !== null) yield reference;
  for (const list of lists) for (const { references } of list) yield* references;
}

/** Runs an expensive step at the first call and gives its promise to every later one. A failed step is tried again. */
function once<T>(step: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= step().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
