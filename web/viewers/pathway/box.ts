/** How large the boxes of a pathway are, and what is written in them. Pure. */
import { wrap } from "../../features/ontology/wrap.ts";
import type { PathwayNode } from "./drawn-pathway.ts";

export const lineHeight = 15;
const padding = 8;
const letters = 26;
/** px of a letter, about */
const letter = 7;

/** px of the drawing, from the line around a model to its boxes. Not beside the layout, whose library only its worker has. */
export const titleHeight = (lines: number): number => 12 + lines * lineHeight + 6;

export interface Box {
  readonly node: PathwayNode;
  /** Who does it or what it is; what it does; within what and where: each broken into lines. */
  readonly names: readonly string[];
  readonly lines: readonly string[];
  readonly within: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Long words, as names of enzymes are, break after a sign within them. */
const breakable = (text: string): string =>
  text
    .split(" ")
    .flatMap((word) => (word.length > letters ? (word.match(/.{6,25}[-/:)]|.{1,26}/g) ?? [word]) : [word]))
    .join(" ");

const tight: Readonly<Record<PathwayNode["kind"], number>> = {
  activity: padding,
  chemical: 3,
  target: 3,
  gene: 3,
};

/** Activities are as wide as each other; all others as wide as their names. */
export function boxOf(node: PathwayNode): Box {
  const names = wrap(breakable(node.name), letters - 4, 2);
  const lines = node.does === null ? [] : wrap(breakable(node.does), letters, 5);
  const within = [
    ...(node.within === null ? [] : wrap(breakable(node.within), letters, 3)),
    ...(node.where === null ? [] : wrap(breakable(`in ${node.where}`), letters, 2)),
  ];
  const maxLetters = Math.max(...names.map((name) => name.length));
  return {
    node,
    names,
    lines,
    within,
    width:
      node.kind === "activity" ? 172 : node.kind === "gene" ? 84 : Math.max(56, maxLetters * letter + 20),
    height: (names.length + lines.length + within.length) * lineHeight + tight[node.kind] * 2,
  };
}
