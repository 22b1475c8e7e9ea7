/** Moving the aliases: which generation is live and which is the one to go back to. */
import type { Client, estypes } from "@elastic/elasticsearch";
import { aliasName, previousAlias } from "../../index-mappings/names.ts";
import { listGenerations } from "./generations.ts";
import type { GenerationInfo } from "./generations.ts";
import { LoadError } from "./load-error.ts";

/**
 * Makes a generation live in one atomic call; the one that was live becomes the previous one. Nothing happens when it
 * is live already, so the call can be repeated. Throws a LoadError when there is no such generation.
 */
export async function makeLive(client: Client, prefix: string, name: string): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const target = generations.find((info) => info.name === name);
  if (!target) throw new LoadError(`There is no generation ${name}.`);
  if (target.state === "live") return;
  const previous = previousAlias(prefix);
  const actions = generations.flatMap((info): estypes.IndicesUpdateAliasesAction[] =>
    info.indices.flatMap(({ name: index, kind }) => {
      const live = aliasName(kind, prefix);
      if (info === target)
        return [{ remove: { index, alias: previous, must_exist: false } }, { add: { index, alias: live } }];
      if (info.state === "live")
        return [{ remove: { index, alias: live, must_exist: false } }, { add: { index, alias: previous } }];
      if (info.state === "previous") return [{ remove: { index, alias: previous, must_exist: false } }];
      return [];
    }),
  );
  await client.indices.updateAliases({ actions });
}

/** Swaps the live and the previous generation. Throws a LoadError when there is no previous one. */
export async function rollBack(
  client: Client,
  prefix: string,
): Promise<{ live: GenerationInfo; previous: GenerationInfo | undefined }> {
  const generations = await listGenerations(client, prefix);
  const target = generations.find((info) => info.state === "previous");
  if (!target) throw new LoadError("There is no earlier generation to go back to.");
  await makeLive(client, prefix, target.name);
  return { live: target, previous: generations.find((info) => info.state === "live") };
}
