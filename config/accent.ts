/** The colours that follow from the accent colour of a deployment, each with enough contrast to read it. Pure. */

type Rgb = readonly [number, number, number];

/** WCAG 2, 1.4.3: text of any size. */
const minContrast = 4.5;
/** Shades for dark pages are made, not chosen, so they can be better than that. */
const minDarkContrast = 7;

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** What accents stand on beside their own tints: see surface and surface-hover in web/styles/tokens.css. */
const surfaces = { light: [white, read("#ebf1f4")], dark: [read("#12191d"), read("#202c33")] } as const;
/** Of the accent in what is chosen, the rest being the page. */
const tints = { light: 0.13, dark: 0.15 };

/** Light and dark value of each token of the style sheet that is of the accent's hue. */
export type AccentTokens = Readonly<
  Record<"accent" | "accent-strong" | "surface-selected", { readonly light: string; readonly dark: string }>
>;

/** @param accent six hexadecimal digits behind # */
export function accentTokens(accent: string): AccentTokens {
  const light = read(accent);
  const dark = shade(light, 0.01, (colour) => reads(colour, darkGrounds(colour), minDarkContrast));
  return {
    accent: { light: hex(light), dark: hex(dark) },
    "accent-strong": { light: hex(mix(light, black, 0.35)), dark: hex(mix(dark, white, 0.4)) },
    "surface-selected": {
      light: hex(mix(white, light, tints.light)),
      dark: hex(mix(surfaces.dark[0], dark, tints.dark)),
    },
  };
}

/** Why an accent cannot be read on light pages, with the nearest that can; null where it can. */
export function accentProblem(accent: string): string | null {
  const colour = read(accent);
  if (reads(colour, lightGrounds(colour), minContrast)) return null;
  const darker = shade(colour, -0.01, (candidate) => reads(candidate, lightGrounds(candidate), minContrast));
  const found = Math.min(...lightGrounds(colour).map((ground) => contrast(colour, ground)));
  return `${accent} is too faint for links on light pages (contrast ${found.toFixed(1)}, needed ${minContrast}): ${hex(darker)} can be read`;
}

const lightGrounds = (colour: Rgb): Rgb[] => [...surfaces.light, mix(white, colour, tints.light)];
const darkGrounds = (colour: Rgb): Rgb[] => [...surfaces.dark, mix(surfaces.dark[0], colour, tints.dark)];

const reads = (colour: Rgb, grounds: readonly Rgb[], ratio: number): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** The colour itself or its first lighter (or darker) shade of the same hue that will do. */
function shade(colour: Rgb, step: 0.01 | -0.01, willDo: (candidate: Rgb) => boolean): Rgb {
  const { hue, saturation, lightness } = toHsl(colour);
  for (let level = lightness; level >= 0 && level <= 1; level += step) {
    const candidate = level === lightness ? colour : fromHsl(hue, saturation, level);
    if (willDo(candidate)) return candidate;
  }
  return step > 0 ? white : black;
}

/** Hue in degrees, the others from 0 to 1. */
function toHsl([red, green, blue]: Rgb) {
  const [max, min] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const [spread, lightness] = [max - min, (max + min) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const sixth = max === r ? ((g - b) / spread) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

function read(text: string): Rgb {
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** @param share of the second colour, 0–1 */
const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2): number => Math.round(one[at] * (1 - share) + other[at] * share);
  return [part(0), part(1), part(2)];
};

/** WCAG 2: from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
