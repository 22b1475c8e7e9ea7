import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import type { Metadata } from "../../../api/contract/index.ts";
import { lastUpdated, useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { count, sentenceCase } from "../../shared/format/format.ts";
import { countLists } from "../../shared/urls/count-lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { outage, serverState } from "./server-state.ts";

/** The statistics of the loaded release, one line under the header, each count a way to what it counts. What it has none of, releases mostly do not tell. */
export function Ribbon() {
  const metadata = useMetadata();
  const { site } = useDeployment();
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
  // The site says what its organism is called, as everywhere else.
  const called = site.organisms.find(({ taxonid }) => taxonid === organism.taxonid) ?? organism;
  return (
    <div className="ribbon">
      <ul>
        <li>
          <b>{sentenceCase(called.common_name)}</b>{" "}
          <i>
            {organism.genus} {organism.species}
          </i>
        </li>
        <li>
          Last updated <b>{lastUpdated(metadata)}</b>
        </li>
        {countsOf(counts).map(
          ({ what, number, to = urls.internalDetails }) =>
            number > 0 && (
              <li key={what}>
                <Link to={to}>
                  <b>{count(number)}</b> {what}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface Counted {
  readonly what: string;
  readonly number: number;
  /** The list of what is counted; what tells more of the number where it is left out. */
  readonly to?: string | undefined;
}

const countsOf = (counts: Metadata["counts"]): readonly Counted[] => [
  {
    what: "annotations",
    number: counts.annotations + counts.interactions,
    to: countLists["annotations"],
  },
  {
    what: "curated publications",
    number: counts.curated_references,
    to: countLists["curated_references"],
  },
  { what: "genes", number: counts.genes, to: countLists["genes"] },
  { what: "protein coding", number: counts.coding_genes, to: countLists["coding_genes"] },
  { what: "alleles", number: counts.alleles, to: countLists["alleles"] },
  { what: "pathway models", number: counts.gocams, to: countLists["gocams"] },
];
