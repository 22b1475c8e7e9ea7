/**
 * The release as joined data. Every part is read and joined at its first use and then kept, so that a step of a load
 * reads only what it needs.
 */
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
import { joinContradictions } from "../joins/contradictions.ts";
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
import { joinRelated } from "../gene-fields/related.ts";
import { joinReferences } from "../joins/references.ts";
import { shortForms } from "../summaries/shorts.ts";
import { joinSlims } from "../joins/slims.ts";
import { groupBySubject } from "../summaries/subjects.ts";
import { joinStructures } from "../joins/structures.ts";
import { joinSubsets } from "../summaries/subsets.ts";
import { joinTargets } from "../summaries/targets.ts";
import { tallyTerms } from "../summaries/term-tallies.ts";
import { numberThings } from "../gene-fields/annotated-things.ts";
import { joinPhenotypeProfiles } from "../gene-fields/phenotype-profiles.ts";
import { untoldTopics } from "../gene-fields/untold.ts";
import { rowsOf } from "../rows/rows.ts";

/** What the deployment brings to the data: its settings, and its pages for the help index. */
export type Site = Pick<LoadedDeployment, "deployment" | "pages">;

/** All that a release holds, joined: each part is read and joined when it is first asked for, and kept. */
export type ReleaseData = ReturnType<typeof openReleaseData>;

/** Reads nothing yet. A broken release makes the part that needs it fail with a ReleaseProblem that says where. */
export function openReleaseData(release: Release, { deployment, pages }: Site) {
  const rows = rowsOf(release);
  const typeOf = annotationTypes(deployment);
  const genes = once(() => joinGenes(rows, deployment));
  const features = once(() => joinFeatures(rows));
  const chromosomes = once(() => joinChromosomes(rows, deployment, release.file.genetic_codes));
  const contradictions = once(() => joinContradictions(release, rows));
  const peptides = once(() => joinPeptides(rows));
  const ontology = once(() => joinOntology(rows, deployment.site.ontology_namespaces));
  const slims = once(async () => joinSlims(rows, deployment, await ontology()));
  const domains = once(async () => joinDomains(rows, await genes()));
  const untold = once(async () =>
    untoldTopics(
      release,
      new Set([...(await domains()).values()].flatMap((matches) => matches.map(({ database }) => database))),
    ),
  );
  const genomeFiles = once(async () =>
    genomeFilesOf({
      genes: await genes(),
      features: await features(),
      chromosomes: await chromosomes(),
      rows,
    }),
  );
  const disorder = once(async () => joinDisorder(rows, await genes()));
  const orthologs = once(async () => joinOrthologs(rows, await genes()));
  const paralogs = once(async () => joinParalogs(rows, await genes()));
  const structures = once(async () => joinStructures(rows, await genes()));
  const otherDatabases = once(async () => joinOtherDatabases(rows, await genes()));
  const levels = once(async () => joinLevels(rows, await genes()));
  const history = once(async () => joinHistory(rows, await genes()));
  const gocams = once(async () => joinGocams(rows, await genes(), await ontology()));
  const listedAlleles = once(async () => joinAlleles(rows, await genes()));
  const phenotypes = once(async () =>
    readPhenotypes(rows, await genes(), await listedAlleles(), await ontology(), typeOf),
  );
  const alleles = once(async () => new Map([...(await listedAlleles()), ...(await phenotypes()).unlisted]));
  const interactions = once(async () =>
    readInteractions(rows, await genes(), await listedAlleles(), await ontology(), deployment),
  );
  const genotypes = once(
    async () => new Map([...genotypesOf(await interactions()), ...(await phenotypes()).genotypes]),
  );
  const annotations = once(async (): Promise<readonly Annotation[]> => [
    ...(await readGoAnnotations(rows, await genes(), await ontology(), typeOf)),
    ...(await phenotypes()).annotations,
    ...(await readGeneProductAnnotations(rows, await genes(), await ontology(), typeOf)),
  ]);
  const subjects = once(async () =>
    groupBySubject(await annotations(), await interactions(), (await alleles()).values()),
  );
  const references = once(async () =>
    joinReferences(
      rows,
      cited(
        await annotations(),
        await interactions(),
        (await alleles()).values(),
        (await gocams()).values(),
        [{ references: [...(await structures()).ofReference.keys()] }],
      ),
    ),
  );
  const shorts = once(async () =>
    shortForms(await genes(), await ontology(), await references(), await subjects()),
  );
  const tallies = once(async () =>
    tallyTerms(await annotations(), await interactions(), await ontology(), isPhenotype(deployment)),
  );
  const targets = once(async () => joinTargets(await annotations(), await genes()));
  const subsets = once(async () => {
    const known = await subjects();
    return joinSubsets({
      genes: await genes(),
      domains: await domains(),
      gocams: await gocams(),
      slims: await slims(),
      ontology: await ontology(),
      deployment,
      annotationsOf: (gene) => known.ofGene(gene).annotations,
    });
  });
  const phenotypeProfiles = once(async () => joinPhenotypeProfiles(await annotations(), await ontology()));
  const annotatedThings = once(async () => {
    const known = await subjects();
    return numberThings({
      genes: await genes(),
      ontology: await ontology(),
      domains: await domains(),
      annotationsOf: (gene) => known.ofGene(gene).annotations,
    });
  });
  const related = once(async () =>
    joinRelated({
      genes: await genes(),
      ontology: await ontology(),
      things: await annotatedThings(),
      subjects: await subjects(),
      references: await references(),
      shorts: await shorts(),
    }),
  );
  return {
    release,
    deployment,
    pages,
    rows,
    genes,
    features,
    chromosomes,
    contradictions,
    genomeFiles,
    peptides,
    ontology,
    slims,
    domains,
    untold,
    disorder,
    orthologs,
    paralogs,
    structures,
    otherDatabases,
    levels,
    history,
    gocams,
    genotypes,
    alleles,
    interactions,
    annotations,
    subjects,
    references,
    shorts,
    tallies,
    targets,
    subsets,
    annotatedThings,
    related,
    phenotypeProfiles,
  };
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
