/**
 * Random transcripts drawn base by base, and what they are by walking over their bases one at a time: slow, plain, and
 * without a line of the code that makes pages of them.
 */
import fc from "fast-check";

/** One base in the direction of the transcript: `u` untranslated, `c` coding, `n` of an exon that codes for nothing, `-` intron. */
interface Base {
  readonly kind: "u" | "c" | "n" | "-";
  readonly residue: string;
}

export interface Drawn {
  /** From the 5' end on. */
  readonly bases: readonly Base[];
  readonly strand: "+" | "-";
  /** Bases of the chromosome before it, from the end of what was drawn before. */
  readonly gap: number;
  /** NCBI translation table */
  readonly table: 1 | 4 | 12;
}

/** A transcript with its place on a chromosome. */
export interface Placed extends Drawn {
  readonly id: string;
  /** Bases of the chromosome before it, from 0. */
  readonly offset: number;
}

export interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly residues: string;
}

/** As NCBI prints them, codons in the order TTT, TTC, TTA, TTG, TCT … */
const codes: Readonly<Record<number, string>> = {
  1: "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
  4: "FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
  12: "FFLLSSSSYY**CC*WLLLSPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG",
};
const codons = [..."TCAG"].flatMap((a) => [..."TCAG"].flatMap((b) => [..."TCAG"].map((c) => a + b + c)));
const readsAs = (codon: string, table: number): string => codes[table]?.[codons.indexOf(codon)] ?? "X";

const opposite: Readonly<Record<string, string>> = { A: "T", C: "G", G: "C", T: "A" };

/** Whole numbers from a seed (mulberry32), so that a case can be drawn again. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Exons of some bases with introns between them; where they are long enough they code, from ATG to a stop. */
export const drawnBy = (table: Drawn["table"]): fc.Arbitrary<Drawn> =>
  fc
    .record({
      exons: fc.array(
        fc.record({ gap: fc.integer({ min: 1, max: 5 }), length: fc.integer({ min: 1, max: 12 }) }),
        { minLength: 1, maxLength: 6 },
      ),
      seed: fc.nat(),
      codes: fc.boolean(),
      strand: fc.constantFrom("+" as const, "-" as const),
      gap: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ exons, seed, codes: isCoding, strand, gap }) => {
      const random = randomNumbers(seed);
      const pick = <T>(list: readonly T[]): T =>
        // A place of the list.
        list[random() % list.length]!;
      const letter = (): string => pick(["A", "C", "G", "T"]);
      const spliced = exons.reduce((sum, { length }) => sum + length, 0);
      const most = Math.floor(spliced / 3);
      const count = isCoding && most >= 2 ? 2 + (random() % (most - 1)) : 0;
      const first = count === 0 ? 0 : random() % (spliced - 3 * count + 1);
      const ofKind = (stops: boolean) => codons.filter((codon) => (readsAs(codon, table) === "*") === stops);
      const coding = Array.from({ length: count }, (_, at) =>
        at === 0 ? "ATG" : pick(ofKind(at === count - 1)),
      ).join("");
      const bases: Base[] = [];
      let at = 0;
      for (const [index, exon] of exons.entries()) {
        if (index > 0) for (let n = 0; n < exon.gap; n++) bases.push({ kind: "-", residue: letter() });
        for (let n = 0; n < exon.length; n++, at++) {
          const residue = coding[at - first];
          if (count === 0) bases.push({ kind: "n", residue: letter() });
          else if (at >= first && residue !== undefined) bases.push({ kind: "c", residue });
          else bases.push({ kind: "u", residue: letter() });
        }
      }
      return { bases, strand, gap, table };
    });

/** Transcripts one behind the other, and the chromosome that they lie on. */
export function laidOut(models: readonly Drawn[]): {
  readonly placed: readonly Placed[];
  readonly chromosome: string;
} {
  let chromosome = "";
  const placed = models.map((one, index): Placed => {
    chromosome += "A".repeat(one.gap);
    const offset = chromosome.length;
    const residues = one.bases.map(({ residue }) => residue);
    chromosome +=
      one.strand === "+"
        ? residues.join("")
        : residues
            .toReversed()
            .map((residue) => opposite[residue])
            .join("");
    return { ...one, id: `FX_${index + 1}`, offset };
  });
  return { placed, chromosome: `${chromosome}AC` };
}

/** Position on the chromosome of a base of the transcript. */
export const positionOf = ({ offset, bases, strand }: Placed, at: number): number =>
  strand === "+" ? offset + at + 1 : offset + bases.length - at;

/** Whether a protein is made of it. */
export const codesFor = ({ bases }: Pick<Drawn, "bases">): boolean => bases.some(({ kind }) => kind === "c");

/** The parts from the 5' end on: runs of bases of one kind. */
export function partsOf(one: Placed): Part[] {
  const kinds = one.bases.map(({ kind }) => kind).join("");
  return [...kinds.matchAll(/u+|c+|n+|-+/g)].map(({ index, 0: run }) => {
    const isBefore = index < kinds.indexOf("c");
    const around = `${kinds[index - 1]}${kinds[index + run.length]}`;
    const [from, to] = [positionOf(one, index), positionOf(one, index + run.length - 1)];
    const utr = isBefore ? "five_prime_utr" : "three_prime_utr";
    return {
      type: !run.startsWith("-")
        ? run.startsWith("u")
          ? utr
          : "exon"
        : around.includes("u")
          ? `${utr}_intron`
          : "cds_intron",
      start: Math.min(from, to),
      end: Math.max(from, to),
      residues: one.bases
        .slice(index, index + run.length)
        .map(({ residue }) => residue)
        .join(""),
    };
  });
}

/** What stays of the transcript. */
export const splicedOf = ({ bases }: Drawn): string =>
  bases
    .filter(({ kind }) => kind !== "-")
    .map(({ residue }) => residue)
    .join("");

/** Without its stop; null where nothing codes. */
export function peptideOf({ bases, table }: Drawn): string | null {
  const coding = bases
    .filter(({ kind }) => kind === "c")
    .map(({ residue }) => residue)
    .join("");
  return coding === ""
    ? null
    : (coding.match(/.../g) ?? [])
        .map((codon) => readsAs(codon, table))
        .join("")
        .slice(0, -1);
}
