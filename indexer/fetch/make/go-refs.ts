/** GO_REF abstracts, from the YAML file that the Gene Ontology keeps them in. */
import { parse } from "yaml";
import { z } from "zod";
import { goRefs } from "../../read/tables/literature.ts";
import { MakingError, textOf } from "./materials.ts";
import { headerRow } from "./columns.ts";
import type { Material } from "./materials.ts";

const entries = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullish(),
    authors: z.string().nullish(),
    year: z.union([z.string(), z.number()]).nullish(),
    is_obsolete: z.boolean().nullish(),
    description: z.string().nullish(),
  }),
);

const cell = (text: string | number | null | undefined): string =>
  String(text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The lines of the table. */
export async function* makeGoRefs(material: Material): AsyncGenerator<string, void> {
  const read = entries.safeParse(parse(await textOf(material)));
  if (!read.success) throw new MakingError(`${material.name} is no list of references with ids`);
  yield* headerRow(
    goRefs,
    Object.values(goRefs.columns).map(({ header }) => header),
  );
  for (const { id, title, authors, year, is_obsolete: obsolete, description } of read.data)
    if (id.startsWith("GO_REF:"))
      yield [id, cell(title), cell(authors), cell(year), obsolete ? "yes" : "no", cell(description)].join(
        "\t",
      );
}
