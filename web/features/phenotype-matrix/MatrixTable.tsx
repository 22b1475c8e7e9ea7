import { ChevronDown, ChevronRight, Download } from "lucide-react";
import { useMemo, useState } from "react";
import type { PhenotypeCell, PhenotypeMatrix, PhenotypeRow } from "../../../api/contract/index.ts";
import { pictures } from "../../shared/api-client/pictures.ts";
import type { MatrixRequest } from "../../shared/api-client/pictures.ts";
import { saveText } from "../../shared/browser/save.ts";
import { count, counted } from "../../shared/format/format.ts";
import { tsvOf } from "../../shared/table/tsv.ts";
import { TableFrame } from "../../shared/table/TableFrame.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { AlleleLink } from "../entities/links.tsx";
import { extremesOf } from "./bars.ts";
import type { Extremes } from "./bars.ts";
import { CellMarks } from "./CellMarks.tsx";
import { drawingSize, MatrixDrawing } from "./MatrixDrawing.tsx";
import { alleleName, cellText, conditionsText, fileColumns, noAllele } from "./texts.ts";
import { useRowsAddress } from "./use-rows-address.ts";
import type { RowsAddress } from "./use-rows-address.ts";

/** Rows of conditions that are shown of an allele. */
const maxConditions = 200;
/** As an address of the table has it. */
const notRecorded = "not_recorded";

export interface MatrixTableProps {
  readonly matrix: PhenotypeMatrix;
  readonly request: MatrixRequest;
  /** Whose alleles they are: "cdc2". */
  readonly of: string;
  /** Path of the page with the table behind the cells. */
  readonly page: string;
  /** Asks for all rows; null where all are there. */
  readonly onMore: (() => void) | null;
}

/** Alleles by what they affect. Every cell leads to the annotations behind it; an allele opens to its conditions. */
export default function MatrixTable({ matrix, request, of, page, onMore }: MatrixTableProps) {
  const { rows, groups } = matrix;
  const extremes = useMemo(() => extremesOf(rows), [rows]);
  const address = useRowsAddress(page, request.type, matrix.filter);
  const caption = `Alleles of ${of} by what they affect`;
  return (
    <>
      <TableFrame caption={caption} rows={null}>
        <table className="table matrix__table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Allele</th>
              {groups.map(({ value, label, count: number }) => (
                <th key={value} scope="col">
                  <PageLink
                    to={address.to(value, null)}
                    aria-current={address.isChosen(value, null) || undefined}
                  >
                    {label} {count(number)}
                    <span className="visually-hidden"> annotations, filter the table</span>
                  </PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AlleleRows
                key={row.allele?.uniquename ?? ""}
                row={row}
                matrix={matrix}
                request={request}
                extremes={extremes}
                address={address}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <MatrixFoot matrix={matrix} of={of} onMore={onMore} />
    </>
  );
}

/** What is not shown, and what can be taken along. */
function MatrixFoot({ matrix, of, onMore }: Pick<MatrixTableProps, "matrix" | "of" | "onMore">) {
  const left = matrix.row_total - matrix.rows.filter(({ allele }) => allele !== null).length;
  return (
    <div className="matrix__foot">
      {left > 0 && onMore && (
        <button type="button" className="button" onClick={onMore}>
          {counted(left, "more allele")}
        </button>
      )}
      {left > 0 && !onMore && <span>{counted(left, "more allele")} in the table</span>}
      <span className="actions">
        <DrawingDownloads
          what={`the matrix of ${of}`}
          file={`${of}-phenotype-matrix`}
          drawing={<MatrixDrawing matrix={matrix} />}
          {...drawingSize(matrix)}
        />
        <button
          type="button"
          className="button button--quiet"
          aria-label={`Download the matrix of ${of} as TSV`}
          onClick={() => saveText(`${of}-phenotype-matrix.tsv`, "text/tab-separated-values", fileOf(matrix))}
        >
          <Download className="icon" aria-hidden />
          TSV
        </button>
      </span>
    </div>
  );
}

/** One finding a line. */
function fileOf({ rows, groups }: PhenotypeMatrix): string {
  const labels = new Map(groups.map(({ value, label }) => [value, label]));
  return tsvOf(
    fileColumns,
    rows.flatMap((row) =>
      row.cells.flatMap(({ group, findings }) =>
        findings.map((finding) => ({ row, group: labels.get(group) ?? group, finding })),
      ),
    ),
  );
}

interface AlleleRowsProps {
  readonly row: PhenotypeRow;
  readonly matrix: PhenotypeMatrix;
  readonly request: MatrixRequest;
  readonly extremes: Extremes;
  readonly address: RowsAddress;
}

/** The row of an allele and, when it is opened, a row for each set of conditions. */
function AlleleRows({ row, matrix, request, extremes, address }: AlleleRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const name = alleleName(row);
  const id = row.allele?.uniquename ?? notRecorded;
  return (
    <>
      <tr>
        <th scope="row">
          <div className="matrix__allele">
            <button
              type="button"
              className="icon-button"
              aria-expanded={isOpen}
              aria-label={`Conditions of ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? (
                <ChevronDown className="icon" aria-hidden />
              ) : (
                <ChevronRight className="icon" aria-hidden />
              )}
            </button>
            <span>
              {row.allele ? <AlleleLink allele={row.allele} /> : <span className="muted">{noAllele}</span>}{" "}
              <span className="muted small">{describedBy(row)}</span>
            </span>
          </div>
        </th>
        {matrix.groups.map(({ value, label }) => {
          const cell = row.cells.find(({ group }) => group === value);
          return (
            <td key={value}>
              {cell && (
                <PageLink to={address.to(value, id)} aria-current={address.isChosen(value, id) || undefined}>
                  <CellMarks cell={cell} extremes={extremes} />
                  <span className="visually-hidden">
                    {name}, {label}: {cellText(cell)}; show {counted(cell.count, "annotation")}
                  </span>
                </PageLink>
              )}
            </td>
          );
        })}
      </tr>
      {isOpen && <Conditions allele={id} matrix={matrix} request={request} extremes={extremes} />}
    </>
  );
}

interface ConditionsProps extends Pick<AlleleRowsProps, "matrix" | "request" | "extremes"> {
  /** Its id, or `not_recorded`. */
  readonly allele: string;
}

/** A row for each set of conditions of an allele. */
function Conditions({ allele, matrix, request, extremes }: ConditionsProps) {
  const { currentData: opened, isError } = pictures.usePhenotypeMatrixQuery({
    ...request,
    allele,
    size: maxConditions,
  });
  if (!opened)
    return (
      <tr className="matrix__conditions">
        <th scope="row" colSpan={matrix.groups.length + 1}>
          {isError ? "The conditions could not be loaded." : "Loading …"}
        </th>
      </tr>
    );
  return opened.rows.map((one) => (
    <ConditionRow key={conditionsText(one.conditions ?? [])} row={one} matrix={matrix} extremes={extremes} />
  ));
}

/** What an allele is, where its name does not say it. */
function describedBy({ allele }: PhenotypeRow): string {
  const text = allele?.description ?? "";
  return text === "" || text === allele?.allele_type
    ? (allele?.allele_type ?? "").replaceAll("_", " ")
    : text;
}

function ConditionRow({ row, matrix, extremes }: Pick<AlleleRowsProps, "row" | "matrix" | "extremes">) {
  return (
    <tr className="matrix__conditions">
      <th scope="row">{conditionsText(row.conditions ?? [])}</th>
      {matrix.groups.map(({ value }) => (
        <td key={value}>
          <OneCell cell={row.cells.find(({ group }) => group === value)} extremes={extremes} />
        </td>
      ))}
    </tr>
  );
}

const OneCell = ({
  cell,
  extremes,
}: {
  readonly cell: PhenotypeCell | undefined;
  readonly extremes: Extremes;
}) =>
  cell && (
    <>
      <CellMarks cell={cell} extremes={extremes} />
      <span className="visually-hidden">{cellText(cell)}</span>
    </>
  );
