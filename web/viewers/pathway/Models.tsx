import { memo } from "react";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { PlacedBox } from "./block.ts";
import { lineHeight } from "./box.ts";
import { labelLine, letterSize, markedLabels, modelLabel } from "./labels.ts";
import type { PlacedModel } from "./layout.ts";

/** The line around a model. */
export const ModelLine = ({ model: { x, y, width, height } }: { readonly model: PlacedModel }) => (
  <rect className="model-line" x={x} y={y} width={width} height={height} rx={8} />
);

/** The lines around models, with their titles, which lead to their pages. */
export const Models = memo(({ models }: { readonly models: readonly PlacedModel[] }) =>
  models.map((model) => {
    const { id, title, lines, x, y } = model;
    return (
      <g key={id}>
        <ModelLine model={model} />
        <a href={pageAddress(urls.gocam(id))} target="_top" tabIndex={-1} aria-label={title}>
          {lines.map((line, index) => (
            <text
              key={line}
              className="model-title"
              x={x + 12}
              y={y + 12 + (index + 0.75) * lineHeight}
            >{`${line} `}</text>
          ))}
        </a>
      </g>
    );
  }),
);

/** Titles of models and names of what is marked, as large as they can be read. */
export const FarLabels = memo(
  ({
    models,
    boxes,
    scale,
  }: {
    readonly models: readonly PlacedModel[];
    readonly boxes: readonly PlacedBox[];
    readonly scale: number;
  }) => {
    const style = { fontSize: letterSize / scale, strokeWidth: 3 / scale };
    return (
      <g aria-hidden="true" className="far-labels">
        {models.map((model) => {
          const { lines, y } = modelLabel(model, scale);
          return lines.map((text, index) => (
            <text
              key={`${model.id} ${text}`}
              x={model.x + 4 / scale}
              y={y + (index * labelLine) / scale}
              style={style}
            >
              {text}
            </text>
          ));
        })}
        {markedLabels(boxes, scale).map(({ id, text, x, y }) => (
          <text
            key={id}
            className="far-labels__marked"
            x={x}
            y={y + (letterSize * 0.35) / scale}
            textAnchor="middle"
            style={style}
          >
            {text}
          </text>
        ))}
      </g>
    );
  },
);
