/** Where the api says what it does. */
import { Writable } from "node:stream";
import { pino } from "pino";
import type { Logger, LoggerOptions } from "pino";
import type { Settings } from "../settings/settings.ts";
import { lineForPeople } from "./line-for-people.ts";

/** Lines are written together, since to write each would cost every request as much as to find what it asks for in memory; at the end all are written. */
const buffer = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 200 };

/** Lines of JSON with time and level, or lines for people; of several processes, each says which it is. */
export function openLog({ logLevel, logFormat }: Pick<Settings, "logLevel" | "logFormat">): Logger {
  const processNumber = process.env["KARYON_API_PROCESS"];
  const options: LoggerOptions = {
    level: logLevel,
    base: processNumber === undefined ? null : { process: Number(processNumber) },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const destination = pino.destination(buffer);
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
