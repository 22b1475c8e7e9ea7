/** Finds the addresses of servers by their names, each name once at a time. */
import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";

type Find = (name: string, options: LookupOptions) => Promise<LookupAddress[]>;

const askSystem: Find = (name, options) => lookup(name, { ...options, all: true });

/**
 * Where a server is gone its name often is, too, and it takes the system ten seconds to say so. Each question holds one of the
 * few threads that all names, files and packing share: asked again by every attempt, the name of one server that is lost
 * would keep the names of all others from being found. So all who ask for a name meanwhile get the same answer. Two names
 * are looked for at a time: two lost servers still hold up the rest.
 */
export function sharedLookup(find: Find = askSystem): LookupFunction {
  const underWay = new Map<string, Promise<LookupAddress[]>>();
  const addressesOf = (name: string, options: LookupOptions): Promise<LookupAddress[]> => {
    const key = `${name} ${options.family ?? 0}`;
    const known = underWay.get(key);
    if (known) return known;
    const finding = find(name, options).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    return finding;
  };
  return (name, options, callback) => {
    addressesOf(name, options).then(
      (all) => {
        const [first] = all;
        if (options.all === true || first === undefined) callback(null, all);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
