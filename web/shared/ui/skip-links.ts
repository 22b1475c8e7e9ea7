/** Id of the place of skip links that pages have beside that of the frame. */
export const skipLinksId = "skip-links";
