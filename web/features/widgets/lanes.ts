/** Rows within a track, so that no two features lie on each other. Pure. */
import type { ProteinFeature } from "../../../api/contract/index.ts";

type Positioned = Pick<ProteinFeature, "positions">;

const spanOf = ({ positions }: Positioned): { start: number; end: number } => ({
  start: Math.min(...positions.map(([, start]) => start)),
  end: Math.max(...positions.map(([, , end]) => end)),
});

/** Features in rows, each in the first row that has room for its whole span. */
export function lanesOf<F extends Positioned>(features: readonly F[]): F[][] {
  const lanes: { end: number; features: F[] }[] = [];
  for (const feature of features.toSorted((a, b) => spanOf(a).start - spanOf(b).start)) {
    const { start, end } = spanOf(feature);
    const lane = lanes.find((one) => one.end < start);
    if (lane) {
      lane.end = end;
      lane.features.push(feature);
    } else lanes.push({ end, features: [feature] });
  }
  return lanes.map((lane) => lane.features);
}
