/** How sure a prediction is of a residue, in words and colours. Pure. */

interface ConfidenceLevel {
  /** pLDDT that it is above. */
  readonly above: number;
  readonly name: string;
  /** The colour's name in the styles. */
  readonly colour: `--${string}`;
}

const lowest: ConfidenceLevel = { above: -Infinity, name: "very low", colour: "--confidence-1" };
const levels: readonly ConfidenceLevel[] = [
  { above: 90, name: "very high", colour: "--confidence-4" },
  { above: 70, name: "confident", colour: "--confidence-3" },
  { above: 50, name: "low", colour: "--confidence-2" },
];

/** @param confidence pLDDT, 0–100 */
export const confidenceLevel = (confidence: number): ConfidenceLevel =>
  levels.find(({ above }) => confidence > above) ?? lowest;
