/** Every call, in the order of the documentation. */
import { annotationRoutes } from "./annotations.ts";
import { cardRoutes } from "./cards.ts";
import { changeRoutes } from "./changes.ts";
import { chromosomeRoutes } from "./chromosome.ts";
import { dataRoutes } from "./data.ts";
import { geneListRoutes } from "./gene-lists.ts";
import { downloadRoutes } from "./downloads.ts";
import { genomeRoutes } from "./genome.ts";
import { pathwayRoutes } from "./pathways.ts";
import { interactionGraphRoutes } from "./interaction-graph.ts";
import { geneComparisonRoutes } from "./gene-comparison.ts";
import { phenotypeMatrixRoutes } from "./phenotype-matrix.ts";
import { plotRoutes } from "./plots.ts";
import { proteinFeatureRoutes } from "./protein-features.ts";
import { queryRoutes } from "./queries.ts";
import { identifierMapperRoutes } from "./identifier-mapper.ts";
import { motifRoutes } from "./motif.ts";
import { reactionRoutes } from "./reactions.ts";
import type { Route } from "./route.ts";
import { searchRoutes } from "./search.ts";
import { serviceRoutes } from "./service.ts";
import { siteRoutes } from "./site.ts";
import { structureRoutes } from "./structures.ts";
import { termListRoutes } from "./term-lists.ts";

export const routes: readonly Route[] = [
  ...searchRoutes,
  ...dataRoutes,
  ...pathwayRoutes,
  ...reactionRoutes,
  ...structureRoutes,
  ...proteinFeatureRoutes,
  ...annotationRoutes,
  ...geneComparisonRoutes,
  ...phenotypeMatrixRoutes,
  ...interactionGraphRoutes,
  ...geneListRoutes,
  ...termListRoutes,
  ...queryRoutes,
  ...chromosomeRoutes,
  ...genomeRoutes,
  ...downloadRoutes,
  ...changeRoutes,
  ...motifRoutes,
  ...identifierMapperRoutes,
  ...plotRoutes,
  ...cardRoutes,
  ...siteRoutes,
  ...serviceRoutes,
];
