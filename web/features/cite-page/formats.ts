/** A page of this site as reference managers read it. Pure. */
import { citedAsText } from "./cited-page.ts";
import type { CitedPage } from "./cited-page.ts";

/** Signs that mean something in BibTeX. */
const inBraces = (text: string): string =>
  text
    .replaceAll(/[\\{}]/g, "")
    .replaceAll(/[#$%&_]/g, String.raw`\$&`)
    .replaceAll("~", String.raw`\textasciitilde{}`)
    .replaceAll("^", String.raw`\textasciicircum{}`);

/** Signs of an address in a key; what is longer ends with a number that stands for all of it. */
const keyLength = 50;

const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 0x7fffffff, 7);

const inKey = (text: string): string => text.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");

/** Each page has a key of its own: two with the same key cannot stand in one list of references. */
function key({ site, address, release }: CitedPage): string {
  const { pathname, search } = new URL(address);
  const place = inKey(pathname + search);
  const short =
    place.length <= keyLength ? place : `${place.slice(0, keyLength)}-${numberOf(pathname + search)}`;
  return [inKey(site), short, release].filter((part) => part !== "").join("-");
}

const bibtex = (page: CitedPage): string =>
  `@misc{${key(page)},
  title = {{${inBraces(page.title)}}},
  author = {{${inBraces(page.site)}}},
  year = {${page.release.slice(0, 4)}},
  version = {Release ${page.release}},
  howpublished = {\\url{${page.address}}},
  note = {Release ${page.release}, accessed ${page.accessed}}
}`;

const ris = ({ site, title, address, release, accessed }: CitedPage): string =>
  [
    "TY  - ELEC",
    `TI  - ${title}`,
    `AU  - ${site}`,
    `PY  - ${release.slice(0, 4)}`,
    `DA  - ${release.replaceAll("-", "/")}`,
    `ET  - Release ${release}`,
    `UR  - ${address}`,
    `Y2  - ${accessed.replaceAll("-", "/")}`,
    "ER  - ",
  ]
    .map((line) => `${line}\r\n`)
    .join("");

const parts = (date: string): { "date-parts": number[][] } => ({
  "date-parts": [date.split("-").map(Number)],
});

const csl = (page: CitedPage): string =>
  JSON.stringify(
    [
      {
        id: key(page),
        type: "webpage",
        title: page.title,
        "container-title": page.site,
        author: [{ literal: page.site }],
        version: `Release ${page.release}`,
        URL: page.address,
        issued: parts(page.release),
        accessed: parts(page.accessed),
      },
    ],
    null,
    2,
  );

export interface CitationFormat {
  readonly name: string;
  /** Ending of its files. */
  readonly ending: string;
  readonly text: (page: CitedPage) => string;
}

export const citationFormats: readonly CitationFormat[] = [
  { name: "Text", ending: "txt", text: citedAsText },
  { name: "BibTeX", ending: "bib", text: bibtex },
  { name: "RIS", ending: "ris", text: ris },
  { name: "CSL-JSON", ending: "json", text: csl },
];
