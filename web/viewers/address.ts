/** What a view's address asks for. Pure. */
import { isViewKind } from "../../api/contract/values/pages.ts";
import { readModels, readPathwaySource } from "../features/pathways/model-address.ts";
import type { ModelSelection, PathwaySource } from "../features/pathways/model-address.ts";

export type View =
  | { readonly kind: "protein"; readonly scope: string; readonly gene: string }
  | { readonly kind: "structure"; readonly source: "alphafold" | "pdb"; readonly id: string }
  | { readonly kind: "rna"; readonly gene: string; readonly urs: string }
  | { readonly kind: "reaction"; readonly mini: boolean; readonly id: string }
  | { readonly kind: "pathway-map"; readonly connected: boolean }
  | {
      readonly kind: "pathway";
      readonly models: ModelSelection;
      readonly source: PathwaySource;
      readonly isWidget: boolean;
    };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function pathway(scope: string, ids: string, source: string | undefined): View | null {
  const models = readModels(ids);
  return models.mega === null && models.ids.length === 0
    ? null
    : { kind: "pathway", models, source: readPathwaySource(source), isWidget: scope === "widget" };
}

const pathwayViews = new Set(["gocam_view", "gocam_viz"]);

/** null where the address is that of no view. */
export function viewOf(path: string): View | null {
  const [kind = "", first = "", second = "", third, ...rest] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  if (
    !isViewKind(kind) ||
    (second === "" && kind !== "gocam_summary") ||
    rest.length > 0 ||
    (third !== undefined && !pathwayViews.has(kind))
  )
    return null;
  switch (kind) {
    case "protein_feature_view":
      return { kind: "protein", scope: first, gene: second };
    case "structure_view":
      return first === "alphafold" || first === "pdb"
        ? { kind: "structure", source: first, id: second }
        : null;
    case "rna_2d_structure":
      return { kind: "rna", gene: first, urs: second };
    case "rhea_widget":
      return { kind: "reaction", mini: first === "mini", id: second };
    case "gocam_summary":
      return (first === "all" || first === "connected") && second === ""
        ? { kind: "pathway-map", connected: first === "connected" }
        : null;
    case "gocam_view":
    case "gocam_viz":
      return pathway(first, second, third);
  }
}
