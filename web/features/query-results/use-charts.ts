import { useMemo } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
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
    const chromosomes = new Map(site.chromosomes.map(({ id, name }) => [id, name]));
    const viabilities = wordsByField["deletion_viability"] ?? {};
    const charts: Chart[] = [
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
    ];
    if (site.show_characterisation_status)
      charts.push({
        id: "status",
        title: "Characterisation",
        valuesOf: (row) => oneOf(row.characterisation_status),
        label: (value) => value,
      });
    if (slim && !data && !isError)
      charts.push({
        id: "slim",
        title: slim[1].display_name,
        valuesOf: () => [],
        label: (id) => id,
        isWaiting: true,
      });
    if (slim && data) {
      const names = new Map(data.rows.map(({ termid, name }) => [termid, name]));
      const terms = new Map<string, string[]>();
      for (const { termid, genes } of data.rows) {
        for (const gene of genes) {
          const known = terms.get(gene);
          if (known) known.push(termid);
          else terms.set(gene, [termid]);
        }
      }
      charts.push({
        id: "slim",
        title: slim[1].display_name,
        valuesOf: (row) => terms.get(row.gene_uniquename) ?? [],
        label: (id) => names.get(id) ?? id,
      });
    }
    return charts;
  }, [site, wordsByField, data, isError, slim]);
}
