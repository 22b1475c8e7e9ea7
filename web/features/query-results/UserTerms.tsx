import { X } from "lucide-react";
import { TermBox } from "../query-builder/inputs/TermBox.tsx";
import type { UserTerm } from "./use-user-terms.ts";

export interface UserTermsProps {
  readonly terms: readonly UserTerm[];
  readonly onAdd: (termid: string) => void;
  readonly onRemove: (termid: string) => void;
}

/** Terms that stand as columns of their own, and a box for more. */
export const UserTerms = ({ terms, onAdd, onRemove }: UserTermsProps) => (
  <div className="list-bar">
    <TermBox
      key={terms.length}
      label="Add a term as a column"
      placeholder="Term name or ID"
      ontologies={[]}
      value={null}
      onChoose={(term) => {
        if (term) onAdd(term.id);
      }}
      withCounts
    />
    <ul className="row">
      {terms.map(({ termid, name }) => (
        <li key={termid} className="chip">
          {name}
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove the column ${name}`}
            onClick={() => onRemove(termid)}
          >
            <X className="icon" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  </div>
);
