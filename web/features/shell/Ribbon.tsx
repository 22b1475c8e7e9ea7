import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import { useMetadata } from "../../shared/boot/boot.ts";
import { count, isoDate, sentenceCase } from "../../shared/format/format.ts";
import { countLists } from "../../shared/urls/count-lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { outage, serverState } from "./server-state.ts";

/** The statistics of the loaded release, one line under the header, each count a way to what it counts. What it has none of, releases mostly do not tell. */
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
            <Counted
              number={counts.annotations + counts.interactions}
              what="annotations"
              to={urls.internalDetails}
            />
          </li>
        )}
        {counts.curated_references > 0 && (
          <li>
            <Counted
              number={counts.curated_references}
              what="curated publications"
              to={countLists["curated_references"]}
            />
          </li>
        )}
        <li>
          <Counted number={counts.genes} what="genes" to={countLists["genes"]} />,{" "}
          <Counted number={counts.coding_genes} what="protein coding" to={countLists["coding_genes"]} />
        </li>
        {counts.alleles > 0 && (
          <li>
            <Counted number={counts.alleles} what="alleles" to={countLists["alleles"]} />
          </li>
        )}
        {counts.gocams > 0 && (
          <li>
            <Counted number={counts.gocams} what="pathway models" to={countLists["gocams"]} />
          </li>
        )}
      </ul>
    </div>
  );
}

interface CountedProps {
  readonly number: number;
  readonly what: string;
  /** The list of what is counted, or what tells more of the number. */
  readonly to: string | undefined;
}

const Counted = ({ number, what, to = urls.internalDetails }: CountedProps) => (
  <Link to={to}>
    <b>{count(number)}</b> {what}
  </Link>
);
