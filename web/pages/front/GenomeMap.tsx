import { useMemo } from "react";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useNotTold } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { bases, count, counted } from "../../shared/format/format.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { Swatch } from "../../features/drawings/Swatch.tsx";
import { Chromosome } from "./Chromosome.tsx";
import { shareSteps, totals } from "./genome-steps.ts";
import type { MappedChromosome } from "./genome-steps.ts";

/** What tells which proteins have a published role. */
const knownBy = "gene-characterisation";
/** Height of the map while it is under way, for three chromosomes. */
const heightToCome = "11rem";

/** What is known along each chromosome, to scale, and the same as a table. */
export function GenomeMap() {
  const { site } = useDeployment();
  const { data, isError, error, refetch } = api.useGenomeMapQuery();
  const isUntold = useNotTold().some(({ topic }) => topic === knownBy);
  const chromosomes = useMemo(
    () =>
      site.chromosomes.flatMap((settings): MappedChromosome[] => {
        const mapped = data?.find((one) => one.chromosome === settings.id);
        return mapped && settings.show_on_front_page
          ? [{ ...mapped, name: settings.name, longName: settings.long_display_name }]
          : [];
      }),
    [site, data],
  );
  if (isError)
    return (
      <ErrorMessage
        title="The map of the genome could not be loaded."
        failure={asFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <div style={{ minHeight: heightToCome }} />;
  // Without characterisation it would draw a genome of which nothing is known.
  if (chromosomes.length === 0 || isUntold) return null;

  const longest = Math.max(...chromosomes.map((one) => one.length));
  const sum = totals(chromosomes);
  const window = bases(chromosomes[0]?.window ?? 0);
  return (
    <section aria-labelledby="map-title">
      <div className="section__head section__head--small">
        <h2 id="map-title">What is known along the genome</h2>
        <span className="count">
          {count(sum.published)} of {counted(sum.coding, "protein")} have a published biological role
        </span>
      </div>
      <div className="karyotype">
        {chromosomes.map((one) => (
          <Chromosome key={one.chromosome} chromosome={one} longest={longest} />
        ))}
      </div>
      <ul className="legend">
        <li>Share of coding genes with a published role, windows of {window}:</li>
        {shareSteps.map(({ className, label }) => (
          <li key={className}>
            <Swatch of={className} />
            {label}
          </li>
        ))}
        <li>
          <Swatch of="s0" />
          no coding gene
        </li>
      </ul>
      <details className="karyotype__table">
        <summary>The same as a table</summary>
        <MapTable chromosomes={chromosomes} />
      </details>
    </section>
  );
}

const columns = ["Length", "Genes", "Coding genes", "With a published role"] as const;

const MapTable = ({ chromosomes }: { readonly chromosomes: readonly MappedChromosome[] }) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">Chromosome</th>
        {columns.map((column) => (
          <th scope="col" className="num" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {chromosomes.map((one) => {
        const { coding, published } = totals([one]);
        return (
          <tr key={one.chromosome}>
            <th scope="row">{one.longName}</th>
            <td className="num">{bases(one.length)}</td>
            <td className="num">{count(one.gene_count)}</td>
            <td className="num">{count(coding)}</td>
            <td className="num">{count(published)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
