import { useMemo } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { count, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { px } from "./axis.ts";
import { layoutNeighbours } from "./neighbourhood.ts";
import type { GeneBox } from "./neighbourhood.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";

const width = 1120;
const axisY = 50;
/** Width of a letter in px, to leave out names that would run into each other. */
const letter = 7;

/** Coding genes are high, others low. */
function arrow(box: GeneBox): string {
  const half = box.isCoding ? 8 : 4;
  const middle = box.above ? 40 - half : 58 + half + (box.isCoding ? 0 : 2);
  const head = Math.min(box.isCoding ? 7 : 4, (box.right - box.left) * 0.6);
  const [top, bottom] = [middle - half, middle + half].map(px);
  return box.above
    ? `M${px(box.left)} ${top}H${px(box.right - head)}L${px(box.right)} ${px(middle)}L${px(box.right - head)} ${bottom}H${px(box.left)}z`
    : `M${px(box.right)} ${top}H${px(box.left + head)}L${px(box.left)} ${px(middle)}L${px(box.left + head)} ${bottom}H${px(box.right)}z`;
}

/** Names that have room: the focus gene's first, then the others from left to right. */
function labelled(boxes: readonly GeneBox[]): ReadonlySet<GeneBox> {
  const placed: { box: GeneBox; left: number; right: number }[] = [];
  const byWeight = boxes
    .filter((box) => box.isFocus || (box.isCoding && box.gene.name !== null))
    .toSorted((a, b) => Number(b.isFocus) - Number(a.isFocus));
  for (const box of byWeight) {
    const half = ((box.gene.name ?? box.gene.uniquename).length * letter) / 2;
    const centre = (box.left + box.right) / 2;
    const [left, right] = [centre - half, centre + half];
    const isFree = placed.every(
      (other) => other.box.above !== box.above || right < other.left || left > other.right,
    );
    if (isFree && (box.isFocus || (left >= -half && right <= width + half)))
      placed.push({ box, left, right });
  }
  return new Set(placed.map(({ box }) => box));
}

const shape = (box: GeneBox): string => (box.isFocus ? "g-focus" : box.isCoding ? "g-gene" : "g-rna");

/** The genes around a gene, to scale; each is a link, and arrows go along them. On narrow windows the strip scrolls, opened at the gene. */
export function NeighbourhoodStrip({ gene }: { readonly gene: GenePage }) {
  const { location } = gene;
  const strip = useMemo(
    () =>
      location && layoutNeighbours(gene.gene_neighbourhood, { uniquename: gene.uniquename, location }, width),
    [gene, location],
  );
  const genes = useRovingFocus<SVGSVGElement>();
  const names = useMemo(() => labelled(strip?.boxes ?? []), [strip]);
  if (!location || !strip || strip.boxes.length === 0) return null;
  const label = `Genes around ${gene.display_name}, ${count(Math.max(1, strip.start))} to ${count(strip.end)}, to scale; forward strand above the axis, reverse below`;
  return (
    <div className="neighbourhood">
      <div className="figure figure--scroll" role="region" aria-label="Gene neighbourhood, scrolls sideways">
        <div className="figure__inner">
          <span className="figure__centre" style={{ left: "50%" }} />
          <svg ref={genes} viewBox={`0 0 ${width} 112`} role="group" aria-label={label}>
            <path className="axis" d={`M0 ${axisY}H${width}`} />
            {strip.ticks.map(({ x, position }, index) => (
              <g key={position}>
                <path className="axis" d={`M${px(x)} ${axisY}v4`} />
                {index % 2 === 0 && x > 40 && x < width - 40 && (
                  <text className="t-muted" x={px(x)} y={108} textAnchor="middle">
                    {count(position)}
                  </text>
                )}
              </g>
            ))}
            {strip.boxes.map((box) => {
              const { gene: one } = box;
              const name = one.name ?? one.uniquename;
              const where = `${range(one.location.start_pos, one.location.end_pos)}, ${one.location.strand}`;
              return (
                <PageLink
                  key={one.uniquename}
                  to={urls.gene(one.uniquename)}
                  aria-current={box.isFocus ? "true" : undefined}
                >
                  <title>{[name, one.product ?? one.feature_type, where].join(", ")}</title>
                  <path className={shape(box)} d={arrow(box)} />
                  {names.has(box) && (
                    <text
                      className={box.isFocus ? "t-name t-focus" : "t-name"}
                      x={px((box.left + box.right) / 2)}
                      y={box.above ? 16 : 90}
                      textAnchor="middle"
                    >
                      {name}
                    </text>
                  )}
                </PageLink>
              );
            })}
          </svg>
        </div>
      </div>
    </div>
  );
}
