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
  /** Of those that were joined to another; mostly none is. */
  readonly #parents = new Map<number, number>();

  find(thing: number): number {
    let root = thing;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root))
      root = parent;
    // Shortens the way for the next look.
    for (let on = thing; on !== root;) {
      const parent = this.#parents.get(on) ?? root;
      this.#parents.set(on, root);
      on = parent;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [from, to] = [this.find(one), this.find(other)];
    if (from !== to) this.#parents.set(from, to);
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
  const joined = new UnionFind();
  const found: { readonly id: string; readonly indices: readonly number[] }[] = [];
  for (const [folded, id] of distinct(typed)) {
    // Not one of the words that every object has.
    const indices = Object.hasOwn(known, folded) ? known[folded]! : [];
    if (indices.length === 0) answer.not_found.push(id);
    else found.push({ id, indices });
    // `!`: what was found has an index, and indices are those of genes.
    for (let at = 1; at < indices.length; at++) joined.join(indices[at]!, indices[0]!);
  }
  const groups = new Map<number, MapperGroup>();
  for (const { id, indices } of found) {
    const root = joined.find(indices[0]!);
    const own = indices.map((index) => genes[index]!);
    const pairs = own.map(({ uniquename }): [string, string] => [id, uniquename]);
    const group = groups.get(root);
    // Lists begin with what they mostly end with: one that grows takes room for many more.
    if (!group) groups.set(root, { ids: [id], genes: own, pairs });
    else {
      group.ids.push(id);
      group.genes.push(...own);
      group.pairs.push(...pairs);
    }
  }
  for (const group of groups.values()) {
    // Mostly there is one identifier, which has each gene once.
    if (group.ids.length > 1) group.genes = [...new Set(group.genes)];
    answer[classOf(group)].push(group);
  }
  return answer;
}
