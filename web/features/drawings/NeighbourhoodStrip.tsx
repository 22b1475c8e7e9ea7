import { useMemo } from "react";
import type { ReactNode, Ref } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { count, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { px } from "./axis.ts";
import { DrawingDownloads } from "./DrawingDownloads.tsx";
import { axisY, GenesToScale, stripHeight } from "./GenesToScale.tsx";
import { layoutNeighbours } from "./neighbourhood.ts";
import type { GeneBox } from "./neighbourhood.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { about } from "../entities/about.ts";

const width = 1120;
/** px from the axis where a gene can be pressed. */
const hitHeight = 30;

interface NeighbourhoodPictureProps {
  readonly gene: GenePage;
  /** Arrows go along the genes of what is on the page. */
  readonly steps?: Ref<SVGSVGElement>;
}

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
  if (!strip) return null;
  const label = `Genes around ${gene.display_name}, ${count(Math.max(1, strip.start))} to ${count(strip.end)}, to scale; forward strand above the axis, reverse below`;
  return (
    <svg ref={steps} viewBox={`0 0 ${width} ${stripHeight}`} role="group" aria-label={label}>
      {/* Files are drawn without the place of the outermost group, by which drawings are zoomed. */}
      <GenesToScale
        strip={strip}
        width={width}
        around={(box, arrow) => (
          <Neighbour key={box.gene.uniquename} box={box}>
            {arrow}
          </Neighbour>
        )}
      />
    </svg>
  );
}

function Neighbour({ box, children }: { readonly box: GeneBox; readonly children: ReactNode }) {
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
      {children}
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
            height={stripHeight}
          />
        </p>
      )}
    </div>
  );
}
