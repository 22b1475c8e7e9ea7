import { Link, useNavigate } from "react-router-dom";
import type { MenuNodeType } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { inputsOf } from "./menu.ts";
import type { MenuEntry } from "./menu.ts";

type Section = { readonly title: string | null; readonly entries: readonly MenuEntry[] };

/** Entries under the heading before them. */
function sectionsOf(types: readonly MenuNodeType[]): Section[] {
  const sections: { title: string | null; entries: MenuEntry[] }[] = [{ title: null, entries: [] }];
  for (const entry of types) {
    if (entry.nodeType === "heading") sections.push({ title: entry.displayName, entries: [] });
    else sections.at(-1)?.entries.push(entry);
  }
  return sections.filter(({ entries }) => entries.length > 0);
}

export interface BuilderMenuProps {
  readonly types: readonly MenuNodeType[];
  /** Reasons by id of inputs that ask for what the release does not tell. */
  readonly gaps: Readonly<Record<string, string>>;
  /** Id of the chosen entry. */
  readonly current: string;
}

/** What a query can start with: a list of links, on a phone one field to choose from. */
export function BuilderMenu({ types, gaps, current }: BuilderMenuProps) {
  const navigate = useNavigate();
  const sections = sectionsOf(types);
  const isMissing = (entry: MenuEntry): boolean => inputsOf(entry).every(({ id }) => id in gaps);
  return (
    <>
      <nav className="builder-menu" aria-label="Kinds of condition">
        {sections.map(({ title, entries }) => (
          <div key={title ?? ""}>
            {title !== null && <h2>{title}</h2>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={urls.queryInput(entry.id)}
                    preventScrollReset
                    aria-current={entry.id === current ? "true" : undefined}
                    className={isMissing(entry) ? "is-missing" : undefined}
                  >
                    {entry.displayName}
                    {isMissing(entry) && <span className="small"> not in this release</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <label className="builder-choice">
        <span>Kind of condition</span>
        <select
          className="select"
          value={current}
          onChange={({ target }) =>
            void navigate(urls.queryInput(target.value), { preventScrollReset: true })
          }
        >
          {sections.map(({ title, entries }) => {
            const list = entries.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.displayName}
                {isMissing(entry) && " (not in this release)"}
              </option>
            ));
            return title === null ? (
              list
            ) : (
              <optgroup key={title} label={title}>
                {list}
              </optgroup>
            );
          })}
        </select>
      </label>
    </>
  );
}
