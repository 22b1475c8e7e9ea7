import { Search } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { maxWordsLength } from "./address.ts";
import { useSearchActions } from "./use-results.ts";

const inputId = "results-words";

/** The words that were searched for, to be changed. */
export function Words({ q }: { readonly q: string }) {
  // Back brings the words of that time.
  return <Field key={q} q={q} />;
}

function Field({ q }: { readonly q: string }) {
  const { setSearchTerm } = useSearchActions();
  const [text, setText] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== q) setSearchTerm(text.trim(), { shouldClearFilters: true });
  };
  return (
    <form className="results-words" role="search" aria-label="These results" onSubmit={submit}>
      <label htmlFor={inputId}>Results for</label>
      <input
        id={inputId}
        className="input"
        type="search"
        name="q"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxWordsLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" aria-label="Search">
        <Search className="icon" aria-hidden />
        <span aria-hidden>Search</span>
      </button>
    </form>
  );
}
