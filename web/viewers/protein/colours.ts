/** Colours of tracks: the tokens' chart colours in turn, so that they follow the theme. */
const inks = ["--chart-1", "--chart-3", "--chart-4", "--chart-5", "--chart-2", "--chart-6"] as const;

/** The colours of a track, by its rank among all. */
export function trackColour(index: number): { readonly color: string; readonly fill: string } {
  const ink = inks[index % inks.length] ?? inks[0];
  return { color: `var(${ink})`, fill: `color-mix(in srgb, var(${ink}) 55%, var(--surface))` };
}
