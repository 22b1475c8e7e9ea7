import { codingType } from "../../../api/contract/values/coding-type.ts";
import { Copy, Info, RotateCw, TriangleAlert, X } from "lucide-react";
import { useCallback, useMemo } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted, range as between } from "../../shared/format/format.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { firstState } from "./address.ts";
import type { SequenceState } from "./address.ts";
import { domainsWithin } from "./domains-within.ts";
import { Downloads } from "./Downloads.tsx";
import { cutIntoLines } from "./lines.ts";
import { ManualRange } from "./ManualRange.tsx";
import { PartControls } from "./PartControls.tsx";
import { NotInRelease } from "../states/NotInRelease.tsx";
import { FrameShiftNote } from "../drawings/FrameShiftNote.tsx";
import { lengthOf } from "./range.ts";
import type { ResidueRange } from "./range.ts";
import { SearchButtons } from "./SearchButtons.tsx";
import { SequenceLines } from "./SequenceLines.tsx";
import { SegmentLegend } from "./SegmentLegend.tsx";
import { titlesWithin } from "./segments.ts";
import type { PartChoice } from "./segments.ts";
import { transcriptOf, useDrawnSequence } from "./use-drawn-sequence.ts";
import type { DrawnSequence } from "./use-drawn-sequence.ts";
import { widened } from "./widen.ts";
import { WidenSelection } from "./WidenSelection.tsx";
import { useResidueSelection } from "./use-residue-selection.ts";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";

/** Residues a line, wide and narrow. */
const widths = { wide: 60, narrow: 30 };

export interface SequenceViewerProps {
  readonly gene: GenePage;
  readonly state: SequenceState;
  readonly change: (next: SequenceState) => void;
}

/** What is shown of which transcript, the residues, what is selected of them, and where to take them. */
export function SequenceViewer({ gene, state, change }: SequenceViewerProps) {
  const { site } = useDeployment();
  const sequence = useDrawnSequence(gene, state);
  const { protein, segments, residues } = sequence;
  const width = useMedia("(min-width: 640px)") ? widths.wide : widths.narrow;
  const selected = state.selected !== null && state.selected.end <= residues.length ? state.selected : null;
  const copy = useCopy();
  const copySelected = (range: ResidueRange | null) =>
    range && void copy(counted(lengthOf(range), "residue"), residues.slice(range.start - 1, range.end));
  const select = useCallback(
    (range: ResidueRange | null) => change({ ...state, selected: range }),
    [change, state],
  );
  const selection = useResidueSelection({
    length: residues.length,
    width,
    selected,
    onSelect: select,
    onCopy: () => copySelected(selection.shown),
  });
  const searches = useMemo(
    () =>
      site.sequence_searches.filter(({ of }) =>
        protein ? of === "protein" && gene.feature_type === codingType : of === "nucleotide",
      ),
    [site, protein, gene],
  );
  return (
    <div className="seq-view">
      <Notes sequence={sequence} />
      <ControlBar
        gene={gene}
        state={state}
        change={change}
        sequence={sequence}
        selected={selected}
        onSelect={select}
      />
      <SelectionBar
        sequence={sequence}
        shown={selection.shown}
        onCopy={() => copySelected(selection.shown)}
        onClear={() => select(null)}
      />
      <ResidueBox sequence={sequence} width={width} selection={selection} />
      {/* Below the residues: a line more above them would push them away from under the pointer. */}
      {selection.shown && <Within gene={gene} sequence={sequence} range={selection.shown} />}
      {!protein && <SegmentLegend segments={segments} />}
      {!hasNoBases(residues) && <SearchButtons searches={searches} sequence={sequence.written} />}
    </div>
  );
}

interface OfSequence {
  readonly sequence: DrawnSequence;
}

/** Whether there is nothing to search other sites with. */
const hasNoBases = (residues: string): boolean => /^N+$/i.test(residues);

/** What to know of a sequence before it is used. */
const Notes = ({ sequence: { transcript, protein, residues } }: OfSequence) => (
  <>
    {!protein && hasNoBases(residues) && (
      <NotInRelease
        label={`Sequence of ${transcript.uniquename}`}
        reason="its bases are not known here, and each is written as N"
      />
    )}
    {transcript.protein?.matches_cds === false && (
      <div className="message message--warn">
        <TriangleAlert className="icon" aria-label="Warning" />
        <div>
          The coding sequence of {transcript.uniquename} does not translate to its protein in this release.
        </div>
      </div>
    )}
    {protein?.is_translated && (
      <div className="message" role="note">
        <Info className="icon" aria-hidden />
        <div>
          The release has no peptide of {transcript.uniquename}: this is what its coding sequence translates
          to.
        </div>
      </div>
    )}
    {!protein && <FrameShiftNote transcript={transcript} />}
  </>
);

/** Which transcript is shown. */
function TranscriptChoice({ gene, state, change }: SequenceViewerProps) {
  const choose = (name: string) => {
    const next = gene.transcripts.find(({ uniquename }) => uniquename === name);
    if (next) change({ ...firstState(next), shows: next.protein === null ? "nucleotides" : state.shows });
  };
  return (
    <label className="check">
      Transcript
      <select
        className="select"
        value={transcriptOf(gene, state).uniquename}
        onChange={(event) => choose(event.target.value)}
      >
        {gene.transcripts.map(({ uniquename }) => (
          <option key={uniquename}>{uniquename}</option>
        ))}
      </select>
    </label>
  );
}

interface ControlBarProps extends SequenceViewerProps, OfSequence {
  readonly selected: ResidueRange | null;
  readonly onSelect: (range: ResidueRange) => void;
}

/** What is shown of which transcript, and files of it. */
function ControlBar({ gene, state, change, sequence, selected, onSelect }: ControlBarProps) {
  const { site } = useDeployment();
  const { id, residues, retry } = sequence;
  const chosen = transcriptOf(gene, state);
  const showsProtein = state.shows === "protein" && chosen.protein !== null;
  const show = (parts: PartChoice) => change({ ...state, parts, selected: null });
  return (
    <div className="seq-bar">
      {gene.transcripts.length > 1 && <TranscriptChoice gene={gene} state={state} change={change} />}
      {chosen.protein !== null && (
        <CheckBox
          checked={!showsProtein}
          onChange={(checked) =>
            change({ ...state, shows: checked ? "nucleotides" : "protein", selected: null })
          }
        >
          Show nucleotide sequence
        </CheckBox>
      )}
      {!showsProtein && (
        <PartControls key={chosen.uniquename} transcript={chosen} choice={state.parts} onChange={show} />
      )}
      {retry && (
        <button type="button" className="button button--quiet seq-bar__error" onClick={retry}>
          <RotateCw className="icon" aria-hidden />
          Load bases upstream and downstream again
        </button>
      )}
      {!showsProtein && (
        <WidenSelection
          disabled={selected === null}
          onWiden={(by) => selected && change(widened(state, selected, by, residues.length))}
        />
      )}
      <ManualRange key={`${id} ${residues.length}`} length={residues.length} onSelect={onSelect} />
      <span className="seq-bar__end">
        <Downloads
          identifier={gene.uniquename}
          shows={sequence.protein ? "protein" : "nucleotides"}
          text={sequence.written.fasta}
          region={site.genome_region_url}
          flanks={sequence.flanks}
        />
      </span>
    </div>
  );
}

interface SelectionBarProps extends OfSequence {
  readonly shown: ResidueRange | null;
  readonly onCopy: () => void;
  readonly onClear: () => void;
}

/** What is selected, and what can be done with it. */
const SelectionBar = ({ sequence, shown, onCopy, onClear }: SelectionBarProps) => (
  <div className={shown ? "seq-bar seq-bar--selection" : "seq-bar seq-bar--state"}>
    <span role="status">
      {shown ? (
        <>
          <b>
            {count(lengthOf(shown))} selected residue(s): {between(shown.start, shown.end)}
          </b>
        </>
      ) : (
        <span className="muted">
          {counted(sequence.residues.length, "residue")}. Drag over residues to select some, or use the arrow
          keys with Shift.
        </span>
      )}
    </span>
    {shown && (
      <span className="actions">
        <button type="button" className="button button--quiet" onClick={onCopy}>
          <Copy className="icon" aria-hidden />
          Copy
        </button>
        <button type="button" className="button button--quiet" onClick={onClear}>
          <X className="icon" aria-hidden />
          Clear selection
        </button>
      </span>
    )}
  </div>
);

interface WithinProps extends OfSequence {
  readonly gene: GenePage;
  readonly range: ResidueRange;
}

/** What the selected residues lie in: parts of the transcript, or domains of the protein that the first peptide is of. */
function Within({ gene, sequence, range: { start, end } }: WithinProps) {
  const isOfDomains = gene.transcripts.find(({ protein }) => protein !== null) === sequence.transcript;
  const names = !sequence.protein
    ? titlesWithin(sequence.segments, start, end)
    : isOfDomains
      ? domainsWithin(gene, start, end)
      : [];
  return (
    names.length > 0 && (
      <p className="subtle" role="status">
        {between(start, end)} in {names.join(", ")}
      </p>
    )
  );
}

interface ResidueBoxProps extends OfSequence {
  /** Residues a line. */
  readonly width: number;
  readonly selection: ReturnType<typeof useResidueSelection>;
}

function ResidueBox({ sequence, width, selection: { shown, caret, handlers } }: ResidueBoxProps) {
  const { transcript, protein, segments, residues, pending } = sequence;
  const lines = useMemo(() => cutIntoLines(segments, width), [segments, width]);
  return (
    <div
      className="seq"
      role="textbox"
      aria-multiline="true"
      aria-readonly="true"
      tabIndex={0}
      aria-busy={pending}
      {...handlers}
      aria-label={
        protein
          ? `Protein sequence of ${transcript.uniquename}`
          : `Nucleotide sequence of ${transcript.uniquename}`
      }
    >
      {residues === "" ? (
        <p className="muted">No part of the sequence is chosen.</p>
      ) : (
        <SequenceLines
          lines={lines}
          selected={shown && { after: shown.start - 1, until: shown.end }}
          caret={caret}
        />
      )}
    </div>
  );
}
