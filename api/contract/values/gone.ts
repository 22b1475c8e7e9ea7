/** What is said of a gene's id that has no page any more. Pure, without imports. */

interface Gone {
  readonly comment: string | null;
  readonly genes: readonly { readonly uniquename: string; readonly name: string | null }[];
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** That the id was removed, and why where that is known; null for one that was not removed but stands for several genes. */
export function removalText(id: string, { comment, genes }: Gone): string | null {
  if (comment !== null) return ended(`${id} was removed: ${comment}`);
  return genes.length > 0 ? null : `${id} was removed.`;
}

/** `G1.01 (abc1)`, or the id alone. */
export const goneGeneLabel = ({ uniquename, name }: Gone["genes"][number]): string =>
  name === null || name === uniquename ? uniquename : `${uniquename} (${name})`;

/** `, ` and ` and `, as they stand before the item at an index of a list in a sentence. */
export const joint = (index: number, count: number): string =>
  index === 0 ? "" : index === count - 1 ? " and " : ", ";

/** All of it in one text. */
export function goneText(id: string, gone: Gone): string {
  const genes = gone.genes.map((gene, i) => joint(i, gone.genes.length) + goneGeneLabel(gene)).join("");
  return [removalText(id, gone), genes === "" ? null : `This id now stands for ${genes}.`]
    .filter((text) => text !== null)
    .join(" ");
}
