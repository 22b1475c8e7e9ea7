/** What stands around a name that was typed or pasted. Pure, without imports; all texts are folded. */

/** `cdc2 gene` and `gene cdc2` mean cdc2; "gene" alone stays as it is. */
export const withoutWordGene = (text: string): string =>
  text.replace(/^genes?\s+(?=\S)/, "").replace(/(?<=\S)\s+genes?$/, "");

/** `(trm1)`, `"trm1"` and `trm1,` mean trm1; signs alone stay as they are. */
export const withoutSigns = (text: string): string =>
  text.replace(/^[\s"'“”‘’«([{<*/]+/, "").replace(/[\s"'“”‘’»)\]}>.,;:!?*/]+$/, "") || text;
