import type { ReleaseReader } from "./query-genes.ts";

interface MinervaModel {
  readonly id: string;
  readonly annotations: readonly { readonly key: string; readonly value: string }[];
  readonly individuals: readonly {
    readonly id: string;
    readonly type: readonly { readonly id?: string }[];
  }[];
  readonly facts: readonly { readonly subject: string; readonly property: string; readonly object: string }[];
}

interface SchemaModel {
  readonly id: string;
  readonly date_modified?: string;
  readonly activities?: readonly {
    readonly enabled_by?: { readonly term: string; readonly members?: readonly string[] } | null;
  }[];
}

interface SummaryModel {
  readonly id: string;
  readonly date_modified: string;
  readonly enabled_by_gene_ids?: readonly string[];
}

/** Pathway models: the newest file of each says which genes enable its activities. */
export async function readModels({ gene, texts }: ReleaseReader): Promise<void> {
  const newest = new Map<string, { on: string; enablers: readonly string[] }>();
  const enabling = (id: string, on: string, enablers: readonly string[]): void => {
    if (on >= (newest.get(id)?.on ?? "")) newest.set(id, { on, enablers });
  };
  for (const text of await texts("gocam-minerva")) {
    const model = JSON.parse(text) as MinervaModel;
    const objects = (subject: string, property: string): string[] =>
      model.facts
        .filter((fact) => fact.subject === subject && fact.property === property)
        .map(({ object }) => object);
    const classes = (id: string): string[] =>
      (model.individuals.find((one) => one.id === id)?.type ?? []).map((one) => one.id ?? "");
    const enablers = model.facts
      .filter(({ property }) => property === "RO:0002333")
      .map(({ object }) => object);
    enabling(
      model.id,
      model.annotations.find(({ key }) => key === "date")?.value ?? "",
      enablers.flatMap((id) => [id, ...objects(id, "BFO:0000051")]).flatMap(classes),
    );
  }
  for (const text of await texts("gocam-schema")) {
    const model = JSON.parse(text) as SchemaModel;
    enabling(
      model.id,
      model.date_modified ?? "",
      (model.activities ?? []).flatMap(({ enabled_by: by }) => (by ? [by.term, ...(by.members ?? [])] : [])),
    );
  }
  for (const summary of (await texts("gocam-summaries")).flatMap(
    (text) => JSON.parse(text) as SummaryModel[],
  ))
    enabling(summary.id, summary.date_modified, summary.enabled_by_gene_ids ?? []);
  for (const [id, { enablers }] of newest) for (const enabler of enablers) gene(enabler)?.subsets.add(id);
}
