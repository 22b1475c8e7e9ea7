/** `cdc2 gene` and `gene cdc2` mean cdc2; "gene" alone stays as it is. */
export const withoutWordGene = (folded: string): string => folded.replace(/^genes?\s+(?=\S)/, "").replace(/(?<=\S)\s+genes?$/, "");
