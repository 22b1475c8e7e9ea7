/** What the address of a view of pathway models says. Pure. */
import { areMerged, readModels, readPathwaySource } from "../../features/pathways/model-address.ts";
import type { ModelSelection, PathwayFlag, PathwaySource } from "../../features/pathways/model-address.ts";

export interface ViewAddress {
  readonly models: ModelSelection;
  /** Without anything to choose. */
  readonly isPlain: boolean;
  /** Where the reader comes from. */
  readonly from: string;
  readonly source: PathwaySource;
  /** The source as the address has it; null for none. */
  readonly sourceId: string | null;
  /** What the source is called. */
  readonly name: string | null;
}

interface Parts {
  readonly source?: string | undefined;
  readonly id?: string | undefined;
  readonly from?: string | undefined;
  readonly name?: string | undefined;
}

/** What an address says of the models that it shows. */
export const readView = (
  pathname: string,
  { source: from = "docs", id = "", from: sourceId, name }: Parts,
): ViewAddress => ({
  models: readModels(id),
  isPlain: pathname.startsWith("/gocam/view/"),
  from,
  source: readPathwaySource(sourceId),
  sourceId: sourceId ?? null,
  name: name ?? null,
});

/** What is shown of models. */
export interface ShownParts {
  readonly chemicals: boolean;
  readonly targets: boolean;
  readonly boundaries: boolean;
}

const shownParts = ["chemicals", "targets", "boundaries"] as const;

/** What the address chooses, `show=chemicals,targets`; null where it chooses nothing. */
export function readShown(text: string | null): ShownParts | null {
  if (text === null) return null;
  const words = text.split(",");
  return {
    chemicals: words.includes("chemicals"),
    targets: words.includes("targets"),
    boundaries: words.includes("boundaries"),
  };
}

/** How the address says what is shown; null where that is what is shown without it. */
export const writeShown = (models: ModelSelection, shown: ShownParts): string | null => {
  const first = shownAtFirst(models);
  return shownParts.every((part) => shown[part] === first[part])
    ? null
    : shownParts.filter((part) => shown[part]).join(",");
};

/** What is shown before anything is chosen: many models at once without molecules, others with chemicals. */
export const shownAtFirst = ({
  mega,
  ids,
  flags,
}: Pick<ModelSelection, "mega" | "ids" | "flags">): ShownParts => ({
  chemicals: mega === null && !flags.has("no_chemicals"),
  targets: false,
  boundaries:
    !flags.has("hide_models") &&
    (areMerged({ mega, ids }) || flags.has("trim_models") || flags.has("show_models")),
});

/** The flags of the frame that shows it. */
export function flagsOf(models: ModelSelection, shown: ShownParts): PathwayFlag[] {
  const inAddress = (["trim_models", "retain_genes"] as const).filter((flag) => models.flags.has(flag));
  const lines: PathwayFlag[] =
    areMerged(models) || models.flags.has("trim_models")
      ? shown.boundaries
        ? []
        : ["hide_models"]
      : shown.boundaries
        ? ["show_models"]
        : [];
  return [
    ...(shown.chemicals ? [] : ["no_chemicals" as const]),
    ...(shown.targets ? [] : ["no_inputs" as const]),
    ...inAddress,
    ...lines,
  ];
}
