import { Link } from "react-router-dom";
import type { PathwayModel } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../../features/entities/about.ts";

/** The title of a model, with links where it names terms; its id where it has no title. */
export function ModelTitle({
  model: { gocam_id: id, title, title_terms: terms },
}: {
  readonly model: Pick<PathwayModel, "gocam_id" | "title" | "title_terms">;
}) {
  if (title === "") return `GO-CAM pathway model ${id}`;
  const known = new Set(terms.map(({ termid }) => termid));
  const parts = title.split(/([A-Z]+:\d+)/).map((part, at) =>
    known.has(part) ? (
      <Link key={`${part} ${at}`} to={urls.term(part)} {...about("term", part)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
  return <span className="inline-links">{parts}</span>;
}
