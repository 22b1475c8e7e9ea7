import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

const shown = 4;

/** The publications that were curated last. */
export function RecentlyCurated() {
  const metadata = useMetadata();
  const { data, isLoading } = api.useRecentReferencesQuery();
  if (!isLoading && !data?.curated.length) return null;
  return (
    <section>
      <h2>Recently curated</h2>
      {data ? (
        <ul className="pubs">
          {data.curated.slice(0, shown).map((reference) => (
            <li key={reference.uniquename}>
              <Link to={urls.reference(reference.uniquename)}>{reference.title ?? reference.uniquename}</Link>
              <span className="subtle">
                {[reference.authors_abbrev, reference.citation].filter(Boolean).join(" ")}
                {reference.title !== null && (
                  <>
                    {" "}
                    · <span className="id">{reference.uniquename}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={8} label="Loading publications …" />
      )}
      {metadata && (
        <p className="small">
          <Link to={urls.referenceList("community")}>
            All {counted(metadata.counts.curated_references, "curated publication")}
          </Link>
        </p>
      )}
    </section>
  );
}
