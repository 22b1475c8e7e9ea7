import type { CSSProperties } from "react";

/** Colours from pale to strong (`--step-1` and on). */
const steps = 5;

/** The colour and length of a cell by its share of the busiest, 0 to 1. */
export const shadeOf = (share: number): CSSProperties =>
  // React's types know no custom properties.
  ({
    "--shade": `var(--step-${Math.max(1, Math.ceil(share * steps))})`,
    "--share": `${Math.round(share * 100)}%`,
  }) as CSSProperties;
