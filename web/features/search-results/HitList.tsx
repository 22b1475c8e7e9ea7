import { Link } from "react-router-dom";
import type { SearchHit } from "../../../api/contract/search.ts";
import { sentenceCase, words } from "../../shared/format/format.ts";
import { entityUrl } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { Marked } from "./Marked.tsx";

/** One thing that was found: what it is, and why it was found when its name does not tell. */
function Hit({ hit }: { readonly hit: SearchHit }) {
  const { type, id, label, matched, highlight } = hit;
  const name = <Marked text={label} marks={hit.label_marks} />;
  const isName = (type === "gene" || type === "allele") && label !== id;
  // The detail of a term is its ontology.
  const detail = type === "term" ? words(hit.detail) : hit.detail;
  const why =
    matched !== null &&
    matched.text !== highlight?.text &&
    matched.text !== hit.detail &&
    matched.text !== label
      ? matched
      : null;
  return (
    <li className="hit">
      <Glyph type={type} />
      <div>
        <div className="hit__head">
          <h2>
            <Link to={entityUrl[type](id)}>{isName ? <i>{name}</i> : name}</Link>
          </h2>
          {label !== id && <span className="id">{id}</span>}
        </div>
        {detail !== "" && (
          <p className={type === "gene" ? undefined : "muted"}>
            <Marked text={detail} marks={hit.detail_marks} />
          </p>
        )}
        {type === "reference" && label === id && <p className="muted">title not in this release</p>}
        {why !== null && (
          <p className="hit__why">
            {sentenceCase(words(why.field))}: {why.text}
          </p>
        )}
        {highlight !== null && (
          <p className="hit__why">
            {sentenceCase(words(highlight.field))}: <Marked text={highlight.text} marks={highlight.marks} />
          </p>
        )}
      </div>
    </li>
  );
}

/** A page of results. */
export const HitList = ({ hits }: { readonly hits: readonly SearchHit[] }) => (
  <ol className="results">
    {hits.map((hit) => (
      <Hit key={`${hit.type} ${hit.id}`} hit={hit} />
    ))}
  </ol>
);
