import { announceSwap } from "../jobs/announce-swap.ts";
import { journaled } from "../journal/journal.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { findGeneration, listGenerations } from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import { LoadError } from "../load/load-error.ts";
import { publish as makePublic } from "../publish/publish.ts";
import type { Settings } from "../settings/settings.ts";
import { generationJson } from "./list.ts";

interface PublishFlags {
  readonly force: boolean;
  readonly json: boolean;
}

/** Makes the staged generation live, or another complete one that is named. */
export async function publish(
  asked: string | undefined,
  { force, json }: PublishFlags,
  settings: Settings,
): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const target = targetOf(asked, await listGenerations(client, settings.prefix));
  const { live, previous, deleted } = await journaled(
    settings,
    { what: "publish", target: target.name },
    () => makePublic(client, settings.prefix, target.name, force),
    (done) => `${done.live.name} is live${done.deleted ? `, ${done.deleted.name} is deleted` : ""}`,
  );
  await announceSwap(settings, live.name);
  if (json)
    console.log(
      JSON.stringify({
        live: { ...generationJson(live), state: "live" },
        previous: previous ? { ...generationJson(previous), state: "previous" } : null,
        deleted: deleted?.name ?? null,
      }),
    );
  else {
    const back = previous ? ` A rollback goes back to release ${previous.release} (${previous.name}).` : "";
    const gone = deleted ? ` Generation ${deleted.name} was deleted.` : "";
    console.log(`Release ${live.release} is live (${live.name}).${back}${gone}`);
  }
  return 0;
}

function targetOf(asked: string | undefined, generations: readonly GenerationInfo[]): GenerationInfo {
  const staged = generations.find(({ state }) => state === "staged");
  if (asked === undefined) {
    if (staged) return staged;
    throw new LoadError("No generation is staged: load a release with --stage, or name a generation.");
  }
  // A release id may stand for the live and for the staged generation: that one is meant.
  return staged?.release === asked ? staged : findGeneration(generations, asked);
}
