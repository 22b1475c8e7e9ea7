/** Where data sets contradict each other, by the gene or allele whose page shows what is contradicted. */
import type { Contradiction } from "../../../index-mappings/shapes/contradiction.ts";
import { agreement } from "../../agreement/agreement.ts";
import { sharedProperties } from "../../agreement/properties.ts";
import type { DatasetOf, Release } from "../../read/open-release.ts";
import type { Format } from "../../read/records.ts";
import { append } from "../rows/group.ts";
import type { Rows } from "../rows/rows.ts";

/** What genes and alleles are told by. Names of terms are those of their ontology everywhere. */
const formats = [
  "fasta-dna",
  "fasta-protein",
  "pombase-genes",
  "gff3",
  "gene-uniprot",
  "peptide-stats",
  "alleles",
  "allele-coordinates",
  "gaf-2.2",
  "phaf",
  "modifications",
  "complex-annotation",
] as const satisfies readonly Format[];

/** Pages do not tell where only the wording differs. */
export async function joinContradictions(
  release: Release,
  rows: Rows,
): Promise<ReadonlyMap<string, readonly Contradiction[]>> {
  const said = agreement();
  const take = async <F extends Format>(dataset: DatasetOf<F>): Promise<void> => {
    for await (const record of rows(dataset.format, ({ id }) => id === dataset.id))
      said.take(dataset, record, null);
  };
  for (const dataset of release.datasets(...formats)) await take(dataset);
  const byThing = new Map<string, Contradiction[]>();
  for (const { property, contradictions } of said.compare()) {
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
