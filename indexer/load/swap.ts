/** Moving the aliases: which generation is live, which is the one to go back to, and which waits to be published. */
import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "@elastic/elasticsearch";
import type { Client, estypes } from "@elastic/elasticsearch";
import { aliasName, previousAlias, stagedAlias } from "../../index-mappings/names.ts";
import { isWhole, listGenerations } from "./generations.ts";
import type { GenerationInfo } from "./generations.ts";
import { LoadError } from "./load-error.ts";

type Action = estypes.IndicesUpdateAliasesAction;

/** Somebody else may have moved the aliases since they were read: then they are read again, so often at most. */
const attempts = 5;
/** ms */
const pause = 200;

/**
 * Makes a generation live in one atomic call; the one that was live becomes the previous one. Nothing happens when it
 * is live already, so the call can be repeated. Of two swaps at the same moment one is done after the other.
 * @throws LoadError when there is no such generation, it lacks indices, or the search engine does not keep the aliases
 */
export async function makeLive(client: Client, prefix: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const actions = liveActions(await listGenerations(client, prefix), prefix, name);
    if (actions.length === 0) return;
    // A full disk is no error of the call: the aliases are read again, and only what they say counts.
    if (attempt > attempts) throw new LoadError(notKept(name));
    if (attempt > 1) await sleep(pause);
    try {
      await client.indices.updateAliases({ actions });
    } catch (error) {
      if (!wereMoved(error) || attempt === attempts) throw error;
    }
  }
}

const notKept = (name: string): string =>
  `Generation ${name} was not made live: the search engine took the new aliases and did not keep them. Is its disk full?`;

/** An alias that was to be taken away was not there: the whole call has done nothing. */
const wereMoved = (error: unknown): boolean =>
  error instanceof errors.ResponseError && /aliases_not_found_exception/.test(error.message);

function liveActions(generations: readonly GenerationInfo[], prefix: string, name: string): Action[] {
  const target = generations.find((info) => info.name === name);
  if (!target) throw new LoadError(`There is no generation ${name}.`);
  if (target.state === "live") return [];
  if (!isWhole(target)) throw new LoadError(`Generation ${name} lacks indices and cannot be made live.`);
  const [previous, staged] = [previousAlias(prefix), stagedAlias(prefix)];
  return generations.flatMap((info): Action[] =>
    info.indices.flatMap(({ name: index, kind }): Action[] => {
      const live = aliasName(kind, prefix);
      if (info === target)
        return [
          { remove: { index, alias: previous, must_exist: false } },
          { remove: { index, alias: staged, must_exist: false } },
          { add: { index, alias: live } },
        ];
      // Has to be there: of two live generations every answer would be a mixture.
      if (info.state === "live")
        return [{ remove: { index, alias: live, must_exist: true } }, { add: { index, alias: previous } }];
      if (info.state === "previous") return [{ remove: { index, alias: previous, must_exist: false } }];
      return [];
    }),
  );
}

/** Keeps a written generation for a look before it is published; one that was staged before is so no longer. Can be repeated. */
export async function makeStaged(client: Client, prefix: string, name: string): Promise<void> {
  const generations = await listGenerations(client, prefix);
  const target = generations.find((info) => info.name === name);
  if (!target) throw new LoadError(`There is no generation ${name}.`);
  const alias = stagedAlias(prefix);
  const actions = generations.flatMap((info): Action[] =>
    info.indices.flatMap(({ name: index }): Action[] => {
      if (info === target) return [{ add: { index, alias } }];
      return info.state === "staged" ? [{ remove: { index, alias, must_exist: false } }] : [];
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
