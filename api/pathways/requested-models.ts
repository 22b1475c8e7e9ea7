/** Which models an address names. Pure. */
import { megaModels } from "../contract/values/titles.ts";
import type { MegaModel } from "../contract/values/titles.ts";

export type RequestedModels =
  | { readonly kind: "all"; readonly mega: MegaModel }
  | { readonly kind: "listed"; readonly ids: readonly string[] };

const isMega = (id: string): id is MegaModel => id in megaModels;

/** `ID+ID` (or with commas), ids with or without the prefix that is often written before them; flags after a colon are no part of it. */
export function parseModelIds(text: string): RequestedModels {
  const [models = ""] = text.replaceAll(/gomodel:/gi, "").split(":");
  if (isMega(models)) return { kind: "all", mega: models };
  return { kind: "listed", ids: [...new Set(models.split(/[+,]/).filter((id) => id !== ""))] };
}
