/** Pathway models as files. */
import type { Response } from "express";
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import { mergeModels } from "../merge.ts";
import { cx2Of } from "./cx2.ts";
import { gocamOf } from "./gocam.ts";
import { networkOf } from "./network.ts";
import { sifOf } from "./sif.ts";

export interface PathwayFile {
  /** As they were asked for. */
  readonly ids: string;
  readonly models: readonly GocamPage[];
  readonly format: "gocam" | "sif" | "cx2";
  /** The prefix of ids of genes. */
  readonly database: string;
}

const endings = { gocam: "gocam.json", sif: "sif", cx2: "cx2" } as const;
const types = { gocam: "application/json", sif: "text/plain", cx2: "application/json" } as const;

function contentOf({ ids, models, format, database }: PathwayFile): string {
  if (format === "gocam") {
    const written = models.map((model) => gocamOf(model, database));
    return JSON.stringify(written.length === 1 ? written[0] : written, null, 2);
  }
  const network = networkOf(mergeModels(models));
  return format === "sif"
    ? sifOf(network)
    : JSON.stringify(cx2Of(network, models.length === 1 ? (models[0]?.title ?? ids) : ids), null, 1);
}

/** Answers with a file, named after the models. */
export function sendFile(response: Response, file: PathwayFile): void {
  const name = `pathway-${file.ids.replaceAll(/[^\w]+/g, "-").slice(0, 60)}.${endings[file.format]}`;
  response
    .type(types[file.format])
    .set("Content-Disposition", `attachment; filename="${name}"`)
    .send(contentOf(file));
}
