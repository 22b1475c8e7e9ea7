import type { GenePage } from "../../../api/contract/index.ts";
import { CopyLink } from "../../shared/ui/CopyButton.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { SequenceViewer } from "./SequenceViewer.tsx";
import { useSequenceState } from "./use-sequence-state.ts";

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
        <SequenceViewer gene={gene} state={state} change={change} />
      )}
    </Section>
  );
}
