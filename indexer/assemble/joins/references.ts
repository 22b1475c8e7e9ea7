/** Publications and GO references, and a bare record for any other reference that the release cites. */
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import { plainTitle } from "../text/title.ts";

export interface Curator {
  readonly name: string;
  /** An author of the paper, not the staff. */
  readonly community: boolean;
}

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
  /** Of whoever has the curation record: "community", or a role of the staff. */
  readonly curatorRole: string | null;
  /** ISO date */
  readonly approvedDate: string | null;
  readonly curators: readonly Curator[];
  /** Of data sets that came as files. */
  readonly fileCurators: readonly Curator[];
  /** Genes that the publication index names as its keywords. */
  readonly keywordGenes: readonly string[];
  readonly curated: boolean;
  readonly isObsolete: boolean;
}

export type References = ReadonlyMap<string, Reference>;

const bare: Omit<Reference, "id"> = {
  title: null,
  authors: null,
  authorsAbbrev: null,
  citation: null,
  journal: null,
  year: null,
  doi: null,
  abstract: null,
  triageStatus: null,
  sessionKey: null,
  curatorRole: null,
  approvedDate: null,
  curators: [],
  fileCurators: [],
  keywordGenes: [],
  curated: false,
  isObsolete: false,
};

/** @param cited ids that rows cite; those without a record of their own get a bare one, last */
export async function joinReferences(rows: Rows, cited: Iterable<string>): Promise<References> {
  const references = new Map<string, Reference>();
  for await (const row of rows("references")) {
    references.set(row.id, {
      id: row.id,
      title: orNull(plainTitle(row.title)),
      authors: orNull(row.authors),
      authorsAbbrev: orNull(row.authorsAbbrev),
      citation: orNull(row.citation),
      journal: orNull(row.journal),
      year: yearOf(row.year),
      doi: orNull(row.doi),
      abstract: orNull(row.abstract),
      triageStatus: orNull(row.triageStatus),
      sessionKey: orNull(row.cantoSessionKey),
      curatorRole: orNull(row.curatorRole),
      approvedDate: orNull(row.approvedDate),
      curators: row.curators.map(curatorOf),
      fileCurators: row.fileCurators.map(curatorOf),
      keywordGenes: row.keywordGenes,
      curated: row.curated === "yes",
      isObsolete: false,
    });
  }
  for await (const row of rows("go-refs")) {
    references.set(row.id, {
      ...bare,
      id: row.id,
      title: orNull(plainTitle(row.title)),
      authors: orNull(row.authors),
      authorsAbbrev: orNull(row.authors),
      year: yearOf(row.year),
      abstract: orNull(row.description),
      isObsolete: row.isObsolete === "yes",
    });
  }
  for (const id of cited) if (!references.has(id)) references.set(id, { ...bare, id });
  return references;
}

const yearOf = (text: string): number | null => (/^\d{4}$/.test(text) ? Number(text) : null);

const ofCommunity = / *\(community\)$/;
const curatorOf = (text: string): Curator => ({
  name: text.replace(ofCommunity, ""),
  community: ofCommunity.test(text),
});

/** The digits of a PMID; null for any other reference. */
export const pubmedId = (id: string): string | null => /^PMID:(\d+)$/.exec(id)?.[1] ?? null;
