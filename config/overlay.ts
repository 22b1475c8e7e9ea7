/** What a deployment says, laid over the product's defaults. */

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What entries of lists are told apart by: the first of these that they have. */
const names = ["id", "label", "taxonid"] as const;

function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const name = names.find((key) => entry[key] !== undefined);
  return name && `${name} ${String(entry[name])}`;
}

/**
 * The value of a deployment with what it leaves out taken from the default: objects key by key. A list takes the place of
 * the default's list; an entry with the id, label or taxon of one of the default's needs only what differs. Pure.
 */
export function overlay(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (isObject(base) && isObject(own))
    return Object.fromEntries(
      [...new Set([...Object.keys(base), ...Object.keys(own)])].map((key) => [
        key,
        overlay(base[key], own[key]),
      ]),
    );
  if (Array.isArray(base) && Array.isArray(own)) {
    const known = new Map(base.map((entry: unknown) => [nameOf(entry), entry]));
    return own.map((entry: unknown) => {
      const name = nameOf(entry);
      return name === undefined ? entry : overlay(known.get(name), entry);
    });
  }
  return own;
}
