/** What the sequence section shows, as it stands in the page's address. Pure. */
import type { Transcript } from "../../../api/contract/index.ts";
import { maxFlank } from "./flanks.ts";
import { parseRange, rangeText } from "./range.ts";
import type { ResidueRange } from "./range.ts";
import { exonsOnly } from "./segments.ts";
import type { PartChoice } from "./segments.ts";

export interface SequenceState {
  readonly transcript: string;
  readonly shows: "protein" | "nucleotides";
  readonly parts: PartChoice;
  readonly selected: ResidueRange | null;
}

/** Parameters of the address that are the section's. */
const names = {
  transcript: "transcript",
  shows: "seq",
  parts: "seq.parts",
  upstream: "seq.up",
  downstream: "seq.down",
  selected: "seq.residues",
} as const;
const partNames = ["utr5", "exons", "introns", "utr3"] as const;

/** What a transcript shows at first: its protein when it has one, else its exons. */
export const firstState = (transcript: Transcript): SequenceState => ({
  transcript: transcript.uniquename,
  shows: transcript.protein === null ? "nucleotides" : "protein",
  parts: exonsOnly,
  selected: null,
});

const flank = (text: string | null): number =>
  Math.min(maxFlank, Math.max(0, Math.trunc(Number(text ?? 0)) || 0));

/** Reads an address; what it cannot mean is as at first. Null when there are no transcripts. */
export function readSequenceState(
  search: URLSearchParams,
  transcripts: readonly Transcript[],
): SequenceState | null {
  const transcript =
    transcripts.find(({ uniquename }) => uniquename === search.get(names.transcript)) ?? transcripts[0];
  if (!transcript) return null;
  const first = firstState(transcript);
  const asked = search.get(names.parts)?.split(",");
  const has = (part: (typeof partNames)[number]): boolean => (asked ? asked.includes(part) : exonsOnly[part]);
  const range = parseRange(search.get(names.selected) ?? "", Number.MAX_SAFE_INTEGER);
  return {
    ...first,
    shows: search.get(names.shows) === "nucleotides" ? "nucleotides" : first.shows,
    parts: {
      utr5: has("utr5"),
      exons: has("exons"),
      introns: has("introns"),
      utr3: has("utr3"),
      upstream: flank(search.get(names.upstream)),
      downstream: flank(search.get(names.downstream)),
    },
    selected: typeof range === "string" ? null : range,
  };
}

/** The address with this state: only what differs from the first state of the gene's first transcript. */
export function writeSequenceState(
  search: URLSearchParams,
  state: SequenceState,
  transcripts: readonly Transcript[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  const own = transcripts.find(({ uniquename }) => uniquename === state.transcript);
  if (state.transcript !== transcripts[0]?.uniquename) next.set(names.transcript, state.transcript);
  if (own && state.shows !== firstState(own).shows) next.set(names.shows, state.shows);
  const { parts, selected } = state;
  if (partNames.some((part) => parts[part] !== exonsOnly[part]))
    next.set(names.parts, partNames.filter((part) => parts[part]).join(","));
  if (parts.upstream > 0) next.set(names.upstream, String(parts.upstream));
  if (parts.downstream > 0) next.set(names.downstream, String(parts.downstream));
  if (selected) next.set(names.selected, rangeText(selected));
  return next;
}
