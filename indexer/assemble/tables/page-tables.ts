/** The first tables of every page, as its sections ask for them. */
import type { AnnotationType } from "../../../config/schema.ts";
import type { KindWithTables } from "../../../index-mappings/finished-tables.ts";
import type { FirstTables } from "../../../index-mappings/tables.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { firstTable, firstView } from "./first-table.ts";
import { pageRows } from "./page-rows.ts";
import { tableOrder, tableRows } from "./table-rows.ts";

export interface PageTables {
  readonly kind: KindWithTables;
  readonly id: string;
  readonly tables: FirstTables;
}

/** First tables of all pages that have annotations. */
export async function* pageTables(data: ReleaseData): AsyncIterable<PageTables> {
  const [order, slims] = await Promise.all([tableOrder(data), data.slims()]);
  const { deployment } = data;
  const rowOf = tableRows(order);
  const typeOf = typesOf(deployment.annotationTypes);
  for await (const { kind, id, byType } of pageRows(data)) {
    const tables = [...byType()].map(([name, sources]) => {
      const type = typeOf(name);
      const view = firstView(type, sources.length);
      const table = { type, kind, id, deployment, slims, order };
      return { type: name, view, answer: firstTable(sources.map(rowOf), table, view) };
    });
    yield { kind, id, tables };
  }
}

/** The description of a type; one that the deployment does not have goes by its usual one. */
function typesOf(types: readonly AnnotationType[]): (id: string) => AnnotationType {
  const byId = new Map(types.map((type) => [type.id, type]));
  const usual = byId.get("_DEFAULT_");
  return (id) => {
    const found = byId.get(id) ?? (usual && { ...usual, id, display_name: id });
    if (!found) throw new Error(`annotation-types.json describes neither ${id} nor _DEFAULT_`);
    return found;
  };
}
