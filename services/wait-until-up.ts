import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "./child.ts";
import { StartError } from "./start-error.ts";

/** A service that is coming up. `probe` resolves to true when it answers; a rejection means "not yet". */
export interface ComingUp {
  name: string;
  child: Child;
  logFile: string;
  probe: () => Promise<boolean>;
  limitMs: number;
}

/** Wait until a service answers. Fails with one sentence, quoting its log, when it ends or takes too long. */
export async function waitUntilUp({ name, child, logFile, probe, limitMs }: ComingUp): Promise<void> {
  const deadline = Date.now() + limitMs;
  let ended = false;
  void child.exited.then(() => {
    ended = true;
  });
  while (!(await probe().catch(() => false))) {
    if (ended) throw new StartError(whyItEnded(name, readFileSync(logFile, "utf8"), logFile));
    if (Date.now() > deadline) {
      throw new StartError(
        `${name} did not answer within ${Math.round(limitMs / 1000)} seconds; its log is ${logFile}.`,
      );
    }
    await sleep(200);
  }
}

/** The sentence for a service that ended while starting. */
export function whyItEnded(name: string, log: string, logFile: string): string {
  if (/No space left on device/i.test(log))
    return `The disk is full, so ${name} could not start: free some space and start again.`;
  if (/Address already in use|BindException/i.test(log))
    return `${name} could not start because its port is in use; its log is ${logFile}.`;
  const line = tellingLine(log);
  if (/Permission denied|AccessDeniedException/.test(log))
    return `${name} may not read or write its files (“${line}”), which another user or a container made: give the state folder to the user that starts Karyon, or choose another one with KARYON_STATE; its log is ${logFile}.`;
  return `${name} ended while starting${line ? `: “${line}”` : ""}; its log is ${logFile}.`;
}

/** The line of a log that says most: the last exception or error, else simply the last one. */
function tellingLine(log: string): string {
  const lines = log
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const line =
    lines.findLast((text) => /^(Caused by: )?[\w.$]+(Exception|Error): /.test(text)) ??
    lines.findLast((text) => /\b(ERROR|FATAL|fatal|error)\b/.test(text)) ??
    lines.at(-1) ??
    "";
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
