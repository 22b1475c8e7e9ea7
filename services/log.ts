/** Takes one short line about what a start is doing. */
export type Log = (line: string) => void;
