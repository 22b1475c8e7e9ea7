/**
 * Loaded into a process before its program (`node --import`): its clock is ahead of the real one by as many ms as the file says
 * that KARYON_FAULTS_CLOCK names, looked at five times a second. `performance.now()` and timers go on, as on a machine whose clock is set.
 */
import { readFileSync } from "node:fs";

const file = process.env["KARYON_FAULTS_CLOCK"];
let ahead = 0;

if (file !== undefined) {
  const look = (): void => {
    const read = Number(readFileSync(file, "utf8"));
    if (Number.isFinite(read)) ahead = read;
  };
  look();
  setInterval(look, 200).unref();
  const RealDate = Date;
  class MovedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      // Called without anything it is now; with several numbers it is not called here.
      super(...((given.length === 0 ? [RealDate.now() + ahead] : given) as [number]));
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  }
  globalThis.Date = MovedDate as DateConstructor;
}
