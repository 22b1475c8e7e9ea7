/** Positions of all pathway models on their map: each group is a field of boxes; fields that have much in common stand near each other. Pure. */

export interface LaidLink {
  readonly source: string;
  readonly target: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** By group and by model. */
  readonly groups: ReadonlyMap<string, Box>;
  readonly models: ReadonlyMap<string, Box>;
}

/** px */
const modelSize = { width: 168, height: 46 };
const gap = 14;
const padding = 16;
const titleHeight = 34;
const groupGap = 44;
const margin = 24;
/** Width over height that the map comes near to. */
const aspect = 1.5;

/** How many links there are between two, either way. */
function weights(
  links: readonly LaidLink[],
  endOf: (id: string) => string,
): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  const add = (a: string, b: string) => {
    const of = found.get(a) ?? new Map<string, number>();
    of.set(b, (of.get(b) ?? 0) + 1);
    found.set(a, of);
  };
  for (const { source, target } of links) {
    const [a, b] = [endOf(source), endOf(target)];
    if (a === b) continue;
    add(a, b);
    add(b, a);
  }
  return found;
}

/** Begins with the one that has most links, and goes on with what is linked most to those that are there. */
function nearOrder(
  ids: readonly string[],
  linked: ReadonlyMap<string, ReadonlyMap<string, number>>,
): string[] {
  const left = new Set(ids);
  const pull = new Map(ids.map((id) => [id, 0]));
  const total = (id: string): number =>
    [...(linked.get(id) ?? [])].reduce((sum, [other, weight]) => sum + (left.has(other) ? weight : 0), 0);
  const totals = new Map(ids.map((id) => [id, total(id)]));
  const ordered: string[] = [];
  while (left.size > 0) {
    let best: string | null = null;
    for (const id of left) {
      const better =
        best === null ||
        (pull.get(id) ?? 0) > (pull.get(best) ?? 0) ||
        ((pull.get(id) ?? 0) === (pull.get(best) ?? 0) && (totals.get(id) ?? 0) > (totals.get(best) ?? 0));
      if (better) best = id;
    }
    if (best === null) break;
    left.delete(best);
    ordered.push(best);
    for (const [other, weight] of linked.get(best) ?? []) pull.set(other, (pull.get(other) ?? 0) + weight);
  }
  return ordered;
}

/** Columns that make a field of boxes about as wide as the map is. */
const columnsFor = (count: number): number =>
  Math.max(1, Math.round(Math.sqrt((count * aspect * (modelSize.height + gap)) / (modelSize.width + gap))));

/** A field of boxes: there and back, so that neighbours of the order are neighbours on the map. */
function fieldOf(models: readonly string[]): {
  size: Pick<Box, "width" | "height">;
  at: Map<string, Box>;
} {
  const columns = columnsFor(models.length);
  const at = new Map(
    models.map((id, index) => {
      const row = Math.floor(index / columns);
      const along = index % columns;
      const column = row % 2 === 0 ? along : columns - 1 - along;
      return [
        id,
        {
          x: padding + column * (modelSize.width + gap),
          y: titleHeight + row * (modelSize.height + gap),
          ...modelSize,
        },
      ] as const;
    }),
  );
  const rows = Math.ceil(models.length / columns);
  return {
    at,
    size: {
      width: padding * 2 + columns * (modelSize.width + gap) - gap,
      height: titleHeight + rows * (modelSize.height + gap) - gap + padding,
    },
  };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + groupGap &&
  b.x < a.x + a.width + groupGap &&
  a.y < b.y + b.height + groupGap &&
  b.y < a.y + a.height + groupGap;

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/** Where a field could stand: beside or below another one, in line with an edge of any. */
function candidates(placed: readonly Box[], { width, height }: Pick<Box, "width" | "height">): Box[] {
  const xs = new Set(
    placed.flatMap((one) => [one.x, one.x + one.width + groupGap, one.x - width - groupGap]),
  );
  const ys = new Set(
    placed.flatMap((one) => [one.y, one.y + one.height + groupGap, one.y - height - groupGap]),
  );
  return [...xs].flatMap((x) => [...ys].map((y) => ({ x, y, width, height })));
}

/** Each field in turn where it is nearest to what it is linked with, and the map stays compact. */
function placeGroups(
  order: readonly string[],
  sizes: ReadonlyMap<string, Pick<Box, "width" | "height">>,
  linked: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Map<string, Box> {
  const placed = new Map<string, Box>();
  for (const id of order) {
    const size = sizes.get(id) ?? { width: 0, height: 0 };
    const others = [...placed.values()];
    const free =
      others.length === 0
        ? [{ x: 0, y: 0, ...size }]
        : candidates(others, size).filter((box) => !others.some((other) => overlap(box, other)));
    const pulls = [...(linked.get(id) ?? [])].flatMap(([other, weight]) => {
      const at = placed.get(other);
      return at ? [{ at, weight }] : [];
    });
    const cost = (box: Box): number => {
      const all = [...others, box];
      const width = Math.max(...all.map((one) => one.x + one.width)) - Math.min(...all.map((one) => one.x));
      const height = Math.max(...all.map((one) => one.y + one.height)) - Math.min(...all.map((one) => one.y));
      const weight = pulls.reduce((sum, one) => sum + one.weight, 0);
      const pull = pulls.reduce((sum, one) => sum + one.weight * distance(box, one.at), 0);
      return Math.max(width, height * aspect) * 2 + (weight === 0 ? 0 : pull / weight);
    };
    const [best] = free.map((box) => ({ box, cost: cost(box) })).toSorted((a, b) => a.cost - b.cost);
    if (best) placed.set(id, best.box);
  }
  return placed;
}

/** The map: the same models and links always give the same boxes. */
export function layOutMap(groupOf: ReadonlyMap<string, string>, links: readonly LaidLink[]): MapLayout {
  const members = Map.groupBy([...groupOf.keys()].toSorted(), (id) => groupOf.get(id) ?? "");
  const between = weights(links, (id) => groupOf.get(id) ?? "");
  const near = weights(links, (id) => id);
  const fields = new Map([...members].map(([group, ids]) => [group, fieldOf(nearOrder(ids, near))] as const));
  const bySize = [...members].toSorted(
    ([a, of], [b, others]) => others.length - of.length || (a < b ? -1 : 1),
  );
  const boxes = placeGroups(
    nearOrder(
      bySize.map(([group]) => group),
      between,
    ),
    new Map([...fields].map(([group, { size }]) => [group, size])),
    between,
  );
  const left = Math.min(...[...boxes.values()].map(({ x }) => x), Infinity);
  const top = Math.min(...[...boxes.values()].map(({ y }) => y), Infinity);
  const groups = new Map(
    [...boxes].map(([group, box]) => [group, { ...box, x: box.x - left + margin, y: box.y - top + margin }]),
  );
  const models = new Map(
    [...fields].flatMap(([group, { at }]) => {
      const { x = 0, y = 0 } = groups.get(group) ?? {};
      return [...at].map(([id, box]) => [id, { ...box, x: box.x + x, y: box.y + y }] as const);
    }),
  );
  const all = [...groups.values()];
  return {
    groups,
    models,
    width: Math.max(0, ...all.map(({ x, width }) => x + width)) + margin,
    height: Math.max(0, ...all.map(({ y, height }) => y + height)) + margin,
  };
}
