/** When activities of several pathway models are the same. Pure. */
import type { GocamActivity, GocamPage } from "./others.ts";

/** What a model is told apart by, as far as it is read. */
export type ModelActivities = Pick<GocamPage, "gocam_id" | "activities">;

const ids = (nodes: readonly { readonly id: string }[]): string[] => nodes.map(({ id }) => id).toSorted();

/**
 * What activities of several models have to agree in to be the same: who does it, what it is, where and in which process.
 * null when one of these is not known: then it is like no other.
 */
export function sameness({
  enabled_by: enabler,
  molecular_function: does,
  occurs_in: locations,
  part_of: processes,
}: GocamActivity): string | null {
  return enabler === null || does === null || locations.length === 0 || processes.length === 0
    ? null
    : JSON.stringify([enabler.id, does.termid, ids(locations), ids(processes)]);
}

/** Activities of a model by what they are; those that it tells of more than once cannot be told apart, and are like no other. */
export function distinctActivities({ activities }: ModelActivities): Map<string, GocamActivity> {
  const groups = Map.groupBy(activities, (activity) => sameness(activity) ?? "");
  groups.delete("");
  return new Map(
    [...groups].flatMap(([key, [activity, ...others]]) =>
      activity && others.length === 0 ? [[key, activity] as const] : [],
    ),
  );
}
