import type { GenePage } from "../../../api/contract/index.ts";
import { CopyLink } from "../../shared/ui/CopyButton.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { NearView } from "../../shared/ui/NearView.tsx";
import { SequenceViewer } from "./SequenceViewer.tsx";
import { useSequenceState } from "./use-sequence-state.ts";

/** Height of the section's content before it is drawn, in px: a protein of usual length. */
const expectedHeight = 420;

/** The sequence of a gene: protein or nucleotides of one of its transcripts. */
export function SequenceSection({ gene }: { readonly gene: GenePage }) {
  const { state, change, addressOf } = useSequenceState(gene.transcripts);
  return (
    <Section
      id="sequence"
      title="Sequence"
      help="/documentation/gene-page-sequence"
      actions={
        state && <CopyLink what="link to this sequence" address={() => `${addressOf(state)}#sequence`} />
      }
    >
      {state === null ? (
        <p>This gene has no transcripts available</p>
      ) : (
        <NearView height={expectedHeight}>
          <SequenceViewer gene={gene} state={state} change={change} />
        </NearView>
      )}
    </Section>
  );
}
