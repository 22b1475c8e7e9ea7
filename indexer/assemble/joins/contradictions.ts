/** Where data sets contradict each other, by the thing that they speak of, whose page shows it. */
import type { Contradiction } from "../../../index-mappings/shapes/contradiction.ts";
import { agreement, comparedFormats } from "../../agreement/agreement.ts";
import type { Compared } from "../../agreement/contradiction.ts";
import { sharedProperties } from "../../agreement/properties.ts";
import type { ViabilityTerms } from "../../agreement/viability.ts";
import type { DatasetOf, Release } from "../../read/open-release.ts";
import type { Format } from "../../read/records.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";

/** Compares what every data set says that speaks of things of others. */
export async function compareDatasets(
  release: Release,
  rows: Rows,
  viability: ViabilityTerms | null,
): Promise<readonly Compared[]> {
  const said = agreement({ until: release.file.release, viability });
  const take = async <F extends Format>(dataset: DatasetOf<F>): Promise<void> => {
    for await (const record of rows(dataset.format, ({ id }) => id === dataset.id))
      said.take(dataset, record, null);
  };
  for (const dataset of release.datasets(...comparedFormats)) await take(dataset);
  return said.compare();
}

/** Pages do not tell where only the wording differs. Names of terms are those of their ontology everywhere. */
export function contradictionsByThing(
  compared: readonly Compared[],
): ReadonlyMap<string, readonly Contradiction[]> {
  const byThing = new Map<string, Contradiction[]>();
  for (const { property, contradictions } of compared) {
    if (sharedProperties[property].tolerated === 1) continue;
    for (const { about, part, value, dataset, against } of contradictions)
      append(byThing, about, {
        property,
        position: part === null ? null : Number(part.slice(part.lastIndexOf(":") + 1)),
        value,
        data_set: dataset.id,
        against: { value: against.value, data_set: against.dataset.id },
      });
  }
  return byThing;
}
