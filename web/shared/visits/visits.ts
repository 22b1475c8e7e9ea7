/** Keys of visits whose address was typed, or came from another site, since the site was opened. */
const typed = new Set<string>();

/**
 * Gives each visit of a page a key of its own. The router keys the pages that it leads to; those whose address is typed,
 * or comes from another site, would all share one, and each would open where the one before was left. A reload and Back
 * find the key again, as it stands in the history.
 */
export function nameVisits(): void {
  const name = (): void => {
    // The state of an entry is the router's, or nothing.
    const state = history.state as { readonly key?: string } | null;
    if (state?.key !== undefined) return;
    const key = Math.random().toString(36).slice(2, 10);
    typed.add(key);
    history.replaceState({ ...state, key }, "");
  };
  name();
  // Only the fragment was typed anew: the same page goes on, in a new entry. To be called before the router listens.
  addEventListener("popstate", name);
}

/** Whether the address of a visit was typed or came from another site; the router takes such a one for Back. Not after a reload. */
export const isTyped = (key: string): boolean => typed.has(key);
