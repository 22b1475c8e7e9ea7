import type { Author, Citation } from "./citation.ts";

const escapes: Readonly<Record<string, string>> = {
  "\\": String.raw`\textbackslash{}`,
  "{": String.raw`\{`,
  "}": String.raw`\}`,
  "%": String.raw`\%`,
  "&": String.raw`\&`,
  "#": String.raw`\#`,
  $: String.raw`\$`,
  _: String.raw`\_`,
  "~": String.raw`\textasciitilde{}`,
  "^": String.raw`\textasciicircum{}`,
};

/** Text that TeX reads as it stands; letters beyond ASCII are left, since today's programs read UTF-8. */
export const texText = (text: string): string =>
  text
    .replaceAll(/[\\{}%&#$_~^]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Words whose capitals have to stay: styles turn titles into lower case. */
const keepCapitals = (text: string): string =>
  text
    .split(" ")
    .map((word, index) =>
      (index === 0 ? /\p{Lu}/u.test(word.slice(1)) : /\p{Lu}/u.test(word))
        ? `{${texText(word)}}`
        : texText(word),
    )
    .join(" ");

/** A name of several words without initials is a group's, which must not be taken apart. */
function nameOf({ family, given }: Author): string {
  if (given !== "")
    return `${texText(family)}, ${[...given.replaceAll("-", "")].map((letter) => `${letter}.`).join(" ")}`;
  return family.includes(" ") ? `{${texText(family)}}` : texText(family);
}

/** First author, year and the id, from letters that keys may hold. */
const keyOf = ({ authors, year, id }: Citation): string =>
  [authors[0]?.family ?? "", year === null ? "" : String(year), id]
    .map((part) => part.normalize("NFKD").replaceAll(/[^A-Za-z0-9]/g, ""))
    .filter(Boolean)
    .join("_");

/** An address and an id are no text: TeX's signs in them are left as they are, but for those that would end the field. */
const verbatim = (text: string): string => text.replaceAll(/[{}\\\s]/g, (sign) => encodeURIComponent(sign));

/** One entry, with a line end. */
export function bibtex(citation: Citation): string {
  const { title, authors, journal, year, volume, issue, pages, doi, pubmedId, abstract, url } = citation;
  const fields: readonly (readonly [string, string | null])[] = [
    ["author", authors.length === 0 ? null : authors.map(nameOf).join(" and ")],
    ["title", title === null ? null : keepCapitals(title.replaceAll(/\s+/g, " ").trim())],
    ["journal", journal === null ? null : texText(journal)],
    ["year", year === null ? null : String(year)],
    ["volume", volume === null ? null : texText(volume)],
    ["number", issue === null ? null : texText(issue)],
    ["pages", pages && texText(pages.last === null ? pages.first : `${pages.first}--${pages.last}`)],
    ["doi", doi === null ? null : verbatim(doi)],
    ["pmid", pubmedId],
    ["url", verbatim(url)],
    ["abstract", abstract === null ? null : texText(abstract)],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = {${value}}`]));
  return `@${journal === null ? "misc" : "article"}{${keyOf(citation)},\n${lines.join(",\n")}\n}\n`;
}
