/** The shape of a chromosome. Pure. */
import { px } from "../../features/drawings/axis.ts";

/** px */
export const barHeight = 24;
/** px of the longest chromosome. */
export const fullWidth = 1376;
/** Half the width of the waist at a centromere, in px. */
const waist = 12;
/** How deep it goes in from either side, in px. */
const notch = 6;

/** The outline: a bar, with a waist where the arms meet. */
export function outline(width: number, waistAt: number | null): string {
  if (waistAt === null) return `M0 0H${px(width)}V${barHeight}H0z`;
  const [a, b, c, d] = [waistAt - waist, waistAt - waist / 3, waistAt + waist / 3, waistAt + waist].map(px);
  const x = px(waistAt);
  return `M0 0H${a}Q${b} 0 ${x} ${notch}Q${c} 0 ${d} 0H${px(width)}V${barHeight}H${d}Q${c} ${barHeight} ${x} ${barHeight - notch}Q${b} ${barHeight} ${a} ${barHeight}H0z`;
}
