/** Structures of proteins that the release brings. */
import { z } from "zod";
import { releaseDocumentOf } from "../../index-mappings/release-documents.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { isText, sendStored } from "../documents/stored-json.ts";
import { notFound } from "../problem/problem-error.ts";
import { datasetRoute, none } from "./route.ts";

const structure = datasetRoute({
  path: "/structure/{source}/{id}",
  group: "Pages",
  summary: "The structure of a protein, as an mmCIF or BinaryCIF file",
  description: "BinaryCIF, where the release has it, is `application/octet-stream`.",
  answer: { description: "mmCIF.", mediaType: "chemical/x-mmcif" },
  params: z.object({
    source: z.enum(["alphafold", "pdb"]).describe("Whether it is predicted or an entry of the PDB."),
    id: z
      .string()
      .regex(/^\w{1,20}$/, "has to be a UniProt accession or the id of a PDB entry")
      .describe("UniProt accession, or id of the PDB entry."),
  }),
  query: none,
  examples: ["/structure/alphafold/P04551"],
  async answerWith({ params: { source, id }, services, generation, request, response }) {
    const key = source === "pdb" ? id.toLowerCase() : id.toUpperCase();
    const body = await readReleaseDoc(services.elastic, generation, releaseDocumentOf.structure(source, key));
    if (body === null) throw notFound(`this release brings no structure ${id}`);
    await sendStored(request, response, body, isText(body) ? "chemical/x-mmcif" : "application/octet-stream");
  },
});

export const structureRoutes = [structure];
