import { useSelector } from "react-redux";
import { useMetadata } from "../../shared/boot/boot.ts";
import { count, isoDate, sentenceCase } from "../../shared/format/format.ts";
import { outage, serverState } from "./server-state.ts";

/** The statistics of the loaded release, one line under the header. What it has none of, releases mostly do not tell. */
export function Ribbon() {
  const metadata = useMetadata();
  const down = useSelector(serverState.selectors.firstDown);
  if (metadata === null)
    return (
      <div className="ribbon">
        <ul>
          <li>{down === null ? "\u00a0" : outage(down)}</li>
        </ul>
      </div>
    );

  const { organism, counts } = metadata;
  return (
    <div className="ribbon">
      <ul>
        <li>
          <b>{sentenceCase(organism.common_name)}</b>{" "}
          <i>
            {organism.genus} {organism.species}
          </i>
        </li>
        <li>
          Last updated <b>{isoDate(metadata.date_version || metadata.db_creation_datetime)}</b>
        </li>
        {counts.annotations + counts.interactions > 0 && (
          <li>
            <b>{count(counts.annotations + counts.interactions)}</b> annotations
          </li>
        )}
        {counts.curated_references > 0 && (
          <li>
            <b>{count(counts.curated_references)}</b> curated publications
          </li>
        )}
        <li>
          <b>{count(counts.genes)}</b> genes, <b>{count(counts.coding_genes)}</b> protein coding
        </li>
        {counts.alleles > 0 && (
          <li>
            <b>{count(counts.alleles)}</b> alleles
          </li>
        )}
        {counts.gocams > 0 && (
          <li>
            <b>{count(counts.gocams)}</b> pathway models
          </li>
        )}
      </ul>
    </div>
  );
}
