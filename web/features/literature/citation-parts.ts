export interface CitationParts {
  readonly journal: string;
  /** From the year on; "" where there is no year. */
  readonly datePages: string;
}

/** A citation cut before its first year: "PLoS ONE 2009;4(5):e5533" → "PLoS ONE", "2009;4(5):e5533". */
export function citationParts(citation: string): CitationParts {
  const at = citation.search(/(?<!\d)\d{4}(?!\d)/);
  return at === -1
    ? { journal: citation.trim(), datePages: "" }
    : { journal: citation.slice(0, at).trim(), datePages: citation.slice(at).trim() };
}
