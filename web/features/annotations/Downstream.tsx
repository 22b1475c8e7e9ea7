import { Link } from "react-router-dom";
import type { AnnotationsAnswer, AnnotationType, GenePage } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneName, Listed } from "../entities/links.tsx";
import { phasesOf } from "./phases.ts";

/** The type whose extensions name substrates. */
const substrateType = "molecular_function";

/** A query that the results page reads from its address. */
const queryAddress = (constraints: object): string =>
  urls.resultsOf(
    JSON.stringify({ constraints, output_options: { field_names: ["gene_uniquename"], sequence: "none" } }),
  );

export interface DownstreamProps {
  readonly gene: GenePage;
  readonly type: AnnotationType;
  readonly rows: AnnotationsAnswer["rows"];
}

/** Queries for what the gene acts on: in all, and during each phase that its annotations name. */
export function Downstream({ gene, type, rows }: DownstreamProps) {
  const gene_uniquename = gene.uniquename;
  const title = (
    <>
      {type.downstream_query_title} of <GeneName gene={gene} />
    </>
  );
  if (type.id !== substrateType)
    return (
      <Link to={queryAddress({ downstream_genes: { gene_uniquename, cv_name: type.id } })}>{title}</Link>
    );
  const phases = phasesOf(rows, type.downstream_relations);
  return (
    <span>
      <Link to={queryAddress({ substrates: { gene_uniquename } })}>{title}</Link>
      {phases.length > 0 && (
        <span className="inline-links">
          , during{" "}
          <Listed
            parts={phases.map(({ termid, name }) => ({
              key: termid,
              part: (
                <Link
                  to={queryAddress({ substrates: { gene_uniquename, phase_term: termid } })}
                  aria-label={`${type.downstream_query_title ?? ""} of ${gene.display_name} during ${name}`}
                >
                  {name}
                </Link>
              ),
            }))}
          />
        </span>
      )}
    </span>
  );
}
