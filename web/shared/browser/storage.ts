/** What the browser keeps as text. It may be full, or forbid it: nothing is kept then. */

/** In this tab, also when it is loaded anew, or in all tabs and visits. */
export type StorageLifetime = "tab" | "browser";

const storageOf = (lasting: StorageLifetime): Storage => (lasting === "tab" ? sessionStorage : localStorage);

/** What the browser has kept; null where there is nothing or it keeps nothing. */
export function readStored(lasting: StorageLifetime, key: string): string | null {
  try {
    return storageOf(lasting).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null removes what there was
 * @returns whether the browser has kept it
 */
export function writeStored(lasting: StorageLifetime, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(lasting).removeItem(key);
    else storageOf(lasting).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keys that begin so. */
export function storedKeys(lasting: StorageLifetime, beginning: string): string[] {
  try {
    return Object.keys(storageOf(lasting)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
