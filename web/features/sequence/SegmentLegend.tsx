import type { SequenceSegment, SegmentKind } from "./segments.ts";

const legends: readonly (readonly [kind: SegmentKind, said: string])[] = [
  ["utr5", "5' UTR"],
  ["cds", "CDS exon"],
  ["exon", "exon"],
  ["intron", "intron, small letters"],
  ["utr3", "3' UTR"],
  ["flank", "flank, small letters"],
];

/** What the colours of the shown parts mean. Positions are those of the residues shown, from 1. */
export function SegmentLegend({ segments }: { readonly segments: readonly SequenceSegment[] }) {
  const shown = new Set(segments.map(({ kind }) => kind));
  return (
    <ul className="legend">
      {legends.map(
        ([kind, said]) =>
          shown.has(kind) && (
            <li key={kind}>
              <span className={`seq-swatch q-${kind}`} aria-hidden="true">
                {kind === "intron" || kind === "flank" ? "a" : "A"}
              </span>
              {said}
            </li>
          ),
      )}
      <li>Positions count from the first residue shown.</li>
    </ul>
  );
}
