/** When genes are expressed, and how: what annotations of the levels of proteins and RNAs say, ready to be asked. Pure. */
import { phraseKey } from "./phrase-key.ts";
import { Phrases, fits } from "./vocabulary.ts";
import type { Meaning, NamedMeaning } from "./vocabulary.ts";

/** What is measured, and what was seen of it: the words of the release's expression annotations. */
export const molecules = ["RNA level", "protein level"] as const;
export type Molecule = (typeof molecules)[number];
export const levels = ["increased", "decreased", "present", "absent", "constant", "fluctuates"] as const;
export type Level = (typeof levels)[number];

/** What one annotation says. */
export interface LevelSeen {
  readonly gene: string;
  readonly molecule: Molecule;
  readonly level: Level;
  /** The term for what happens meanwhile. */
  readonly during: string;
}

/** A term for what happens meanwhile, or one above such a term. */
interface Situation {
  readonly id: string;
  readonly label: string;
  readonly names: readonly Pick<NamedMeaning, "text" | "fit">[];
}

/** What is asked of them; of several levels and molecules each is enough. */
export interface LevelsAsked {
  readonly molecules: readonly Molecule[];
  readonly levels: readonly Level[];
}

/** Telling words that names of situations may have beside those that are typed: "G1" for mitotic G1 phase. */
const maxOthers = 2;

/** Levels by the situations that they were seen in. */
export class ExpressionLevels {
  readonly #phrases: Phrases;
  readonly #seen: ReadonlyMap<string, readonly LevelSeen[]>;

  /** @param above ids of a term and all that are above it */
  constructor(
    seen: readonly LevelSeen[],
    situations: readonly Situation[],
    above: (id: string) => readonly string[],
  ) {
    const byTerm = new Map<string, LevelSeen[]>();
    for (const [during, all] of Map.groupBy(seen, (one) => one.during))
      for (const id of new Set([during, ...above(during)]))
        byTerm.set(id, [...(byTerm.get(id) ?? []), ...all]);
    this.#seen = byTerm;
    this.#phrases = new Phrases(
      situations.flatMap(({ id, label, names }): NamedMeaning[] => {
        const genes = new Set(byTerm.get(id)?.map(({ gene }) => gene)).size;
        const meaning: Meaning = { kind: "term", id, label, genes, ontology: null };
        return names.map(({ text, fit }) => ({ meaning, text, fit }));
      }),
    );
  }

  /**
   * The situation of this name, or else of those that words mean that with most genes: mitosis is all of its phases, too.
   * @param conceptOf the term that the deployment means by words, by their key
   */
  situation(text: string, conceptOf: (key: string) => string | undefined): Meaning | null {
    const key = phraseKey(text);
    const concept = this.#phrases.withId(conceptOf(key.key) ?? "");
    if (concept !== null) return concept;
    const called = this.#phrases.called(key);
    const found = called.length > 0 ? called : this.#phrases.calledAmong(key, () => true, maxOthers);
    if (found[0]?.fit === fits.name) return found[0].meaning;
    return found.map(({ meaning }) => meaning).toSorted((a, b) => b.genes - a.genes)[0] ?? null;
  }

  /** Systematic ids of the genes of which such levels were seen in a situation, or in what is a part or kind of it. */
  genes({ id }: Pick<Meaning, "id">, asked: LevelsAsked): string[] {
    const fits = (this.#seen.get(id) ?? []).filter(
      ({ molecule, level }) => asked.molecules.includes(molecule) && asked.levels.includes(level),
    );
    return [...new Set(fits.map(({ gene }) => gene))];
  }
}
