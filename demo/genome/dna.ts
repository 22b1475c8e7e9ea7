import type { Random } from "../random/random.ts";

/** Random bases with the given share of G and C. */
export function randomDna(length: number, gc: number, random: Random): string {
  const bases: string[] = [];
  for (let i = 0; i < length; i++) {
    const draw = random.next();
    bases.push(draw < gc / 2 ? "G" : draw < gc ? "C" : draw < gc + (1 - gc) / 2 ? "A" : "T");
  }
  return bases.join("");
}

/** An intron with a donor, a branch point and an acceptor as in yeasts. */
export function randomIntron(random: Random): string {
  return `${random.chance(0.8) ? "GTATGT" : "GTAAGT"}${randomDna(random.between(20, 120), 0.28, random)}${random.chance(0.7) ? "TACTAAC" : "TGCTAAC"}${randomDna(random.between(6, 14), 0.25, random)}${random.pick(["TAG", "CAG"])}`;
}
