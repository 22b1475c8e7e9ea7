import { useMemo } from "react";
import type { ProteinTrack } from "../../../api/contract/index.ts";
import { lanesOf } from "../../features/widgets/lanes.ts";
import { Blocks, blocksHeight } from "./Blocks.tsx";
import type { DrawnProps } from "./Blocks.tsx";
import { Pins } from "./Pins.tsx";
import { pinsHeight, pinsOf } from "./pins.ts";
import type { Scale } from "./scale.ts";
import { blockTargets, pinTargets } from "./targets.ts";
import type { Target } from "./targets.ts";

/** Colours of tracks: the tokens' chart colours in turn, so that they follow the theme. */
const inks = ["--chart-1", "--chart-3", "--chart-4", "--chart-5", "--chart-2", "--chart-6"] as const;

/** The colour of a track. @param index its place among all tracks */
export const inkOf = (index: number): string => `var(${inks[index % inks.length] ?? inks[0]})`;

/** px */
export const heightOf = ({ display_type: type, features }: ProteinTrack): number =>
  type === "pin" ? pinsHeight(pinsOf(features)) : blocksHeight(lanesOf(features));

/** Where the features of a track can be pressed. */
export const targetsOf = (track: ProteinTrack, scale: Scale): Target[] =>
  track.display_type === "pin"
    ? pinTargets(pinsOf(track.features), scale, heightOf(track))
    : blockTargets(lanesOf(track.features), scale);

/** The features of a track drawn: single residues as lollipops, stretches as boxes. */
export function Features({ track, ...drawn }: DrawnProps & { readonly track: ProteinTrack }) {
  const { display_type: type, features } = track;
  const lanes = useMemo(() => (type === "pin" ? [] : lanesOf(features)), [type, features]);
  const pins = useMemo(() => (type === "pin" ? pinsOf(features) : null), [type, features]);
  return pins === null ? (
    <Blocks lanes={lanes} {...drawn} />
  ) : (
    <Pins pins={pins} height={pinsHeight(pins)} {...drawn} />
  );
}
