import type { Author, Citation } from "./citation.ts";

/** RIS has one line a value. */
const line = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** "Meer, J.P." A comma in a name would part it, so it becomes a blank. */
function nameOf({ family, given }: Author): string {
  const name = line(family.replaceAll(",", " "));
  return given === ""
    ? name
    : `${name}, ${[...given].map((letter) => (letter === "-" ? letter : `${letter}.`)).join("")}`;
}

/** One record; lines end in CR LF as the format asks. */
export function ris({
  id,
  title,
  authors,
  journal,
  year,
  volume,
  issue,
  pages,
  doi,
  pubmedId,
  abstract,
  url,
}: Citation): string {
  const fields: readonly (readonly [tag: string, value: string | null])[] = [
    ["TY", journal === null ? "GEN" : "JOUR"],
    ["ID", id],
    ...authors.map((author) => ["AU", nameOf(author)] as const),
    ["TI", title],
    ["JO", journal],
    ["PY", year === null ? null : String(year)],
    ["VL", volume],
    ["IS", issue],
    ["SP", pages?.first ?? null],
    ["EP", pages?.last ?? null],
    ["DO", doi],
    ["AN", pubmedId],
    ["UR", url],
    ["AB", abstract],
  ];
  return [
    ...fields.flatMap(([tag, value]) =>
      value === null || line(value) === "" ? [] : [`${tag}  - ${line(value)}`],
    ),
    "ER  - ",
    "",
  ].join("\r\n");
}
