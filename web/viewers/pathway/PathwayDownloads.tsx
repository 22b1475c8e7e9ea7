import { Download } from "lucide-react";
import { useId } from "react";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { releaseDataset } from "../../shared/urls/dataset.ts";
import type { Pathway, PathwayLink } from "./drawn-pathway.ts";
import { Arrowheads } from "./Arrowheads.tsx";
import type { PathwayDrawing } from "./layout.ts";
import { Models } from "./Models.tsx";
import { Boxes, LinkNames, Links } from "./PathwayParts.tsx";

const files = [
  { format: "gocam", label: "JSON (GO-CAM)" },
  { format: "sif", label: "SIF" },
  { format: "cx2", label: "CX2" },
] as const;

export interface PathwayDownloadsProps {
  /** The models as the api's addresses name them. */
  readonly ids: string;
  readonly drawing: PathwayDrawing;
  readonly effects: readonly PathwayLink["effect"][];
  readonly pathway: Pathway;
}

/** The drawing as it is shown, and the models as programs read them. */
export function PathwayDownloads({ ids, pathway, drawing, effects }: PathwayDownloadsProps) {
  const marker = useId();
  const { width, height, boxes, links, models } = drawing;
  const names = new Map(pathway.nodes.map(({ id, name }) => [id, name]));
  const file = `pathway-${ids.replaceAll(/[^\w]+/g, "-").slice(0, 60)}`;
  return (
    <details className="pathway__downloads">
      <summary className="button button--quiet">
        <Download className="icon" aria-hidden />
        Download
      </summary>
      <div>
        <DrawingDownloads
          what="the drawing"
          file={file}
          width={width}
          height={height}
          drawing={
            <svg className="pathway" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
              <g>
                <defs>
                  <Arrowheads effects={effects} prefix={marker} />
                </defs>
                <Models models={models} />
                <Links links={links} marker={marker} names={names} />
                <Boxes boxes={boxes} found={null} chosen={null} stops={false} choose={() => undefined} />
                <LinkNames links={links} />
              </g>
            </svg>
          }
        />
        {files.map(({ format, label }) => (
          <a
            key={format}
            className="button button--quiet"
            href={`${releaseDataset}/data/pathways/${encodeURIComponent(ids)}?format=${format}`}
            download
          >
            <Download className="icon" aria-hidden />
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
