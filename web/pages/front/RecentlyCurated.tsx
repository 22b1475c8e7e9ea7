import { Link } from "react-router-dom";
import { PublicationItem } from "../../features/literature/PublicationItem.tsx";
import { api } from "../../shared/api-client/api.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
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
      {metadata && (
        <p className="small">
          {byAuthors > 0 && (
            <>
              <Link to={urls.referenceList("community")}>{count(byAuthors)} curated by their authors</Link>{" "}
              ·{" "}
            </>
          )}
          <Link to={urls.referenceList("admin")}>
            {byAuthors > 0
              ? `${count(metadata.counts.curated_references - byAuthors)} others`
              : `All ${counted(metadata.counts.curated_references, "curated publication")}`}
          </Link>
        </p>
      )}
    </section>
  );
}
