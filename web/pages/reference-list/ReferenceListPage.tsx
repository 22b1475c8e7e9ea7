import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { CuratedReference } from "../../../api/contract/index.ts";
import { PublicationItem } from "../../features/literature/PublicationItem.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useParts } from "../../shared/table/use-parts.ts";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { approvalGroups, drawnGroups, hasApprovals, withWords } from "./approval-groups.ts";

type List = "community" | "admin";

/** Publications that are drawn at once: more than a screen has. */
const atOnce = 40;

/** /reference_list/community and /reference_list/admin: what was curated when, and whether one's own paper is there. */
export function Component() {
  const list: List = useLocation().pathname.endsWith("/community") ? "community" : "admin";
  const { site_name: site } = useDeployment().site;
  const titles = {
    community: "Community curated publications",
    admin: `${site} curated publications`,
  } satisfies Record<List, string>;
  return (
    <Loaded query={api.useCuratedReferencesQuery(list)} title={[titles[list]]}>
      {(references) => <Publications key={list} list={list} titles={titles} references={references} />}
    </Loaded>
  );
}

interface PublicationsProps {
  readonly list: List;
  readonly titles: Readonly<Record<List, string>>;
  readonly references: readonly CuratedReference[];
}

function Publications({ list, titles, references }: PublicationsProps) {
  usePageTitle(titles[list]);
  const [search, setSearch] = useSearchParams();
  const words = search.get("words") ?? "";
  const found = useMemo(() => withWords(references, words), [references, words]);
  const isApproved = hasApprovals(references);
  const other: List = list === "community" ? "admin" : "community";
  return (
    <div className="page">
      <header className="reference-list__head">
        <h1>{titles[list]}</h1>
        <p className="lead">
          {list === "community"
            ? "Curated by their authors, and approved by the curators of this site. "
            : "Curated by curators, or by people whom the release does not name. "}
          <Link to={urls.referenceList(other)}>{titles[other]}</Link>
        </p>
      </header>
      {references.length === 0 ? (
        <p>
          This release names no publication that {list === "community" ? "its authors" : "the staff"} curated.
        </p>
      ) : (
        <>
          <div className="reference-list__bar">
            <TextFilter
              label="Filter publications by words"
              value={words}
              onChange={(text) => setSearch(text === "" ? {} : { words: text }, { replace: true })}
            />
            <p role="status" className="subtle">
              {words === ""
                ? counted(references.length, "publication")
                : `${count(found.length)} of ${counted(references.length, "publication")}`}
            </p>
          </div>
          {!isApproved && (
            <p className="subtle">
              This release does not say when they were approved: they stand by the year of publication.
            </p>
          )}
          <Groups references={found} isApproved={isApproved} />
        </>
      )}
    </div>
  );
}

interface GroupsProps {
  readonly references: readonly CuratedReference[];
  readonly isApproved: boolean;
}

function Groups({ references, isApproved }: GroupsProps) {
  const groups = useMemo(() => approvalGroups(references), [references]);
  const drawn = useParts(references, atOnce);
  return drawnGroups(groups, drawn.length).map(({ id, label, references: of, total }) => (
    <section key={id} className="reference-list__group">
      <h2 id={`approved-${id}`}>
        {label ?? (isApproved ? "Without a date of approval" : "Without a year")}{" "}
        <span className="subtle">{counted(total, "publication")}</span>
      </h2>
      <ul className="pubs">
        {of.map((reference) => (
          <PublicationItem key={reference.uniquename} reference={reference} />
        ))}
      </ul>
    </section>
  ));
}
