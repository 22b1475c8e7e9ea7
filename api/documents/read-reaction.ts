/** Reactions of Rhea, as terms of a release stand for them. */
import type { Client } from "@elastic/elasticsearch";
import { releaseDocumentOf } from "../../index-mappings/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readReleaseDoc } from "./read-page.ts";

/** The number of a reaction in Rhea, with or without `RHEA:`. */
export const rheaId = /^(?:RHEA:)?(\d{1,10})$/i;

/** The stored document of a reaction; null where no term of the release names it, or it has no id of Rhea. */
export function readReaction(
  elastic: Client,
  generation: LoadedGeneration,
  id: string,
): ReturnType<typeof readReleaseDoc> {
  const number = rheaId.exec(id)?.[1];
  return number === undefined
    ? Promise.resolve(null)
    : readReleaseDoc(elastic, generation, releaseDocumentOf.reaction(number));
}
