/** Holds where histories of coordinates last put genes against where their features are. */
import { isTranscriptType } from "../read/gff3-family.ts";
import type { Dataset } from "../read/release-file.ts";
import type { DatasetOf } from "../read/open-release.ts";
import type { Format, GffFeature, RecordOf } from "../read/records.ts";
import type { Compared, Contradiction } from "./contradiction.ts";
import { momentOf, locationIn, locationOf } from "./locations.ts";

/** What a data set says last of a gene, which may lie at several locations. */
interface Last {
  readonly moment: string;
  readonly locations: Set<string>;
  /** Of the first row that says it. */
  readonly line: number | null;
}

/** From where to where the coding parts of a transcript reach. */
interface Coding {
  readonly strand: string;
  start: number;
  end: number;
}

interface Taken {
  readonly last: Map<Dataset, Map<string, Last>>;
  /** By gene, as the gene list calls it. */
  readonly chromosomeOf: Map<string, string>;
  /** Day of the last change of a chromosome's sequence: what is older counts along another sequence. */
  readonly sequenceSince: Map<string, string>;
  readonly genes: Map<string, { readonly location: string; readonly dataset: Dataset }>;
  readonly transcripts: Map<string, string[]>;
  /** By transcript. */
  readonly coding: Map<string, Coding>;
}

type Take<F extends Format> = (
  taken: Taken,
  record: RecordOf<F>,
  dataset: Dataset,
  line: number | null,
) => void;

/** `chromosome_1` and `chromosome1` are one. */
const plainName = (chromosome: string): string => chromosome.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function takeFeature({ genes, transcripts, coding }: Taken, feature: GffFeature, dataset: Dataset): void {
  const { type, id, strand, start, end, parents } = feature;
  const [parent] = parents;
  if (type === "gene" && id !== null) genes.set(id, { location: locationOf(strand, start, end), dataset });
  if (parent === undefined) return;
  if (type === "CDS") {
    const known = coding.get(parent) ?? { strand, start, end };
    coding.set(parent, { strand, start: Math.min(known.start, start), end: Math.max(known.end, end) });
  } else if (id !== null) transcripts.set(parent, [...(transcripts.get(parent) ?? []), id]);
}

function takeLast(
  taken: Taken,
  dataset: Dataset,
  gene: string,
  moment: string,
  location: string,
  line: number | null,
): void {
  if (location === "") return;
  const ofDataset = taken.last.get(dataset) ?? new Map<string, Last>();
  taken.last.set(dataset, ofDataset);
  const known = ofDataset.get(gene);
  if (known?.moment === moment) known.locations.add(location);
  else if (!known || known.moment < moment)
    ofDataset.set(gene, { moment, locations: new Set([location]), line });
}

const takes: { readonly [F in Format]?: Take<F> } = {
  "pombase-genes": ({ chromosomeOf }, { id, chromosome }) => chromosomeOf.set(id, plainName(chromosome)),
  "genome-sequence-changes": ({ sequenceSince }, { date, chromosome }) => {
    const name = plainName(chromosome);
    if (date > (sequenceSince.get(name) ?? "")) sequenceSince.set(name, date);
  },
  gff3: takeFeature,
  "gene-coordinate-changes": (taken, { gene, date, change, coordinates }, dataset, line) => {
    if (change === "after") takeLast(taken, dataset, gene, momentOf(date), locationIn(coordinates), line);
  },
  // Rows of exons, introns and untranslated parts say nothing of the whole gene.
  "coordinate-log": (taken, { gene, featureType, addedOrRemoved, value, date, revision }, dataset, line) => {
    const isWhole = featureType === "CDS" || (isTranscriptType(featureType) && featureType !== "mRNA");
    if (addedOrRemoved === "added" && isWhole)
      takeLast(taken, dataset, gene, momentOf(date, revision), locationIn(value), line);
  },
};

/** Formats whose records are looked at. Object.keys forgets their names, hence the cast. */
export const historyFormats = Object.keys(takes) as readonly Format[];

/**
 * Genes whose last recorded coordinates are neither those of their feature nor where the coding parts of one of their
 * transcripts reach: histories have the one of RNA genes and pseudogenes and the other of coding genes.
 * @param until date of the release: what is dated later speaks of another one
 */
export function historyAgreement(until: string) {
  const taken: Taken = {
    last: new Map(),
    chromosomeOf: new Map(),
    sequenceSince: new Map(),
    genes: new Map(),
    transcripts: new Map(),
    coding: new Map(),
  };
  return {
    take<F extends Format>(dataset: DatasetOf<F>, record: RecordOf<F>, line: number | null): void {
      if (!("date" in record) || record.date.slice(0, until.length) <= until)
        takes[dataset.format]?.(taken, record, dataset, line);
    },
    compare: (): readonly Compared[] =>
      [...taken.last].flatMap(([dataset, ofGenes]): Compared[] => {
        let things = 0;
        const contradictions: Contradiction[] = [];
        for (const [gene, { moment, locations, line }] of ofGenes) {
          const isOfOldSequence =
            moment <= (taken.sequenceSince.get(taken.chromosomeOf.get(gene) ?? "") ?? "");
          const feature = taken.genes.get(gene);
          if (isOfOldSequence || !feature || feature.location === "") continue;
          things++;
          const present = new Set([feature.location, ...codingLocations(taken, gene)]);
          if (present.isDisjointFrom(locations))
            contradictions.push({
              about: gene,
              property: "location",
              part: null,
              value: [...locations].join(" or "),
              dataset,
              line,
              against: { value: [...present].join(" or "), dataset: feature.dataset },
            });
        }
        return things === 0 ? [] : [{ dataset, property: "location", things, contradictions }];
      }),
  };
}

const codingLocations = ({ transcripts, coding }: Taken, gene: string): readonly string[] =>
  (transcripts.get(gene) ?? []).flatMap((transcript) => {
    const part = coding.get(transcript);
    return part ? [locationOf(part.strand, part.start, part.end)] : [];
  });
