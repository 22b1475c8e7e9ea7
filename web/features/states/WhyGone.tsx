import { Link } from "react-router-dom";
import type { Problem } from "../../../api/contract/index.ts";
import { goneGeneLabel, joint, removalText } from "../../../api/contract/values/gone.ts";
import { urls } from "../../shared/urls/urls.ts";

/** Why a gene's id has no page any more, with the genes that it stands for. */
export function WhyGone({ id, gone }: { readonly id: string; readonly gone: NonNullable<Problem["gone"]> }) {
  const removal = removalText(id, gone);
  return (
    <>
      {removal !== null && <p className="after">{removal}</p>}
      {gone.genes.length > 0 && (
        <p className="after">
          This id now stands for{" "}
          {gone.genes.map((gene, i) => (
            <span key={gene.uniquename}>
              {joint(i, gone.genes.length)}
              <Link to={urls.gene(gene.uniquename)}>{goneGeneLabel(gene)}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
