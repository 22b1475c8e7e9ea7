import { Link } from "react-router-dom";
import { PublicationItem } from "../../features/literature/PublicationItem.tsx";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

const shown = 4;

/** The publications that their authors curated last; where a release names none, the newest that are curated. */
export function RecentlyCurated() {
  const metadata = useMetadata();
  const { data, isLoading } = api.useRecentReferencesQuery();
  if (!isLoading && !data?.curated.length) return null;
  const byAuthors = metadata?.counts.community_curated_references ?? 0;
  const approved = data?.community_curated ?? [];
  // What is said stands before the list comes, and is the same then.
  const isByAuthors = data ? approved.length > 0 : byAuthors > 0;
  return (
    <section>
      <h2>Recently curated</h2>
      <p className="small muted">
        {isByAuthors
          ? "Curated by their authors, the last approved first"
          : "Curated publications with the newest PubMed ids"}
      </p>
      {data ? (
        <ul className="pubs">
          {(isByAuthors ? approved : data.curated).slice(0, shown).map((reference) => (
            <PublicationItem key={reference.uniquename} reference={reference} />
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={8} label="Loading publications …" />
      )}
      {metadata && <AllCurated all={metadata.counts.curated_references} byAuthors={byAuthors} />}
    </section>
  );
}

interface AllCuratedProps {
  /** Numbers of publications. */
  readonly all: number;
  readonly byAuthors: number;
}

/** Ways to the whole lists: where the staff's are none of their own, to what the search finds. */
function AllCurated({ all, byAuthors }: AllCuratedProps) {
  const { has_admin_curation: hasStaffList } = useDeployment().front;
  return (
    <p className="small">
      {byAuthors > 0 && (
        <>
          <Link to={urls.referenceList("community")}>{count(byAuthors)} curated by their authors</Link> ·{" "}
        </>
      )}
      {hasStaffList && byAuthors > 0 ? (
        <Link to={urls.referenceList("admin")}>{count(all - byAuthors)} others</Link>
      ) : (
        <Link to={hasStaffList ? urls.referenceList("admin") : urls.curatedReferences}>
          All {counted(all, "curated publication")}
        </Link>
      )}
    </p>
  );
}
