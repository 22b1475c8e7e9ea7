import { mapperAnswer, mapperRequest } from "../contract/identifier-mapper.ts";
import { badRequest } from "../problem/problem-error.ts";
import { mapIdentifiers } from "../identifier-mapper/map-identifiers.ts";
import { readIdentifierMap } from "../documents/release-documents.ts";
import { orthologType } from "../../index-mappings/pages/identifiers.ts";
import { nextStep } from "../threads/long-steps.ts";
import { datasetPost, none } from "./route.ts";

/** Identifiers from which on others are answered before they are looked up. */
const manyIds = 2_000;

const mapperRoute = datasetPost({
  path: "/identifier_mapper",
  group: "Lists",
  summary: "Genes that the identifiers of others stand for",
  description:
    "UniProt accessions, or names and ids of orthologs in other organisms. Whatever is connected, over identifiers and genes, is one group; groups come in four classes, " +
    "by whether they have one or several identifiers and one or several genes.",
  answer: {
    description: "The groups of the four classes, and the identifiers that stand for no gene.",
    schema: mapperAnswer,
  },
  params: none,
  body: mapperRequest,
  examples: [
    { type: "uniprot", ids: ["{uniprot}", "{other_uniprot}"] },
    { type: "ortholog:4932", ids: ["YBR160W", "CDC28", "YGL038C"] },
  ],
  expensive: true,
  async answerWith({ body: { type, ids }, services, generation, response }) {
    const types = ["uniprot", ...services.deployment.site.ortholog_taxonids.map(orthologType)];
    if (!types.includes(type))
      throw badRequest([{ where: "body.type", reason: `has to be one of ${types.join(", ")}` }]);
    const map = (await readIdentifierMap(services.elastic, generation)) ?? { genes: [], types: {} };
    if (ids.length > manyIds) await nextStep();
    response.json(mapIdentifiers(map, type, ids));
  },
});

export const identifierMapperRoutes = [mapperRoute];
