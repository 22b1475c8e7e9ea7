import type { NotTold } from "../../../api/contract/index.ts";
import { NotInRelease } from "./NotInRelease.tsx";
import type { MenuEntry } from "../section-menu/SectionMenu.tsx";
import { Section } from "../../shared/ui/Section.tsx";

const id = "not-in-release";
const title = "Not in this release";

/** Its line in the menu of the page; none where all is told. */
export const untoldEntry = (untold: readonly NotTold[]): MenuEntry[] =>
  untold.length === 0 ? [] : [{ id, label: title, count: untold.length }];

/** Sections that the page would have if the release told of them, each with the reason; nothing where all is told. */
export const UntoldSections = ({ untold }: { readonly untold: readonly NotTold[] }) =>
  untold.length > 0 && (
    <Section id={id} title={title} count={String(untold.length)}>
      <details className="untold">
        <summary>{untold.map(({ label }) => label).join(", ")}: why</summary>
        <div>
          {untold.map(({ topic, label, reason }) => (
            <NotInRelease key={topic} label={label} reason={reason} />
          ))}
        </div>
      </details>
    </Section>
  );
