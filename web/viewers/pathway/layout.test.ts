import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pathway, PathwayNode } from "./drawn-pathway.ts";
import { placePathway } from "./layout.ts";
import { pack } from "./pack.ts";

const overlap = (a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, at) => items.slice(at + 1).map((b): [T, T] => [a, b]));

test("packed rectangles keep off each other and within the whole", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(size, { maxLength: 20 }), (items) => {
      const { placed, width, height } = pack(items, 5, 1.5);
      const areas = placed.map(({ item, x, y }) => ({ x, y, ...item }));
      expect(areas).toHaveLength(items.length);
      for (const area of areas)
        expect([
          area.x >= 0,
          area.y >= 0,
          area.x + area.width <= width,
          area.y + area.height <= height,
        ]).toEqual([true, true, true, true]);
      expect(pairs(areas).some(([a, b]) => overlap(a, b))).toBe(false);
    }),
  );
});

const node = (id: string, models: readonly string[], isMarked: boolean): PathwayNode => ({
  id,
  kind: "activity",
  name: id,
  gene: null,
  genes: [],
  does: "an activity",
  within: null,
  where: null,
  models,
  isMarked,
});

/** Some models with activities of their own and shared ones, and links within models. */
const pathway = fc
  .record({
    own: fc.array(fc.record({ model: fc.nat(3), marked: fc.boolean() }), { maxLength: 12 }),
    shared: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 3 }),
    joins: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 15 }),
    hasBoundaries: fc.boolean(),
  })
  .map(({ own, shared, joins, hasBoundaries }): Pathway => {
    const nodes = [
      ...own.map(({ model, marked }, at) => node(`a${at}`, [`m${model}`], marked)),
      ...shared.flatMap(([a, b], at) => (a === b ? [] : [node(`s${at}`, [`m${a}`, `m${b}`], false)])),
    ];
    const links = joins.flatMap(([a, b], at) => {
      const [source, target] = [nodes[a % Math.max(1, nodes.length)], nodes[b % Math.max(1, nodes.length)]];
      return source &&
        target &&
        source !== target &&
        source.models.some((model) => target.models.includes(model))
        ? [{ key: `l${at}`, source: source.id, target: target.id, label: "", effect: "other" as const }]
        : [];
    });
    return {
      nodes,
      links,
      models: [0, 1, 2, 3].map((model) => ({ gocam_id: `m${model}`, title: `model ${model}` })),
      isVain: false,
      hasBoundaries,
    };
  });

test("every box is drawn once and off the others, own ones within the line of their model, and every link", () => {
  fc.assert(
    fc.property(pathway, (given) => {
      const { boxes, models, links, width, height } = placePathway(given);
      const areas = boxes.map(({ box, x, y }) => ({
        x: x - box.width / 2,
        y: y - box.height / 2,
        width: box.width,
        height: box.height,
        models: box.node.models,
      }));
      expect(boxes.map(({ box }) => box.node.id).toSorted()).toEqual(
        given.nodes.map(({ id }) => id).toSorted(),
      );
      expect(links.map(({ link }) => link.key).toSorted()).toEqual(
        given.links.map(({ key }) => key).toSorted(),
      );
      for (const area of areas)
        expect([
          area.x >= 0,
          area.y >= 0,
          area.x + area.width <= width,
          area.y + area.height <= height,
        ]).toEqual([true, true, true, true]);
      expect(pairs(areas).some(([a, b]) => overlap(a, b))).toBe(false);
      if (!given.hasBoundaries) return;
      expect(models).toHaveLength(4);
      expect(pairs([...models]).some(([a, b]) => overlap(a, b))).toBe(false);
      for (const area of areas)
        for (const line of models)
          expect(overlap(area, line)).toBe(area.models.length === 1 && area.models[0] === line.id);
    }),
    { numRuns: 60 },
  );
});

test("what is marked stands above all else", () => {
  const models = ["m0", "m1"].map((id) => ({ gocam_id: id, title: id }));
  const { boxes, marked } = placePathway({
    nodes: [node("a", ["m0"], false), node("b", ["m1"], true)],
    links: [],
    models,
    isVain: false,
    hasBoundaries: true,
  });
  const [a, b] = ["a", "b"].map((id) => boxes.find(({ box }) => box.node.id === id)?.y ?? 0);
  expect(b).toBeLessThan(a ?? 0);
  expect(b).toBeLessThan(marked?.height ?? 0);
});
