/** What annotation tables ask the api for. */
import type { TableFormat, TableView } from "../../../api/contract/lists.ts";
import { hasTables } from "../../../api/contract/values/finished-tables.ts";
import { dataset, releaseDataset } from "../urls/dataset.ts";

export interface AnnotationsRequest {
  /** gene:ID, term:ID, reference:ID, genotype:ID or allele:ID */
  readonly subject: string;
  readonly type: string;
  readonly view: TableView;
  readonly page: number;
  readonly size: number;
  readonly text?: string;
  /** Values by the id of the filter. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Id of a summary row: only what is behind it. */
  readonly row?: string;
  /** "all": every entry of summary rows, also in a large table. */
  readonly entries?: "all";
}

/** Parameters of the call; filters stand beside the others by their own ids. */
export function annotationsSearch({
  subject,
  type,
  view,
  page,
  size,
  text,
  filters,
  row,
  entries,
}: AnnotationsRequest): URLSearchParams {
  const params = new URLSearchParams({ subject, type, view, page: String(page), size: String(size) });
  if (text) params.set("text", text);
  if (row !== undefined) params.set("row", row);
  if (entries !== undefined) params.set("entries", entries);
  for (const [filter, values] of Object.entries(filters ?? {}))
    for (const value of values) params.append(filter, value);
  return params;
}

const kindOf = (subject: string): string => subject.slice(0, subject.indexOf(":"));

/** Part of an address: gene:G1.09 is at gene/G1.09. */
export const subjectPath = (subject: string): string => {
  const kind = kindOf(subject);
  return `${kind}/${encodeURIComponent(subject.slice(kind.length + 1))}`;
};

/** Whether a table is asked for as it stands before anyone has chosen anything in it. */
export const isFirstPage = ({ subject, page, text, filters, row, entries }: AnnotationsRequest): boolean =>
  hasTables(kindOf(subject)) &&
  page === 1 &&
  !text &&
  row === undefined &&
  entries === undefined &&
  Object.values(filters ?? {}).every((values) => values.length === 0);

/** Without the filters and values that the server did not know, as `name=value`: files of the table are asked for without them. */
export const withoutIgnored = (request: AnnotationsRequest, ignored: readonly string[]): AnnotationsRequest =>
  ignored.length === 0
    ? request
    : {
        ...request,
        filters: Object.fromEntries(
          Object.entries(request.filters ?? {}).map(([filter, values]) => [
            filter,
            values.filter((value) => !ignored.includes(`${filter}=${value}`)),
          ]),
        ),
      };

/** Address of the call itself. */
export const annotationsAddress = (request: AnnotationsRequest): string =>
  `${dataset}/annotations?${annotationsSearch(request)}`;

/** Address of a file of all annotations that a table shows with its filters, whatever its page. */
export function fileAddress(request: AnnotationsRequest, format: TableFormat): string {
  const params = annotationsSearch(request);
  for (const name of ["page", "size"]) params.delete(name);
  params.set("format", format);
  return `${releaseDataset}/annotations?${params}`;
}
