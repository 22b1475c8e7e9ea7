/** Residues of a drawn structure: which one the pointer is at, and intervals that are coloured or marked. */
import { QualityAssessment } from "molstar/lib/extensions/model-archive/quality-assessment/prop.js";
import type { Canvas3D } from "molstar/lib/mol-canvas3d/canvas3d.js";
import { EmptyLoci, EveryLoci, Loci } from "molstar/lib/mol-model/loci.js";
import {
  Queries,
  QueryContext,
  StructureElement,
  StructureProperties,
  StructureSelection,
} from "molstar/lib/mol-model/structure.js";
import type { Structure } from "molstar/lib/mol-model/structure.js";
import { Overpaint } from "molstar/lib/mol-theme/overpaint.js";
import { Color } from "molstar/lib/mol-util/color/color.js";
import { MarkerAction } from "molstar/lib/mol-util/marker-action.js";
import type { ResidueInterval } from "../../features/frames/messages.ts";
import type { DrawnPart } from "./represent.ts";

/** A residue that the pointer is at. */
export interface ResidueAt {
  readonly chain: string;
  /** Number in the file: from 1, as in the protein, in predicted structures and in most others. */
  readonly position: number;
  /** Three letters. */
  readonly name: string;
  /** pLDDT, of predicted structures. */
  readonly confidence: number | null;
}

export interface Residues {
  /** Colours intervals of all chains, and nothing else; none takes the colours away. */
  paint(intervals: readonly ResidueInterval[], colour: number): void;
  /** Marks intervals as if the pointer were there; none marks nothing. */
  mark(intervals: readonly ResidueInterval[]): void;
}

/** The residues of intervals, by their numbers in the file. */
const residuesOf = (structure: Structure, intervals: readonly ResidueInterval[]): StructureElement.Loci =>
  StructureSelection.toLociWithSourceUnits(
    Queries.generators.atoms({
      residueTest: ({ element }) => {
        const position = StructureProperties.residue.auth_seq_id(element);
        return intervals.some(([start, end]) => position >= start && position <= end);
      },
    })(new QueryContext(structure)),
  );

const highlight = (canvas3d: Canvas3D, loci: Loci): void => {
  canvas3d.mark({ loci: EveryLoci }, MarkerAction.RemoveHighlight);
  if (!Loci.isEmpty(loci)) canvas3d.mark({ loci }, MarkerAction.Highlight);
};

/** Colours and marks intervals of a structure that is drawn in parts. */
export function residuesIn(canvas3d: Canvas3D, whole: Structure, parts: readonly DrawnPart[]): Residues {
  return {
    paint: (intervals, colour) => {
      const layers =
        intervals.length === 0
          ? []
          : [{ loci: residuesOf(whole, intervals), color: Color(colour), clear: false }];
      for (const { structure, representation } of parts) {
        representation.setState({
          overpaint: Overpaint.filter(Overpaint("element-loci", layers), structure),
        });
        canvas3d.update(representation);
      }
      canvas3d.requestDraw();
    },
    mark: (intervals) =>
      highlight(canvas3d, intervals.length === 0 ? EmptyLoci : residuesOf(whole, intervals)),
  };
}

function residueAt(location: StructureElement.Location): ResidueAt {
  const { model } = location.unit;
  return {
    chain: StructureProperties.chain.auth_asym_id(location),
    position: StructureProperties.residue.auth_seq_id(location),
    name: StructureProperties.atom.auth_comp_id(location),
    confidence: QualityAssessment.isApplicable(model, "pLDDT")
      ? StructureProperties.atom.B_iso_or_equiv(location)
      : null,
  };
}

/** Marks the residue that the pointer is at and calls back with it, and with null when it leaves all. */
export function watchPointer(canvas3d: Canvas3D, onPoint: (residue: ResidueAt | null) => void): void {
  let last = "";
  const { hover, click } = canvas3d.interaction;
  // Fingers point at nothing, and a slow graphics processor gives no answer while the pointer moves: a press always does.
  for (const pointed of [hover, click])
    pointed.subscribe(({ current }) => {
      // A bond belongs to the atoms at its ends.
      const loci = Loci.normalize(current.loci, "residue", true);
      const location = StructureElement.Loci.is(loci)
        ? StructureElement.Loci.getFirstLocation(loci)
        : undefined;
      const residue = location ? residueAt(location) : null;
      const key = residue === null ? "" : `${residue.chain} ${residue.position}`;
      if (key === last) return;
      last = key;
      highlight(canvas3d, loci);
      onPoint(residue);
    });
}
