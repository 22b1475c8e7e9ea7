/** What accompanies a start through all its steps. */
export interface StartContext {
  /** Takes one short line about what is being done. */
  log: (line: string) => void;
  /** Aborted when the start is given up; every process that was started for it is then stopped. */
  signal: AbortSignal;
  /** Unexpected ends of a service within five minutes after which it is still started again (default 3). */
  forgivenEnds?: number | undefined;
}
