import { useState } from "react";
import { Link } from "react-router-dom";
import { count, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { spanOf } from "./genome-steps.ts";
import type { MappedChromosome, MapWindow } from "./genome-steps.ts";

interface Column {
  readonly head: string;
  readonly of: (window: MapWindow) => number | undefined;
}

const columns: readonly Column[] = [
  { head: "Coding genes", of: ({ coding }) => coding },
  { head: "With a published role", of: ({ published }) => published },
  { head: "Inviable when deleted", of: ({ inviable }) => inviable },
  { head: "Genes of the query", of: ({ found }) => found },
];

/** Every window of the map as text, each with its place in the genome browser; drawn when it is opened. */
export function WindowTable({ chromosomes }: { readonly chromosomes: readonly MappedChromosome[] }) {
  const [isOpen, setOpen] = useState(false);
  const told = columns.filter(({ of }) =>
    chromosomes.some(({ windows }) => windows.some((window) => of(window) !== undefined)),
  );
  return (
    <details className="karyotype__table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Every window as a table</summary>
      {isOpen && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Window</th>
              {told.map(({ head }) => (
                <th scope="col" className="num" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chromosomes.flatMap((chromosome) =>
              chromosome.windows.map((window, index) => {
                const { start, end } = spanOf(chromosome, index);
                return (
                  <tr key={`${chromosome.name} ${start}`}>
                    <th scope="row">
                      <Link to={urls.genomeLocation(`${chromosome.name}:${start}-${end}`)}>
                        {chromosome.name}:{range(start, end)}
                      </Link>
                    </th>
                    {told.map(({ head, of }) => (
                      <td className="num" key={head}>
                        {count(of(window) ?? 0)}
                      </td>
                    ))}
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
