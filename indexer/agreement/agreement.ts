/** Holds what data sets say of one thing against each other. */
import type { Format, RecordOf } from "../read/records.ts";
import type { DatasetOf } from "../read/open-release.ts";
import type { Dataset } from "../read/release-file.ts";
import { sharedProperties } from "./properties.ts";
import type { SharedPropertyName } from "./properties.ts";
import type { Compared, Contradiction } from "./contradiction.ts";
import { historyAgreement, historyFormats } from "./histories.ts";
import { statements } from "./statements.ts";
import { viabilityAgreement, viabilityFormats } from "./viability.ts";
import type { ViabilityTerms } from "./viability.ts";

/** What one record says, and where. */
interface SourcedStatement {
  readonly about: string;
  readonly value: string;
  readonly dataset: Dataset;
  readonly line: number | null;
}

export interface AgreementOptions {
  /** Date of the release: what is dated later speaks of another one. */
  readonly until: string;
  /** Terms of phenotypes that say whether cells live; null where the deployment names none. */
  readonly viability: ViabilityTerms | null;
}

/** What data sets say, gathered record by record in any order of files. */
export interface Agreement {
  /** @param line where the record begins, to be told with a contradiction */
  take<F extends Format>(dataset: DatasetOf<F>, record: RecordOf<F>, line: number | null): void;
  /** What could be compared, property by property; data sets that no other speaks with are left out. */
  compare(): readonly Compared[];
}

/** Gathers what records say, and finds those that contradict what is believed. Blank cells say nothing. */
export function agreement({ until, viability }: AgreementOptions): Agreement {
  const said = new Map<SharedPropertyName, Map<string, readonly SourcedStatement[]>>();
  const others = [viabilityAgreement(viability), historyAgreement(until)];
  const sequences = new Map<string, { readonly sequence: string; readonly dataset: Dataset }>();

  const note = (property: SharedPropertyName, of: string, statement: SourcedStatement): void => {
    const ofProperty = said.get(property) ?? new Map<string, readonly SourcedStatement[]>();
    said.set(property, ofProperty);
    ofProperty.set(of, withStatement(ofProperty.get(of) ?? [], statement));
  };

  return {
    take(dataset, record, line) {
      for (const other of others) other.take(dataset, record, line);
      if ("sequence" in record) {
        sequences.set(record.id.replace(/:pep$/, ""), { sequence: record.sequence, dataset });
        return;
      }
      for (const { about, property, value, of = about } of statements[dataset.format]?.(record) ?? [])
        if (value !== "") note(property, of, { about, value, dataset, line });
    },
    compare: () => [
      ...[...said].flatMap(([property, given]) => {
        const ofProperty = property === "chromosome" ? inNamesOf(given, property) : given;
        const results = new Map<Dataset, { things: number; contradictions: Contradiction[] }>();
        for (const [of, statementsOf] of ofProperty) {
          const believed = sequenceSays(property, of, sequences) ?? believedOf(property, statementsOf);
          for (const statement of statementsOf) {
            if (believed.length === 0 || believed[0]?.dataset === statement.dataset) continue;
            const result = results.get(statement.dataset) ?? { things: 0, contradictions: [] };
            results.set(statement.dataset, result);
            result.things++;
            if (!believed.some(({ value }) => value === statement.value))
              result.contradictions.push(contradiction(property, of, statement, believed));
          }
        }
        return [...results].map(([dataset, result]) => ({ dataset, property, ...result }));
      }),
      ...others.flatMap((other) => other.compare()),
    ],
  };
}

/** Formats whose records are compared. Object.keys forgets the names of the formats, hence the casts. */
export const comparedFormats: readonly Format[] = [
  ...new Set<Format>([
    "fasta-dna",
    "fasta-protein",
    ...(Object.keys(statements) as Format[]),
    ...viabilityFormats,
    ...historyFormats,
  ]),
];

/** All that is said of one thing, without what is said twice. */
const withStatement = (
  known: readonly SourcedStatement[],
  statement: SourcedStatement,
): readonly SourcedStatement[] =>
  known.some((other) => isSame(other, statement)) ? known : [...known, statement];

/**
 * Files call one chromosome by several names: each name stands for the one that the data set that is believed has for most
 * things there.
 */
function inNamesOf(
  given: ReadonlyMap<string, readonly SourcedStatement[]>,
  property: SharedPropertyName,
): ReadonlyMap<string, readonly SourcedStatement[]> {
  const pairs = new Map<string, Map<string, number>>();
  for (const statementsOf of given.values()) {
    const [believed] = believedOf(property, statementsOf);
    if (!believed) continue;
    for (const { value, dataset } of statementsOf) {
      if (dataset === believed.dataset) continue;
      const names = pairs.get(value) ?? new Map<string, number>();
      pairs.set(value, names.set(believed.value, (names.get(believed.value) ?? 0) + 1));
    }
  }
  const meant = new Map(
    [...pairs].map(([value, names]) => [
      value,
      [...names].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? value,
    ]),
  );
  return new Map(
    [...given].map(([of, statementsOf]) => {
      const [believed] = believedOf(property, statementsOf);
      return [
        of,
        statementsOf.map((said) =>
          said.dataset === believed?.dataset ? said : { ...said, value: meant.get(said.value) ?? said.value },
        ),
      ];
    }),
  );
}

const isSame = (a: SourcedStatement, b: SourcedStatement): boolean =>
  a.value === b.value && a.dataset === b.dataset && a.about === b.about;

type Believed = readonly { readonly about?: string; readonly value: string; readonly dataset: Dataset }[];

/** All that the data set says that is believed. */
function believedOf(property: SharedPropertyName, statementsOf: readonly SourcedStatement[]): Believed {
  const formats: readonly Format[] = sharedProperties[property].believed;
  const first = statementsOf.find(({ dataset }) => formats.includes(dataset.format)) ?? statementsOf[0];
  return statementsOf.filter(({ dataset }) => dataset === first?.dataset);
}

/** What a sequence says of itself; null where nobody asks sequences, empty where the release has none. */
function sequenceSays(
  property: SharedPropertyName,
  of: string,
  sequences: ReadonlyMap<string, { readonly sequence: string; readonly dataset: Dataset }>,
): Believed | null {
  if (property !== "residue" && property !== "base" && property !== "number of residues") return null;
  const [, id = of, position] = /^(.*):(\d+)$/.exec(of) ?? [];
  const found = sequences.get(id);
  if (!found) return [];
  const { sequence, dataset } = found;
  if (property === "number of residues")
    return [{ value: String(sequence.replace(/\*$/, "").length), dataset }];
  return [{ value: sequence[Number(position) - 1]?.toUpperCase() ?? "none", dataset }];
}

function contradiction(
  property: SharedPropertyName,
  of: string,
  { about, value, dataset, line }: SourcedStatement,
  believed: Believed,
): Contradiction {
  return {
    about: believed[0]?.about ?? about,
    property,
    part: property === "residue" || property === "base" ? of : null,
    value,
    dataset,
    line,
    against: {
      value: believed.map((other) => other.value).join(" or "),
      // There is no contradiction of nothing.
      dataset: believed[0]!.dataset,
    },
  };
}
