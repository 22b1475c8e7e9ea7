/** What the page knows of the load that was last begun from it. */
import { readFileSync } from "node:fs";
import { loadLog } from "./run-command.ts";
import type { BegunLoad } from "./run-command.ts";

/** Characters of what it has printed. */
const maxLog = 20_000;

/** The last load that was begun from the page, if that was while this server ran, and the end of what it has printed. */
export interface LastLoad {
  begun: BegunLoad | null;
  printed(): string;
}

/** Nothing was begun yet; what one that was begun before this server has printed is still there. */
export const lastLoadIn = (state: string): LastLoad => ({
  begun: null,
  printed() {
    try {
      return readFileSync(loadLog(state), "utf8").slice(-maxLog);
    } catch {
      return "";
    }
  },
});
