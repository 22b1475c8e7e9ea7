/** Address of a thing's data at a source of the deployment; null where the deployment names none. */
export const sourceFile = (
  { file_url: url }: { readonly file_url: string | null },
  id: string,
): string | null => (url === null ? null : url.replaceAll("<<IDENTIFIER>>", encodeURIComponent(id)));

/** Where the release's own file of a structure is. */
export const releaseStructure = (source: "alphafold" | "pdb", id: string): string =>
  `/api/v1/dataset/latest/structure/${source}/${encodeURIComponent(id)}`;
