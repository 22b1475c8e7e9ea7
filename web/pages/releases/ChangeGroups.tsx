import { Link, useSearchParams } from "react-router-dom";
import type { ReleaseChanges } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { changeCalls, changesFile } from "../../shared/api-client/changes.ts";
import { count } from "../../shared/format/format.ts";
import { Pager, usePageNumber } from "../../shared/table/Pager.tsx";
import { FileMenu } from "../../shared/ui/DownloadPanel.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { ChangeTable } from "./ChangeTable.tsx";
import { groupId, groupParams, groupTitle, useTypeName } from "./groups.ts";
import type { ChangeGroup } from "./groups.ts";

/** Each kind of change with its first rows; one of them, which the address names, with all. */
export function ChangeGroups({ changes }: { readonly changes: ReleaseChanges }) {
  const [search] = useSearchParams();
  const open = search.get("all");
  const typeName = useTypeName();
  if (changes.groups.length === 0) return <p>Nothing changed.</p>;
  return changes.groups.map((group) => (
    <Section
      key={groupId(group)}
      id={groupId(group)}
      title={groupTitle(group, typeName)}
      count={count(group.total)}
      actions={
        <FileMenu
          files={[{ label: "TSV", href: changesFile(changes.release, groupParams(group).toString()) }]}
        />
      }
    >
      {open === groupId(group) ? (
        <WholeGroup group={group} release={changes.release} />
      ) : (
        <>
          <ChangeTable caption={groupTitle(group, typeName)} rows={group.samples} />
          {group.total > group.samples.length && (
            <p className="table-foot">
              <Link
                to={{ search: searchFor(search, groupId(group)), hash: groupId(group) }}
                preventScrollReset
              >
                Show all {count(group.total)}
              </Link>
            </p>
          )}
        </>
      )}
    </Section>
  ));
}

/** The address with another group shown whole, or none. */
function searchFor(search: URLSearchParams, all: string | null): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  if (all === null) params.delete("all");
  else params.set("all", all);
  return params.toString();
}

const size = 100;

function WholeGroup({ group, release }: { readonly group: ChangeGroup; readonly release: string }) {
  const [search] = useSearchParams();
  const title = groupTitle(group, useTypeName());
  const page = usePageNumber("page", group.total, size);
  const params = groupParams(group);
  params.set("page", String(page));
  params.set("size", String(size));
  const query = changeCalls.useChangeListQuery({ release, params: params.toString() });
  if (query.isError)
    return (
      <ErrorMessage
        title="The list could not be loaded."
        failure={asFailure(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.currentData) return <SkeletonRows rows={12} label="Loading changes …" />;
  return (
    <>
      <ChangeTable caption={title} rows={query.currentData.rows} />
      <Pager name="page" title={title} page={page} total={group.total} size={size} />
      <p className="table-foot">
        <Link to={{ search: searchFor(search, null), hash: groupId(group) }} preventScrollReset>
          Show the first only
        </Link>
      </p>
    </>
  );
}
