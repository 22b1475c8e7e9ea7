import { useMemo } from "react";
import type { Site } from "../../../api/contract/index.ts";
import type { QueryNode, SlimAnswer } from "../../../api/contract/query.ts";
import { useCatalogue, useDeployment } from "../../shared/boot/boot.ts";
import { queries } from "../../shared/api-client/queries.ts";
import type { Chart } from "./charts.ts";

/** Fields of rows that the charts and the ways to other tools read. */
export const chartFields = [
  "chromosome",
  "deletion_viability",
  "characterisation_status",
  "uniprot_identifier",
] as const;

const oneOf = (value: string | null | undefined): readonly string[] => (value == null ? [] : [value]);

/** The charts of fields that every row has. */
function fieldCharts(site: Site, viabilities: Readonly<Record<string, string>>): Chart[] {
  const chromosomes = new Map(site.chromosomes.map(({ id, name }) => [id, name]));
  const status: Chart = {
    id: "status",
    title: "Characterisation",
    valuesOf: (row) => oneOf(row.characterisation_status),
    label: (value) => value,
  };
  return [
    {
      id: "chromosome",
      title: "Chromosome",
      valuesOf: (row) => oneOf(row.chromosome),
      label: (id) => chromosomes.get(id) ?? id,
      order: [...chromosomes.keys()],
    },
    {
      id: "viability",
      title: "Deletion viability",
      valuesOf: (row) => oneOf(row.deletion_viability),
      label: (value) => viabilities[value] ?? value,
      order: Object.keys(viabilities),
    },
    ...(site.show_characterisation_status ? [status] : []),
  ];
}

/** The terms of a slim that the genes are annotated to. */
function slimChart(title: string, { rows }: SlimAnswer): Chart {
  const names = new Map(rows.map(({ termid, name }) => [termid, name]));
  const terms = new Map<string, string[]>();
  for (const { termid, genes } of rows)
    for (const gene of genes) terms.set(gene, [...(terms.get(gene) ?? []), termid]);
  return {
    id: "slim",
    title,
    valuesOf: (row) => terms.get(row.gene_uniquename) ?? [],
    label: (id) => names.get(id) ?? id,
  };
}

/** The charts of a list of genes. The one of the slim is empty until its numbers are there. */
export function useCharts(constraints: QueryNode): readonly Chart[] {
  const { site } = useDeployment();
  const { gene_values: wordsByField } = useCatalogue();
  const slim = useMemo(
    () => Object.entries(site.slims).find(([, { annotation_type: type }]) => type === "biological_process"),
    [site],
  );
  const { data, isError } = queries.useSlimCountsQuery(
    { constraints, slim: slim?.[0] ?? "" },
    { skip: slim === undefined },
  );
  return useMemo(() => {
    const charts = fieldCharts(site, wordsByField["deletion_viability"] ?? {});
    if (!slim || (isError && !data)) return charts;
    const title = slim[1].display_name;
    const waiting: Chart = { id: "slim", title, valuesOf: () => [], label: (id) => id, isWaiting: true };
    return [...charts, data ? slimChart(title, data) : waiting];
  }, [site, wordsByField, data, isError, slim]);
}
