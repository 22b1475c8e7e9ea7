/** What is behind an enriched term: its genes of each list, and terms that say the same. */
import { Link } from "react-router-dom";
import type { EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { GeneLink, Listed, TermLink } from "../../features/entities/links.tsx";
import { chance } from "../../features/query-results/enrichment-view.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { ComparedTerm } from "./compare.ts";

const Genes = ({ row }: { readonly row: EnrichmentRow }) => (
  <>
    <Listed
      parts={row.genes.map((gene) => ({
        key: gene.uniquename,
        part: <GeneLink gene={gene} />,
      }))}
    />{" "}
    <Link
      to={urls.resultsOf(
        JSON.stringify({
          node_name: `${counted(row.genes.length, "gene")} of the list: ${row.label}`,
          gene_list: { genes: row.genes.map(({ uniquename }) => uniquename) },
        }),
      )}
    >
      as a list
    </Link>
  </>
);

/** Below an open row. */
export const TermGenes = (term: ComparedTerm) => (
  <>
    {term.of.map(
      (row, list) =>
        row && (
          <p key={list} className="inline-links">
            {term.of.length > 1 && <b>List {list + 1}: </b>}
            <Genes row={row} />
          </p>
        ),
    )}
    {term.same.length > 0 && (
      <p className="inline-links">
        <b>Says the same:</b>{" "}
        <Listed
          parts={term.same.map((one) => ({
            key: one.id,
            part: (
              <>
                <TermLink term={{ termid: one.id, name: one.label }} />{" "}
                <span className="muted small">
                  (
                  {one.of
                    .flatMap((row) => (row ? [`${counted(row.in_set, "gene")}, q ${chance(row.q)}`] : []))
                    .join("; ")}
                  )
                </span>
              </>
            ),
          }))}
        />
      </p>
    )}
  </>
);
