/** Genes or genotypes that a list shows at once, on pages and in what the server asks for ahead. */
export const listSize = 50;
