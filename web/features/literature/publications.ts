/** Which references of a thing were published: described methods are its references too, and no literature. Pure. */
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { referenceKind, referenceKinds } from "../../../api/contract/values/reference-kind.ts";
import type { MenuEntry } from "../section-menu/SectionMenu.tsx";
import { counted } from "../../shared/format/format.ts";

type References = readonly ReferenceShort[];

const ofKind = (references: References, wanted: keyof typeof referenceKinds): ReferenceShort[] =>
  references.filter(({ uniquename }) => referenceKind(uniquename) === wanted);

/** Those that were published. */
export const publicationsOf = (references: References): ReferenceShort[] => ofKind(references, "publication");
/** Those that describe how annotations were made. */
export const methodsOf = (references: References): ReferenceShort[] => ofKind(references, "method");
/** Publications, and other sources, of which mostly no more than the id is known. */
export const withoutMethods = (references: References): ReferenceShort[] =>
  references.filter(({ uniquename }) => referenceKind(uniquename) !== "method");

/** "220 publications", or "12 publications, 2 described methods, 1 other source" */
export const referencesText = (references: References): string =>
  (["publication", "method", "other"] as const)
    .map((kind) => ({ kind, number: ofKind(references, kind).length }))
    .filter(({ number }) => number > 0)
    .map(({ kind, number }) => counted(number, referenceKinds[kind]))
    .join(", ");

/** The entry of the literature in the menu of a page, with the number of publications. */
export function literatureEntry(references: References): MenuEntry[] {
  const { length: publications } = publicationsOf(references);
  const count = publications > 0 ? { count: publications } : {};
  return references.length === 0 ? [] : [{ id: "literature", label: "Literature", ...count }];
}
