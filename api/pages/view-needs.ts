/** What each view in a frame begins with, so that it comes together with the page of the view. Pure. */
import type { Deployment } from "../../config/schema.ts";
import { isViewKind } from "../contract/values/pages.ts";
import type { ViewKind } from "../contract/values/pages.ts";
import { parseModelIds } from "../pathways/requested-models.ts";

/** Where the deployment has files for views. */
type ViewSources = Pick<Deployment["site"]["viewers"], "alphafold" | "pdb">;

/** Modules of web/viewers/, without ending. */
export const viewModules: Readonly<Record<ViewKind, readonly string[]>> = {
  protein_feature_view: ["protein/ProteinView"],
  structure_view: ["structure/StructureView", "structure/Molecule"],
  rna_2d_structure: ["rna/RnaView"],
  rhea_widget: ["reaction/ReactionView"],
  gocam_view: ["pathway/PathwayView"],
  gocam_viz: ["pathway/PathwayView"],
  gocam_summary: ["pathway-map/MapView"],
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The parts of a view's path, as they are meant. */
export const viewParts = (path: string): readonly string[] => path.split("/").slice(1).map(decoded);

/** Modules of the web that a view is drawn by. */
export function modulesOfView(path: string): readonly string[] {
  const [kind = ""] = viewParts(path);
  return isViewKind(kind) ? viewModules[kind].map((module) => `viewers/${module}.tsx`) : [];
}

/** The file of a structure as its view asks for it: at the deployment's source, else that of the release. */
function structureFile(source: string, id: string, sources: ViewSources): string | null {
  if (source !== "alphafold" && source !== "pdb") return null;
  const name = encodeURIComponent(id);
  return (
    sources[source].file_url?.replaceAll("<<IDENTIFIER>>", name) ??
    `/api/v1/dataset/latest/structure/${source}/${name}`
  );
}

/** What a view begins with and is too large to be written into its page. @param release or generation */
export function viewAsksFor(path: string, release: string, sources: ViewSources): readonly string[] {
  const dataset = `/api/v1/dataset/${encodeURIComponent(release)}`;
  const [kind, first = "", second = ""] = viewParts(path);
  if (kind === "structure_view") {
    const file = structureFile(first, second, sources);
    return file === null ? [] : [file];
  }
  if (kind === "gocam_summary") return [`${dataset}/data/pathway_map`];
  if (kind !== "gocam_view" && kind !== "gocam_viz") return [];
  const asked = parseModelIds(second);
  return asked.kind === "all" ? [`${dataset}/data/pathways/${asked.mega}`] : [];
}
