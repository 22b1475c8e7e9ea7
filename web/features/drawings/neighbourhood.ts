/** Where the genes around a gene lie in the strip under its name. */
import type { Location, Neighbour } from "../../../api/contract/index.ts";
import { scale, ticks } from "./axis.ts";

/** nt at each side of the gene that are drawn at least. */
const flank = 9000;
const maxTicks = 12;
/** px: half of what a finger needs to press a gene. */
const halfTarget = 14;

export interface GeneBox {
  readonly gene: Neighbour;
  readonly left: number;
  readonly right: number;
  /** Where it can be pressed: of small genes, free room beside them too. */
  readonly hit: { readonly left: number; readonly right: number };
  /** On the forward strand. */
  readonly above: boolean;
  readonly isFocus: boolean;
  readonly isCoding: boolean;
}

export interface Strip {
  readonly start: number;
  readonly end: number;
  readonly boxes: readonly GeneBox[];
  readonly ticks: readonly { readonly x: number; readonly position: number }[];
}

/**
 * @param width px
 * @returns the genes that reach into the strip, to scale, the focus gene in the middle
 */
export function layoutNeighbours(
  genes: readonly Neighbour[],
  focus: { readonly uniquename: string; readonly location: Location },
  width: number,
): Strip {
  const middle = (focus.location.start_pos + focus.location.end_pos) / 2;
  const half = Math.max(flank, (focus.location.end_pos - focus.location.start_pos) / 2 + flank / 3);
  const start = Math.round(middle - half);
  const end = Math.round(middle + half);
  const x = scale(start, end, width);
  const held = (value: number) => Math.min(Math.max(value, 0), width);
  const boxes = withHits(
    genes
      .filter(({ location }) => location.end_pos >= start && location.start_pos <= end)
      .map((gene) => ({
        gene,
        left: held(x(gene.location.start_pos)),
        right: held(x(gene.location.end_pos + 1)),
        above: gene.location.strand !== "reverse",
        isFocus: gene.uniquename === focus.uniquename,
        isCoding: gene.feature_type.startsWith("mRNA"),
      })),
  );
  return {
    start,
    end,
    boxes,
    ticks: ticks(Math.max(start, 1), end, maxTicks).map((position) => ({ x: x(position), position })),
  };
}

/** Genes of a strand share the room between them. */
function withHits(boxes: readonly Omit<GeneBox, "hit">[]): GeneBox[] {
  return boxes.map((box) => {
    const others = boxes.filter((other) => other !== box && other.above === box.above);
    const middle = (box.left + box.right) / 2;
    const before = Math.max(0, ...others.filter(({ left }) => left < box.left).map(({ right }) => right));
    const after = Math.min(Infinity, ...others.filter(({ left }) => left > box.left).map(({ left }) => left));
    return {
      ...box,
      hit: {
        left: Math.min(box.left, Math.max((before + box.left) / 2, middle - halfTarget)),
        right: Math.max(box.right, Math.min((after + box.right) / 2, middle + halfTarget)),
      },
    };
  });
}
