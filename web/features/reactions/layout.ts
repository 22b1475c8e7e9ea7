/** Where the parts of a reaction stand in its drawing for files: in lines, like words of a text. Pure. */
import type { Participant, Reaction } from "../../../api/contract/index.ts";

/** px */
export const structureSize = { width: 110, height: 80 } as const;
const maxWidth = 1000;
const gap = 12;
const letter = 7.6;
const padding = 8;
const nameHeight = 20;
const signWidth = 12;
const arrowWidth = 48;

interface Place {
  readonly x: number;
  /** Top of the line. */
  readonly y: number;
  readonly width: number;
}

export type PlacedPart = Place &
  (
    | { readonly kind: "participant"; readonly participant: Participant; readonly text: string }
    | { readonly kind: "plus" | "arrow" }
  );

export interface ReactionLayout {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  readonly height: number;
  /** Of every line. */
  readonly lineHeight: number;
}

/** "2 H2O (in)" */
function textOf({ count, compartment, compounds }: Participant): string {
  const name = compounds.map((compound) => compound.name).join(" or ");
  return `${count === null ? "" : `${count} `}${name}${compartment === null ? "" : ` (${compartment})`}`;
}

const hasStructure = ({ compounds: [first] }: Participant): boolean => first?.structure !== undefined;

/** @returns px; lines are as wide as a page at most, and a name that is longer has one of its own */
export function layoutReaction({ left, right }: Pick<Reaction, "left" | "right">): ReactionLayout {
  const all = [...left, ...right];
  const lineHeight = 2 * padding + nameHeight + (all.some(hasStructure) ? structureSize.height : 0);
  const parts: PlacedPart[] = [];
  let [x, y, width] = [0, 0, 0];
  const put = (wide: number): Place => {
    if (x > 0 && x + wide > maxWidth) [x, y] = [0, y + lineHeight + gap];
    const place = { x, y, width: wide };
    x += wide + gap;
    width = Math.max(width, place.x + wide);
    return place;
  };
  const putSide = (participants: readonly Participant[]) => {
    for (const [index, participant] of participants.entries()) {
      if (index > 0) parts.push({ kind: "plus", ...put(signWidth) });
      const text = textOf(participant);
      const wide = Math.max(hasStructure(participant) ? structureSize.width : 0, text.length * letter);
      parts.push({ kind: "participant", participant, text, ...put(wide + 2 * padding) });
    }
  };
  putSide(left);
  parts.push({ kind: "arrow", ...put(arrowWidth) });
  putSide(right);
  return { parts, width, height: y + lineHeight, lineHeight };
}
