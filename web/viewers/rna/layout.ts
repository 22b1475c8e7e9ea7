/** Where the bases of a secondary structure stand: helices as ladders, loops as circles. Pure. */

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RnaLayout {
  readonly points: readonly Point[];
  /** Partner of each base, -1 for none. */
  readonly partners: readonly number[];
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Distances, in units of the step along the backbone. */
const step = 1;
const pairWidth = 1.6;
/** Between the ends of the RNA. */
const gap = 2;

/** Partners of the bases; brackets that do not close are no pairs. */
export function partnersOf(dotBracket: string): number[] {
  const partners = Array.from(dotBracket, () => -1);
  const open: number[] = [];
  [...dotBracket].forEach((sign, at) => {
    if (sign === "(") open.push(at);
    const from = sign === ")" ? open.pop() : undefined;
    if (from === undefined) return;
    partners[from] = at;
    partners[at] = from;
  });
  return partners;
}

/** A loop to be placed: its closing pair, or the ends of the RNA. */
interface Loop {
  readonly i: number;
  readonly j: number;
  readonly from: Point;
  readonly to: Point;
}

const radiusOf = (chords: readonly number[]): number => {
  let [low, high] = [Math.max(...chords) / 2, chords.reduce((sum, chord) => sum + chord, 0)];
  const turn = (radius: number) =>
    chords.reduce((sum, chord) => sum + 2 * Math.asin(Math.min(1, chord / 2 / radius)), 0);
  for (let tries = 0; tries < 50; tries++) {
    const middle = (low + high) / 2;
    if (turn(middle) > 2 * Math.PI) low = middle;
    else high = middle;
  }
  return high;
};

/** Bases around a loop behind its first one, and how far each is from the one before. */
function around({ i, j }: Loop, partners: readonly number[], last: number) {
  const members: number[] = [];
  const chords: number[] = [];
  for (let at = i + 1; at <= last;) {
    members.push(at);
    chords.push(step);
    const partner = partners[at] ?? -1;
    if (partner > at && at !== j) {
      members.push(partner);
      chords.push(pairWidth);
      at = partner + 1;
    } else at++;
  }
  return { members, chords };
}

/** Lays a structure out, from the brackets of its bases. */
export function layoutOf(dotBracket: string): RnaLayout {
  const partners = partnersOf(dotBracket);
  const points: Point[] = partners.map(() => ({ x: 0, y: 0 }));
  const loops: Loop[] = [
    { i: -1, j: partners.length, from: { x: -gap / 2, y: 0 }, to: { x: gap / 2, y: 0 } },
  ];
  for (let loop = loops.pop(); loop; loop = loops.pop()) loops.push(...placeLoop(loop, partners, points));
  return { points, partners, box: boxOf(points) };
}

/** Places what lies between a pair; returns the loops behind. */
function placeLoop(loop: Loop, partners: readonly number[], points: Point[]): Loop[] {
  const { i, j, from, to } = loop;
  const across = { x: to.x - from.x, y: to.y - from.y };
  const width = Math.hypot(across.x, across.y);
  // Behind the pair, seen from where it was reached.
  const ahead = { x: -across.y / width, y: across.x / width };
  if (i >= 0 && partners[i + 1] === j - 1 && j - i > 2) {
    const moved = (point: Point) => ({ x: point.x + ahead.x * step, y: point.y + ahead.y * step });
    const next = { i: i + 1, j: j - 1, from: moved(from), to: moved(to) };
    points[i + 1] = next.from;
    points[j - 1] = next.to;
    return [next];
  }
  const { members, chords } = around(loop, partners, j - 1);
  const radius = radiusOf([...chords, step, width]);
  const depth = Math.sqrt(Math.max(0, radius ** 2 - (width / 2) ** 2));
  // Of a loop that is more than its closing pair the centre lies ahead.
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const centre = { x: middle.x + ahead.x * depth, y: middle.y + ahead.y * depth };
  let angle = Math.atan2(from.y - centre.y, from.x - centre.x);
  const found: Loop[] = [];
  members.forEach((member, at) => {
    angle -= 2 * Math.asin(Math.min(1, (chords[at] ?? step) / 2 / radius));
    points[member] = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    const partner = partners[member] ?? -1;
    if (partner < member && partner > i) {
      const [start, end] = [points[partner], points[member]];
      if (start && end) found.push({ i: partner, j: member, from: start, to: end });
    }
  });
  return found;
}

function boxOf(points: readonly Point[]): RnaLayout["box"] {
  const margin = 2.5;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const minOf = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), 0) - margin;
  const maxOf = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0) + margin;
  const [left, top] = [minOf(xs), minOf(ys)];
  return { left, top, width: maxOf(xs) - left, height: maxOf(ys) - top };
}
