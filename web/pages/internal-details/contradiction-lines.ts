/** Known contradictions as a file. */
import type { KnownContradictions, OddModel } from "../../../api/contract/index.ts";
import { tsvLine } from "../../../api/contract/values/tsv.ts";

const modelText = ({
  transcript,
  read_twice: twice,
  passed_over: skipped,
  makes_its_peptide: makes,
}: OddModel): string =>
  `${transcript}: ${twice} read twice, ${skipped} passed over${makes === false ? ", makes another peptide" : ""}`;

/** One line a listed contradiction, below a header row and a line that says `which` they are. */
export function contradictionLines({ properties, models }: KnownContradictions, which: string): string {
  const lines = [
    ["property", "data_set", "against", "id", "name", "position", "value", "believed"],
    ...properties.flatMap(({ property, data_set: dataset, against, things }) =>
      things.map(({ id, label, position, value, believed }) => [
        property,
        dataset,
        against,
        id,
        label,
        position,
        value,
        believed,
      ]),
    ),
    ...models.map((model) => ["coding sequence", "", "", model.gene, model.name, "", modelText(model), ""]),
  ];
  return `# Known contradictions; ${which}\n${lines.map(tsvLine).join("")}`;
}
