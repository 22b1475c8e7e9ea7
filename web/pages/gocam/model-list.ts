/** The list of all pathway models, as it is filtered and written. Pure. */
import type { MapModel, PathwayMap } from "../../../api/contract/index.ts";
import { compareNames } from "../../shared/format/compare-names.ts";
import { hasWords } from "../../shared/format/has-words.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";

export interface ListedModel extends MapModel {
  /** Names of its genes, or ids of those without one, in alphabetical order. */
  readonly geneNames: readonly { readonly id: string; readonly name: string | null }[];
  /** What its words are looked for in. */
  readonly texts: readonly (string | null)[];
}

/** Models with the names of their genes. */
export const listedModels = ({ models, genes }: PathwayMap): ListedModel[] =>
  models.map((model) => {
    const geneNames = model.genes
      .map((id) => ({ id, name: genes[id] ?? null }))
      .toSorted((a, b) => compareNames(a.name ?? a.id, b.name ?? b.id));
    return {
      ...model,
      geneNames,
      texts: [
        model.gocam_id,
        model.title,
        ...model.processes.flatMap(({ id, label }) => [id, label]),
        ...geneNames.flatMap(({ id, name }) => [id, name]),
      ],
    };
  });

/** Models of a group that hold all words, in any order. */
export const chosenModels = (
  models: readonly ListedModel[],
  words: string,
  group: string | null,
): ListedModel[] =>
  models.filter((model) => (group === null || model.group === group) && hasWords(model.texts, words));

export const fileColumns: readonly FileColumn<ListedModel>[] = [
  { header: "model_id", text: ({ gocam_id: id }) => id },
  { header: "title", text: ({ title }) => title },
  {
    header: "processes",
    text: ({ processes }) => processes.map(({ id, label }) => `${label} (${id})`).join("|"),
  },
  { header: "taxon", text: ({ taxon }) => taxon?.id ?? null },
  { header: "activities", text: ({ activity_count: activities }) => activities },
  { header: "genes", text: ({ genes }) => genes.join("|") },
  { header: "last_change", text: ({ date }) => date },
];
