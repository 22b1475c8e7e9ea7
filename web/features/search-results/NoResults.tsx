import { Fragment } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { chosenFilters, stateToUrl, withType, withWords, withoutFilters } from "./address.ts";
import { useNouns } from "./kinds.ts";
import type { Answered } from "./use-results.ts";

/** So many words are offered alone. */
const maxWords = 6;

/** A word without the signs that stand around it and are no part of it: "(1987)", "nurse,". */
const bare = (word: string): string =>
  word.replaceAll(/^["'“‘]+|["'”’,;:!?]+$/g, "").replace(/^[([](.+?)[)\]]?$/, "$1");

/** Words that hold others together: by themselves they find nothing that is meant. */
const joining = new Set(
  "an and are as at be by do does for from has have how in is it its no not of on or the to was what who with".split(
    " ",
  ),
);
/** Two small letters are the name of nothing; Q1 and ER are. */
const isTelling = (word: string): boolean =>
  (word.length > 2 || (word.length > 1 && /[^\p{Ll}]/u.test(word))) && !joining.has(word.toLowerCase());

/** For when nothing was found: what may be wrong, where the words do give something, and what else could help. */
export function NoResults({ state, type: asked, answer }: Answered) {
  const nounsOf = useNouns();
  const isFiltered = chosenFilters(state).length > 0;
  const elsewhere = answer.totals.filter(({ type, total }) => type !== asked && total > 0);
  const all = answer.totals.find(({ type }) => type === asked)?.total ?? 0;
  const typed = state.searchTerm.split(/\s+/).map(bare);
  const words = [...new Set(typed.filter(isTelling))].slice(0, maxWords);
  return (
    <ul className="no-results">
      {answer.didYouMean !== null && (
        <li>
          Did you mean{" "}
          <Link to={{ search: stateToUrl(withWords(state, answer.didYouMean)) }}>{answer.didYouMean}</Link>?
        </li>
      )}
      {isFiltered && all > 0 && (
        <li>
          <Link to={{ search: stateToUrl(withoutFilters(state)) }}>Clear all filters</Link>: then there{" "}
          {all === 1 ? "is" : "are"} {counted(all, ...nounsOf(asked))}.
        </li>
      )}
      {elsewhere.map(({ type, total }) => (
        <li key={type}>
          The same words find{" "}
          <Link to={{ search: stateToUrl(withType(state, type)) }}>{counted(total, ...nounsOf(type))}</Link>.
        </li>
      ))}
      {elsewhere.length === 0 && !isFiltered && answer.pages.length === 0 && (
        <>
          {words.length > 1 && (
            <li>
              One word at a time:{" "}
              {words.map((word, i) => (
                <Fragment key={word}>
                  {i > 0 && ", "}
                  <Link to={{ search: stateToUrl(withWords(state, word)) }}>{word}</Link>
                </Fragment>
              ))}
              .
            </li>
          )}
          <li>Check the spelling, or use other words: none of these is in any name or text.</li>
          <li>
            A name, a systematic id, a UniProt accession, a PubMed id or a term id is found as a whole; the{" "}
            <Link to={urls.searchHelp}>help</Link> says what else is searched.
          </li>
        </>
      )}
      <li>
        Other ways: <Link to={urls.query}>advanced search</Link>,{" "}
        <Link to={urls.identifierMapper}>identifier mapper</Link>,{" "}
        <Link to={urls.motifSearch}>peptide motifs</Link>,{" "}
        <Link to={urls.documentationSearchFor(state.searchTerm)}>search the documentation</Link>.
      </li>
    </ul>
  );
}
