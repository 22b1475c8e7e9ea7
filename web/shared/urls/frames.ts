/** Addresses of the pages that other pages embed; each answers on its own too. */
import { pathSegment } from "../../../api/contract/values/entity-path.ts";
/** Models keep the signs that join them. */
const models = (ids: string): string =>
  ids
    .split("+")
    .map((id) => pathSegment(id).replaceAll("%2C", ","))
    .join("+");

export const frames = {
  alphafold: (uniprot: string): string => `/structure_view/alphafold/${pathSegment(uniprot)}`,
  pdb: (id: string): string => `/structure_view/pdb/${pathSegment(id)}`,
  /** `scope`: widget, domains_and_features, full, or the protein_viewer_type of an annotation type. */
  proteinFeatures: (scope: string, gene: string): string =>
    `/protein_feature_view/${pathSegment(scope)}/${pathSegment(gene)}`,
  rna2d: (gene: string, urs: string): string => `/rna_2d_structure/${pathSegment(gene)}/${pathSegment(urs)}`,
  rhea: (view: "full" | "mini", id: string): string => `/rhea_widget/${view}/${pathSegment(id)}`,
  /** Models without what they act on; with a gene, its activities are marked. */
  gocam: (models: readonly string[], gene?: string): string =>
    `/gocam_view/widget/${models.map(pathSegment).join("+")}:no_inputs${gene === undefined ? "" : `/${pathSegment(gene)}`}`,
  /** The large view of models: `{ids[:flags]}`, with whose activities are marked. */
  gocamFull: (ids: string, flags: readonly string[], source?: string): string =>
    `/gocam_view/full/${models(ids)}${flags.length === 0 ? "" : `:${flags.join(",")}`}${source === undefined ? "" : `/${pathSegment(source)}`}`,
  /** The plain view of models, by the part of an address that names them, with whose activities are marked. */
  gocamPlain: (ids: string, source?: string): string =>
    `/gocam_viz/full/${models(ids)}${source === undefined ? "" : `/${pathSegment(source)}`}`,
  /** The map of all models, or of those that something links; `search` says what is looked for on it. */
  gocamSummary: (which: "all" | "connected", search = ""): string => `/gocam_summary/${which}${search}`,
} as const;
