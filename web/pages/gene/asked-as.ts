import type { GenePage } from "../../../api/contract/index.ts";

/** How an address named a gene: by its own id, by one of its transcripts, by a transcript that it does not have, or by an id that it has taken over. */
export type AskedAs = "itself" | "transcript" | "no transcript" | "former id";

/** What an id other than the gene's own means, with or without a database's name before it. */
export function askedAs(
  asked: string,
  {
    uniquename,
    transcripts,
  }: Pick<GenePage, "uniquename"> & { readonly transcripts: readonly { readonly uniquename: string }[] },
): AskedAs {
  const id = asked.slice(asked.indexOf(":") + 1);
  if (id === uniquename) return "itself";
  if (transcripts.some((transcript) => transcript.uniquename === id)) return "transcript";
  return id.startsWith(`${uniquename}.`) && /^\d+$/.test(id.slice(uniquename.length + 1))
    ? "no transcript"
    : "former id";
}
