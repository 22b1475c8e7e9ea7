/** Addresses of licences that releases name in words. */
const addresses: readonly (readonly [RegExp, string])[] = [
  [/\bCC[- ]?BY[- ]?(\d\.\d)/i, "https://creativecommons.org/licenses/by/$1/"],
  [/\bCC0\b/i, "https://creativecommons.org/publicdomain/zero/1.0/"],
  [/\bMIT\b/, "https://opensource.org/license/mit"],
  [/\bBSD-3/i, "https://opensource.org/license/bsd-3-clause"],
];

/** The address of the licence that the words name first; null where none is known. */
export function licenceAddress(words: string): string | null {
  for (const [pattern, address] of addresses) {
    const found = pattern.exec(words);
    if (found) return address.replace("$1", found[1] ?? "");
  }
  return null;
}
