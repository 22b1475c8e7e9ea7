/** Known contradictions as a file. */
import type { KnownContradictions } from "../../../api/contract/index.ts";

/** One line a contradiction, below a header row. */
export function contradictionLines({ properties, models }: KnownContradictions): string {
  const lines = [
    ["property", "data_set", "against", "id", "name", "position", "value", "believed"],
    ...properties.flatMap(({ property, data_set: dataset, against, things }) =>
      things.map(({ id, label, position, value, believed }) => [
        property,
        dataset,
        against,
        id,
        label,
        String(position ?? ""),
        value,
        believed,
      ]),
    ),
    ...models.map(({ gene, name, transcript, read_twice: twice, passed_over: skipped }) => [
      "coding sequence",
      "",
      "",
      gene,
      name ?? "",
      "",
      `${transcript}: ${twice} read twice, ${skipped} passed over`,
      "",
    ]),
  ];
  return lines.map((cells) => `${cells.join("\t")}\n`).join("");
}
