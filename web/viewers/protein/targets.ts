/** What a press on a track of features means: marks are smaller than fingers, and lie on each other. Pure. */
import type { ProteinFeature } from "../../../api/contract/index.ts";
import type { ResidueInterval } from "../../features/frames/messages.ts";
import { headOf } from "./pins.ts";
import type { Pin } from "./pins.ts";
import type { Scale } from "./scale.ts";

/** px: the least width and height of what can be pressed (WCAG 2.2, 2.5.8). */
const minSize = 24;

/** px: boxes in lanes below each other can be told by a finger. */
export const laneHeight = minSize;

/** Where a place of a feature can be pressed, in px of its track. */
export interface Target {
  readonly feature: ProteinFeature;
  readonly interval: ResidueInterval;
  /** As it is drawn. */
  readonly left: number;
  readonly right: number;
  /** The middle of what is drawn: of a lollipop its head. */
  readonly middle: number;
  /** null for all of the track: a lollipop can be pressed anywhere on its stem, and over its head. */
  readonly height: number | null;
}

export interface PressedAt {
  /** px */
  readonly x: number;
  readonly y: number;
}

/** Lollipops, as they are placed in a track of a height in px. */
export const pinTargets = (pins: readonly Pin[], scale: Scale, height: number): Target[] =>
  pins.map((pin) => {
    const { x, y } = headOf(pin, scale, height);
    return {
      feature: pin.feature,
      interval: [pin.start, pin.end],
      left: x,
      right: x,
      middle: y,
      height: null,
    };
  });

/** Boxes in lanes. */
export const blockTargets = (lanes: readonly (readonly ProteinFeature[])[], scale: Scale): Target[] =>
  lanes.flatMap((lane, row) =>
    lane.flatMap((feature) =>
      feature.positions.map(([, start, end]) => ({
        feature,
        interval: [start, end] as const,
        left: scale.left(start),
        right: scale.left(end + 1),
        middle: (row + 0.5) * laneHeight,
        height: laneHeight,
      })),
    ),
  );

const between = (min: number, value: number, max: number): boolean => value >= min && value <= max;

function isPressed({ left, right, middle, height }: Target, { x, y }: PressedAt): boolean {
  const wider = Math.max(0, minSize - (right - left)) / 2;
  return (
    between(left - wider, x, right + wider) &&
    (height === null || between(middle - height / 2, y, middle + height / 2))
  );
}

const distance = ({ left, right, middle }: Target, { x, y }: PressedAt): number =>
  Math.hypot(Math.max(left - x, 0, x - right), middle - y);

/** All whose targets a press is in, the nearest first; each feature once. @param width px of what is seen of the track */
export function pressedTargets(targets: readonly Target[], width: number, at: PressedAt): Target[] {
  const pressed = targets
    .filter((target) => target.right >= 0 && target.left <= width && isPressed(target, at))
    .toSorted((a, b) => distance(a, at) - distance(b, at));
  const ids = pressed.map(({ feature }) => feature.id);
  return pressed.filter(({ feature }, index) => ids.indexOf(feature.id) === index);
}
