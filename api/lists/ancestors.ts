/** What stands above a term, for a drawing. */
import type { TermRecord } from "../../index-mappings/records.ts";
import type { AncestorGraph } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import { readTerms } from "./term-pages.ts";
import type { TermOutline } from "./term-pages.ts";

/** The relations that place a term; others, such as has_part, lead downwards or aside. */
const drawn = new Set(["is_a", "part_of", "regulates", "positively_regulates", "negatively_regulates"]);
/** Nobody reads a drawing of more terms. */
const maxTerms = 200;

async function closuresOf(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<string[]> {
  const { hits } = await elastic.search<Pick<TermRecord, "closure">>({
    index: generation.index("terms"),
    size: ids.length,
    query: { terms: { id: [...ids] } },
    _source: ["closure"],
    track_total_hits: false,
  });
  return [...new Set([...ids, ...hits.hits.flatMap(({ _source }) => _source?.closure ?? [])])];
}

/** Reads whole closures at a time: a round for the term, and one for what its ancestors regulate, and so on. */
export async function ancestorsOf(
  services: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  term: string,
): Promise<AncestorGraph> {
  const known = new Map<string, TermOutline>();
  let frontier = [term];
  while (frontier.length > 0 && known.size < maxTerms) {
    const closure = await closuresOf(services, generation, frontier);
    const fresh = closure.filter((id) => !known.has(id)).slice(0, maxTerms - known.size);
    const read = await readTerms(services, generation, fresh);
    for (const one of read) known.set(one.termid, one);
    const above = read.flatMap(({ direct_ancestors: parents }) =>
      parents.filter((parent) => drawn.has(parent.relation_name)).map(({ termid }) => termid),
    );
    frontier = [...new Set(above)].filter((id) => !known.has(id));
  }
  const terms = [...known.values()];
  return {
    termid: term,
    terms: terms.map(({ termid, name, cv_name: ontology, is_obsolete: isObsolete, gene_count: genes }) => ({
      termid,
      name,
      cv_name: ontology,
      is_obsolete: isObsolete,
      gene_count: genes,
    })),
    edges: terms.flatMap(({ termid: child, direct_ancestors: parents }) =>
      parents
        .filter((parent) => drawn.has(parent.relation_name) && known.has(parent.termid))
        .map((parent) => ({ child, parent: parent.termid, relation: parent.relation_name })),
    ),
    cut: frontier.length > 0,
  };
}
