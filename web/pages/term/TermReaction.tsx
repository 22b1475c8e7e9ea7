import type { Reaction, TermPage } from "../../../api/contract/index.ts";
import { ReactionFigure } from "../../features/reactions/ReactionFigure.tsx";
import { ReactionFiles } from "../../features/reactions/ReactionFiles.tsx";
import { Section } from "../../shared/ui/Section.tsx";

export interface TermReactionProps {
  readonly term: TermPage;
  readonly reaction: Reaction;
}

/** The reaction that a term's definition writes. */
export const TermReaction = ({ term, reaction }: TermReactionProps) => (
  <Section
    id="reaction"
    title="Reaction"
    help="/documentation/term-page#reaction"
    actions={
      <ReactionFiles
        reaction={reaction}
        name={term.name}
        file={`${term.termid.replace(":", "_")}-reaction`}
      />
    }
  >
    <ReactionFigure reaction={reaction} label={`Reaction of ${term.name}: ${reaction.equation}`} />
    <p className="subtle">
      As the definition writes it. Each participant leads to the terms and genes that make or use it.
    </p>
  </Section>
);
