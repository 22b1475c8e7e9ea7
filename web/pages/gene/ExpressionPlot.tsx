import { useState } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";

/** Where the gene lies among all genes, drawn when it is asked for. */
export function ExpressionPlot({ gene }: { readonly gene: GenePage }) {
  const [shown, setShown] = useState(false);
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  if (!shown)
    return (
      <p className="after">
        <button type="button" className="link-button" onClick={() => setShown(true)}>
          View gene expression plots
        </button>
      </p>
    );
  if (state === "failed")
    return (
      <ErrorMessage
        title="The gene expression plots could not be loaded."
        failure={{ status: null, detail: "The image did not come.", requestId: null }}
        onRetry={retry}
      >
        The table above is not affected.
      </ErrorMessage>
    );
  return (
    <figure className="expression-plot after">
      {state === "loading" && <p role="status">Loading ...</p>}
      <img
        key={attempt}
        hidden={state !== "loaded"}
        src={urls.expressionPlot("small", [gene.uniquename])}
        alt={`Violin plots of molecules per cell of all genes, ${gene.display_name} marked; the table above has its values`}
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
      />
      <figcaption className="small muted">
        All genes, {gene.display_name} marked.{" "}
        <a href={urls.expressionPlot("large", [gene.uniquename])}>Large plots</a>
      </figcaption>
    </figure>
  );
}
