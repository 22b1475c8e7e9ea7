import type { GeneList as List } from "../../../api/contract/index.ts";
import { asFailure } from "../../app/failure.ts";
import { ErrorMessage } from "../../features/states/ErrorMessage.tsx";
import { SkeletonRows } from "../../features/states/Loading.tsx";
import { GeneTable } from "../../features/table/GeneTable.tsx";
import { Pager } from "../../features/table/Pager.tsx";

/** Genes of a page. */
export const listSize = 50;

export interface GeneListProps {
  readonly query: { readonly data?: List | undefined; readonly isError: boolean; readonly isFetching: boolean; readonly error?: unknown; refetch(): unknown };
  readonly page: number;
  /** What the genes belong to. */
  readonly about: string;
  /** Said where there are none. */
  readonly none: string;
}

/** A page of the genes of something, in the state of its data. */
export function GeneList({ query, page, about, none }: GeneListProps) {
  if (query.data === undefined) {
    return query.isError && !query.isFetching
      ? <ErrorMessage title="The genes could not be loaded." failure={asFailure(query.error)} onRetry={() => void query.refetch()} />
      : <div className="loading-page"><div className="waiting"><SkeletonRows rows={9} label="Loading genes …" /></div></div>;
  }
  const { rows, total } = query.data;
  if (total === 0) return <div className="empty well"><p>{none}</p></div>;
  return (
    <>
      <GeneTable caption={`Genes of ${about}`} genes={rows} isPart={total > listSize} />
      <Pager name="page" title={`genes of ${about}`} page={page} total={total} size={listSize} />
    </>
  );
}
