import { Link, useParams } from "react-router-dom";
import type { ReleaseChanges } from "../../../api/contract/index.ts";
import { comparedWith, notCompared } from "../../../api/contract/values/release-lead.ts";
import { ReleaseCounts } from "../../features/page-data/ReleaseCounts.tsx";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { changeCalls, changesFile } from "../../shared/api-client/changes.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { count, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { FileMenu } from "../../shared/ui/DownloadPanel.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { ChangeGroups } from "./ChangeGroups.tsx";
import { groupId, groupTitle, useTypeName } from "./groups.ts";
import { MyGenes } from "./MyGenes.tsx";

/** /releases and /releases/:id: what a release changed against the one before it. */
export function Component() {
  const { id } = useParams();
  const live = useMetadata()?.date_version ?? "latest";
  const release = id ?? live;
  return <ReleaseOrSummary release={release} live={live} />;
}

/** A release that is kept is told whole; an earlier one as the live release remembers it. */
function ReleaseOrSummary({ release, live }: { readonly release: string; readonly live: string }) {
  const newest = changeCalls.useChangesQuery(live);
  const earlier = newest.currentData?.earlier.find((one) => one.release === release);
  const own = changeCalls.useChangesQuery(release);
  if (earlier && own.isError)
    return (
      <div className="page">
        <Head release={release} before={earlier.before} />
        <p className="subtle">This release is kept no longer; this is what it changed then.</p>
        <Sentences sentences={earlier.sentences} />
        <p>
          <Link to="/releases">The current release</Link>
        </p>
      </div>
    );
  return (
    <Loaded query={own.isError && newest.isFetching ? newest : own} title={[`Release ${release}`]}>
      {(changes) => <Release changes={changes} live={live} />}
    </Loaded>
  );
}

function Head({ release, before }: { readonly release: string; readonly before: string | null }) {
  usePageTitle(`Release ${release}`);
  return (
    <header className="entity-head">
      <div>
        <p className="kind">Release</p>
        <h1>{release}</h1>
        {before !== null && <p className="lead">{comparedWith(before)}</p>}
      </div>
    </header>
  );
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className="changes__sentences">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

function Release({ changes, live }: { readonly changes: ReleaseChanges; readonly live: string }) {
  const { release, before, alarms, earlier, groups } = changes;
  const typeName = useTypeName();
  useFragment();
  const page = (
    <>
      <Head release={release} before={before} />
      <p className="inline-links">
        <Link to={release === live ? "/downloads" : `/downloads?release=${release}`}>
          Files of this release
        </Link>
        {" · "}
        <a href="/releases.atom">Releases as a feed (Atom)</a>
      </p>
      {before === null ? (
        <>
          <p>{notCompared}</p>
          {release === live && <ReleaseCounts />}
        </>
      ) : (
        <>
          {alarms.length > 0 && (
            <div className="message message--warn" role="note">
              <div>
                <p>Less than before:</p>
                <Sentences sentences={alarms} />
              </div>
            </div>
          )}
          <MyGenes release={release} />
          <Numbers changes={changes} />
          <ChangeGroups changes={changes} />
        </>
      )}
      {earlier.length > 0 && <Earlier releases={earlier} />}
    </>
  );
  if (before === null) return <div className="page">{page}</div>;
  return (
    <PageWithMenu
      entries={[
        { id: "my-genes", label: "My genes" },
        { id: "numbers", label: "Numbers" },
        ...groups.map((group) => ({
          id: groupId(group),
          label: groupTitle(group, typeName),
          count: group.total,
        })),
      ]}
    >
      {page}
    </PageWithMenu>
  );
}

const Earlier = ({ releases }: { readonly releases: ReleaseChanges["earlier"] }) => (
  <Section id="earlier" title="Earlier releases">
    <ul>
      {releases.map(({ release, before }) => (
        <li key={release}>
          <Link to={`/releases/${release}`}>Release {release}</Link>{" "}
          <span className="subtle">against {before}</span>
        </li>
      ))}
    </ul>
  </Section>
);

interface Counted {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly added: number | null;
  readonly removed: number | null;
}

const difference = ({ before, after }: Counted): string =>
  after === before ? "" : `${after > before ? "+" : "\u2212"}${count(Math.abs(after - before))}`;

const columns: Column<Counted>[] = [
  { id: "what", header: "What", cell: ({ what }) => what },
  {
    id: "before",
    header: "Before",
    number: true,
    inline: true,
    label: "before",
    cell: (row) => count(row.before),
  },
  { id: "after", header: "Now", number: true, inline: true, label: "now", cell: (row) => count(row.after) },
  {
    id: "difference",
    header: "Difference",
    number: true,
    inline: true,
    label: "difference",
    cell: difference,
  },
  {
    id: "added",
    header: "Genes got a term",
    number: true,
    inline: true,
    label: "got",
    cell: ({ added }) => (added === null ? null : count(added)),
  },
  {
    id: "removed",
    header: "Genes lost a term",
    number: true,
    inline: true,
    label: "lost",
    cell: ({ removed }) => (removed === null ? null : count(removed)),
  },
];

const kindNames: Readonly<Record<string, string>> = { gocams: "Pathway models" };

function Numbers({ changes: { release, totals, types } }: { readonly changes: ReleaseChanges }) {
  const typeName = useTypeName();
  const rows: Counted[] = [
    ...totals.map(({ kind, ...counts }) => ({
      what: kindNames[kind] ?? sentenceCase(kind),
      ...counts,
      added: null,
      removed: null,
    })),
    ...types.map(({ type, ...counts }) => ({ what: typeName(type), ...counts })),
  ];
  return (
    <Section
      id="numbers"
      title="Numbers"
      actions={<FileMenu files={[{ label: "All changes (TSV)", href: changesFile(release, "") }]} />}
    >
      <DataTable
        caption="Numbers of both releases"
        columns={columns}
        rows={rows}
        rowKey={({ what }) => what}
      />
      <p className="small">
        Annotation types are counted by rows. “Got a term” counts each gene and term of a type once, however
        many rows say it; rows with NOT are left out.
      </p>
    </Section>
  );
}
