import { MotifError } from "./motif.ts";

/** The place up to which a motif has been read. */
export class Cursor {
  /** In capital letters. */
  readonly text: string;
  /** Index behind the last sign. */
  readonly end: number;
  /** Index of the next sign. */
  at: number;

  constructor(text: string, begin: number, end: number) {
    // ASCII only: other letters may change their length, and places would no longer be those of what was typed.
    this.text = text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
    this.at = begin;
    this.end = end;
  }

  /** The next sign; "" at the end. */
  get next(): string {
    return this.at < this.end ? this.text.charAt(this.at) : "";
  }

  /** Steps over the next sign when it is this one. */
  takes(sign: string): boolean {
    if (this.next !== sign) return false;
    this.at += 1;
    return true;
  }

  /** The next sign as a message names it. */
  get found(): string {
    return this.next === ""
      ? "found the end"
      : `found “${String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)}”`;
  }

  fail(reason: string, at = this.at): never {
    throw new MotifError(at + 1, reason);
  }
}
