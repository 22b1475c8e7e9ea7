/** Making a generation live that is there already: one that was staged, or the one before. */
import type { Client } from "@elastic/elasticsearch";
import { deleteUnfinished, documentsOf, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { makeLive } from "../load/swap.ts";
import { shrinkProblems } from "../load/verify/counts.ts";

/** What a publication has changed. */
export interface Published {
  readonly live: GenerationInfo;
  /** The one that was live and can be gone back to. */
  readonly previous: GenerationInfo | undefined;
  /** The one before that, which is deleted: two stay. */
  readonly deleted: GenerationInfo | undefined;
}

/**
 * Makes a complete generation live at once, without loading anything. The generation that this leaves without a place is deleted.
 * @param force also when a kind has less than 98 % of the live release's documents
 */
export async function publish(
  client: Client,
  prefix: string,
  name: string,
  force: boolean,
): Promise<Published> {
  const generations = await listGenerations(client, prefix);
  const target = generations.find((info) => info.name === name);
  const inState = (state: GenerationInfo["state"]) => generations.find((info) => info.state === state);
  const [live, previous] = [inState("live"), inState("previous")];
  if (!target) throw new LoadError(`There is no generation ${name}.`);
  if (target.state === "unfinished")
    throw new LoadError(`Generation ${name} is not complete: load its release again.`);
  if (live && target.state === "staged" && !force) {
    const problems = shrinkProblems(documentsOf(target), documentsOf(live));
    if (problems.length > 0)
      throw new LoadError([...problems, "--force publishes it nevertheless."].join("\n"));
  }
  await makeLive(client, prefix, name);
  const displaced = target.state === "staged" ? previous : undefined;
  const isGone = displaced !== undefined && (await deleteDisplaced(client, prefix, displaced.name));
  return {
    live: target,
    previous: target.state === "live" ? previous : live,
    deleted: isGone ? displaced : undefined,
  };
}

/** Whether a generation without a place was deleted. Another swap may have given it one; what cannot be deleted goes with the next load. */
async function deleteDisplaced(client: Client, prefix: string, name: string): Promise<boolean> {
  try {
    return (await deleteUnfinished(client, prefix, (one) => one === name)).length > 0;
  } catch {
    // What was published is.
    return false;
  }
}
