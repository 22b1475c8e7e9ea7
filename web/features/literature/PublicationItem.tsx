import { memo } from "react";
import { Link } from "react-router-dom";
import type { ReferenceShort } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../entities/about.ts";

interface PublicationItemProps {
  readonly reference: ReferenceShort;
}

/** A publication in a list: its title leads to its page, who wrote it and where it stands follow. Lists of thousands come in parts, and what is there stays as it is. */
export const PublicationItem = memo(function PublicationItem({ reference }: PublicationItemProps) {
  const { uniquename, title, authors_abbrev: authors, citation } = reference;
  return (
    <li>
      <Link to={urls.reference(uniquename)} {...about("reference", uniquename)}>
        {title ?? uniquename}
      </Link>
      <span className="subtle">
        {[authors, citation, title === null && "title not in this release"].filter(Boolean).join(" ")}
        {title !== null && (
          <>
            {" "}
            · <span className="id">{uniquename}</span>
          </>
        )}
      </span>
    </li>
  );
});
