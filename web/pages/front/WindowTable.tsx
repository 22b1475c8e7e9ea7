import { useState } from "react";
import { Link } from "react-router-dom";
import { count, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { spanOf } from "./genome-steps.ts";
import type { MappedChromosome } from "./genome-steps.ts";

/** Every window of the map as text, each with its place in the genome browser; drawn when it is opened. */
export function WindowTable({ chromosomes }: { readonly chromosomes: readonly MappedChromosome[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="karyotype__table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Every window as a table</summary>
      {isOpen && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Window</th>
              <th scope="col" className="num">
                Coding genes
              </th>
              <th scope="col" className="num">
                With a published role
              </th>
            </tr>
          </thead>
          <tbody>
            {chromosomes.flatMap((chromosome) =>
              chromosome.windows.map(({ coding, published }, index) => {
                const { start, end } = spanOf(chromosome, index);
                return (
                  <tr key={`${chromosome.name} ${start}`}>
                    <th scope="row">
                      <Link to={urls.genomeLocation(`${chromosome.name}:${start}-${end}`)}>
                        {chromosome.name}:{range(start, end)}
                      </Link>
                    </th>
                    <td className="num">{count(coding)}</td>
                    <td className="num">{count(published)}</td>
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      )}
    </details>
  );
}
