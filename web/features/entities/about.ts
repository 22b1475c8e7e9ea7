/** Links that a popover tells about, marked by an attribute, so that a page of thousands of links costs nothing. */
import { entityAt } from "../../../api/contract/values/entity-path.ts";

const aboutKinds = ["gene", "term", "reference", "genotype", "allele", "gocam"] as const;
export type AboutKind = (typeof aboutKinds)[number];

export interface Subject {
  readonly kind: AboutKind;
  readonly id: string;
}

/** Spread on a link: `<Link {...about("term", termid)} to={…}>`. */
export const about = (kind: AboutKind, id: string) => ({ "data-about": `${kind} ${id}` });

/** Links of texts that a deployment wrote have no mark: whom they lead to says their address. */
const mayBeMarked = "[data-about], .prose a[href], .panel__foot a[href]";

/** What a link is about; null for any other element. */
export function subjectOf(link: HTMLElement): Subject | null {
  const said = link.dataset["about"];
  if (said === undefined) return entityAt(link.getAttribute("href") ?? "");
  const [, word, id] = /^(\w+) (.+)$/s.exec(said) ?? [];
  const kind = aboutKinds.find((one) => one === word);
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** The link to an entity that something is in; null for none. */
export function linkAt(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLElement>(mayBeMarked) : null;
  return link && subjectOf(link) ? link : null;
}
