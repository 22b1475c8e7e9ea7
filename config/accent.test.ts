import { describe, expect, it } from "vitest";
import { accentProblem, accentTokens } from "./accent.ts";

/** WCAG 2 by its definition, apart from the code under test. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe("an accent colour", () => {
  it.each(["#0b5791", "#7a1f5c", "#8a1c1c", "#1b5e20", "#000000", "#4b2e83", "#0000ff"])(
    "%s can be read in all its shades, on light and dark pages",
    (accent) => {
      expect(accentProblem(accent)).toBeNull();
      const tokens = accentTokens(accent);
      const chosen = tokens["surface-selected"];
      for (const name of ["accent", "accent-strong"] as const) {
        for (const ground of ["#ffffff", "#f3f6f7", "#ebf1f4", chosen.light])
          expect(contrast(tokens[name].light, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ["#12191d", "#0d1316", "#1b252b", "#202c33", "#0a1c29", chosen.dark])
          expect(contrast(tokens[name].dark, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast("#17242b", chosen.light)).toBeGreaterThanOrEqual(7);
      expect(contrast("#e3eaed", chosen.dark)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(["#ffcc00", "#00ff00", "#ff8800", "#ffffff", "#74bdf0"])(
    "%s is too faint, and a shade that is not is named",
    (accent) => {
      const problem = accentProblem(accent) ?? "";
      expect(problem).toMatch(
        /^#[0-9a-f]{6} is too faint for links on light pages \(contrast \d\.\d, needed 4\.5\)/,
      );
      expect(accentProblem(/(#[0-9a-f]{6}) can be read$/.exec(problem)?.[1] ?? accent)).toBeNull();
    },
  );
});
