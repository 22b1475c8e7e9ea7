/** Where a drawing of pathways begins: as much of what is looked for as can be read. Pure. */
import { whole } from "../../features/drawings/use-view-box.ts";
import type { Size, ViewBox } from "../../features/drawings/use-view-box.ts";
import type { PlacedBox } from "./block.ts";
import type { PathwayDrawing } from "./layout.ts";

interface Area extends Size {
  /** Upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** The names in boxes can be read from this scale on. */
export const readable = 0.65;
/** Smaller, names of boxes cannot be read: the titles of models and the names of what is marked are written over them instead. */
export const far = 0.36;
/** The scale of a drawing of which only a part can be seen. */
const near = 0.8;
/** px of the drawing around what is looked at */
const around = 12;
/** px; windows below are narrow */
export const narrow = 600;
/** More models than this are looked at all together: their titles are read instead. */
const fewModels = 12;

function areaOf(boxes: readonly PlacedBox[]): Area {
  const left = Math.min(...boxes.map(({ box, x }) => x - box.width / 2)) - around;
  const top = Math.min(...boxes.map(({ box, y }) => y - box.height / 2)) - around;
  const right = Math.max(...boxes.map(({ box, x }) => x + box.width / 2)) + around;
  const bottom = Math.max(...boxes.map(({ box, y }) => y + box.height / 2)) + around;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** An area in the middle of the frame, as large as it can be. */
function fitted(area: Area, frame: Size): ViewBox {
  const { scale, x, y } = whole(area, frame);
  return { scale, x: x - area.x * scale, y: y - area.y * scale };
}

/** Keeps the frame off the blank beyond a drawing that is larger than it. */
const within = (at: number, drawing: number, frame: number): number =>
  drawing <= frame ? (frame - drawing) / 2 : Math.min(0, Math.max(frame - drawing, at));
const kept = ({ scale, x, y }: ViewBox, drawing: Size, frame: Size): ViewBox => ({
  scale,
  x: within(x, drawing.width * scale, frame.width),
  y: within(y, drawing.height * scale, frame.height),
});

function withNeighbours(some: readonly PlacedBox[], { boxes, links }: PathwayDrawing): PlacedBox[] {
  const ids = new Set(some.map(({ box }) => box.node.id));
  const near = new Set(
    links.flatMap(({ link: { source, target } }) =>
      ids.has(source) || ids.has(target) ? [source, target] : [],
    ),
  );
  return boxes.filter(({ box }) => ids.has(box.node.id) || near.has(box.node.id));
}

/** The activity that a reader begins with: the uppermost on the left. */
function firstActivity(boxes: readonly PlacedBox[]): PlacedBox | undefined {
  const activities = boxes.filter(({ box }) => box.node.kind === "activity");
  return (activities.length > 0 ? activities : [...boxes]).toSorted((a, b) => a.x + a.y - b.x - b.y)[0];
}

/** On a narrow page the frame is high: a low drawing stands at its top, where the reader begins. */
const raised = (view: ViewBox, frame: Size): ViewBox =>
  frame.width < narrow ? { ...view, y: Math.min(view.y, around) } : view;

/** All of the drawing where it can be read, else the first of these that can: all that is marked, the first marked model, marked boxes with their neighbours. */
export function opening(drawing: PathwayDrawing, frame: Size): ViewBox {
  const all = whole(drawing, frame);
  if (all.scale >= readable) return raised(all, frame);
  const marked = drawing.boxes.filter(({ box }) => box.node.isMarked);
  const markedModels = new Set(marked.flatMap(({ box }) => box.node.models));
  const part = drawing.marked === null ? null : fitted({ x: 0, y: 0, ...drawing.marked }, frame);
  if (frame.width >= narrow && (part ? markedModels.size : drawing.models.length) > fewModels)
    return part ?? all;
  const first = marked[0] ?? firstActivity(drawing.boxes);
  if (!first) return all;
  const model = drawing.models.find(
    ({ id, x, y, width, height }) =>
      first.box.node.models.includes(id) &&
      first.x > x &&
      first.x < x + width &&
      first.y > y &&
      first.y < y + height,
  );
  const together = marked.filter(({ box }) =>
    box.node.models.some((id) => first.box.node.models.includes(id)),
  );
  if (part && part.scale >= readable) return part;
  const ofModel = model && fitted(model, frame);
  if (ofModel && ofModel.scale >= readable) return ofModel;
  const views = [...(together.length > 0 ? [together] : []), [first]].map((boxes) =>
    fitted(areaOf(withNeighbours(boxes, drawing)), frame),
  );
  const view = views.find(({ scale }) => scale >= readable) ?? {
    scale: near,
    x: frame.width / 2 - first.x * near,
    y: frame.height / 2 - first.y * near,
  };
  return raised(kept(view, drawing, frame), frame);
}

/** px of the bar above a drawing, about, and the least and the most that a drawing asks for within another page. */
const bar = { wide: 84, narrow: 110 } as const;
const minHeight = 160;
const maxHeight = { wide: 280, narrow: 260 } as const;

/** px that a view within another page needs, bar and all, to begin with what its opening shows. */
export function neededHeight(drawing: PathwayDrawing, width = innerWidth): number {
  const form = width < narrow ? "narrow" : "wide";
  const { scale } = opening(drawing, { width, height: maxHeight[form] });
  return (
    bar[form] + Math.ceil(Math.min(maxHeight[form], Math.max(minHeight, drawing.height * scale + around)))
  );
}
