import { announceSwap } from "../jobs/announce-swap.ts";
import { journaled } from "../journal/journal.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { rollBack } from "../load/swap.ts";
import type { Settings } from "../settings/settings.ts";
import { generationJson } from "./list.ts";

/** Makes the previous generation live and says which one is live now. */
export async function rollback(settings: Settings, json: boolean): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const { live, previous } = await journaled(
    settings,
    { what: "rollback", target: "previous" },
    () => rollBack(client, settings.prefix),
    ({ live: { name } }) => `${name} is live`,
  );
  await announceSwap(settings, live.name);
  if (json) {
    const one = { ...generationJson(live), state: "live" };
    console.log(
      JSON.stringify({
        live: one,
        previous: previous ? { ...generationJson(previous), state: "previous" } : null,
      }),
    );
  } else
    console.log(
      `Release ${live.release} is live (${live.name}).${previous ? ` Another rollback goes forward to release ${previous.release} (${previous.name}).` : ""}`,
    );
  return 0;
}
