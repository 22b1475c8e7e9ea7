import { Ellipsis, Pencil, X } from "lucide-react";
import { useMemo } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { Glyph } from "../entities/Glyph.tsx";
import { TermLink } from "../entities/links.tsx";
import { CountOf } from "../query-tree/CountOf.tsx";
import { generatedDetail } from "../query-tree/describe.ts";
import { canMove, isGroup, rootId } from "../query-tree/tree.ts";
import type { Condition, QueryGroup, GroupKind, Move } from "../query-tree/tree.ts";
import { useTreeActions } from "./tree-context.ts";
import { queryOf } from "../query-tree/tree-query.ts";
import { useCount } from "../query-tree/use-count.ts";

const kinds: Readonly<Record<GroupKind, { readonly label: string; readonly phrase: string }>> = {
  and: { label: "AND", phrase: "all of" },
  or: { label: "OR", phrase: "any of" },
  not: { label: "NOT", phrase: "none of" },
};
const isKind = (text: string): text is GroupKind => Object.hasOwn(kinds, text);

const keys: Readonly<Record<string, Move>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};
const moves: readonly (readonly [Move, string])[] = [
  ["up", "Move up"],
  ["down", "Move down"],
  ["in", "Move into the group beside it"],
  ["out", "Move out of its group"],
];

interface RowProps {
  readonly id: string;
  readonly tree: QueryGroup;
  readonly className: string;
  readonly children: ReactNode;
}

/** A line; with Alt the arrow keys move it. */
function Row({ id, tree, className, children }: RowProps) {
  const { move } = useTreeActions();
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey ? keys[event.key] : undefined;
    if (to === undefined || id === rootId) return;
    event.preventDefault();
    if (canMove(tree, id, to)) move(id, to);
  };
  return (
    <div className={`query-node ${className}`} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** The menu of what can be done with a line. */
function LineMenu({
  part,
  tree,
  name,
}: {
  readonly part: Condition | QueryGroup;
  readonly tree: QueryGroup;
  readonly name: string;
}) {
  const { move, wrap, unwrap } = useTreeActions();
  return (
    <Disclosure
      button={<Ellipsis className="icon" aria-hidden />}
      buttonClass="icon-button"
      buttonLabel={`Move or group ${name}`}
      align="end"
      buttonMark="menu"
    >
      <ul className="line-menu">
        {moves.map(([to, label]) => (
          <li key={to}>
            <button
              type="button"
              className="menu-link"
              disabled={!canMove(tree, part.id, to)}
              onClick={() => move(part.id, to)}
            >
              {label}
            </button>
          </li>
        ))}
        {(["and", "or", "not"] as const).map((kind) => (
          <li key={kind}>
            <button type="button" className="menu-link" onClick={() => wrap(part.id, kind)}>
              Put into its own {kinds[kind].label} group
            </button>
          </li>
        ))}
        {isGroup(part) && (
          <li>
            <button type="button" className="menu-link" onClick={() => unwrap(part.id)}>
              Dissolve this group
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

/** A group of conditions, joined by and, or, not. */
export function GroupRow({ group, tree }: { readonly group: QueryGroup; readonly tree: QueryGroup }) {
  const { remove, setKind } = useTreeActions();
  const node = useMemo(() => queryOf(group), [group]);
  const count = useCount(node);
  const isRoot = group.id === rootId;
  const name = `the ${kinds[group.kind].label} group`;
  return (
    <Row id={group.id} tree={tree} className="query-node--group">
      <select
        className="select query-node__kind"
        aria-label={isRoot ? "How the conditions are joined" : "How the conditions of this group are joined"}
        value={group.kind}
        onChange={({ target: { value } }) => {
          if (isKind(value)) setKind(group.id, value);
        }}
      >
        {Object.entries(kinds).map(([kind, { label }]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <span>{kinds[group.kind].phrase}</span>
      <CountOf count={count} />
      <span className="actions">
        {!isRoot && <LineMenu part={group} tree={tree} name={name} />}
        {!isRoot && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}`}
            onClick={() => remove(group.id)}
          >
            <X className="icon" aria-hidden />
          </button>
        )}
      </span>
    </Row>
  );
}

/** A condition in words, with how many genes it finds. */
export function ConditionRow({ part, tree }: { readonly part: Condition; readonly tree: QueryGroup }) {
  const { remove, onEdit, canEdit, describe, editing } = useTreeActions();
  const { node } = part;
  const count = useCount(node);
  const name = describe(node);
  return (
    <Row id={part.id} tree={tree} className={editing === part.id ? "query-node--edited" : ""}>
      <Glyph type={"term" in node ? "term" : "ref_genes" in node ? "reference" : "gene"} />
      <span className="query-node__text">
        {"term" in node && node.node_name == null ? (
          <>
            <TermLink term={{ termid: node.term.termid, name: node.term.name ?? "" }} />{" "}
            <span className="id muted small">{node.term.termid}</span>{" "}
            <span className="subtle">{generatedDetail(node.term)}</span>
          </>
        ) : (
          name
        )}
        {count.warnings.map((warning) => (
          <span className="query-node__warning" key={warning.where}>
            {warning.message}
          </span>
        ))}
        {count.failure && (
          <span className="query-node__warning" role="alert">
            {count.failure.detail}
          </span>
        )}
      </span>
      <CountOf count={count} />
      <span className="actions">
        <LineMenu part={part} tree={tree} name={name} />
        {canEdit(node) && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Edit ${name}`}
            title="Edit this condition"
            onClick={() => onEdit(part.id, node)}
          >
            <Pencil className="icon" aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${name}`}
          title="Remove this condition"
          onClick={() => remove(part.id)}
        >
          <X className="icon" aria-hidden />
        </button>
      </span>
    </Row>
  );
}
