import { ExternalLink } from "lucide-react";
import { memo } from "react";
import type { Site } from "../../../api/contract/index.ts";
import { searchFields, searchUrl } from "./other-sites.ts";

/** Letters of an address that other sites take for certain. */
const maxAddressLength = 8_000;

export interface SearchButtonsProps {
  readonly searches: Site["sequence_searches"];
  readonly sequence: { readonly fasta: string; readonly residues: string };
}

/** Searches of other sites with what is shown, each in a new tab. A link's address holds the sequence. */
function Buttons({ searches, sequence }: SearchButtonsProps) {
  if (searches.length === 0 || sequence.residues === "") return null;
  return (
    <div className="seq-searches">
      <span>Search with this sequence:</span>
      {searches.map((search) => {
        const said = (
          <>
            {search.label} <ExternalLink className="icon" aria-label="(opens a new tab)" />
          </>
        );
        if (search.method === "POST") {
          return (
            <form key={search.label} method="post" action={search.url} target="_blank" rel="noopener">
              {searchFields(search, sequence).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button className="button button--quiet">{said}</button>
            </form>
          );
        }
        const address = searchUrl(search, sequence);
        return address.length > maxAddressLength ? (
          <span
            key={search.label}
            className="muted"
            title="The sequence is too long for a link: download it as FASTA and upload it there"
          >
            {search.label} (too long for a link)
          </span>
        ) : (
          <a
            key={search.label}
            className="button button--quiet"
            href={address}
            target="_blank"
            rel="noopener"
          >
            {said}
          </a>
        );
      })}
    </div>
  );
}

/** Drawn again only when the sequence is another, not while residues of it are being selected. */
export const SearchButtons = memo(Buttons);
