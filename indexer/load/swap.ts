/** Moving the aliases: which generation is live, which is the one to go back to, and which waits to be published. */
import { setTimeout as sleep } from "node:timers/promises";
import { errors } from "@elastic/elasticsearch";
import type { Client, estypes } from "@elastic/elasticsearch";
import { aliasName, previousAlias, stagedAlias } from "../../index-mappings/names.ts";
import { isWhole, lacking, listGenerations } from "./generations.ts";
import type { GenerationInfo } from "./generations.ts";
import { LoadError } from "./load-error.ts";
import { EngineAway } from "./with-retry.ts";

type Action = estypes.IndicesUpdateAliasesAction;

/** Somebody else may have moved the aliases since they were read: then they are read again, so often at most. */
const attempts = 5;
/** ms */
const pause = 200;
/** ms to find out whether aliases were moved, when the search engine went away before it could say so. */
const patience = 30_000;
/** How long the search engine may take to move them: it does so at once, unless it cannot write them down. */
const timeout = "10s";

/**
 * Makes a generation live in one atomic call; the one that was live becomes the previous one. Nothing happens when it
 * is live already, so the call can be repeated. Of two swaps at the same moment one is done after the other.
 * @throws LoadError when there is no such generation, it lacks indices or is no longer kept, or the search engine does not keep the aliases
 */
export async function makeLive(client: Client, prefix: string, name: string): Promise<void> {
  let wasKept = false;
  await moveAliases(client, prefix, `Generation ${name} was not made live`, (generations) => {
    const target = generationIn(generations, name);
    // Another swap has taken its place: it may be about to be deleted.
    if (wasKept && target.state === "unfinished")
      throw new LoadError(`Generation ${name} was not made live: it is no longer kept.`);
    wasKept = target.state !== "unfinished";
    return liveActions(generations, prefix, target);
  });
}

/** Keeps a written generation for a look before it is published; one that was staged before is so no longer. Can be repeated. */
export async function makeStaged(client: Client, prefix: string, name: string): Promise<void> {
  await moveAliases(client, prefix, `Generation ${name} was not staged`, (generations) =>
    stagedActions(generations, prefix, generationIn(generations, name)),
  );
}

/**
 * Takes its place from the previous or the staged generation, so that it can be deleted: nobody can make it live any more.
 * @throws LoadError when it has another place by now
 */
export async function takePlaceFrom(
  client: Client,
  prefix: string,
  { name, state }: GenerationInfo,
): Promise<void> {
  const alias = state === "staged" ? stagedAlias(prefix) : previousAlias(prefix);
  await moveAliases(client, prefix, `Generation ${name} was not deleted`, (generations) => {
    const target = generations.find((info) => info.name === name);
    if (!target || target.state === "unfinished") return [];
    if (target.state !== state)
      throw new LoadError(`Generation ${name} was not deleted: it is ${target.state} now.`);
    return target.indices.map(({ name: index }) => ({ remove: { index, alias, must_exist: true } }));
  });
}

/**
 * Moves aliases until what is read back needs no actions any more: only what they say counts, as a full disk is no error of the
 * call, and its answer can be lost or spoilt on the way.
 */
async function moveAliases(
  client: Client,
  prefix: string,
  failure: string,
  actionsFor: (generations: readonly GenerationInfo[]) => Action[],
): Promise<void> {
  let last: unknown;
  for (let attempt = 1; ; attempt += 1) {
    const generations =
      attempt === 1 ? await listGenerations(client, prefix) : await readBack(client, prefix, failure);
    const actions = actionsFor(generations);
    if (actions.length === 0) return;
    if (isRefusal(last)) throw last;
    if (attempt > attempts)
      throw new LoadError(
        isUnanswered(last)
          ? `${failure}: no answer of the search engine could be read.`
          : `${failure}: the search engine does not keep the new aliases. Is its disk full?`,
        { cause: last },
      );
    if (attempt > 1) await sleep(pause);
    try {
      await client.indices.updateAliases({ actions, timeout, master_timeout: timeout });
    } catch (error) {
      if (!(error instanceof errors.ResponseError) && !isUnanswered(error)) throw error;
      last = error;
    }
  }
}

/** The generations after a call whose answer may have been lost. */
async function readBack(client: Client, prefix: string, failure: string): Promise<GenerationInfo[]> {
  for (const began = performance.now(); ; await sleep(pause))
    try {
      return await listGenerations(client, prefix);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      if (performance.now() - began > patience)
        throw new LoadError(
          `${failure}, as far as is known: the search engine went away meanwhile. When it is back, npm run release -- list tells.`,
          { cause: error },
        );
    }
}

/** Whether no answer came, or none that can be read. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof EngineAway ||
  (error instanceof errors.ElasticsearchClientError && !(error instanceof errors.ResponseError));

/**
 * Whether the search engine has said no. It has not where an alias that was to be taken away was not there: then somebody else has
 * moved them, and the whole call has done nothing.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ResponseError &&
  !/aliases_not_found_exception|required alias \[.*\] does not exist/.test(error.message);

function generationIn(generations: readonly GenerationInfo[], name: string): GenerationInfo {
  const target = generations.find((info) => info.name === name);
  if (!target) throw new LoadError(`There is no generation ${name}.`);
  return target;
}

function liveActions(
  generations: readonly GenerationInfo[],
  prefix: string,
  target: GenerationInfo,
): Action[] {
  if (target.state === "live") return [];
  if (!isWhole(target))
    throw new LoadError(
      `Generation ${target.name} lacks its indices of ${lacking(target).join(", ")} and cannot be made live.`,
    );
  const [previous, staged] = [previousAlias(prefix), stagedAlias(prefix)];
  return generations.flatMap((info): Action[] =>
    info.indices.flatMap(({ name: index, kind }): Action[] => {
      const live = aliasName(kind, prefix);
      if (info === target)
        return [
          // Its place has to be there: without it, it may be about to be deleted.
          { remove: { index, alias: previous, must_exist: info.state === "previous" } },
          { remove: { index, alias: staged, must_exist: info.state === "staged" } },
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

function stagedActions(
  generations: readonly GenerationInfo[],
  prefix: string,
  target: GenerationInfo,
): Action[] {
  // Staged already; or it was, and has been published since.
  if (target.state !== "unfinished") return [];
  const alias = stagedAlias(prefix);
  return generations.flatMap((info): Action[] =>
    info.indices.flatMap(({ name: index }): Action[] => {
      if (info === target) return [{ add: { index, alias } }];
      return info.state === "staged" ? [{ remove: { index, alias, must_exist: false } }] : [];
    }),
  );
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
