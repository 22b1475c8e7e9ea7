import { Download } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { EnrichmentAnswer, EnrichmentRequest, EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { count, counted } from "../../shared/format/format.ts";
import { dataset } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink, Listed, TermLink } from "../../features/entities/links.tsx";
import { saveText } from "../../shared/browser/save.ts";
import { aspectNames, chance, shownRows, significant } from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { ExpandableTable } from "../../shared/table/ExpandableTable.tsx";
import type { Column } from "../../shared/table/column.ts";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { toasts } from "../../shared/toast/toasts.ts";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";

/** Terms of a page. */
const pageSize = 50;

/** Terms have a page; domains lead to the genes that have them. */
const Name = ({ row, isDomain }: { readonly row: EnrichmentRow; readonly isDomain: boolean }) =>
  !isDomain ? (
    <TermLink term={{ termid: row.id, name: row.label }} glyph />
  ) : (
    <Link to={urls.resultsOf(JSON.stringify({ node_name: row.label, subset: { subset_name: row.id } }))}>
      {row.label}
    </Link>
  );

const columnsOf = (isDomain: boolean): readonly Column<EnrichmentRow>[] => [
  {
    id: "label",
    header: isDomain ? "Domain" : "Term",
    cell: (row) => <Name row={row} isDomain={isDomain} />,
  },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    cell: (row) => <span className="id muted small">{row.id}</span>,
  },
  {
    id: "in_set",
    header: "In list",
    number: true,
    inline: true,
    label: "In list",
    cell: (row) => count(row.in_set),
  },
  {
    id: "in_background",
    header: "In background",
    number: true,
    inline: true,
    label: "In background",
    cell: (row) => count(row.in_background),
  },
  {
    id: "fold",
    header: "Fold",
    number: true,
    inline: true,
    label: "Fold",
    cell: (row) => row.fold.toFixed(1),
  },
  { id: "p", header: "p", number: true, inline: true, label: "p", cell: (row) => chance(row.p) },
  { id: "q", header: "q", number: true, inline: true, label: "q", cell: (row) => chance(row.q) },
];

export interface EnrichedTermsProps {
  readonly answer: EnrichmentAnswer;
  readonly view: EnrichmentView;
  readonly request: EnrichmentRequest;
  readonly onChange: (view: Partial<EnrichmentView>, replace?: boolean) => void;
}

/** The terms that were tested, most significant first; a row opens to show its genes. */
export function EnrichedTerms({ answer, view, request, onChange }: EnrichedTermsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => columnsOf(answer.aspect === "interpro"), [answer.aspect]);
  const rows = useMemo(() => shownRows(answer.rows, view), [answer.rows, view]);
  const page = usePageNumber("page", rows.length, pageSize);
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
      <TestFigures answer={answer} />
      <TermsBar answer={answer} view={view} request={request} onChange={onChange} shown={rows.length} />
      {rows.length === 0 ? (
        <div className="empty well">
          <p>
            {answer.tested === 0
              ? `No ${aspectNames[view.aspect]} term has two genes of the list.`
              : view.text === ""
                ? `Nothing is enriched with q ≤ ${significant}.`
                : "No term fits the filter."}
          </p>
        </div>
      ) : (
        <ExpandableTable
          caption="Enriched terms"
          columns={columns}
          rows={rows.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={(row) => row.id}
          rowName={(row) => row.label}
          sectionOf={noSection}
          open={open}
          onToggle={toggle}
          details={Genes}
          isPart
        />
      )}
      <Pager name="page" title="enriched terms" page={page} total={rows.length} size={pageSize} />
    </>
  );
}

/** What was tested against what, and how far a small list can be trusted. */
const TestFigures = ({ answer }: { readonly answer: EnrichmentAnswer }) => (
  <>
    <p className="subtle">
      {counted(answer.set_size, "gene")} of the list against {counted(answer.background_size, "gene")} of the
      background; {counted(answer.tested, "term")} with at least two genes of the list tested. p: upper tail
      of the hypergeometric distribution. q: p by Benjamini and Hochberg.
      {answer.outside.length > 0 &&
        ` ${counted(answer.outside.length, "gene")} of the list ${answer.outside.length === 1 ? "is" : "are"} outside of the background and do${answer.outside.length === 1 ? "es" : ""} not count.`}
    </p>
    {answer.set_size < 5 && (
      <div className="message message--warn" role="note">
        <div>
          A list of {counted(answer.set_size, "gene")} is small: little can be significant, and what is may
          rest on two genes.
        </div>
      </div>
    )}
  </>
);

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

/** Which of the terms are shown, how many that are, and the table as a file. */
function TermsBar(props: EnrichedTermsProps & { readonly shown: number }) {
  const { answer, view, request, onChange, shown } = props;
  const download = useDownload(answer, request);
  const filter = useCallback((text: string) => onChange({ text }, true), [onChange]);
  const found = answer.rows.filter((row) => row.q <= significant).length;
  return (
    <div className="list-bar">
      <TextFilter label="Filter terms" value={view.text} onChange={filter} />
      <span className="muted" role="status">
        {found === 0 ? "No term" : counted(found, "term")} with q ≤ {significant}
        {view.all || view.text !== "" ? ` · ${count(shown)} shown` : ""}
      </span>
      <CheckBox checked={view.all} onChange={(checked) => onChange({ all: checked })}>
        Terms that are not significant too
      </CheckBox>
      <div className="actions">
        <button type="button" className="button button--quiet" onClick={() => void download()}>
          <Download className="icon" aria-hidden />
          Download TSV
        </button>
      </div>
    </div>
  );
}

const noSection = (): null => null;

const Genes = (row: EnrichmentRow) => (
  <p className="inline-links">
    <Listed
      parts={row.genes.map((gene) => ({
        key: gene.uniquename,
        part: <GeneLink gene={{ ...gene, product: null }} />,
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
  </p>
);
