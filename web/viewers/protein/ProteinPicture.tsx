import type { ProteinTrack } from "../../../api/contract/index.ts";
import { ticks } from "../../features/drawings/axis.ts";
import { words } from "../../shared/format/format.ts";
import { scaleOf } from "./scale.ts";
import { Features, heightOf, inkOf } from "./TrackFeatures.tsx";

/** px: of the names of tracks, of the ruler above them, of what is around them, and between them: on paper all have to fit where they are on a screen. */
const names = 170;
const ruler = 28;
const gap = 6;
const between = 2;

/** px: of a picture in a file, and of one on a sheet between usual margins and those of a frame. */
export const pictureWidths = { file: 1_176, sheet: 656 } as const;

/** px of the upper edges of tracks, and of where a further one would begin. */
const topsOf = (tracks: readonly ProteinTrack[]): number[] =>
  tracks.reduce((tops, track) => [...tops, (tops.at(-1) ?? 0) + heightOf(track) + between], [ruler]);

/** px */
export const pictureHeight = (tracks: readonly ProteinTrack[]): number => (topsOf(tracks).at(-1) ?? 0) + gap;

const nothing = () => undefined;

export interface ProteinPictureProps {
  readonly tracks: readonly ProteinTrack[];
  /** Residues. */
  readonly length: number;
  readonly width: (typeof pictureWidths)[keyof typeof pictureWidths];
}

/** The whole protein as one picture, for a file or for paper: the ruler, and each track below it with its name. */
export function ProteinPicture({ tracks, length, width }: ProteinPictureProps) {
  const drawn = width - names - gap;
  const scale = scaleOf(drawn, [1, length]);
  const height = pictureHeight(tracks);
  const tops = topsOf(tracks);
  return (
    <svg className="protein-track protein-picture" width={width} height={height}>
      <g>
        <text x={gap} y={ruler / 2} dy="0.35em">
          {length} aa
        </text>
        <g transform={`translate(${names} 0)`}>
          <line className="protein-axis" x1={0} x2={drawn} y1={ruler - 4} y2={ruler - 4} />
          {ticks(1, length, 10).map((residue) => (
            <g key={residue} transform={`translate(${scale.left(residue)} 0)`}>
              <line className="protein-axis" y1={ruler - 9} y2={ruler - 4} />
              <text y={ruler - 16} dy="0.35em" textAnchor="middle">
                {residue}
              </text>
            </g>
          ))}
        </g>
        {tracks.map((track, index) => (
          <g key={track.name} transform={`translate(0 ${tops[index] ?? 0})`}>
            <text x={gap} y={heightOf(track) / 2} dy="0.35em">
              {words(track.name)}
            </text>
            <g transform={`translate(${names} 0)`}>
              <Features track={track} scale={scale} ink={inkOf(index)} shown={null} onPoint={nothing} />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
