import { memo } from "react";
import { urls } from "../../app/urls.ts";
import { wrap } from "../../features/ontology/wrap.ts";
import { lineHeight } from "./box.ts";
import type { PlacedModel } from "./layout.ts";

/** The lines around models, with their titles, which lead to their pages. */
export const Models = memo(({ models }: { readonly models: readonly PlacedModel[] }) => models.map(({ id, title, lines, x, y, width, height }) => (
  <g key={id}>
    <rect className="model-line" x={x} y={y} width={width} height={height} rx={8} />
    <a href={urls.gocam(id)} target="_top" tabIndex={-1} aria-label={title}>
      {lines.map((line, index) => <text key={line} className="model-title" x={x + 12} y={y + 12 + (index + 0.75) * lineHeight}>{`${line} `}</text>)}
    </a>
  </g>
)));

/** px of letters and lines as they are seen, at any zoom */
const size = 12;
const letter = 6.2;
const line = 14;

/** Names shorter than this say nothing. */
const fewest = 6;

/** As much of a title as fits into a box, without the ids of its terms. */
function fitting(title: string, letters: number, lines: number): string[] {
  if (letters < fewest || lines < 1) return [];
  const cut = (line: string) => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line);
  return wrap(title.replaceAll(/\s*\([A-Z]+:\d+\s*\)/g, ""), letters, Math.min(lines, 5)).map(cut);
}

/** Titles of models over them, as large as they can be read. */
export const ModelLabels = memo(({ models, scale }: { readonly models: readonly PlacedModel[]; readonly scale: number }) => (
  <g aria-hidden="true" className="model-labels">
    {models.map(({ id, title, x, y, width, height }) => (
      <g key={id}>
        {fitting(title, Math.floor((width * scale) / letter), Math.floor((height * scale) / line)).map((text, index) => (
          <text key={text} x={x + 4 / scale} y={y + ((index + 1) * line) / scale} style={{ fontSize: size / scale, strokeWidth: 3 / scale }}>{text}</text>
        ))}
      </g>
    ))}
  </g>
));
