import { expect, test } from "vitest";
import { citationParts } from "./LiteratureSection.tsx";

test.each([
  ["PLoS ONE 2009;4(5):e5533", "PLoS ONE", "2009;4(5):e5533"],
  ["J Cell Biol 1999 Mar 8;144(5):869", "J Cell Biol", "1999 Mar 8;144(5):869"],
  ["Unpublished", "Unpublished", ""],
  ["Acta 12345 2001", "Acta 12345", "2001"],
  ["", "", ""],
])("%s", (citation, journal, datePages) => expect(citationParts(citation)).toEqual({ journal, datePages }));
