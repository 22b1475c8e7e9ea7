import type { Citation } from "./citation.ts";

/** One item in an array, as reference managers import it. */
export function cslJson({
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
  const item = {
    id,
    type: journal === null ? "document" : "article-journal",
    ...(title === null ? {} : { title }),
    ...(authors.length === 0
      ? {}
      : {
          author: authors.map(({ family, given }) =>
            given === "" ? { literal: family } : { family, given },
          ),
        }),
    ...(journal === null ? {} : { "container-title": journal }),
    ...(year === null ? {} : { issued: { "date-parts": [[year]] } }),
    ...(volume === null ? {} : { volume }),
    ...(issue === null ? {} : { issue }),
    ...(pages === null ? {} : { page: pages.last === null ? pages.first : `${pages.first}-${pages.last}` }),
    ...(doi === null ? {} : { DOI: doi }),
    ...(pubmedId === null ? {} : { PMID: pubmedId }),
    ...(abstract === null ? {} : { abstract }),
    URL: url,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}
