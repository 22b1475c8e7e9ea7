/** What a deployment calls a chromosome. Pure. */

/** The short name of a sequence; its id where the deployment has none for it. */
export const chromosomeName = (
  sequence: string,
  chromosomes: readonly { readonly id: string; readonly name: string }[],
): string => chromosomes.find(({ id }) => id === sequence)?.name ?? sequence;
