/** Whether what was read is text: a picture or an archive has zeros, or bytes that no letter is written with. */
export const isText = (content: string): boolean => !/[\0\uFFFD]/.test(content);

/** Reads a file that somebody chose; `fault` says why there is no text, with the file's name. */
export async function readTextFile(
  file: File,
): Promise<
  { readonly text: string; readonly fault: null } | { readonly text: null; readonly fault: string }
> {
  const content = await file.text().catch(() => null);
  if (content === null) return { text: null, fault: `${file.name} could not be read.` };
  return isText(content)
    ? { text: content, fault: null }
    : { text: null, fault: `${file.name} is not a text file.` };
}
