import { Download } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { EnrichmentAnswer, EnrichmentRequest } from "../../../api/contract/enrichment.ts";
import { count, counted } from "../../shared/format/format.ts";
import { dataset } from "../../shared/urls/dataset.ts";
import { saveText } from "../../shared/browser/save.ts";
import { aspectNames, significant } from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { ExpandableTable } from "../../shared/table/ExpandableTable.tsx";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";
import { columnsOf, fileColumnsOf } from "./columns.tsx";
import { comparedTerms, isSignificant, shownTerms } from "./compare.ts";
import type { ComparedTerm } from "./compare.ts";
import { DotPlot } from "./DotPlot.tsx";
import { TermGenes } from "./TermGenes.tsx";

/** Terms of a page. */
const pageSize = 50;

interface TestedList {
  readonly name: string;
  readonly answer: EnrichmentAnswer;
}

export interface EnrichedTermsProps {
  /** The lists, the one of the page first. */
  readonly lists: readonly [TestedList, ...TestedList[]];
  readonly view: EnrichmentView;
  /** Of the first list. */
  readonly request: EnrichmentRequest;
  readonly onChange: (view: Partial<EnrichmentView>, replace?: boolean) => void;
}

/** The terms that were tested, most significant first, as dots and as a table; a row opens to show its genes. */
export function EnrichedTerms({ lists, view, request, onChange }: EnrichedTermsProps) {
  const [{ answer }] = lists;
  const all = useMemo(() => comparedTerms(lists.map((list) => list.answer)), [lists]);
  const terms = useMemo(() => shownTerms(all, view), [all, view]);
  const isDomain = answer.aspect === "interpro";
  const bar = { lists, view, request, onChange, all, terms };
  return (
    <>
      <TestFigures lists={lists} />
      <TermsBar {...bar} />
      {terms.length === 0 ? (
        <div className="empty well">
          <p>
            {lists.every((list) => list.answer.tested === 0)
              ? `No ${aspectNames[view.aspect]} term has two genes of the list.`
              : view.text === ""
                ? `Nothing is enriched with q ≤ ${significant}.`
                : "No term fits the filter."}
          </p>
        </div>
      ) : (
        <>
          <DotPlot
            terms={terms}
            lists={lists.map(({ name }) => name)}
            isDomain={isDomain}
            file={`${answer.release}-enrichment-${answer.aspect}`}
          />
          <TermTable terms={terms} isDomain={isDomain} lists={lists.length} />
        </>
      )}
    </>
  );
}

interface TermTableProps {
  readonly terms: readonly ComparedTerm[];
  readonly isDomain: boolean;
  /** How many there are. */
  readonly lists: number;
}

function TermTable({ terms, isDomain, lists }: TermTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => columnsOf(isDomain, lists), [isDomain, lists]);
  const page = usePageNumber("page", terms.length, pageSize);
  const toggle = useCallback(
    (key: string) =>
      setOpen(
        (before) =>
          new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]),
      ),
    [],
  );
  return (
    <>
      <ExpandableTable
        caption="Enriched terms"
        columns={columns}
        rows={terms.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={(term) => term.id}
        rowName={(term) => term.label}
        sectionOf={noSection}
        open={open}
        onToggle={toggle}
        details={TermGenes}
        isPart
      />
      <Pager name="page" title="enriched terms" page={page} total={terms.length} size={pageSize} />
    </>
  );
}

/** Genes of a list that the test left out. */
const outsideText = ({ outside }: EnrichmentAnswer): string =>
  outside.length === 0
    ? ""
    : ` ${counted(outside.length, "gene")} of the list ${outside.length === 1 ? "is" : "are"} outside of the background and do${outside.length === 1 ? "es" : ""} not count.`;

/** What was tested against what, and how far a small list can be trusted. */
function TestFigures({ lists }: Pick<EnrichedTermsProps, "lists">) {
  const smallest = Math.min(...lists.map(({ answer }) => answer.set_size));
  return (
    <>
      <p className="subtle">
        {lists.map(({ name, answer }, index) => (
          <span key={index}>
            {lists.length > 1 && `List ${index + 1} (${name}), ${counted(answer.set_size, "gene")}: `}
            {counted(answer.tested, "term")} with at least two genes of the list tested against{" "}
            {counted(answer.background_size, "gene")} of the background.
            {outsideText(answer)}{" "}
          </span>
        ))}
        p: upper tail of the hypergeometric distribution. q: p by Benjamini and Hochberg
        {lists.length > 1 && ", list by list"}.
      </p>
      {smallest < 5 && (
        <div className="message message--warn" role="note">
          <div>
            A list of {counted(smallest, "gene")} is small: little can be significant, and what is may rest on
            two genes.
          </div>
        </div>
      )}
    </>
  );
}

/** Saves the table of a test as a file. */
function useDownload({ aspect }: EnrichmentAnswer, request: EnrichmentRequest): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    const answered = await fetch(`${dataset}/query/enrichment`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...request, format: "tsv" }),
    }).catch(() => null);
    if (answered?.ok)
      saveText(`enrichment_${aspect}.tsv`, "text/tab-separated-values", await answered.text());
    else dispatch(toasts.actions.shown("The table could not be fetched: try again in a moment"));
  };
}

interface TermsBarProps extends EnrichedTermsProps {
  readonly all: readonly ComparedTerm[];
  readonly terms: readonly ComparedTerm[];
}

/** Which of the terms are shown, how many that are, and the table as a file. */
function TermsBar({ lists, view, request, onChange, all, terms }: TermsBarProps) {
  const [{ answer }] = lists;
  const download = useDownload(answer, request);
  const filter = useCallback((text: string) => onChange({ text }, true), [onChange]);
  const found = all.filter(isSignificant).length;
  const isShort = view.all || view.text !== "" || terms.length < found;
  return (
    <div className="list-bar">
      <TextFilter label="Filter terms" value={view.text} onChange={filter} />
      <span className="muted" role="status">
        {found === 0 ? "No term" : counted(found, "term")} with q ≤ {significant}
        {isShort ? ` · ${count(terms.length)} shown` : ""}
      </span>
      <CheckBox checked={view.all} onChange={(checked) => onChange({ all: checked })}>
        Terms that are not significant too
      </CheckBox>
      {answer.aspect !== "interpro" && (
        <CheckBox checked={view.folded} onChange={(checked) => onChange({ folded: checked })}>
          Fold terms that say the same
        </CheckBox>
      )}
      <div className="actions">
        {lists.length === 1 ? (
          <button type="button" className="button button--quiet" onClick={() => void download()}>
            <Download className="icon" aria-hidden />
            Download TSV
          </button>
        ) : (
          <TakeTable
            what="the comparison"
            file={`${answer.release}-enrichment-${answer.aspect}-compared`}
            section="terms"
            columns={fileColumnsOf(lists.map(({ name }) => name))}
            rows={all}
          />
        )}
      </div>
    </div>
  );
}

const noSection = (): null => null;
