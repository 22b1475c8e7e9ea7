/** Names of subsets as they are typed. Pure. */

/** What was typed as the name of a subset, with the prefix of the input before it; null for blanks. */
export function subsetFrom(typed: string, prefix: string | undefined): string | null {
  const text = typed.trim();
  if (text === "") return null;
  return prefix === undefined || text.startsWith(`${prefix}:`) ? text : `${prefix}:${text}`;
}

/** The name as it would be typed. */
export const typedOf = (name: string, prefix: string | undefined): string =>
  prefix !== undefined && name.startsWith(`${prefix}:`) ? name.slice(prefix.length + 1) : name;
