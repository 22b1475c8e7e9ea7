/** What people call the domains of a release: by id, name, family and description. Pure. */
import { fits } from "./vocabulary.ts";
import type { Meaning, NamedMeaning } from "./vocabulary.ts";

/** A domain as a subset of genes, with what its database says of it. */
export interface Domain {
  readonly meaning: Meaning;
  readonly description: string;
}

/** Words of descriptions that say that nothing is known. */
const sayingNothing =
  /^(?:(?:un)?characteri[sz]ed|unknown|conserved|hypothetical|putative|of|proteins?|domains?|function|family|[\s,()-])+$/i;

/**
 * "Protein kinase domain" is what people call the domain; "domain" itself they may leave out, as they do what stands in
 * brackets or behind a comma.
 */
function describedAs(description: string): string[] {
  const plain = description.replaceAll(/\s*\([^()]*\)/g, "");
  const bare = plain.replace(/\s+(?:domain|repeat|family|motif)s?(?:,.*)?$/i, "");
  return [...new Set([description, plain, bare])].filter(
    (text) => /\s/.test(text) && !sayingNothing.test(text),
  );
}

/** What stands before a comma. */
function firstWords(description: string): string | null {
  const [first, rest] = description.split(",");
  return first === undefined || rest === undefined || !/\s/.test(first) ? null : first;
}

/** The name of "WD40 (PF00400)"; null of a domain that only has its id. */
const nameOf = ({ label }: Meaning): string | null => {
  const name = label.replace(/ \([^()]*\)$/, "");
  return name === label ? null : name.replaceAll("_", " ");
};
/** F-box-like_2 is one of the F-boxes. */
const familyOf = (name: string): string => name.replace(/(?:-like)?(?: \d+)?$/, "");
const idOf = ({ id }: Meaning): string => id.slice(id.lastIndexOf(":") + 1);

/** What the domains are called. First words count where no other domain is described so: "ATP synthase" has many parts. */
export function domainNames(domains: readonly Domain[]): NamedMeaning[] {
  const firsts = Map.groupBy(domains, ({ description }) => firstWords(description));
  return domains.flatMap(({ meaning, description }): NamedMeaning[] => {
    const name = nameOf(meaning);
    const first = firstWords(description);
    const others = [
      ...(name === null || familyOf(name) === name ? [] : [familyOf(name)]),
      ...describedAs(description),
      ...(first !== null && firsts.get(first)?.length === 1 ? [first] : []),
    ];
    return [
      { meaning, text: idOf(meaning), fit: fits.name },
      ...(name === null ? [] : [{ meaning, text: name, fit: fits.name }]),
      ...others.map((text) => ({ meaning, text, fit: fits.otherSynonym })),
    ];
  });
}

/** All that is said of them, for those that are asked for by their kind: all zinc fingers. WD40 is described as "WD domain, G-beta repeat". */
export const domainWords = (domains: readonly Domain[]): NamedMeaning[] =>
  domains.flatMap(({ meaning, description }) => {
    const text = `${nameOf(meaning) ?? ""} ${description}`.trim();
    return text === "" ? [] : [{ meaning, text, fit: fits.otherSynonym }];
  });
