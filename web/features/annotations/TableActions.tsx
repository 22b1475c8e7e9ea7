import { ChevronDown, Copy, Download, Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AnnotationType } from "../../../api/contract/index.ts";
import { useAppDispatch } from "../../app/store.ts";
import { urls } from "../../app/urls.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { handOver } from "../gene-handoff/handoff.ts";
import { useCopy } from "../table/clipboard.ts";
import { ColumnChooser } from "../table/ColumnChooser.tsx";
import type { ColumnChoice, NamedColumn } from "../table/column-choice.ts";
import { toasts } from "../toast/toasts.ts";
import { fileAddress } from "./request.ts";
import type { AnnotationsRequest } from "./request.ts";

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.text();
}

export interface TableActionsProps {
  readonly type: AnnotationType;
  /** What the page is about, as people say it. */
  readonly about: string;
  readonly request: AnnotationsRequest;
  readonly columns: readonly NamedColumn[];
  readonly choice: ColumnChoice;
}

/** What can be done with all rows that a table shows with its filters: files, copies, a link, a gene list. */
export function TableActions({ type, about, request, columns, choice }: TableActionsProps) {
  const copy = useCopy();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [handing, setHanding] = useState(false);
  const address = () => `${location.origin}${location.pathname}${location.search}#${encodeURIComponent(type.id)}`;
  const useGenes = async () => {
    setHanding(true);
    try {
      const ids = (await fetchText(fileAddress(request, "genes"))).split("\n").filter((id) => id !== "");
      const kept = handOver({ origin: `${type.display_name} of ${about}`, url: address().slice(location.origin.length), genes: ids.map((uniquename) => ({ uniquename, name: null, product: null })) });
      if (kept) void navigate(urls.geneListQuery);
      else dispatch(toasts.actions.shown("The browser keeps no list as long as this"));
    } catch {
      dispatch(toasts.actions.shown("The genes could not be fetched; try again in a moment"));
    } finally {
      setHanding(false);
    }
  };
  return (
    <div className="actions">
      <button type="button" className="button button--quiet" disabled={handing} onClick={() => void useGenes()}>Use these genes in query...</button>
      <ColumnChooser columns={columns} choice={choice} />
      <button type="button" className="icon-button" aria-label="Copy the table" title="Copy the table" onClick={() => void copy(`${type.display_name}, all rows`, fetchText(fileAddress(request, "tsv")))}><Copy className="icon" aria-hidden /></button>
      <button type="button" className="icon-button" aria-label="Copy a link to this view" title="Copy a link to this view" onClick={() => void copy("link to this view", address())}><LinkIcon className="icon" aria-hidden /></button>
      <Disclosure button={<><Download className="icon" aria-hidden />Download<ChevronDown className="icon" aria-hidden /></>} buttonClass="button button--quiet" align="end">
        <ul>
          <li><a className="menu-link" href={fileAddress(request, "tsv")} download>TSV, all columns</a></li>
          {type.file_format !== null && <li><a className="menu-link" href={fileAddress(request, type.file_format)} download>{type.file_format.toUpperCase()}</a></li>}
          <li><a className="menu-link" href={fileAddress(request, "genes")} download>IDs of the genes</a></li>
          <li><a className="menu-link" href={fileAddress(request, "jsonl")} download>JSON, an annotation a line</a></li>
        </ul>
      </Disclosure>
    </div>
  );
}
