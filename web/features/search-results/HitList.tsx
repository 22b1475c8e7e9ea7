import { Link } from "react-router-dom";
import type { SearchAnswer, SearchHit } from "../../../api/contract/search.ts";
import { cutAtWord } from "../../shared/format/cut.ts";
import { sentenceCase, words } from "../../shared/format/format.ts";
import { entityUrl } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { Card, hasCard } from "./cards/Card.tsx";
import { HitFacts } from "./HitFacts.tsx";
import { Marked } from "./Marked.tsx";
import { about } from "../entities/about.ts";

interface HitProps {
  readonly hit: SearchHit;
  /** It is what the words name, and is told of at length. */
  readonly isNamed: boolean;
}

/** Letters of a definition that tell terms apart; the card and the term's page have all. */
const definitionLength = 180;

/** One thing that was found: what it is, why it was found when its name does not tell, and what is known of it. */
function Hit({ hit, isNamed }: HitProps) {
  const { type, id, label, matched, highlight, definition } = hit;
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
    <li className={isNamed ? "hit hit--named" : "hit"}>
      <Glyph type={type} />
      <div>
        <div className="hit__head">
          <h2>
            <Link to={entityUrl[type](id)} {...about(type, id)}>
              {isName ? <i>{name}</i> : name}
            </Link>
          </h2>
          {label !== id && <span className="id">{id}</span>}
        </div>
        {detail !== "" && (
          <p className={type === "gene" ? undefined : "muted"}>
            <Marked text={detail} marks={hit.detail_marks} />
          </p>
        )}
        {type === "reference" && label === id && <p className="muted">title not in this release</p>}
        {definition !== null && !isNamed && highlight?.field !== "definition" && (
          <p className="hit__why">{cutAtWord(definition, definitionLength)}</p>
        )}
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
      {isNamed ? <Card type={type} id={id} /> : <HitFacts hit={hit} />}
    </li>
  );
}

/** A page of results. What the words name stands first, as a card. */
export const HitList = ({ hits, named }: Pick<SearchAnswer, "hits" | "named">) =>
  hits.length > 0 && (
    <ol className="results">
      {hits.map((hit) => (
        <Hit
          key={`${hit.type} ${hit.id}`}
          hit={hit}
          isNamed={named !== null && named.type === hit.type && named.id === hit.id && hasCard(hit.type)}
        />
      ))}
    </ol>
  );
