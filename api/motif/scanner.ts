/**
 * Finds the matches of a motif in a peptide, in two passes over it, each in time proportional to its length and to the
 * size of the motif, whatever the motif is.
 *
 * From the end to the beginning: for each residue, at which places of the motif it can stand so that the rest of the
 * motif fits behind it. The places are bits of one 32-bit word, or of four; most of them lead to their neighbour only, so
 * that a shift steps them all.
 *
 * From the beginning to the end: where a place that begins the motif is among these, there is a match, and going on to
 * the preferred place that is among those of the next residue leads to its end without a wrong turn.
 */
import { beginMark, codeCount } from "./alphabet.ts";
import { done } from "./machine.ts";
import type { Machine } from "./machine.ts";

const bits = 32;
/** Places of the largest machine. Those with more than 32 all have as many words, which can then be variables instead of a list. */
export const mostPlaces = 4 * bits;
const hasBit = (words: Int32Array, at: number, place: number): boolean => (words[at + (place >>> 5)]! & (1 << (place & 31))) !== 0;

function setBit(words: Int32Array, at: number, place: number): void {
  words[at + (place >>> 5)]! |= 1 << (place & 31);
}

export class Scanner {
  readonly machine: Machine;
  readonly words: number;
  /** By residue, the places where it can stand. */
  readonly standing: Int32Array;
  /** Places that lead to their neighbour. */
  readonly toNeighbour: Int32Array;
  /** Places that others than their neighbour lead to, and by place which. */
  readonly special: Int32Array;
  readonly leading: Int32Array;
  readonly final: Int32Array;
  readonly first: Int32Array;
  /** Places for each residue of the peptide at hand. */
  fits = new Int32Array(0);
  /** Start and end of the matches asked for, as places in the text, the end not included. */
  spans = new Int32Array(64);

  constructor(machine: Machine) {
    const size = machine.sets.length;
    this.machine = machine;
    if (size > mostPlaces) throw new Error(`a machine of ${size} places is too large`);
    const words = size <= bits ? 1 : mostPlaces / bits;
    this.words = words;
    this.standing = new Int32Array(codeCount * words);
    this.toNeighbour = new Int32Array(words);
    this.special = new Int32Array(words);
    this.leading = new Int32Array(size * words);
    this.final = new Int32Array(words);
    this.first = new Int32Array(words);
    for (const place of machine.first) setBit(this.first, 0, place);
    for (const [place, set] of machine.sets.entries()) {
      for (let code = 0; code < codeCount; code++) if (set & (1 << code)) setBit(this.standing, code * words, place);
      for (const next of machine.next[place]!) this.#lead(place, next);
    }
  }

  #lead(place: number, next: number): void {
    if (next === done) setBit(this.final, 0, place);
    else if (next === place + 1) setBit(this.toNeighbour, 0, place);
    else {
      setBit(this.special, 0, next);
      setBit(this.leading, next * this.words, place);
    }
  }

  /** Fills `fits` for the text from `from` to before `to`; false when no match can begin anywhere. */
  #fit(text: Uint8Array, from: number, to: number): boolean {
    const needed = (to - from) * this.words;
    if (this.fits.length < needed) this.fits = new Int32Array(needed * 2);
    return this.words === 1 ? this.#fitOne(text, from, to) : this.#fitFour(text, from, to);
  }

  #fitOne(text: Uint8Array, from: number, to: number): boolean {
    const { standing, leading, fits } = this;
    const toNeighbour = this.toNeighbour[0]!;
    const special = this.special[0]!;
    const final = this.final[0]!;
    let fit = 0;
    let any = 0;
    for (let i = to - 1; i >= from; i--) {
      let before = ((fit >>> 1) & toNeighbour) | final;
      for (let rest = fit & special; rest !== 0; rest &= rest - 1) before |= leading[31 - Math.clz32(rest & -rest)]!;
      fit = before & standing[text[i]!]!;
      fits[i - from] = fit;
      any |= fit;
    }
    return (any & this.first[0]!) !== 0;
  }

  #fitFour(text: Uint8Array, from: number, to: number): boolean {
    const { standing, leading, fits, toNeighbour, special, final, first } = this;
    const [t0, t1, t2, t3] = [toNeighbour[0]!, toNeighbour[1]!, toNeighbour[2]!, toNeighbour[3]!];
    const [s0, s1, s2, s3] = [special[0]!, special[1]!, special[2]!, special[3]!];
    const [l0, l1, l2, l3] = [final[0]!, final[1]!, final[2]!, final[3]!];
    let [f0, f1, f2, f3] = [0, 0, 0, 0];
    let [any0, any1, any2, any3] = [0, 0, 0, 0];
    for (let i = to - 1; i >= from; i--) {
      let b0 = (((f0 >>> 1) | (f1 << 31)) & t0) | l0;
      let b1 = (((f1 >>> 1) | (f2 << 31)) & t1) | l1;
      let b2 = (((f2 >>> 1) | (f3 << 31)) & t2) | l2;
      let b3 = ((f3 >>> 1) & t3) | l3;
      f0 &= s0;
      f1 &= s1;
      f2 &= s2;
      f3 &= s3;
      for (let place = 0; (f0 | f1 | f2 | f3) !== 0;) {
        // The next place that others than its neighbour lead to.
        if (f0 !== 0) { place = 31 - Math.clz32(f0 & -f0); f0 &= f0 - 1; }
        else if (f1 !== 0) { place = 63 - Math.clz32(f1 & -f1); f1 &= f1 - 1; }
        else if (f2 !== 0) { place = 95 - Math.clz32(f2 & -f2); f2 &= f2 - 1; }
        else { place = 127 - Math.clz32(f3 & -f3); f3 &= f3 - 1; }
        const row = place * 4;
        b0 |= leading[row]!;
        b1 |= leading[row + 1]!;
        b2 |= leading[row + 2]!;
        b3 |= leading[row + 3]!;
      }
      const row = text[i]! * 4;
      f0 = b0 & standing[row]!;
      f1 = b1 & standing[row + 1]!;
      f2 = b2 & standing[row + 2]!;
      f3 = b3 & standing[row + 3]!;
      const at = (i - from) * 4;
      fits[at] = f0;
      fits[at + 1] = f1;
      fits[at + 2] = f2;
      fits[at + 3] = f3;
      any0 |= f0;
      any1 |= f1;
      any2 |= f2;
      any3 |= f3;
    }
    return ((any0 & first[0]!) | (any1 & first[1]!) | (any2 & first[2]!) | (any3 & first[3]!)) !== 0;
  }

  /** Whether a match can begin where the words at `at` fit. */
  #begins(at: number): boolean {
    const { fits, first } = this;
    if (this.words === 1) return (fits[at]! & first[0]!) !== 0;
    return ((fits[at]! & first[0]!) | (fits[at + 1]! & first[1]!) | (fits[at + 2]! & first[2]!) | (fits[at + 3]! & first[3]!)) !== 0;
  }

  /** Index behind the match that begins at `i`. */
  #endOf(i: number, from: number): number {
    const { machine, words, fits } = this;
    if (machine.length !== null) return i + machine.length;
    let at = (i - from) * words;
    let choices = machine.first;
    for (let end = i; ; end++, at += words) {
      let taken = done;
      for (let c = 0; c < choices.length; c++) {
        const place = choices[c]!;
        if (place === done) return end;
        if (hasBit(fits, at, place)) { taken = place; break; }
      }
      if (taken === done) return end;
      choices = machine.next[taken]!;
    }
  }

  /**
   * Whether the preferred match at the start of a peptide is one that does not name the start: the mark before the first
   * residue and the residue itself are the same place to who writes a motif.
   */
  #startsInside(): boolean {
    const { machine: { first, sets }, words, fits } = this;
    for (const place of first) {
      const isMark = sets[place] === beginMark;
      if (hasBit(fits, isMark ? 0 : words, place)) return !isMark;
    }
    return false;
  }

  /**
   * Counts the matches in the peptide that stands between two marks at `from` and `to - 1` of the text; none overlaps
   * another. The first `most` are in `spans` afterwards, without the marks.
   */
  find(text: Uint8Array, from: number, to: number, most: number): number {
    if (!this.#fit(text, from, to)) return 0;
    let count = 0;
    for (let i = this.#startsInside() ? from + 1 : from; i < to;) {
      if (!this.#begins((i - from) * this.words)) { i += 1; continue; }
      const end = this.#endOf(i, from);
      const start = Math.max(i, from + 1);
      const stop = Math.min(end, to - 1);
      // Marks alone are no match.
      if (stop > start) {
        if (count < most) this.#keep(count, start, stop);
        count += 1;
      }
      i = end;
    }
    return count;
  }

  #keep(index: number, start: number, end: number): void {
    if (this.spans.length < 2 * index + 2) {
      const larger = new Int32Array(4 * index + 4);
      larger.set(this.spans);
      this.spans = larger;
    }
    this.spans[2 * index] = start;
    this.spans[2 * index + 1] = end;
  }
}
