/** What is remarkable among the activities of all models: those that join pathways, and those that nobody is known to do. Pure. */
import type { PathwayActivity, PathwayGraph } from "../../../api/contract/index.ts";

/** How an activity stands in one of its models: what leads to it, and what it leads to. */
export type Direction = "incoming" | "outgoing" | "both" | "none";

export interface Joining extends PathwayActivity {
  readonly in: readonly {
    readonly gocam_id: string;
    readonly title: string;
    readonly direction: Direction;
  }[];
}

/** Activities that several models have, with how each of these goes on from them. */
export function joiningActivities({ activities, links, models }: PathwayGraph): Joining[] {
  const titles = new Map(models.map(({ gocam_id: id, title }) => [id, title]));
  const ends = (activity: string, end: "source" | "target", model: string): boolean =>
    links.some((link) => link[end] === activity && link.models.includes(model));
  return activities
    .filter((activity) => activity.models.length > 1)
    .map((activity) => ({
      ...activity,
      in: activity.models.map((model) => {
        const [isTarget, isSource] = [ends(activity.id, "target", model), ends(activity.id, "source", model)];
        return {
          gocam_id: model,
          title: titles.get(model) ?? model,
          direction: isTarget ? (isSource ? "both" : "incoming") : isSource ? "outgoing" : "none",
        };
      }),
    }));
}

export interface Missing extends PathwayActivity {
  readonly in: readonly { readonly gocam_id: string; readonly title: string }[];
}

/** Activities of which no model says who does them. */
export function missingActivities({ activities, models }: PathwayGraph): Missing[] {
  const byId = new Map(models.map((model) => [model.gocam_id, model]));
  return activities
    .filter(({ enabled_by: by }) => by === null)
    .map((activity) => ({
      ...activity,
      in: activity.models.flatMap((id) => byId.get(id) ?? []),
    }));
}
