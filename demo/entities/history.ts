import type { Context } from "../plan/context.ts";
import { codingParts, location } from "../genome/gene-model.ts";
import type { GeneModel } from "../genome/gene-model.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

export interface HistoryFiles {
  readonly changes: { readonly coding: DatasetFile; readonly rna: DatasetFile };
  readonly added: { readonly coding: DatasetFile; readonly rna: DatasetFile };
  readonly removed: { readonly coding: DatasetFile; readonly rna: DatasetFile };
  readonly previous: DatasetFile;
  readonly log: DatasetFile;
  readonly sequence: DatasetFile;
}

/** Ids of genes that were merged into this one. */
export function retiredIds(plan: GenePlan, random: Random): string[] {
  return random.chance(0.06) ? [retiredId(plan, 0)] : [];
}

/** Retired ids have a form of their own, so that they are never the id of a present gene. */
const retiredId = (plan: GenePlan, which: 0 | 1): string =>
  `KEXR.${String(plan.index * 2 + which).padStart(6, "0")}`;

/** What happened to a gene: added later, coordinates changed, a neighbour removed. */
export function writeHistory(
  files: HistoryFiles,
  context: Context,
  model: GeneModel,
  obsoleteIds: readonly string[],
  random: Random,
): void {
  const { plan } = model;
  const kind = plan.type === "protein coding gene" ? "coding" : "rna";
  const transcript = model.transcripts[0];
  if (!transcript) return;
  const featureType = kind === "coding" ? "CDS" : transcript.type;
  const value = location(model, kind === "coding" ? codingParts(transcript) : transcript.exons);
  const date = random.date(2010, context.lastYear);
  const reference = random.chance(0.6) ? context.references.cite(plan, random) : "";

  if (random.chance(kind === "coding" ? 0.05 : 0.35)) {
    files.added[kind].row(
      plan.id,
      plan.name,
      date,
      random.chance(0.3) ? "found in transcripts" : "",
      kind === "rna" ? context.references.large("rnas") : reference,
    );
  } else if (random.chance(0.1)) {
    writeCoordinateChange(files, kind, { plan, featureType, value, date, reference }, random);
  }
  for (const id of obsoleteIds)
    files.removed[kind].row(
      id,
      "",
      date,
      location(model, transcript.exons.slice(0, 1)),
      `Merged into ${plan.id}`,
      "demo curators",
    );
  if (random.chance(0.01)) {
    files.removed[kind].row(
      retiredId(plan, 1),
      "",
      date,
      location(model, transcript.exons.slice(0, 1)),
      "no evidence of a transcript",
      context.references.large("transcripts"),
    );
  }
}

interface CoordinateChange {
  readonly plan: GenePlan;
  readonly featureType: string;
  /** The location that the gene has now. */
  readonly value: string;
  readonly date: string;
  /** "" for none */
  readonly reference: string;
}

/** A gene that began elsewhere before: in the list of changes, among former coordinates, and in the log of all changes. */
function writeCoordinateChange(
  files: HistoryFiles,
  kind: "coding" | "rna",
  { plan, featureType, value, date, reference }: CoordinateChange,
  random: Random,
): void {
  const older = value.replace(/\d+/, (start) => String(Math.max(1, Number(start) - random.between(3, 90))));
  const comment = random.pick([
    "start moved to the first methionine that all transcripts have",
    "end moved",
    "exon boundary corrected",
    "",
  ]);
  const revision = random.between(100, 9000);
  const { chromosome, id, name } = plan;
  for (const [when, where] of [
    ["after", value],
    ["before", older],
  ] as const)
    files.changes[kind].row(date, id, name, when, `${chromosome}:${where}`, comment, reference);
  const page = `https://demo.example/genome/${revision}/`;
  files.previous.row(
    chromosome,
    id,
    name,
    featureType,
    older,
    date,
    "",
    reference,
    "",
    "",
    "",
    comment,
    page,
  );
  for (const change of [
    ["added", value, reference, "", comment],
    ["removed", older, "", "", ""],
  ])
    files.log.row(revision, date, chromosome, id, name, featureType, ...change);
}

/**
 * The changes of the chromosomes' sequences since they were first published, each with its revision and date.
 */
export function writeSequenceChanges(file: DatasetFile, context: Context): void {
  const random = context.seed.fork("sequence changes");
  const rows = (["chromosome1", "chromosome2", "chromosome3", "mitochondrial"] as const).flatMap(
    (chromosome, i) =>
      [2006, 2014].map((year) => ({
        revision: random.between(1, 900) + (year - 2000) * 1000,
        date: random.date(year, year + 3),
        chromosome,
        reference: `DEMO${90001 + i}.${year < 2010 ? 1 : 2}`,
      })),
  );
  for (const { revision, date, chromosome, reference } of rows.sort((a, b) => (a.date < b.date ? 1 : -1))) {
    file.row(
      revision,
      date,
      chromosome,
      reference,
      `https://demo.example/genome/${revision}/${chromosome}.contig`,
    );
  }
}
