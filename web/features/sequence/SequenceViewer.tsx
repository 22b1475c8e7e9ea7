import { Copy, Info, RotateCw, TriangleAlert, X } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import type { GenePage, Transcript } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted, range as between } from "../../shared/format/format.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { firstState } from "./address.ts";
import type { SequenceState } from "./address.ts";
import { Downloads } from "./Downloads.tsx";
import { fasta, nucleotideHeader, proteinHeader } from "./fasta.ts";
import { cutIntoLines } from "./lines.ts";
import { ManualRange } from "./ManualRange.tsx";
import { PartControls } from "./PartControls.tsx";
import { FrameShiftNote } from "../drawings/FrameShiftNote.tsx";
import { lengthOf } from "./range.ts";
import type { ResidueRange } from "./range.ts";
import { SearchButtons } from "./SearchButtons.tsx";
import { SequenceLines } from "./SequenceLines.tsx";
import { SegmentLegend } from "./SegmentLegend.tsx";
import {
  nucleotideSegments,
  proteinSegments,
  residuesOf,
  titlesWithin,
  writtenResidues,
} from "./segments.ts";
import type { PartChoice } from "./segments.ts";
import { useFlanks } from "./use-flanks.ts";
import { useResidueSelection } from "./use-residue-selection.ts";

/** Residues a line, wide and narrow. */
const widths = { wide: 60, narrow: 30 };

export interface SequenceViewerProps {
  readonly gene: GenePage;
  readonly state: SequenceState;
  readonly change: (next: SequenceState) => void;
}

/** The state names one of the gene's transcripts. */
const transcriptOf = (gene: GenePage, state: SequenceState): Transcript =>
  gene.transcripts.find(({ uniquename }) => uniquename === state.transcript) as Transcript;

/** What is shown of which transcript, the residues, what is selected of them, and where to take them. */
export function SequenceViewer({ gene, state, change }: SequenceViewerProps) {
  const { site } = useDeployment();
  // Controls answer at once, the sequence follows: thousands of residues take their time.
  const late = useDeferredValue(state);
  const drawn = gene.transcripts.some(({ uniquename }) => uniquename === late.transcript) ? late : state;
  const chosen = transcriptOf(gene, state);
  const showsProtein = state.shows === "protein" && chosen.protein !== null;
  const transcript = transcriptOf(gene, drawn);
  const { protein } = transcript;
  const isProtein = drawn.shows === "protein" && protein !== null;
  const { flanks, pending, retry } = useFlanks(gene, transcript, drawn.parts, !isProtein);
  const segments = useMemo(
    () =>
      isProtein && protein
        ? proteinSegments(protein.sequence)
        : nucleotideSegments(transcript, drawn.parts, flanks),
    [isProtein, protein, transcript, drawn.parts, flanks],
  );
  const residues = useMemo(() => residuesOf(segments), [segments]);
  const width = useMedia("(min-width: 640px)") ? widths.wide : widths.narrow;
  const lines = useMemo(() => cutIntoLines(segments, width), [segments, width]);
  const selected = state.selected !== null && state.selected.end <= residues.length ? state.selected : null;
  const copy = useCopy();
  const copySelected = (range: ResidueRange | null) =>
    range && void copy(counted(lengthOf(range), "residue"), residues.slice(range.start - 1, range.end));
  const select = useCallback(
    (range: ResidueRange | null) => change({ ...state, selected: range }),
    [change, state],
  );
  const { box, shown, caret, handlers } = useResidueSelection({
    length: residues.length,
    width,
    selected,
    onSelect: select,
    onCopy: () => copySelected(shown),
  });

  const id = isProtein && protein ? protein.uniquename : transcript.uniquename;
  const sequence = useMemo(() => {
    const header = isProtein
      ? proteinHeader(id, residues.length)
      : nucleotideHeader(id, residues.length, drawn.parts, flanks);
    return { fasta: fasta(header, writtenResidues(segments)), residues };
  }, [isProtein, id, residues, segments, drawn.parts, flanks]);
  const searches = useMemo(
    () =>
      site.sequence_searches.filter(({ of }) =>
        isProtein ? of === "protein" && gene.feature_type === "mRNA gene" : of === "nucleotide",
      ),
    [site, isProtein, gene],
  );
  const choose = (name: string) => {
    const next = gene.transcripts.find(({ uniquename }) => uniquename === name);
    if (next) change({ ...firstState(next), shows: next.protein === null ? "nucleotides" : state.shows });
  };
  const show = (parts: PartChoice) => change({ ...state, parts, selected: null });

  return (
    <div className="seq-view">
      {protein?.matches_cds === false && (
        <div className="message message--warn">
          <TriangleAlert className="icon" aria-label="Warning" />
          <div>
            The coding sequence of {transcript.uniquename} does not translate to its protein in this release.
          </div>
        </div>
      )}
      {isProtein && protein.is_translated && (
        <div className="message" role="note">
          <Info className="icon" aria-hidden />
          <div>
            The release has no peptide of {transcript.uniquename}: this is what its coding sequence translates
            to.
          </div>
        </div>
      )}
      {!isProtein && <FrameShiftNote transcript={transcript} />}
      <div className="seq-bar">
        {gene.transcripts.length > 1 && (
          <label className="check">
            Transcript
            <select
              className="select"
              value={chosen.uniquename}
              onChange={(event) => choose(event.target.value)}
            >
              {gene.transcripts.map(({ uniquename }) => (
                <option key={uniquename}>{uniquename}</option>
              ))}
            </select>
          </label>
        )}
        {chosen.protein !== null && (
          <label className="check">
            <input
              type="checkbox"
              checked={!showsProtein}
              onChange={(event) =>
                change({ ...state, shows: event.target.checked ? "nucleotides" : "protein", selected: null })
              }
            />
            Show nucleotide sequence
          </label>
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
        <ManualRange key={`${id} ${residues.length}`} length={residues.length} onSelect={select} />
        <span className="seq-bar__end">
          <Downloads
            identifier={gene.uniquename}
            shows={isProtein ? "protein" : "nucleotides"}
            text={sequence.fasta}
            region={site.genome_region_url}
            flanks={
              isProtein
                ? { upstream: 0, downstream: 0 }
                : { upstream: drawn.parts.upstream, downstream: drawn.parts.downstream }
            }
          />
        </span>
      </div>
      <div className={shown ? "seq-bar seq-bar--selection" : "seq-bar seq-bar--state"}>
        <span role="status">
          {shown ? (
            <>
              <b>
                {count(lengthOf(shown))} selected residue(s): {between(shown.start, shown.end)}
              </b>
              {!isProtein && (
                <span className="muted"> · {titlesWithin(segments, shown.start, shown.end).join(", ")}</span>
              )}
            </>
          ) : (
            <span className="muted">
              {counted(residues.length, "residue")}. Drag over residues to select some, or use the arrow keys
              with Shift.
            </span>
          )}
        </span>
        {shown && (
          <span className="actions">
            <button type="button" className="button button--quiet" onClick={() => copySelected(shown)}>
              <Copy className="icon" aria-hidden />
              Copy
            </button>
            <button type="button" className="button button--quiet" onClick={() => select(null)}>
              <X className="icon" aria-hidden />
              Clear selection
            </button>
          </span>
        )}
      </div>
      <div
        ref={box}
        className="seq"
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        tabIndex={0}
        aria-busy={pending}
        {...handlers}
        aria-label={
          isProtein
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
      {!isProtein && <SegmentLegend segments={segments} />}
      <SearchButtons searches={searches} sequence={sequence} />
    </div>
  );
}
