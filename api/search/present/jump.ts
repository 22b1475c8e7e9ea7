/** Where Enter goes at once (spec 1 §5). Pure. */
import type { Site } from "../../../config/schema.ts";
import type { SuggestAnswer } from "../../contract/suggest.ts";
import { fold } from "../../contract/values/fold.ts";
import { centromereOf } from "../read/landmarks.ts";
import type { Vocabulary } from "../read/read-vocabulary.ts";
import { locationOf, locationText } from "../read/location.ts";
import { isSystematicId } from "../parse/pasted-id.ts";
import { goReference, modelId, pubmedDigits } from "../parse/parse.ts";
import type { ParseRules, ParsedQuery } from "../parse/parse.ts";

/** Ids of the things whose id is exactly what was typed; null where there is none. */
export interface FoundIds {
  readonly gene: string | null;
  readonly term: string | null;
  readonly reference: string | null;
  readonly gocam: string | null;
  /** The gene that was named exactly by any of its names, an ortholog's included. */
  readonly namedGene: string | null;
}

/** A place on a chromosome is shown in the genome browser, and so is a centromere. */
export function locationJump(
  { typed }: ParsedQuery,
  { chromosomes }: Pick<Site, "chromosomes">,
  vocabulary: Pick<Vocabulary, "landmarks" | "genes"> | null,
): SuggestAnswer["jump"] {
  const location =
    locationOf(typed, chromosomes) ??
    (vocabulary && centromereOf(fold(typed.trim()), vocabulary, chromosomes));
  return location && { type: "location", id: locationText(location) };
}

const minDigits = 3;

/** The publication rule goes before the term rule, since both fit `PMID:19436749`; a known model goes before bare digits. */
export function jumpOf(
  { typed, text }: ParsedQuery,
  found: FoundIds,
  site: ParseRules["site"],
): SuggestAnswer["jump"] {
  if (modelId(typed) !== null && found.gocam !== null) return { type: "gocam", id: found.gocam };
  const goRef = goReference(typed);
  if (goRef !== null) {
    const known = found.reference?.startsWith("GO_REF:") ? found.reference : null;
    return { type: "reference", id: known ?? goRef.replace("GO_REF:", "PMID:") };
  }
  const digits = pubmedDigits(typed) ?? /^\d+$/.exec(typed)?.[0];
  if (digits !== undefined)
    return digits.length >= minDigits ? { type: "reference", id: `PMID:${digits}` } : null;
  const term = /^([a-z_]+):(\d{3,})$/i.exec(typed);
  // HGNC:1722 looks like a term, but is the id of an ortholog.
  if (term && found.term === null && found.namedGene !== null) return { type: "gene", id: found.namedGene };
  // Both groups of the pattern match something.
  if (term) return { type: "term", id: found.term ?? `${term[1]!.toUpperCase()}:${term[2]!}` };
  return found.gene !== null && isSystematicId(text, site) ? { type: "gene", id: found.gene } : null;
}
