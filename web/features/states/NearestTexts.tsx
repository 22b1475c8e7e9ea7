import { Link } from "react-router-dom";
import { archiveTypes } from "../../../api/contract/values/pages.ts";
import { api } from "../../shared/api-client/api.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { sentenceCase } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";

const shown = 3;

interface NearText {
  readonly url: string;
  readonly label: string;
}

const archives: readonly NearText[] = archiveTypes.map((type) => ({
  url: urls.archive(type),
  label: `Archive: ${sentenceCase(type)}`,
}));

export interface NearestTextsProps {
  readonly path: string;
  /** Its last part, as it is read: "gene-pages". */
  readonly sought: string;
}

/** Texts of the site that may have been meant by the address of one that is not there. */
export function NearestTexts({ path, sought }: NearestTextsProps) {
  const isArchive = path.startsWith("/archive/");
  const words = sought.replaceAll(/[-_]+/g, " ");
  const hasRelease = useMetadata() !== null;
  const skip = isArchive || words === "" || !hasRelease;
  const { data } = api.useSearchDocumentationQuery(words, { skip });
  const found = (data?.hits ?? []).map(({ url, title, heading }): NearText => ({
    url,
    label: heading === "" || heading === title ? title : `${title}: ${heading}`,
  }));
  const near = isArchive ? archives : found.slice(0, shown);
  return (
    <>
      <p className="after">{near.length > 0 ? "The nearest pages:" : "Texts of the site are listed here:"}</p>
      <ul className="links links--inline">
        {(near.length > 0 ? near : [{ url: urls.documentation, label: "Documentation" }]).map(
          ({ url, label }) => (
            <li key={url}>
              <Link to={url}>{label}</Link>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
