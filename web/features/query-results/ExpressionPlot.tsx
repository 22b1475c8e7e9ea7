import { useState } from "react";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { fieldOf } from "./columns.tsx";

/** Genes of one plot. */
const maxGenes = 250;

export interface ExpressionPlotProps {
  readonly answer: QueryAnswer;
  readonly builder: QueryBuilder;
}

/** Molecules per cell of the genes among all genes, as a drawing of the api. */
export function ExpressionPlot({ answer, builder }: ExpressionPlotProps) {
  const [state, setState] = useState<"loading" | "there" | "failed">("loading");
  // Each data set of the release is a column.
  const hasData = builder.columns.some(({ field }) => fieldOf(field) === "gene_expression");
  if (!hasData)
    return (
      <div className="empty well">
        <p role="status">This release has no quantitative expression data.</p>
      </div>
    );
  if (answer.count > maxGenes) {
    return (
      <div className="empty well">
        <p>
          Expression can be drawn for {count(maxGenes)} genes at most; these are {count(answer.count)}. Select
          fewer genes in the list first.
        </p>
      </div>
    );
  }
  const url = urls.expressionPlot(
    "large",
    answer.rows.map((row) => row.gene_uniquename),
  );
  return (
    <figure className="figure plot">
      {state === "loading" && (
        <p className="muted" role="status">
          Loading ...
        </p>
      )}
      {state === "failed" && (
        <p role="alert">
          The plot could not be loaded.{" "}
          <button type="button" className="link-button" onClick={() => setState("loading")}>
            Retry
          </button>
        </p>
      )}
      {state !== "failed" && (
        <img
          src={url}
          alt={`Molecules per cell of ${counted(answer.count, "gene")} among all genes`}
          hidden={state === "loading"}
          onLoad={() => setState("there")}
          onError={() => setState("failed")}
        />
      )}
      {state === "there" && (
        <figcaption className="subtle">
          Shapes: all genes. Dots: these genes.{" "}
          <a href={url} download="gene_expression.svg">
            Download SVG
          </a>
        </figcaption>
      )}
    </figure>
  );
}
