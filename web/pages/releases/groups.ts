/** Kinds of changes: their names and how the api is asked for them. */
import { withOther } from "../../../api/contract/values/with-other.ts";
import type { ReleaseChanges } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { sentenceCase, words } from "../../shared/format/format.ts";

/** How the site calls an annotation type. */
export function useTypeName(): (type: string) => string {
  const { annotationTypes } = useDeployment();
  return (type) => annotationTypes.find(({ id }) => id === type)?.display_name ?? sentenceCase(words(type));
}

export type ChangeGroup = ReleaseChanges["groups"][number];

const nouns = { gene: "genes", term: "terms", allele: "alleles", annotation: "", domain: "domains" } as const;

/** "Genes added", "Genes with another name", "Molecular function: terms that genes got" */
export function groupTitle(
  { entity, change, field }: ChangeGroup,
  typeName: (type: string) => string,
): string {
  if (entity === "annotation") {
    const what =
      change === "added"
        ? "terms that genes got"
        : change === "removed"
          ? "terms that genes lost"
          : "other numbers of rows";
    return `${typeName(field)}: ${what}`;
  }
  if (entity === "domain") return change === "added" ? "Domains that genes got" : "Domains that genes lost";
  return sentenceCase(`${nouns[entity]} ${change === "changed" ? withOther(field) : change}`);
}

/** Fragment of its section. */
export const groupId = ({ entity, change, field }: ChangeGroup): string => [entity, change, field].join("-");

/** What the api is asked for. */
export const groupParams = ({ entity, change, field }: ChangeGroup): URLSearchParams =>
  new URLSearchParams({ entity, change, field });
