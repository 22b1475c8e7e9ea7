import { kindLabels, linkKinds } from "./map-state.ts";
import type { LinkKind } from "./map-state.ts";
import type { ChangeMap } from "./use-map-state.ts";

export interface LinkFilterProps {
  readonly links: ReadonlySet<LinkKind>;
  readonly change: ChangeMap;
}

/** What lines mean; a press leaves those of a kind away. */
export const LinkFilter = ({ links, change }: LinkFilterProps) => (
  <fieldset className="legend legend--filter">
    <legend className="visually-hidden">Lines that are shown</legend>
    {linkKinds.map((kind) => (
      <label key={kind} className="check">
        <input
          type="checkbox"
          checked={links.has(kind)}
          onChange={({ target }) =>
            change({
              links: new Set(linkKinds.filter((one) => (one === kind ? target.checked : links.has(one)))),
            })
          }
        />
        <svg className="graph__sample" viewBox="0 0 28 8" aria-hidden>
          <g className={`map-link map-link--${kind}`}>
            <path d="M0 4H28" />
          </g>
        </svg>
        {kindLabels[kind]}
      </label>
    ))}
  </fieldset>
);
