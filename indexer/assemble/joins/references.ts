/** Publications and GO references, and a bare record for any other reference that the release cites. */
import type { Rows } from "../rows.ts";
import { orNull } from "../text/blank.ts";

export interface Reference {
  /** PMID:…, GO_REF:… or whatever a row cites */
  readonly id: string;
  readonly title: string | null;
  readonly authors: string | null;
  readonly authorsAbbrev: string | null;
  readonly citation: string | null;
  readonly journal: string | null;
  readonly year: number | null;
  readonly doi: string | null;
  readonly abstract: string | null;
  readonly triageStatus: string | null;
  readonly sessionKey: string | null;
  readonly curated: boolean;
  readonly isObsolete: boolean;
}

export type References = ReadonlyMap<string, Reference>;

const bare: Omit<Reference, "id"> = {
  title: null, authors: null, authorsAbbrev: null, citation: null, journal: null, year: null, doi: null, abstract: null,
  triageStatus: null, sessionKey: null, curated: false, isObsolete: false,
};

/** @param cited ids that rows cite; those without a record of their own get a bare one, last */
export async function joinReferences(rows: Rows, cited: Iterable<string>): Promise<References> {
  const references = new Map<string, Reference>();
  for await (const row of rows("references")) {
    references.set(row.id, {
      id: row.id, title: orNull(row.title), authors: orNull(row.authors), authorsAbbrev: orNull(row.authorsAbbrev),
      citation: orNull(row.citation), journal: orNull(row.journal), year: yearOf(row.year), doi: orNull(row.doi), abstract: orNull(row.abstract),
      triageStatus: orNull(row.triageStatus), sessionKey: orNull(row.cantoSessionKey), curated: row.curated === "yes", isObsolete: false,
    });
  }
  for await (const row of rows("go-refs")) {
    references.set(row.id, {
      ...bare, id: row.id, title: orNull(row.title), authors: orNull(row.authors), authorsAbbrev: orNull(row.authors), year: yearOf(row.year),
      abstract: orNull(row.description), isObsolete: row.isObsolete === "yes",
    });
  }
  for (const id of cited) if (!references.has(id)) references.set(id, { ...bare, id });
  return references;
}

const yearOf = (text: string): number | null => (/^\d{4}$/.test(text) ? Number(text) : null);
