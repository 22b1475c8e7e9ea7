/** Names as people write them who do not know how they are written here: plurals, spellings, Greek letters, hyphens and blanks. */
import type { JudgedClass, JudgedQuery } from "./judged.ts";

const plural = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** Nouns that have a plural, as far as their endings tell. */
const isCountable = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) && !/(?:s|ion|ity|ing|ed|al|ic|ive|ous|ism|ness|ar|iae|ia)$/.test(word);

const british: readonly (readonly [american: RegExp, british: string])[] = [
  [/ization\b/, "isation"],
  [/\bsignaling\b/, "signalling"],
  [/\bsulf/, "sulph"],
  [/\bheme\b/, "haem"],
  [/\bhomolog\b/, "homologue"],
];
const greek: readonly (readonly [name: RegExp, letter: string])[] = [
  [/\balpha\b/, "α"],
  [/\bbeta\b/, "β"],
  [/\bgamma\b/, "γ"],
  [/\bepsilon\b/, "ε"],
  [/\bomega\b/, "ω"],
];

/** With every one of the parts in its other form; null when it has none. */
function changed(text: string, changes: typeof greek): string | null {
  const other = changes.reduce((so, [from, to]) => so.replaceAll(new RegExp(from, "g"), to), text);
  return other === text ? null : other;
}

const forms: Readonly<Record<string, (name: string) => string | null>> = {
  "last word in the plural": (name) => {
    const [, before = "", last = ""] = /^(.* )(\S+)$/.exec(name) ?? [];
    return isCountable(last) ? before + plural(last) : null;
  },
  "first word in the plural": (name) => {
    const [, first = "", after = ""] = /^(\S+)( .*)$/.exec(name) ?? [];
    return isCountable(first) ? plural(first) + after : null;
  },
  "in British spelling": (name) => changed(name, british),
  "with Greek letters": (name) => changed(name, greek),
  "without a hyphen": (name) =>
    /\b[a-z]\w*-\d*[a-z]\w*\b/i.test(name) ? name.replace(/\b([a-z]\w*)-(\d*[a-z]\w*)\b/i, "$1$2") : null,
};

/**
 * The names in each of the forms; right is every thing that has a name of that form.
 * @param of what the names are of, as in "term names"
 */
export function inOtherForms(of: string, names: readonly JudgedQuery[]): JudgedClass[] {
  return Object.entries(forms).map(([form, change]) => {
    const texts = new Map<string, JudgedQuery>();
    for (const query of names) {
      const text = change(query.text);
      if (text === null) continue;
      texts.set(text, {
        ...query,
        text,
        relevant: new Set([...(texts.get(text)?.relevant ?? []), ...query.relevant]),
      });
    }
    return { name: `${of}, ${form}`, queries: [...texts.values()] };
  });
}
