/** What a view in a frame asks for first, answered within its page: a request less for each frame. */
import { proteinScope } from "../contract/protein-features.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { mergeModels } from "../pathways/merge.ts";
import { readModels } from "../pathways/read.ts";
import { parseModelIds } from "../pathways/requested-models.ts";
import { readProteinFeatures } from "../protein-features/read.ts";
import { readReaction } from "../documents/read-reaction.ts";
import { parseStored } from "../documents/stored-json.ts";
import { rheaReaction } from "../../index-mappings/pages/reactions.ts";
import { viewParts } from "./view-needs.ts";

export interface FirstAnswer {
  /** The call as the view asks it, below the data set. */
  readonly path: string;
  readonly answer: unknown;
}

/**
 * null for views that ask nothing, or so much that it is better kept apart; "not found" where there is nothing of the kind, which the
 * view asks for itself and tells.
 */
export async function firstAnswer(
  address: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<FirstAnswer | "not found" | null> {
  const [kind, first = "", second = ""] = viewParts(address);
  if (kind === "protein_feature_view") {
    const scope = proteinScope.safeParse(first);
    const answer = scope.success ? await readProteinFeatures(services, generation, scope.data, second) : null;
    if (answer === null) return "not found";
    return { path: `protein_features/${first}/${encodeURIComponent(second)}`, answer };
  }
  if (kind === "rhea_widget") {
    const body = await readReaction(services.elastic, generation, second);
    return body === null
      ? "not found"
      : {
          path: `data/reaction/${encodeURIComponent(second)}`,
          answer: await parseStored(body, rheaReaction),
        };
  }
  if (kind !== "gocam_view" && kind !== "gocam_viz") return null;
  const asked = parseModelIds(second);
  if (asked.kind === "all") return null;
  const { models, missing } = await readModels(services.elastic, generation, asked);
  return models.length === 0 || missing.length > 0
    ? "not found"
    : {
        path: `data/pathways/${encodeURIComponent(asked.ids.join("+"))}`,
        answer: mergeModels(models),
      };
}
