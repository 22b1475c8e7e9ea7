/** Gene models as the GFF3 of a release. */
import type { GeneLocation, ImportedGene, LoneFeature, TranscriptModel } from "../models/model.ts";

/** What GFF3 has percent escapes for within a value. */
const escaped = (value: string): string =>
  value.replaceAll(
    /[\t\n\r%;=&,]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${escaped(value)}`)
    .join(";") || ".";

type Line = (
  type: string,
  range: { readonly start: number; readonly end: number },
  phase: string,
  values: Readonly<Record<string, string>>,
) => string;

const lineOn =
  ({ seqid, strand }: Pick<GeneLocation, "seqid" | "strand">): Line =>
  (type, { start, end }, phase, values) =>
    [seqid, "import", type, start, end, ".", strand, phase, attributes(values)].join("\t");

/** The text of the file, and its number of feature lines. */
export function gff3Of(
  genes: readonly ImportedGene[],
  others: readonly LoneFeature[],
  lengths: ReadonlyMap<string, number>,
): { readonly text: string; readonly rows: number } {
  const lines: string[] = [];
  const ids = new Set(
    genes.flatMap(({ id, transcripts }) => [id, ...transcripts.map((transcript) => transcript.id)]),
  );
  for (const { id, name, location, transcripts } of genes) {
    if (!location) continue;
    const line = lineOn(location);
    lines.push(line("gene", location, ".", { ID: id, Name: name }));
    for (const transcript of transcripts) lines.push(...transcriptLines(id, transcript, location, line));
  }
  for (const feature of others) {
    const id = ids.has(feature.id) ? "" : feature.id;
    if (id !== "") ids.add(id);
    lines.push(lineOn(feature)(feature.type, feature, ".", { ID: id, Name: feature.name }));
  }
  const head = [
    "##gff-version 3",
    ...[...lengths].map(([id, length]) => `##sequence-region ${id} 1 ${length}`),
  ];
  return { text: [...head, ...lines, ""].join("\n"), rows: lines.length };
}

/** Exons and CDS in the direction of the transcript, each with an id of its own. */
function* transcriptLines(
  gene: string,
  transcript: TranscriptModel,
  { strand }: GeneLocation,
  line: Line,
): Generator<string> {
  const { id, type, exons, coding } = transcript;
  yield line(type, transcript, ".", { ID: id, Parent: gene });
  const directed = <T>(parts: readonly T[]): readonly T[] => (strand === "-" ? parts.toReversed() : parts);
  for (const [at, exon] of directed(exons).entries())
    yield line("exon", exon, ".", { ID: `${id}:exon:${at + 1}`, Parent: id });
  for (const [at, part] of directed(coding).entries())
    yield line("CDS", part, String(part.phase ?? 0), { ID: `${id}:CDS:${at + 1}`, Parent: id });
}
