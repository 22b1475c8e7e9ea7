import { describe, expect, test } from "vitest";
import type { Pathway, PathwayNode } from "./drawn-pathway.ts";
import { modelLabel, markedLabels } from "./labels.ts";
import { titleHeight } from "./box.ts";
import { placePathway } from "./layout.ts";
import type { PathwayDrawing } from "./layout.ts";
import { opening, readable } from "./opening.ts";
import { narrowShape, wideShape } from "./shape.ts";

const node = (id: string, model: string, isMarked: boolean): PathwayNode => ({
  id,
  kind: "activity",
  name: id,
  gene: null,
  genes: [],
  does: "an activity",
  within: null,
  where: null,
  models: [model],
  isMarked,
});

/** Models that are each a row of activities, the last of which is marked where the model is among the marked ones. */
function drawingOf(
  models: number,
  length: number,
  marked: readonly number[],
  shape = wideShape,
): PathwayDrawing {
  const rows = Array.from({ length: models }, (_, model) =>
    Array.from({ length }, (_, at) =>
      node(`${model}.${at}`, `m${model}`, marked.includes(model) && at === length - 1),
    ),
  );
  const links = rows.flatMap((row) =>
    row.slice(1).map((target, at) => ({
      key: target.id,
      source: row[at]?.id ?? "",
      target: target.id,
      label: "",
      effect: "other" as const,
    })),
  );
  const pathway: Pathway = {
    nodes: rows.flat(),
    links,
    models: rows.map((_, model) => ({ gocam_id: `m${model}`, title: `model ${model}` })),
    isVain: false,
    hasBoundaries: models > 1,
  };
  return placePathway(pathway, shape);
}

/** What stands in the frame as a whole. */
const inFrame = (given: PathwayDrawing, frame: { readonly width: number; readonly height: number }) => {
  const { scale, x, y } = opening(given, frame);
  return given.boxes
    .filter(({ box, ...at }) => {
      const [left, top] = [x + (at.x - box.width / 2) * scale, y + (at.y - box.height / 2) * scale];
      return (
        left >= -0.01 &&
        top >= -0.01 &&
        left + box.width * scale <= frame.width + 0.01 &&
        top + box.height * scale <= frame.height + 0.01
      );
    })
    .map(({ box }) => box.node);
};

const widget = { width: 976, height: 450 };
const phone = { width: 300, height: 600 };

describe("a drawing begins", () => {
  test("with all of it where that can be read, in the middle", () => {
    const given = drawingOf(2, 3, [0]);
    const { scale, x } = opening(given, widget);
    expect(inFrame(given, widget)).toHaveLength(6);
    expect(x).toBeCloseTo((widget.width - given.width * scale) / 2);
  });

  test.each([
    [12, [7]],
    [8, [1, 5]],
    [12, [0, 3, 11]],
  ])("with something marked that can be read, and what is next to it", (models, marked) => {
    const given = drawingOf(models, 5, marked);
    expect(opening(given, widget).scale).toBeGreaterThanOrEqual(readable);
    const there = inFrame(given, widget);
    expect(there.some(({ isMarked }) => isMarked)).toBe(true);
    expect(there.length).toBeGreaterThan(1);
  });

  test("with the first activity where nothing is marked", () => {
    const given = drawingOf(1, 30, []);
    expect(opening(given, widget).scale).toBeGreaterThanOrEqual(readable);
    expect(inFrame(given, widget).map(({ id }) => id)).toContain("0.0");
  });

  test("with all models where there are many, for their titles; on a phone with one that can be read", () => {
    const given = drawingOf(40, 5, []);
    expect(inFrame(given, widget)).toHaveLength(200);
    expect(opening(given, phone).scale).toBeGreaterThanOrEqual(readable);
    expect(inFrame(given, phone).length).toBeGreaterThan(0);
  });

  test("on a phone where a row of activities goes down", () => {
    const given = drawingOf(1, 4, [], narrowShape);
    expect(given.height).toBeGreaterThan(given.width);
    expect(inFrame(given, phone)).toHaveLength(4);
    expect(opening(given, { width: 300, height: 5_000 }).y).toBeLessThan(20);
  });
});

describe("from far away", () => {
  const model = {
    id: "m",
    title: "G2/M transition of mitotic cell cycle (GO:0000086|) (in progress)",
    lines: ["one", "two"],
    x: 0,
    y: 100,
    width: 800,
    height: 400,
  };

  test("a title is one line above the boxes, without ids of terms", () => {
    const { lines, y } = modelLabel(model, 0.3);
    expect(lines).toEqual(["G2/M transition of mitotic cell cycl…"]);
    expect(y).toBeLessThan(100 + titleHeight(2));
    expect(modelLabel(model, 0.35).lines[0]?.length).toBeLessThanOrEqual((800 * 0.35) / 6);
    expect(modelLabel({ ...model, width: 100 }, 0.3).lines).toEqual([]);
  });

  test("what is marked has its name, unless it would lie on another", () => {
    const given = drawingOf(2, 3, [0, 1]);
    expect(
      markedLabels(given.boxes, 0.3)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(["0.2", "1.2"]);
    const [box] = given.boxes.filter((one) => one.box.node.isMarked);
    expect(box && markedLabels([box, { ...box, x: box.x + 10 }], 0.3)).toHaveLength(1);
  });
});
