/** A file of a release that is sent whole or in stretches. */
export interface GenomeFile {
  /** bytes */
  readonly size: number;
  /** The bytes from `start` up to, not including, `end`, in pieces. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
}
