/** Every field of an ontology term's record, as search and queries see it. */
import { searchText } from "./field.ts";
import type { Fields } from "./field.ts";
import { byAnnotations, byName } from "./sorts.ts";

export const termFields = {
  id: { type: "keyword", label: "Term ID", found: { by: "ids", as: "id" }, file: "term_id" },
  secondary_ids: { ...searchText("ids", "secondary id"), many: true },
  name: {
    type: "keyword",
    label: "Name",
    found: { by: "names", as: "name" },
    sort: byName,
    file: "name",
  },
  exact_synonyms: { ...searchText("synonyms", "exact synonym"), many: true },
  narrow_synonyms: { ...searchText("aliases", "narrow synonym"), many: true },
  related_synonyms: { ...searchText("aliases", "related synonym"), many: true },
  broad_synonyms: { ...searchText("aliases", "broad synonym"), many: true },
  participants: { ...searchText("texts", "participant of the reaction"), many: true },
  definition: { ...searchText("passages", "definition"), optional: true },
  cv_name: {
    type: "keyword",
    label: "Ontology",
    about: "namespace: biological_process, mondo …",
    facet: { name: "ontology", title: "Ontology", order: "count", ofAll: true },
    file: "ontology",
  },
  is_obsolete: { type: "flag", label: "Obsolete" },
  gene_count: {
    type: "integer",
    label: "Genes",
    about: "annotated to it or a descendant; none where the release annotates no genes to its ontology",
    file: "genes",
    optional: true,
  },
  weight: {
    type: "integer",
    label: "Annotations",
    sort: byAnnotations,
    file: "annotations",
  },
  genotype_count: { type: "integer", label: "Genotypes" },
  closure: {
    type: "keyword",
    label: "Itself and its ancestors",
    about: "over is_a and part_of",
    many: true,
  },
  parents: {
    type: "keyword",
    label: "Parents",
    about: "direct ones over any relation, for child look-ups",
    many: true,
  },
} as const satisfies Fields;
