import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import type { QueryAnswer } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { ModelledGenes, tooMany } from "../../features/query-results/ModelledGenes.tsx";
import type { ViewAddress } from "./view-address.ts";

export interface SourceLinksProps {
  readonly view: ViewAddress;
  /** The genes of the address's query; null where it has none, or until they are there. */
  readonly genes: QueryAnswer | null;
}

/** Ways back to where the reader comes from, and what is highlighted for it. */
export function SourceLinks({ view: { from, sourceId, name, models }, genes }: SourceLinksProps) {
  const called = name ?? sourceId ?? "";
  return (
    <ul className="links links--inline list-bar">
      {from === "docs" && (
        <li>
          <Back to={urls.pathwayModels}>Return to the main GO-CAM page</Back>
        </li>
      )}
      {from === "gene" && sourceId !== null && (
        <li>
          <Back to={urls.gene(sourceId)}>Return to the {called} gene page</Back>
        </li>
      )}
      {from === "term" && sourceId !== null && (
        <li>
          <Back to={urls.term(sourceId)}>
            Return to the term page for {called} ({sourceId})
          </Back>
        </li>
      )}
      {from === "subset-count" && (
        <li>
          Highlighted activities: <b>{called}</b>
        </li>
      )}
      {from === "subset-count" && models.mega !== null && genes && <OfList answer={genes} name={called} />}
      {from !== "docs" && (
        <li>
          <Link to={urls.pathwayModels}>Main GO-CAM page</Link>
        </li>
      )}
    </ul>
  );
}

const Back = ({ to, children }: { readonly to: string; readonly children: React.ReactNode }) => (
  <Link to={to}>
    <ArrowLeft className="icon" aria-hidden /> {children}
  </Link>
);

function OfList({ answer, name }: { readonly answer: QueryAnswer; readonly name: string }) {
  const [slim] =
    Object.entries(useDeployment().site.slims).find(
      ([, { annotation_type: type }]) => type === "biological_process",
    ) ?? [];
  const refused = tooMany(answer.count);
  return (
    <>
      <ModelledGenes answer={answer} name={name} />
      {slim !== undefined && (
        <li>
          <Link to={urls.resultsAs(`slim:${slim}`, answer.id)}>
            classify this list with the Biological process slim
          </Link>
        </li>
      )}
      {refused !== null && <li role="note">{refused}</li>}
    </>
  );
}
