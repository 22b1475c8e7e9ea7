/** Links that a popover tells about, marked by an attribute, so that a page of thousands of links costs nothing. */

const aboutKinds = ["gene", "term", "reference", "genotype", "allele", "gocam"] as const;
export type AboutKind = (typeof aboutKinds)[number];

export interface Subject {
  readonly kind: AboutKind;
  readonly id: string;
}

/** Spread on a link: `<Link {...about("term", termid)} to={…}>`. */
export const about = (kind: AboutKind, id: string) => ({ "data-about": `${kind} ${id}` });

export const marked = "[data-about]";

/** What a marked link is about; null for any other element. */
export function subjectOf(link: HTMLElement): Subject | null {
  const [, said, id] = /^(\w+) (.+)$/s.exec(link.dataset["about"] ?? "") ?? [];
  const kind = aboutKinds.find((one) => one === said);
  return kind === undefined || id === undefined ? null : { kind, id };
}
