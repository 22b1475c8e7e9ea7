import { useSearchParams } from "react-router-dom";
import { lists } from "../../shared/api-client/lists.ts";
import { fetchIds } from "../../shared/api-client/fetch-text.ts";
import { urls } from "../../shared/urls/urls.ts";
import { LoadedList } from "../states/LoadedList.tsx";
import { useGeneColumns } from "./columns.tsx";
import { GeneListView } from "./GeneListView.tsx";
import type { FileFormat } from "./GeneListView.tsx";
import { useView } from "./use-view.ts";
import { pageParams, viewParams } from "./view.ts";

export interface ServerGeneListProps {
  /** Path of the list below the data set. */
  readonly path: string;
  readonly about: string;
  /** File name without ending. */
  readonly fileName: string;
  /** Said where there are none. */
  readonly none: string;
  readonly queryUrl: string | null;
}

const endings: Readonly<Record<FileFormat, string>> = { tsv: "tsv", jsonl: "jsonl", ids: "txt" };

/** Genes that the api lists, in the state of its answer. Rows that stay while others are under way are those of the same list. */
export const ServerGeneList = (props: ServerGeneListProps) => <OneList key={props.path} {...props} />;

function OneList({ path, about, fileName, none, queryUrl }: ServerGeneListProps) {
  const [search] = useSearchParams();
  const columns = useGeneColumns();
  const [view] = useView(columns.columns);
  const page = Math.max(1, Math.trunc(Number(search.get("page") ?? 1)) || 1);
  const params = viewParams(view);
  const query = lists.useGenesQuery({ path, params: pageParams(view, page) });
  return (
    <LoadedList query={query} what="genes" none={none}>
      {(data) => (
        <GeneListView
          about={about}
          {...columns}
          rows={data.rows}
          page={data.page}
          filtered={data.filtered}
          total={data.total}
          isFetching={query.isFetching}
          queryUrl={queryUrl}
          fileOf={(format) => ({
            href: urls.listFile(path, params, format),
            name: `${fileName}.${endings[format]}`,
          })}
          idsOf={() => fetchIds(urls.listFile(path, params, "ids"))}
        />
      )}
    </LoadedList>
  );
}
