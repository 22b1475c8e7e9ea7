import { domainOf } from "../vocabulary/domains.ts";
import type { Random } from "../random/random.ts";

/** A stretch of a peptide; positions count from 1, both ends included. */
export interface Segment {
  readonly kind: "domain" | "disordered" | "coil" | "tm";
  /** Number of the domain entry; 0 for the other kinds. */
  readonly domain: number;
  readonly start: number;
  readonly end: number;
}

export interface Peptide {
  /** Begins with M, ends with `*`. */
  readonly sequence: string;
  readonly segments: readonly Segment[];
}

/** Residues by share, as letters repeated: what kind of stretch is made of what. */
const compositions = {
  linker: "AAAAACDDDDDEEEEEEFFFFGGGGGHHIIIIIKKKKKKLLLLLLLLLMMNNNNNPPPPQQQQRRRRSSSSSSSSTTTTTVVVVVVWYYY",
  domain: "AAAAAACCDDDDDEEEEEFFFFFGGGGGGHHHIIIIIIIKKKKKLLLLLLLLLMMNNNNPPPQQQRRRRRSSSSSTTTTTVVVVVVVWWYYYY",
  disordered: "AADDDEEEEEGGGHKKKKNNNNNPPPPPQQQQRRSSSSSSSSSSTTTTTV",
  coil: "AAAADDEEEEEEEEEKKKKKKKLLLLLLLLMNNQQQQQQRRRRSSTIV",
  tm: "AAAAFFFFFGGGIIIIIILLLLLLLLMSTVVVVVVWYC",
} as const;

const segment = (kind: keyof typeof compositions, length: number, random: Random): string => {
  const letters = compositions[kind];
  let residues = "";
  for (let i = 0; i < length; i++) residues += letters[Math.floor(random.next() * letters.length)];
  return residues;
};

/** Composes a peptide with the domains of its family (keys of the domain vocabulary, or coil, tm, disordered). */
export function composePeptide(domainKeys: readonly string[], random: Random): Peptide {
  const parts = ["M"];
  const segments: Segment[] = [];
  let length = 1;
  const append = (kind: keyof typeof compositions, size: number, domain = 0): void => {
    parts.push(segment(kind, size, random));
    if (kind !== "linker") segments.push({ kind, domain, start: length + 1, end: length + size });
    length += size;
  };
  append("linker", random.between(12, 90));
  if (random.chance(0.3)) append("disordered", random.between(20, 120));
  for (const key of domainKeys) {
    const entry = domainOf(key);
    if (entry) {
      const repeats = entry.domain.length[1] < 60 ? random.between(1, 5) : 1;
      for (let i = 0; i < repeats; i++) {
        append("domain", random.between(...entry.domain.length), entry.number);
        append("linker", random.between(8, 40));
      }
    } else if (key === "tm") {
      const helices = random.between(1, 10);
      for (let i = 0; i < helices; i++) {
        append("tm", random.between(19, 23));
        append("linker", random.between(10, 35));
      }
    } else {
      append(key === "coil" ? "coil" : "disordered", random.between(25, 110));
      append("linker", random.between(20, 120));
    }
  }
  if (random.chance(0.25)) append("disordered", random.between(20, 80));
  append("linker", random.between(10, 160));
  return { sequence: `${parts.join("")}*`, segments };
}
