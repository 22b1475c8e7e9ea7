/** What is told about several pathway models as one, beside their page. Pure. */
import type { GocamPage } from "../../index-mappings/pages/others.ts";
import { titleParts } from "../contract/values/titles.ts";
import type { RequestedModels } from "../pathways/requested-models.ts";
import type { Description } from "./description.ts";
import { entityPath, pathSegment } from "../contract/values/entity-path.ts";

/** The models as addresses name them, not yet encoded. */
export const modelsInAddress = (asked: RequestedModels): string =>
  asked.kind === "all" ? asked.mega : asked.ids.join("+");

/** Describes a page of several pathway models. */
export function describeModels(asked: RequestedModels, models: readonly GocamPage[]): Description {
  const ids = modelsInAddress(asked);
  const title = titleParts.gocams(ids, models);
  return {
    title,
    name: title.at(-1) ?? "",
    text: `${title.at(-1) ?? ""}: GO-CAM pathway models as one, joined where they share an activity.`,
    facts: [],
    links: models.map((model) => ({
      address: entityPath("gocam", model.gocam_id),
      label: model.title || model.gocam_id,
      detail: "",
    })),
    path: entityPath("gocam", "") + ids.split("+").map(pathSegment).join("+"),
  };
}
