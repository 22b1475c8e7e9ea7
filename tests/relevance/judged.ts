/** A query with what it should find. */
import type { EntityType } from "../../api/contract/suggest.ts";

export interface JudgedQuery {
  readonly text: string;
  /** The group in which the wanted hit stands. */
  readonly type: EntityType;
  readonly relevant: ReadonlySet<string>;
}

export interface JudgedClass {
  readonly name: string;
  readonly queries: readonly JudgedQuery[];
}
