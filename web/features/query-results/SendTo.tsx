import { Send } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { QueryRow } from "../../../api/contract/query.ts";
import { maxCompared } from "../../../api/contract/values/max-compared.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { mapperInput } from "../identifier-mapper/input.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import type { GeneSet } from "./use-gene-set.ts";

export interface SendToProps {
  /** The genes that are ticked, else those that a filter leaves, else all. */
  readonly set: GeneSet;
  /** Rows of these genes. */
  readonly genes: readonly QueryRow[];
  /** Id of a saved query for the genes. */
  readonly saved: (set: GeneSet) => Promise<string>;
}

/** Tools that take a saved query: their addresses by its id. */
const tools = [
  { label: "Enrichment", to: urls.enrichment },
  { label: "Expression plot", to: (id: string) => urls.resultsAs("gene-ex", id) },
  { label: "One line a gene", to: (id: string) => urls.resultsAs("vis", id) },
] as const;

/** Takes the genes of the list as it is shown to another tool. */
export function SendTo({ set, genes, saved }: SendToProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const send = async (to: (id: string) => string) => {
    try {
      void navigate(to(await saved(set)));
    } catch (error) {
      dispatch(toasts.actions.shown(`The genes could not be sent: ${asFailure(error).detail}`));
    }
  };
  const accessions = genes.flatMap((row) => row.uniprot_identifier ?? []);
  const canBeCompared = genes.length > 1 && genes.length <= maxCompared;
  const toMapper = () => {
    dispatch(mapperInput.actions.typed({ text: accessions.join("\n"), type: "uniprot" }));
    void navigate(urls.identifierMapper);
  };
  return (
    <Disclosure
      button={
        <>
          <Send className="icon" aria-hidden />
          Send to …
        </>
      }
      buttonClass="button button--quiet"
      align="end"
    >
      <p className="subtle download-note">{counted(set.size, "gene")}</p>
      <ul>
        {tools.map(({ label, to }) => (
          <li key={label}>
            <button type="button" className="menu-link menu-button" onClick={() => void send(to)}>
              {label}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="menu-link menu-button"
            disabled={!canBeCompared}
            onClick={() => void navigate(urls.compare(genes.map((row) => row.name ?? row.gene_uniquename)))}
          >
            Side by side (2 to {maxCompared} genes)
          </button>
        </li>
        <li>
          <button
            type="button"
            className="menu-link menu-button"
            disabled={accessions.length === 0}
            onClick={toMapper}
          >
            Identifier mapper ({counted(accessions.length, "UniProt accession")})
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
