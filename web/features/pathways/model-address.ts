/** What addresses of pathway models say: `{ids[:flags]}` and, after it, whose activities are marked. Pure. */
import { megaModels } from "../../../api/contract/values/titles.ts";
import type { MegaModel } from "../../../api/contract/values/titles.ts";

export const pathwayFlags = [
  "no_chemicals",
  "no_inputs",
  "trim_models",
  "retain_genes",
  "show_models",
  "hide_models",
] as const;
export type PathwayFlag = (typeof pathwayFlags)[number];

export interface ModelSelection {
  /** Many models at once, by one name; null when they are listed. */
  readonly mega: MegaModel | null;
  /** Empty when they are not listed. */
  readonly ids: readonly string[];
  readonly flags: ReadonlySet<PathwayFlag>;
  /** Words at the place of flags that are none. */
  readonly unknownFlags: readonly string[];
}

const isMega = (text: string): text is MegaModel => text in megaModels;
const isFlag = (text: string): text is PathwayFlag => pathwayFlags.some((flag) => flag === text);

/** Flags have commas between them; words that are no flags do nothing, but are named. */
export function readModels(text: string): ModelSelection {
  const [models = "", ...flags] = text.replaceAll(/gomodel:/gi, "").split(":");
  const words = flags.flatMap((list) => list.split(",")).filter((word) => word !== "");
  return {
    mega: isMega(models) ? models : null,
    ids: isMega(models) ? [] : [...new Set(models.split("+").filter((id) => id !== ""))],
    flags: new Set(words.filter(isFlag)),
    unknownFlags: [...new Set(words.filter((word) => !isFlag(word)))],
  };
}

/** The models as they stand in addresses, without flags. */
export const writeModels = ({ mega, ids }: Pick<ModelSelection, "mega" | "ids">): string =>
  mega ?? ids.join("+");

/** Whether models are joined: then their boundaries tell them from each other. */
export const areMerged = ({ mega, ids }: Pick<ModelSelection, "mega" | "ids">): boolean =>
  mega !== null || ids.length > 1;

/** Whose activities are marked. */
export type PathwaySource =
  | { readonly kind: "none" }
  | { readonly kind: "genes"; readonly genes: readonly string[] }
  | { readonly kind: "term"; readonly termid: string }
  /** The genes that a saved query finds. */
  | { readonly kind: "query"; readonly id: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const term = /^[A-Z]+:\w+$/;

/** Ids of genes with commas between them, the id of a term, or that of a saved query. */
export function readPathwaySource(text: string | undefined): PathwaySource {
  if (text === undefined || text === "") return { kind: "none" };
  if (uuid.test(text)) return { kind: "query", id: text.toLowerCase() };
  return term.test(text)
    ? { kind: "term", termid: text }
    : { kind: "genes", genes: text.split(",").filter((id) => id !== "") };
}
