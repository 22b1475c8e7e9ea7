/** Identifiers and their genes in groups of what is connected. Pure. */
import type { MapperAnswer, MapperGroup } from "../contract/identifier-mapper.ts";
import { foldIdentifier } from "../../index-mappings/pages/identifiers.ts";
import type { IdentifierMap } from "../../index-mappings/pages/identifiers.ts";

type Class = Exclude<keyof MapperAnswer, "not_found">;

const classOf = ({ ids, genes }: Pick<MapperGroup, "ids" | "genes">): Class =>
  ids.length === 1
    ? genes.length === 1
      ? "one_to_one"
      : "one_to_many"
    : genes.length === 1
      ? "many_to_one"
      : "many_to_many";

/** Identifiers as typed by what they are looked up by, without empty ones and repetitions. */
function distinct(ids: readonly string[]): Map<string, string> {
  const seen = new Map<string, string>();
  for (const typed of ids) {
    const id = typed.trim();
    const folded = foldIdentifier(id);
    if (id !== "" && !seen.has(folded)) seen.set(folded, id);
  }
  return seen;
}

/** Union-find: joins things by number. `find` gives the same number for all that have been joined. */
class UnionFind {
  /** One more than the parent of each; 0 has none. */
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = new Int32Array(size);
  }

  #parentOf(thing: number): number | null {
    const parent = this.#parents[thing] ?? 0;
    return parent === 0 ? null : parent - 1;
  }

  find(thing: number): number {
    let root = thing;
    for (let parent = this.#parentOf(root); parent !== null; parent = this.#parentOf(root)) root = parent;
    // Shortens the way for the next look.
    for (let on = thing; on !== root;) {
      const parent = this.#parentOf(on) ?? root;
      this.#parents[on] = root + 1;
      on = parent;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [from, to] = [this.find(one), this.find(other)];
    if (from !== to) this.#parents[from] = to + 1;
  }
}

/** Groups in the order of their first identifier, identifiers as typed and in the order given. */
export function mapIdentifiers(
  { genes, types }: IdentifierMap,
  type: string,
  typed: readonly string[],
): MapperAnswer {
  const known = types[type] ?? {};
  const answer: MapperAnswer = {
    one_to_one: [],
    one_to_many: [],
    many_to_one: [],
    many_to_many: [],
    not_found: [],
  };
  const joined = new UnionFind(genes.length);
  const found: { readonly id: string; readonly indices: readonly number[] }[] = [];
  for (const [folded, id] of distinct(typed)) {
    // Not one of the words that every object has.
    const indices = Object.hasOwn(known, folded) ? known[folded]! : [];
    if (indices.length === 0) answer.not_found.push(id);
    else found.push({ id, indices });
    // `!`: what was found has an index, and indices are those of genes.
    for (let at = 1; at < indices.length; at++) joined.join(indices[at]!, indices[0]!);
  }
  const groups = new Map<
    number,
    { readonly ids: string[]; readonly indices: number[]; readonly pairs: [string, string][] }
  >();
  for (const { id, indices } of found) {
    const root = joined.find(indices[0]!);
    let group = groups.get(root);
    if (!group) groups.set(root, (group = { ids: [], indices: [], pairs: [] }));
    group.ids.push(id);
    for (const index of indices) {
      group.indices.push(index);
      group.pairs.push([id, genes[index]!.uniquename]);
    }
  }
  for (const { ids, indices, pairs } of groups.values()) {
    // Mostly there is one identifier, which has each gene once.
    const own = ids.length === 1 ? indices : [...new Set(indices)];
    const group = { ids, genes: own.map((index) => genes[index]!), pairs };
    answer[classOf(group)].push(group);
  }
  return answer;
}
