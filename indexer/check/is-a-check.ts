/** Finds is_a cycles that lead through several ontology files; readers find those within one file. */
import { cyclesIn } from "../read/cycles.ts";
import type { Report } from "../read/problem.ts";
import type { OboTerm } from "../read/records.ts";
import type { Dataset } from "../read/release-file.ts";

export interface IsACheck {
  readonly term: (dataset: Dataset, term: OboTerm) => void;
  readonly finish: (problem: Report) => void;
}

/** Checks that is_a never leads back to where it began. */
export function isACheck(): IsACheck {
  /** By term id; the first file that has a term counts, for subset files repeat terms of another date. */
  const homes = new Map<
    string,
    { readonly dataset: Dataset; readonly line: number; readonly isA: readonly string[] }
  >();
  return {
    term(dataset, { id, line, isA }) {
      if (!homes.has(id)) homes.set(id, { dataset, line, isA });
    },
    finish(problem) {
      for (const cycle of cyclesIn(new Map([...homes].map(([id, { isA }]) => [id, isA])))) {
        const home = homes.get(cycle[0] ?? "");
        if (!home || new Set(cycle.map((id) => homes.get(id)?.dataset)).size === 1) continue;
        problem({
          file: home.dataset.path,
          dataset: home.dataset.id,
          line: home.line,
          reason: `is_a cycle through several files: ${cycle.join(" → ")}`,
          example: null,
        });
      }
    },
  };
}
