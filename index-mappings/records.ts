/** What search, lists and queries see of each kind of thing: a record a thing. Its page is in `pages`. */
import { analysis } from "./analysis.ts";
import type { alleleFields } from "./fields/allele.ts";
import { entities, entityKinds, isSearched } from "./fields/entities.ts";
import type { EntityIndex, EntityKind } from "./fields/entities.ts";
import type { RecordOf } from "./fields/field.ts";
import type { geneFields } from "./fields/gene.ts";
import type { genotypeFields } from "./fields/genotype.ts";
import type { gocamFields } from "./fields/gocam.ts";
import { mappingOfFields, notInSource } from "./fields/mapping.ts";
import type { SortKeys } from "./fields/mapping.ts";
import type { referenceFields } from "./fields/reference.ts";
import type { termFields } from "./fields/term.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { searchableMappingOf, searchableSource } from "./searchable.ts";
import type { Searchable } from "./searchable.ts";

export type GeneRecord = Searchable & RecordOf<typeof geneFields> & SortKeys<typeof geneFields>;
export type TermRecord = Searchable & RecordOf<typeof termFields>;
export type ReferenceRecord = Searchable & RecordOf<typeof referenceFields>;
export type GocamRecord = Searchable & RecordOf<typeof gocamFields>;
export type AlleleRecord = Searchable & RecordOf<typeof alleleFields>;
export type GenotypeRecord = RecordOf<typeof genotypeFields>;

/** The index of a kind: the fields of its catalogue and, if search finds it, those that all such records have. */
function indexOf(kind: EntityKind): IndexDefinition {
  const { fields } = entities[kind];
  const mapping = mappingOfFields(fields);
  if (!isSearched(kind)) return { settings: { analysis }, mapping };
  return {
    settings: { analysis },
    source: { excludes: [...searchableSource.excludes, ...notInSource(fields)] },
    mapping: { ...mapping, ...searchableMappingOf(kind) },
  };
}

/** The indices of all records. */
export const recordIndices = Object.fromEntries(
  entityKinds.map((kind) => [entities[kind].index, indexOf(kind)]),
  // One for each kind.
) as Readonly<Record<EntityIndex, IndexDefinition>>;
