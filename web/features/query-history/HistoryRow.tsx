import { Check, Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { count, counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { HistoryEntry } from "./entry.ts";
import { queryHistory } from "./store.ts";

export interface HistoryRowProps {
  readonly entry: HistoryEntry;
  /** The query in words. */
  readonly text: string;
  readonly withPrevious: boolean;
  readonly onDetails: () => void;
}

/** ms for which a new entry stands out */
const newFor = 30_000;

/** New entries fade from their colour to none; one that is drawn later begins in the middle of it. */
function newness(added: string): { readonly className?: string; readonly style?: CSSProperties } {
  const age = Date.now() - Date.parse(added);
  return age >= 0 && age < newFor ? { className: "is-new", style: { animationDelay: `${-age}ms` } } : {};
}

/** A query of the history. */
export function HistoryRow({ entry, text, withPrevious, onDetails }: HistoryRowProps) {
  const { id, name, checked, count: genes, previous } = entry;
  const dispatch = useAppDispatch();
  const [editing, setEditing] = useState(false);
  const [look] = useState(() => newness(entry.added));
  // Some queries are called what they are in words.
  const isNamed = name !== null && name !== text;
  return (
    <tr role="row" {...look}>
      <td role="cell" className="tight inline">
        <label className="pick-box">
          <input
            type="checkbox"
            aria-label={`Select ${name ?? text}`}
            checked={checked}
            onChange={({ target }) => dispatch(queryHistory.check(id, target.checked))}
          />
        </label>
      </td>
      <td role="cell" className="num tight inline" data-label="Results">
        <Link to={urls.results(id)} aria-label={`${counted(genes, "gene")} of ${name ?? text}`}>
          {count(genes)}
        </Link>
      </td>
      {withPrevious && (
        <td
          role="cell"
          className="num tight inline"
          data-label="Previous"
          title={previous ? `Release ${previous.release}` : undefined}
        >
          {previous && count(previous.count)}
        </td>
      )}
      <th role="rowheader" scope="row">
        {editing ? (
          <NameForm id={id} name={name ?? ""} onEnd={() => setEditing(false)} />
        ) : (
          <>
            {isNamed && <span className="history__name">{name}</span>}
            <span className={isNamed ? "history__text subtle" : "history__text"}>{text}</span>
          </>
        )}
      </th>
      <td role="cell" className="tight inline">
        <RowActions
          label={name ?? text}
          editing={editing}
          onEdit={() => setEditing(true)}
          onDetails={onDetails}
        />
      </td>
    </tr>
  );
}

interface RowActionsProps {
  /** What the query is called. */
  readonly label: string;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onDetails: () => void;
}

function RowActions({ label, editing, onEdit, onDetails }: RowActionsProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The focus goes back to the button, which was away while the field was there.
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <span className="actions">
      {!editing && (
        <button
          ref={edit}
          type="button"
          className="button button--quiet"
          aria-label={`Edit name of ${label}`}
          onClick={onEdit}
        >
          <Pencil className="icon" aria-hidden />
          Edit name
        </button>
      )}
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Show details of ${label}`}
        onClick={onDetails}
      >
        Show details
      </button>
    </span>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onEnd: () => void;
}

/** Enter saves a name, Escape leaves the old one; an empty name is not stored. */
function NameForm({ id, name, onEnd }: NameFormProps) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  // The field takes the place of the button that was just pressed.
  useEffect(() => field.current?.select(), []);
  const save = () => {
    dispatch(queryHistory.rename(id, typed));
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") save();
    else onEnd();
  };
  return (
    <span className="history__edit">
      <input
        ref={field}
        className="input"
        aria-label="Name of the query"
        value={typed}
        maxLength={200}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="button" className="button" onClick={save}>
        <Check className="icon" aria-hidden />
        Save
      </button>
      <button type="button" className="button button--quiet" onClick={onEnd}>
        <X className="icon" aria-hidden />
        Cancel
      </button>
    </span>
  );
}
