import { useMemo } from "react";
import type { Ref } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { count, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { px } from "./axis.ts";
import { DrawingDownloads } from "./DrawingDownloads.tsx";
import { layoutNeighbours } from "./neighbourhood.ts";
import type { GeneBox } from "./neighbourhood.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { about } from "../entities/about.ts";

const width = 1120;
const axisY = 50;
/** px from the axis where a gene can be pressed. */
const hitHeight = 30;
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

interface NeighbourhoodPictureProps {
  readonly gene: GenePage;
  /** Arrows go along the genes of what is on the page. */
  readonly steps?: Ref<SVGSVGElement>;
}

/** px */
const height = 112;

/** null for a gene without a place, or without others around it. */
function useStrip(gene: GenePage) {
  const { location } = gene;
  const strip = useMemo(
    () =>
      location && layoutNeighbours(gene.gene_neighbourhood, { uniquename: gene.uniquename, location }, width),
    [gene, location],
  );
  return strip && strip.boxes.length > 0 ? strip : null;
}

/** The genes around a gene, to scale, each a link. */
function NeighbourhoodPicture({ gene, steps }: NeighbourhoodPictureProps) {
  const strip = useStrip(gene);
  const names = useMemo(() => labelled(strip?.boxes ?? []), [strip]);
  if (!strip) return null;
  const label = `Genes around ${gene.display_name}, ${count(Math.max(1, strip.start))} to ${count(strip.end)}, to scale; forward strand above the axis, reverse below`;
  return (
    <svg ref={steps} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
      {/* Files are drawn without the place of the outermost group, by which drawings are zoomed. */}
      <g>
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
        {strip.boxes.map((box) => (
          <Neighbour key={box.gene.uniquename} box={box} isNamed={names.has(box)} />
        ))}
      </g>
    </svg>
  );
}

function Neighbour({ box, isNamed }: { readonly box: GeneBox; readonly isNamed: boolean }) {
  const { gene } = box;
  const name = gene.name ?? gene.uniquename;
  const where = `${range(gene.location.start_pos, gene.location.end_pos)}, ${gene.location.strand}`;
  return (
    <PageLink
      to={urls.gene(gene.uniquename)}
      {...about("gene", gene.uniquename)}
      aria-label={[name, gene.product ?? gene.feature_type, where].join(", ")}
      aria-current={box.isFocus ? "true" : undefined}
    >
      <rect
        className="p-hit"
        x={px(box.hit.left)}
        y={box.above ? axisY - hitHeight : axisY}
        width={px(box.hit.right - box.hit.left)}
        height={hitHeight}
      />
      <path className={shape(box)} d={arrow(box)} />
      {isNamed && (
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
}

export interface NeighbourhoodStripProps {
  readonly gene: GenePage;
  /** Whether it can be taken along as files. */
  readonly files?: boolean;
}

/** The genes around a gene: arrows go along them. On narrow windows the strip scrolls, opened at the gene. */
export function NeighbourhoodStrip({ gene, files = false }: NeighbourhoodStripProps) {
  const steps = useRovingFocus<SVGSVGElement>();
  if (!useStrip(gene)) return null;
  return (
    <div className="neighbourhood">
      <div className="figure figure--scroll" role="region" aria-label="Gene neighbourhood, scrolls sideways">
        <div className="figure__inner">
          <span className="figure__centre" style={{ left: "50%" }} />
          <NeighbourhoodPicture gene={gene} steps={steps} />
        </div>
      </div>
      {files && (
        <p className="neighbourhood__files">
          <DrawingDownloads
            what={`the genes around ${gene.display_name}`}
            file={`${gene.uniquename}-neighbourhood`}
            drawing={<NeighbourhoodPicture gene={gene} />}
            width={width}
            height={height}
          />
        </p>
      )}
    </div>
  );
}
