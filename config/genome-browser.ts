/** genome-browser.json: the tracks of the genome browser, for its page and for the picker of the gene page. */
import { z } from "zod";

const address = z
  .string()
  .refine(
    (url) => url.startsWith("/") || /^https?:/.test(url),
    "an internal route beginning with / or a http(s) address",
  );

/**
 * A track as JBrowse 2 is configured with it, without id, name and assembly. Addresses may begin with <<DATASET>>, the api's
 * path of the live release; those of other sites have to let pages of this one read them.
 */
const jbrowseTrack = z.looseObject({
  type: z.string().min(1),
  adapter: z.looseObject({ type: z.string().min(1) }),
});

const browserTrack = z.strictObject({
  /** Its name; addresses of version 1 of the browser list tracks by it. */
  label: z
    .string()
    .min(1)
    .regex(/^[^,]*$/, "a label without commas: addresses list labels by commas"),
  /** Its id; addresses of version 2 of the browser list tracks by it. */
  track_id: z.string().regex(/^[^,\s]+$/, "an id without commas and blanks"),
  throughput: z.enum(["low", "high", "non-experimental"]),
  /** Values of the picker's columns, by the column's name; addresses in columns of downloads. */
  values: z.record(z.string(), z.string()),
  /** Whether it is drawn where an address names no tracks. */
  open: z.boolean(),
  /** null where only another browser, at `base_url`, has it. */
  jbrowse: jbrowseTrack.nullable(),
});

export const genomeBrowser = z.strictObject({
  /** Address of version 1 of the browser for the tracks chosen on a gene page; null for the site's own. */
  base_url: address.nullable(),
  /** Columns of the picker beside label and track id; those of downloads hold addresses. */
  columns: z.array(
    z.strictObject({ name: z.string(), display_name: z.string().min(1), is_download: z.boolean() }),
  ),
  tracks: z.array(browserTrack),
});
export type GenomeBrowser = z.infer<typeof genomeBrowser>;
export type BrowserTrack = z.infer<typeof browserTrack>;

/** JBrowse draws the sequence of the assembly from the track of this type. */
const sequenceTrackType = "ReferenceSequenceTrack";

/** Problems that show only when all tracks are looked at. */
export function genomeBrowserProblems({ tracks }: GenomeBrowser): string[] {
  const problems: string[] = [];
  for (const key of ["label", "track_id"] as const) {
    const values = tracks.map((track) => track[key]);
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        problems.push(`genome-browser.json: tracks[${index}].${key} ${value} is given twice`);
  }
  const sequences = tracks.filter(({ jbrowse }) => jbrowse?.type === sequenceTrackType);
  if (sequences.length !== 1)
    problems.push(
      `genome-browser.json: tracks has ${sequences.length} tracks of the type ${sequenceTrackType}; there has to be one, which draws the chromosomes`,
    );
  return problems;
}

/** Other sites that the tracks get data from. */
export function trackOrigins({ tracks }: GenomeBrowser): string[] {
  const found = JSON.stringify(tracks.map(({ jbrowse }) => jbrowse)).matchAll(/"https?:\/\/[^"]*"/g);
  return [...new Set([...found].map(([text]) => new URL(text.slice(1, -1)).origin))];
}
