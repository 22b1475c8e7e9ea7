import fc from "fast-check";
import { expect, it } from "vitest";
import type { MapperAnswer } from "../contract/identifier-mapper.ts";
import type { IdentifierMap } from "../../index-mappings/pages/identifiers.ts";
import { mapIdentifiers } from "./map-identifiers.ts";

const mapOf = (ids: Readonly<Record<string, readonly number[]>>, genes = 8): IdentifierMap => ({
  genes: Array.from({ length: genes }, (_, i) => ({ uniquename: `G${i}`, name: null, product: null })),
  types: { uniprot: Object.fromEntries(Object.entries(ids).map(([id, indexes]) => [id, [...indexes]])) },
});
const plain = ({ not_found, ...classes }: MapperAnswer) => ({
  ...Object.fromEntries(
    Object.entries(classes).map(([name, groups]) => [
      name,
      groups.map(({ ids, genes }) => [ids.join(), genes.map(({ uniquename }) => uniquename).join()]),
    ]),
  ),
  not_found,
});

it("what belongs together is one group, in the class of its numbers", () => {
  const map = mapOf({ a: [0], b: [1, 2], c: [3], d: [3], e: [4, 5], f: [5], g: [5, 6] });
  expect(
    plain(
      mapIdentifiers(map, "uniprot", ["A", "b", "c", "D", "e", "f", "g", "nope", "a", " ", "constructor"]),
    ),
  ).toEqual({
    one_to_one: [["A", "G0"]],
    one_to_many: [["b", "G1,G2"]],
    many_to_one: [["c,D", "G3"]],
    many_to_many: [["e,f,g", "G4,G5,G6"]],
    not_found: ["nope", "constructor"],
  });
  expect(plain(mapIdentifiers(map, "ortholog:1", ["a"]))).toMatchObject({ not_found: ["a"] });
});

it("groups are what can be reached from one another", () => {
  const edges = fc.dictionary(
    fc.constantFrom(..."abcdefghij"),
    fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(edges, fc.array(fc.constantFrom(..."abcdefghijklABC")), (ids, asked) => {
      const answer = mapIdentifiers(mapOf(ids), "uniprot", asked);
      const distinct = [...new Set(asked.map((id) => id.toLowerCase()))];
      const genesOf = (id: string): readonly number[] => ids[id] ?? [];
      /** Everything reached from an identifier, step by step. */
      const reached = (start: string): { ids: string[]; genes: number[] } => {
        let group = [start];
        for (;;) {
          const genes = new Set(group.flatMap((id) => genesOf(id)));
          const next = distinct.filter((id) => genesOf(id).some((gene) => genes.has(gene)));
          if (next.length === group.length) return { ids: next, genes: [...genes].sort((a, b) => a - b) };
          group = next;
        }
      };
      expect(answer.not_found.map((id) => id.toLowerCase())).toEqual(
        distinct.filter((id) => genesOf(id).length === 0),
      );
      const names = {
        one_to_one: [true, true],
        one_to_many: [true, false],
        many_to_one: [false, true],
        many_to_many: [false, false],
      } as const;
      for (const name of ["one_to_one", "one_to_many", "many_to_one", "many_to_many"] as const) {
        for (const group of answer[name]) {
          const expected = reached(group.ids[0]!.toLowerCase());
          expect(group.ids.map((id) => id.toLowerCase()).sort()).toEqual(expected.ids.toSorted());
          expect(
            group.genes.map(({ uniquename }) => Number(uniquename.slice(1))).sort((a, b) => a - b),
          ).toEqual(expected.genes);
          expect([group.ids.length === 1, group.genes.length === 1]).toEqual(names[name]);
        }
      }
      const placed = [answer.one_to_one, answer.one_to_many, answer.many_to_one, answer.many_to_many]
        .flat()
        .flatMap((group) => group.ids);
      expect(placed.length + answer.not_found.length).toBe(distinct.length);
    }),
    { numRuns: 1000 },
  );
});
