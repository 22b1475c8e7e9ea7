/** What a page says that lists what words ask for; a link to how they were read follows. In one text: what React writes in pieces is measured as larger than what the server wrote. */
export const askedForAs = (words: string): string => `Asked for as “${words}” · `;
