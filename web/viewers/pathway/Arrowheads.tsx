import type { Effect } from "./effects.ts";

/** How arrows of each effect end; their ids are the effect's with a prefix. */
export const Arrowheads = ({
  effects,
  prefix,
}: {
  readonly effects: readonly Effect[];
  readonly prefix: string;
}) =>
  effects.map((effect) => (
    <marker
      key={effect}
      id={`${prefix}${effect}`}
      viewBox="0 0 8 8"
      refX={effect === "inhibits" ? 4 : 7}
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto"
    >
      <path
        className={`path-head path-head--${effect}`}
        d={effect === "inhibits" ? "M4 0V8" : "M0 0.5 8 4 0 7.5z"}
      />
    </marker>
  ));
