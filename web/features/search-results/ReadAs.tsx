import { X } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { nounOf } from "../../../api/contract/values/entity-path.ts";
import type { Reading } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { draft } from "../query-tree/draft.ts";
import { areGenotypesListed } from "./genotypes-listed.ts";
import { GenotypesAsked } from "./GenotypesAsked.tsx";
import { stateToUrl, withWords } from "./address.ts";
import type { Answered } from "./use-results.ts";

type Part = Reading["parts"][number];

/** What joins a part to the one before. */
const joining = ({ is_not, is_or }: Part, isFirst: boolean): string =>
  is_not ? (isFirst ? "not" : "and not") : isFirst ? "" : is_or ? "or" : "and";

/** One condition: what it was read as, what else it can mean, and a way to take it out. */
function PartChip({ part, state }: { readonly part: Part } & Pick<Answered, "state">) {
  const to = (text: string) => ({ search: stateToUrl(withWords(state, text)) });
  return (
    <span className="chip chip--part" title={part.words === "" ? "Not typed, but meant" : `“${part.words}”`}>
      {part.alternatives.length === 0 ? (
        part.label
      ) : (
        <Disclosure
          button={part.label}
          buttonClass="link-button"
          hint={`Read “${part.words}” in another way`}
          panelClass="disclosure__panel--text"
        >
          <p className="subtle">“{part.words}” can also mean</p>
          <ul>
            {part.alternatives.map(({ id, label, text }) => (
              <li key={id}>
                <Link to={to(text)}>{label}</Link> <span className="id">{id}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {part.without !== "" && (
        <Link to={to(part.without)} aria-label={`Remove ${part.label}`} title={`Remove ${part.label}`}>
          <X className="icon" aria-hidden />
        </Link>
      )}
    </span>
  );
}

/** How the words were read: their conditions, how many things fit, and what can be done with these. */
export function ReadAs({ state, answer }: Pick<Answered, "state" | "answer">) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { reading } = answer;
  if (reading === null) return null;
  const { text, target, parts, query, count, left_out, unmet, data_gaps } = reading;
  // That publications are meant is no condition: the tabs say it.
  if (target !== "genotype" && [parts, left_out, unmet, data_gaps].every(({ length }) => length === 0))
    return null;
  const openBuilder = () => {
    if (query) dispatch(draft.actions.started(query));
    void navigate(urls.query);
  };
  return (
    <section className="read-as" aria-label="How the words were read">
      <p className="read-as__parts">
        <b role="status">{counted(count, nounOf(target))}</b>{" "}
        {parts.length > 0 && <span className="muted">read as </span>}
        {parts.map((part, i) => (
          <span key={`${part.kind} ${part.id} ${part.words}`} className="read-as__part">
            {joining(part, i === 0) !== "" && <span className="muted">{joining(part, i === 0)} </span>}
            <PartChip part={part} state={state} />
          </span>
        ))}
      </p>
      {data_gaps.map((sentence) => (
        <p key={sentence} className="subtle">
          {sentence}
        </p>
      ))}
      {left_out.length > 0 && (
        <p className="subtle">
          Left out, since nothing here is called so: {left_out.map((word) => `“${word}”`).join(", ")}
        </p>
      )}
      {unmet.length > 0 && (
        <p className="subtle">
          Left out, since the release says it of none of them: {unmet.map((word) => `“${word}”`).join(", ")}
        </p>
      )}
      {areGenotypesListed(answer) && <GenotypesAsked words={text} total={count} />}
      {query !== null && (
        <p className="read-as__ways">
          {count > 0 && (
            <Link to={urls.resultsOf(JSON.stringify(query))}>
              Show {count === 1 ? "it" : `all ${counted(count, nounOf(target))}`} as a table
            </Link>
          )}
          <button type="button" className="link-button" onClick={openBuilder}>
            Open in the query builder
          </button>
        </p>
      )}
    </section>
  );
}
