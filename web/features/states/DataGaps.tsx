import type { DataGap } from "../../../api/contract/index.ts";
import { gapLabels, gapsTitle } from "../../../api/contract/values/data-gaps.ts";
import { NotInRelease } from "./NotInRelease.tsx";
import type { MenuEntry } from "../section-menu/SectionMenu.tsx";
import { Section } from "../../shared/ui/Section.tsx";

const id = "not-in-release";

/** Its line in the menu of the page; none where all is told. */
export const gapsEntry = (gaps: readonly DataGap[]): MenuEntry[] =>
  gaps.length === 0 ? [] : [{ id, label: gapsTitle, count: gaps.length }];

/** Sections that the page would have if the release told of them, each with the reason; nothing where all is told. */
export const DataGaps = ({ gaps }: { readonly gaps: readonly DataGap[] }) =>
  gaps.length > 0 && (
    <Section id={id} title={gapsTitle} count={String(gaps.length)}>
      <details className="data-gaps">
        <summary>{`${gapLabels(gaps)}: why`}</summary>
        <div>
          {gaps.map(({ topic, label, reason, is_partial: isPartial }) => (
            <NotInRelease key={topic} label={label} reason={reason} isPartial={isPartial} />
          ))}
        </div>
      </details>
    </Section>
  );
