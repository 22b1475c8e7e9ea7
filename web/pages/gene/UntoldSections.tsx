import type { NotTold } from "../../../api/contract/index.ts";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { Section } from "../../shared/ui/Section.tsx";

/** Sections that the page would have if the release told of them, each with the reason. */
export const UntoldSections = ({ untold }: { readonly untold: readonly NotTold[] }) => (
  <Section id="not-in-release" title="Not in this release" count={String(untold.length)}>
    {untold.map(({ topic, label, reason }) => (
      <NotInRelease key={topic} label={label} reason={reason} />
    ))}
  </Section>
);
