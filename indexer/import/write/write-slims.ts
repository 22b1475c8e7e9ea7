/** Makes GO slims out of the subsets that an ontology names. */
import type { OboTerm } from "../../read/records.ts";
import type { Source } from "../sources/open-source.ts";
import { originOf } from "./origin.ts";
import type { ReleaseWriter } from "./release-writer.ts";

/** Aspects of GO, as ids of data sets have them. */
const aspects = [
  { namespace: "molecular_function", short: "mf", root: "GO:0003674" },
  { namespace: "biological_process", short: "bp", root: "GO:0008150" },
  { namespace: "cellular_component", short: "cc", root: "GO:0005575" },
] as const;

/** The subset of which slims are made: the general one. */
const slimSubset = "goslim_generic";

/** The data sets subset-go-mf-slim, subset-go-bp-slim and subset-go-cc-slim, where the ontology has the subset. */
export async function writeSlims(
  writer: ReleaseWriter,
  sources: readonly Source[],
  terms: readonly OboTerm[],
): Promise<void> {
  for (const { namespace, short, root } of aspects) {
    const found = terms.filter(
      (term) =>
        term.namespace === namespace &&
        term.id !== root &&
        !term.isObsolete &&
        term.subsets.includes(slimSubset),
    );
    if (found.length > 0)
      await writer.table(
        {
          id: `subset-go-${short}-slim`,
          entity: "term-subset",
          path: `subsets/${short}_go_slim_terms.tsv.gz`,
          ...originOf(sources, "obo"),
          note: `DERIVED: terms of ${slimSubset}`,
        },
        "term-subset",
        found.map(({ id, name }) => ({ term: id, name })),
      );
  }
}
