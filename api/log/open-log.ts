/** Where the api says what it does. */
import { Writable } from "node:stream";
import { pino } from "pino";
import type { Logger, LoggerOptions } from "pino";
import type { Settings } from "../settings/settings.ts";
import { lineForPeople } from "./line-for-people.ts";

/** Lines are written together, since to write each would cost every request as much as to find what it asks for in memory; at the end all are written. */
const buffer = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 };
/** Letters that wait for room on a disk that is full; what comes after them is lost. */
const maxWaiting = 1_000_000;

/** Lines of JSON with time and level, or lines for people; of several processes, each says which it is. */
export function openLog({ logLevel, logFormat }: Pick<Settings, "logLevel" | "logFormat">): Logger {
  const processNumber = process.env["KARYON_API_PROCESS"];
  const options: LoggerOptions = {
    level: logLevel,
    base: processNumber === undefined ? null : { process: Number(processNumber) },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const destination = openDestination();
  if (logFormat === "json") return pino(options, destination);
  return pino(
    options,
    new Writable({
      decodeStrings: false,
      write(line: string, _encoding, done) {
        destination.write(lineForPeople(line));
        done();
      },
    }),
  );
}

/**
 * Standard output, also on a disk that is full: by itself the writer ends the process then, and at its end tries for ever to write the
 * rest, so that the whole site would be away until there is room.
 */
function openDestination(): ReturnType<typeof pino.destination> {
  const destination = pino.destination({ ...buffer, maxLength: maxWaiting });
  let isFull = false;
  destination.on("error", () => (isFull = true)).on("write", () => (isFull = false));
  const flushSync = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (!isFull) flushSync();
  };
  return destination;
}
