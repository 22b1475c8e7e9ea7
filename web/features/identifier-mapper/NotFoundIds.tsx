import { useState } from "react";
import { counted } from "../../shared/format/format.ts";

/** Identifiers shown at first. */
const first = 10;

interface NotFoundProps {
  readonly ids: readonly string[];
  readonly type: string;
  /** Why known identifiers may be among them. */
  readonly hint: string | null;
}

/** Identifiers that stand for no gene. */
export function NotFoundIds({ ids, type, hint }: NotFoundProps) {
  const [all, setAll] = useState(false);
  if (ids.length === 0) return null;
  const shown = all ? ids : ids.slice(0, first);
  const isCut = ids.length > first && !all;
  return (
    <div className="message message--warn mapper-missing">
      <div>
        <p>
          {isCut
            ? `${counted(ids.length, `${type} identifier`)} could not be found, showing first ${first}:`
            : `These ${type} identifiers could not be found:`}
        </p>
        <ul className="mapper-ids">
          {shown.map((id) => (
            <li key={id} className="id--long">
              {id}
            </li>
          ))}
        </ul>
        {hint !== null && <p className="subtle">{hint}</p>}
        {isCut && (
          <button type="button" className="link-button" onClick={() => setAll(true)}>
            Show all identifiers ...
          </button>
        )}
      </div>
    </div>
  );
}
