/** Guesses the regular expression that the ids of a release follow. */

/** Alternatives beyond which a pattern says nothing that a person can read. */
const maxShapes = 8;

/** A piece of an id: one kind of character, as often as it stands there in a row. */
const pieces = /\d+|[A-Z]+|[a-z]+|[^\dA-Za-z]/g;

const classes = [
  { test: /^\d/, source: String.raw`\d` },
  { test: /^[A-Z]/, source: "[A-Z]" },
  { test: /^[a-z]/, source: "[a-z]" },
] as const;

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replaceAll("\\-", "-");

/**
 * An anchored pattern that all of the ids match: the letters that they share, and for what differs its kind and length, as
 * `^FICT_\d{5}$`. Ids of too many shapes give what characters they have. Nothing is matched where there are no ids.
 */
export function idPattern(ids: readonly string[]): string {
  const shapes = Map.groupBy(ids, (id) => (id.match(pieces) ?? []).map(kindOf).join(" "));
  if (shapes.size === 0) return "^(?!)$";
  if (shapes.size > maxShapes) return `^[${charactersOf(ids)}]+$`;
  const alternatives = [...shapes.values()].toSorted((a, b) => b.length - a.length).map(patternOf);
  const [only] = alternatives;
  return alternatives.length === 1 ? `^${only}$` : `^(?:${alternatives.join("|")})$`;
}

const kindOf = (piece: string): string => classes.find(({ test }) => test.test(piece))?.source ?? piece;

/** Of ids of one shape: piece by piece the text that all have, or its kind and how long it is. */
function patternOf(ids: readonly string[]): string {
  const columns = ids.map((id) => id.match(pieces) ?? []);
  const [first = []] = columns;
  return first
    .map((piece, at) => {
      const values = new Set(columns.map((column) => column[at] ?? ""));
      const kind = kindOf(piece);
      // A number tells ids apart, even where there is only one of them.
      if (values.size === 1 && (kind !== classes[0].source || ids.length > 1)) return escaped(piece);
      const shared = kind === classes[0].source ? "" : sharedStart([...values]);
      const lengths = [...values].map((value) => value.length - shared.length);
      const [min, max] = [Math.min(...lengths), Math.max(...lengths)];
      if (min === 1 && max === 1) return shared + kind;
      return `${shared}${kind}{${min === max ? min : `${min},${max}`}}`;
    })
    .join("");
}

/** The letters with which all of the texts begin. */
function sharedStart([first = "", ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  return first.slice(0, length);
}

/** The characters of ids as a class of a regular expression. */
function charactersOf(ids: readonly string[]): string {
  const others = new Set(ids.flatMap((id) => [...id.replaceAll(/\w/g, "")]));
  return `\\w${[...others].map((character) => (/[\]\\^-]/.test(character) ? `\\${character}` : character)).join("")}`;
}
