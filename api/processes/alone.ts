/**
 * Whether others answer in place of a process that has only just started. One that is alone answers pages as soon as it can, and a
 * search that comes too early waits; any other listens when it is prepared. A process tells the one that has the port when that is.
 */
import cluster from "node:cluster";
import type { Worker } from "node:cluster";

/** `npm start` says it to its api, which says it to its first process. Where there is a proxy it has others to ask. */
const variable = "KARYON_API_ALONE";
const told = "karyon:prepared";

/** Whether nobody else answers. */
export const isAlone = (): boolean => process.env[variable] === "true";

/** For the environment of a process that has this one's port. */
export const aloneVariable = (hasNeighbours: boolean): Record<string, string> => ({
  [variable]: String(isAlone() && !hasNeighbours),
});

/** Tells that searches need no longer wait, where there is anybody to tell. */
export const tellPrepared = (): unknown => cluster.worker?.send(told);

/** Calls back whenever the process tells it. */
export const whenPrepared = (worker: Worker, then: () => void): unknown =>
  worker.on("message", (message: unknown) => {
    if (message === told) then();
  });
