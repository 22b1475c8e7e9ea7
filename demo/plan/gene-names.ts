import type { GeneType } from "./gene-type.ts";
import type { Random } from "../random/random.ts";
import type { ProteinFamily } from "../vocabulary/families.ts";
import { molecules } from "../vocabulary/themes.ts";
import type { Theme } from "../vocabulary/themes.ts";

const aminoAcids = [
  "alanine",
  "arginine",
  "asparagine",
  "glycine",
  "histidine",
  "isoleucine",
  "leucine",
  "lysine",
  "methionine",
  "proline",
  "serine",
  "tyrosine",
  "valine",
];
const anticodons = [
  "AGC",
  "ACG",
  "GTT",
  "GCC",
  "GTG",
  "AAT",
  "CAA",
  "CTT",
  "CAT",
  "AGG",
  "AGA",
  "GTA",
  "AAC",
];
const ribosomalRnas = ["5S rRNA", "5.8S rRNA", "18S rRNA", "25S rRNA"];
const consonants = "bcdfghklmnprstvz";
const vowels = "aeiou";

interface Naming {
  /** "" when the gene has none. */
  readonly name: string;
  readonly product: string;
}

/** Gives yeast-like names (three letters and a number), each once, and products that fit. */
export class GeneNames {
  readonly #counters = new Map<string, number>();

  give(
    type: GeneType,
    family: ProteinFamily | null,
    theme: Theme,
    unknown: readonly string[],
    antisenseOf: string | undefined,
    random: Random,
  ): Naming {
    switch (type) {
      case "protein coding gene":
        return this.#protein(family, theme, unknown, random);
      case "pseudogene":
        return {
          name: "",
          product: `${random.pick(["transporter", "hexose permease", "aldolase", "flocculin"])} pseudogene`,
        };
      case "tRNA gene": {
        const i = random.between(0, aminoAcids.length - 1);
        return {
          name: this.#next(`trn${(aminoAcids[i] ?? "a").slice(0, 1)}`),
          product: `tRNA ${aminoAcids[i]} (${anticodons[i]})`,
        };
      }
      case "rRNA gene":
        return { name: this.#next("rrn"), product: random.pick(ribosomalRnas) };
      case "snRNA gene":
        return { name: this.#next("snu"), product: `small nuclear RNA U${random.pick([1, 2, 4, 5, 6])}` };
      case "snoRNA gene":
        return {
          name: this.#next("snr"),
          product: `small nucleolar RNA, box ${random.pick(["C/D", "H/ACA"])}`,
        };
      case "sncRNA gene":
        return { name: "", product: "small non-coding RNA (predicted)" };
      case "lncRNA gene":
        if (antisenseOf)
          return { name: `${antisenseOf}-antisense-1`, product: `antisense RNA of ${antisenseOf}` };
        return {
          name: random.chance(0.15) ? this.#next("nrl") : "",
          product: random.chance(0.7) ? "intergenic RNA (predicted)" : "non-coding RNA (predicted)",
        };
    }
  }

  mitochondrial(list: readonly (readonly [name: string, product: string])[], i: number): Naming {
    const [name, product] = list[Math.floor(i / 4) % list.length] ?? ["mit1", "mitochondrial protein"];
    // The fourth position of each round is coding; a second round takes numbered copies.
    return Math.floor(i / 4) < list.length
      ? { name: `${name}-mt`, product }
      : { name: this.#next("mtp"), product: "mitochondrial protein, unknown role" };
  }

  #protein(family: ProteinFamily | null, theme: Theme, unknown: readonly string[], random: Random): Naming {
    if (!family) {
      const name = random.chance(0.25) ? this.#next(this.#syllable(random)) : "";
      return {
        name,
        product: `${random.pick(unknown)}${name && random.chance(0.4) ? ` ${capitalised(name)}` : ""}`,
      };
    }
    const name = random.chance(0.94)
      ? this.#next(random.chance(0.2) ? this.#syllable(random) : random.pick(family.stems))
      : "";
    const predicted = random.chance(0.35) ? " (predicted)" : "";
    const molecule = molecules.find((item) => item === theme) ?? "substrate";
    const product = random
      .pick(family.products)
      .replace("{theme}", theme)
      .replace("{molecule}", molecule)
      .replace("{Name}", capitalised(name));
    return { name, product: `${product.trim()}${predicted}` };
  }

  #syllable(random: Random): string {
    const letter = (letters: string): string => letters[random.between(0, letters.length - 1)] ?? "a";
    return `${letter(consonants)}${letter(vowels)}${letter(consonants)}`;
  }

  #next(stem: string): string {
    const number = (this.#counters.get(stem) ?? 0) + 1;
    this.#counters.set(stem, number);
    return `${stem}${number}`;
  }
}

/** Protein name of a gene: abc1 is Abc1. */
export const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
