import type { Pathway, PathwayLink } from "./drawn-pathway.ts";
import type { LinkStyle } from "./effects.ts";
import { styleClass, styleOf } from "./effects.ts";

/** What a line of the legend stands for: a relation between activities, or all that is taken and given. */
export const legendKey = ({ effect, label }: Pick<PathwayLink, "effect" | "label">): string =>
  effect === "molecule" ? "takes or gives" : label;

interface LegendEntry {
  readonly key: string;
  readonly style: LinkStyle;
}

/** The relations of a pathway, those between activities first. */
function entriesOf({ links }: Pathway): LegendEntry[] {
  const entries = new Map(
    links.map((link) => [legendKey(link), { key: legendKey(link), style: styleOf(link) }]),
  );
  return [...entries.values()].toSorted(
    (a, b) =>
      Number(a.style.effect === "molecule") - Number(b.style.effect === "molecule") ||
      (a.key < b.key ? -1 : 1),
  );
}

export interface PathwayLegendProps {
  readonly pathway: Pathway;
  /** How many boxes are highlighted. */
  readonly marked: number;
  /** Something is to be highlighted that no box has. */
  readonly isVain: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: ReadonlySet<string>) => void;
}

/** What lines mean, by the relations of the models; those of a relation can be left away. */
export function PathwayLegend({ pathway, marked, isVain, hidden, onChange }: PathwayLegendProps) {
  const change = (key: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    onChange(next);
  };
  return (
    <fieldset className="legend legend--filter">
      <legend className="visually-hidden">Relations that are shown</legend>
      {marked > 0 && (
        <span className="legend__item">
          <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
            <rect className="activity activity--marked" x="5" y="0.5" width="18" height="7" rx="2" />
          </svg>
          highlighted ({marked})
        </span>
      )}
      {isVain && <span className="muted">nothing here is to be highlighted</span>}
      {entriesOf(pathway).map(({ key, style }) => (
        <label key={key} className="check">
          <input
            type="checkbox"
            checked={!hidden.has(key)}
            onChange={({ target }) => change(key, target.checked)}
          />
          <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
            <path className={styleClass(style)} d="M0 4H28" />
          </svg>
          {key}
        </label>
      ))}
    </fieldset>
  );
}
