/** Through which models a way leads, in its order. Pure. */
import type { PathwayWay } from "../../../api/contract/index.ts";

/** As few changes of model as there can be: the way stays in a model as long as this has the activities. */
export function wayModels({ activities }: Pick<PathwayWay, "activities">): string[] {
  const models: string[] = [];
  let possible: readonly string[] = [];
  for (const activity of activities) {
    const still = possible.filter((model) => activity.models.includes(model));
    if (still.length > 0) {
      possible = still;
      continue;
    }
    if (possible[0] !== undefined) models.push(possible[0]);
    possible = activity.models;
  }
  return possible[0] === undefined ? models : [...models, possible[0]];
}
