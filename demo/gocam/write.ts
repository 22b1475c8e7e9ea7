import type { Context } from "../plan/context.ts";
import type { ReleaseWriter } from "../writer/release-writer.ts";
import { minerva } from "./minerva.ts";
import { makeModels } from "./model.ts";
import { schema } from "./schema.ts";
import { summary } from "./summary.ts";

/** Summaries of all models, the first ones in full: most as Minerva JSON, the last ones in the GO-CAM schema, one in both. */
export function writeGocams(writer: ReleaseWriter, context: Context, count?: number): void {
  const models = makeModels(context, count);
  const full = Math.min(models.length, Math.max(12, Math.round((count ?? 0) / 5)));
  const inMinerva = Math.max(1, Math.ceil(full * 0.7));
  const inSchema = Math.max(1, Math.floor(full * 0.4));
  writer
    .open({
      id: "gocam-summaries",
      entity: "gocam-model",
      format: "gocam-summaries",
      path: "gocam/summaries.json",
    })
    .json(models.map(summary));
  for (const model of models.slice(0, inMinerva)) {
    writer
      .open({
        id: `gocam-minerva-${model.id}`,
        entity: "gocam-model",
        format: "gocam-minerva",
        path: `gocam/minerva/${model.id}.json`,
      })
      .json(minerva(model));
  }
  for (const model of models.slice(full - inSchema, full)) {
    writer
      .open({
        id: `gocam-schema-${model.id}`,
        entity: "gocam-model",
        format: "gocam-schema",
        path: `gocam/gocam-schema/${model.id}.json`,
      })
      .json(schema(model));
  }
  const cited = writer.open({
    id: "gocam-references",
    entity: "gocam-reference",
    format: "gocam-references",
    path: "gocam/model_references.tsv",
    header: ["model_id", "pmid"],
  });
  for (const model of models) {
    for (const reference of new Set(model.activities.map((activity) => activity.reference)))
      cited.row(`gomodel:${model.id}`, reference);
  }
}
