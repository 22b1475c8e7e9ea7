/** Compares names as people order them: cdc2 before cdc10, whatever the case of their letters. */
export const naturalOrder = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
