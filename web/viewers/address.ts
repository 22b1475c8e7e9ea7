/** What a view's address asks for. Pure. */

export type View =
  | { readonly kind: "protein"; readonly scope: string; readonly gene: string }
  | { readonly kind: "structure"; readonly source: "alphafold" | "pdb"; readonly id: string }
  | { readonly kind: "rna"; readonly gene: string; readonly urs: string }
  | { readonly kind: "reaction"; readonly mini: boolean; readonly id: string }
  | { readonly kind: "pathway"; readonly models: readonly string[]; readonly flags: ReadonlySet<string>; readonly gene: string | null };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `{model+model:flag:flag}`: ids may have the prefix that is often written before them. */
function pathway(ids: string, gene: string | null): View | null {
  const [models = "", ...flags] = ids.replaceAll("gomodel:", "").split(":");
  const list = models.split("+").filter((id) => id !== "");
  return list.length === 0 ? null : { kind: "pathway", models: list, flags: new Set(flags), gene };
}

/** null where the address is that of no view. */
export function viewOf(path: string): View | null {
  const [kind = "", first = "", second = "", third, ...rest] = path.split("/").filter((part) => part !== "").map(decoded);
  if (second === "" || rest.length > 0 || (third !== undefined && kind !== "gocam_view")) return null;
  switch (kind) {
    case "protein_feature_view": return { kind: "protein", scope: first, gene: second };
    case "structure_view": return first === "alphafold" || first === "pdb" ? { kind: "structure", source: first, id: second } : null;
    case "rna_2d_structure": return { kind: "rna", gene: first, urs: second };
    case "rhea_widget": return { kind: "reaction", mini: first === "mini", id: second };
    case "gocam_view": return pathway(second, third ?? null);
    default: return null;
  }
}
