/**
 * Finds the matches of a motif in a peptide, in two passes over it, each in time proportional to its length, whatever the
 * motif is.
 *
 * From the end to the beginning: for each residue, at which positions of the motif it can stand so that the rest of the
 * motif fits behind it. The positions are the bits of a vector; most of them lead to their neighbour only, so that a shift
 * steps them all.
 *
 * From the beginning to the end: where a position that begins the motif is among these, there is a match, and going on to
 * the preferred position that is among those of the next residue leads to its end without a wrong turn.
 *
 * Both passes are WebAssembly, which has such vectors: scanner.wat, and scanner.wasm made of it.
 */
import { readFileSync } from "node:fs";
import { beginMark, codeCount } from "./alphabet.ts";
import { done } from "./machine.ts";
import type { Machine } from "./machine.ts";

/** Places of the largest machine. */
const maxPositions = 128;

/** Where the passes look, in bytes (see scanner.wat). */
const layout = {
  standing: 0,
  leading: 512,
  toNeighbour: 2560,
  special: 2576,
  final: 2592,
  first: 2608,
  lists: 4096,
  work: 40_960,
} as const;
const vector = 16;
const span = 8;
const listSize = 256;
const endOfList = 255;
/** The list of the positions where a match can begin stands behind those of the positions. */
const beginning = maxPositions;

const page = 65_536;
const maxAtOnce = 0x7fff_ffff;

const program = new WebAssembly.Module(readFileSync(new URL("./scanner.wasm", import.meta.url)));

/** What scanner.wat exports. */
interface ScannerExports {
  readonly memory: WebAssembly.Memory;
  readonly fits: WebAssembly.Global<"i32">;
  readonly spans: WebAssembly.Global<"i32">;
  readonly text: WebAssembly.Global<"i32">;
  fit(from: number, to: number): number;
  matches(i: number, from: number, to: number, length: number, max: number): number;
}

/** Peptides as codes between their two marks, one behind the other; where each begins, and one more for the end of the last. */
export interface Text {
  readonly text: Uint8Array;
  readonly offsets: Uint32Array;
}

/** Searches the peptides of a text for one motif after another. Has a copy of the text. */
export class Scanner {
  readonly #passes: ScannerExports;
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #fits: number;
  #machine: Machine = { sets: [], first: [], next: [], length: null };
  /** Start and end of the matches found last, as positions in the text, the end not included. */
  readonly spans: Int32Array;

  constructor({ text, offsets }: Text) {
    // The module is ours and exports this.
    const passes = new WebAssembly.Instance(program).exports as unknown as ScannerExports;
    const longest = offsets.reduce((max, offset, i) => Math.max(max, offset - (offsets[i - 1] ?? 0)), 0);
    this.#fits = layout.work;
    const spansAt = this.#fits + (longest + 1) * vector;
    const textAt = spansAt + longest * span;
    passes.memory.grow(Math.ceil((textAt + text.length) / page));
    passes.fits.value = this.#fits;
    passes.spans.value = spansAt;
    passes.text.value = textAt;
    this.#bytes = new Uint8Array(passes.memory.buffer);
    this.#bytes.set(text, textAt);
    this.#offsets = offsets;
    this.#passes = passes;
    this.spans = new Int32Array(
      passes.memory.buffer,
      spansAt,
      (longest * span) / Int32Array.BYTES_PER_ELEMENT,
    );
  }

  /** Makes ready for a motif. */
  use(machine: Machine): void {
    if (machine.sets.length > maxPositions)
      throw new Error(`a machine of ${machine.sets.length} positions is too large`);
    this.#machine = machine;
    this.#bytes.fill(0, 0, layout.lists);
    for (const position of machine.first) this.#add(layout.first, position);
    this.#list(beginning, machine.first);
    for (const [position, set] of machine.sets.entries()) {
      // Every set of the machine has what comes next.
      const next = machine.next[position]!;
      for (let code = 0; code < codeCount; code++)
        if (set & (1 << code)) this.#add(layout.standing + code * vector, position);
      for (const other of next) this.#lead(position, other);
      this.#list(position, next);
    }
  }

  /** Adds a position to the set at `at`. */
  #add(at: number, position: number): void {
    // A set has a bit for every position.
    this.#bytes[at + (position >> 3)]! |= 1 << (position & 7);
  }

  #has(at: number, position: number): boolean {
    // As above.
    return (this.#bytes[at + (position >> 3)]! & (1 << (position & 7))) !== 0;
  }

  #lead(position: number, next: number): void {
    if (next === done) this.#add(layout.final, position);
    else if (next === position + 1) this.#add(layout.toNeighbour, position);
    else {
      this.#add(layout.special, next);
      this.#add(layout.leading + next * vector, position);
    }
  }

  #list(index: number, positions: readonly number[]): void {
    const bytes = positions.map((position) => (position === done ? endOfList : position));
    this.#bytes.set([...bytes, endOfList], layout.lists + index * listSize);
  }

  /**
   * Whether the preferred match at the start of a peptide is one that does not name the start: the mark before the first
   * residue and the residue itself are the same position to who writes a motif.
   */
  #startsInside(): boolean {
    const { first, sets } = this.#machine;
    for (const position of first) {
      const isMark = sets[position] === beginMark;
      if (this.#has(this.#fits + (isMark ? 0 : vector), position)) return !isMark;
    }
    return false;
  }

  /** Counts the matches in a peptide; none overlaps another. The first `max` are in `spans` afterwards, without the marks. */
  find(index: number, max: number): number {
    // There is one offset more than peptides.
    const [from, to] = [this.#offsets[index]!, this.#offsets[index + 1]!];
    if (this.#passes.fit(from, to) === 0) return 0;
    return this.#passes.matches(
      this.#startsInside() ? from + 1 : from,
      from,
      to,
      this.#machine.length ?? 0,
      Math.min(max, maxAtOnce),
    );
  }
}
