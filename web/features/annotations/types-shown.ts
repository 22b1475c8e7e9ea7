import type { AnnotationCount, AnnotationType, BootDeployment } from "../../../api/contract/index.ts";
import type { MenuEntry } from "../section-menu/SectionMenu.tsx";

export interface TypeWithCounts {
  readonly type: AnnotationType;
  readonly counts: AnnotationCount;
}

/** The annotation types that have rows and belong to the deployment's mode, in the deployment's order; those that it does not describe come last. */
export function typesShown(deployment: BootDeployment, counts: readonly AnnotationCount[]): TypeWithCounts[] {
  const mode = deployment.site.deploy_mode;
  const usual = deployment.annotationTypes.find(({ id }) => id === "_DEFAULT_");
  const unnamed = counts.flatMap(({ type: id }) =>
    usual && !deployment.annotationTypes.some((type) => type.id === id)
      ? [{ ...usual, id, display_name: id }]
      : [],
  );
  return [...deployment.annotationTypes, ...unnamed].flatMap((type) => {
    const found = counts.find((one) => one.type === type.id && one.annotations > 0);
    return found && (type.deploy_mode === null || type.deploy_mode === mode) ? [{ type, counts: found }] : [];
  });
}

/** Ids of annotation types that a page has a section of its own for. */
const taken: ReadonlySet<string> = new Set(["sequence"]);

/** Id of the section of an annotation type, which addresses lead to. */
export const sectionOf = (type: string): string => (taken.has(type) ? `${type}-annotations` : type);

/** Id of the table in that section, which addresses of filtered annotations lead to. */
export const tableOf = (type: string): string => `${sectionOf(type)}-table`;

/** Their entries in the menu of sections. */
export const typeEntries = (types: readonly TypeWithCounts[]): MenuEntry[] =>
  types.map(({ type, counts }) => ({
    id: sectionOf(type.id),
    label: type.display_name,
    count: counts.annotations,
    group: type.group,
    hasFilters: true,
  }));
