/** Address of a thing's data at a source of the deployment; null where the deployment names none. */
export const sourceFile = (
  { file_url: url }: { readonly file_url: string | null },
  id: string,
): string | null => (url === null ? null : url.replaceAll("<<IDENTIFIER>>", encodeURIComponent(id)));
