/**
 * Settings of indices that nobody searches: they are copied as a whole once, and looked up by id where there is no copy. Mapped into
 * the memory of Elasticsearch, as by default, all that was read once would count as its memory.
 */
export const readInPieces = { "index.store.type": "niofs" } as const;
