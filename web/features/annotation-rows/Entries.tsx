import { useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { ExtensionPart, SummaryRow } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { count } from "../../shared/format/format.ts";
import { useUntilFound } from "../../shared/table/use-until-found.ts";
import { GeneLink, GenotypeLink, Listed } from "../entities/links.tsx";
import { NoGenotype } from "./NoGenotype.tsx";
import { ExtensionText, TargetList } from "./Extension.tsx";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

export type Entry = SummaryRow["entries"][number];

/** Of one gene or genotype: either the parts of one extension, or a relation to several targets, each an extension of its own. */
export interface JoinedEntry {
  readonly entry: Entry;
  /** All of one relation where it is a list. */
  readonly parts: readonly ExtensionPart[];
  readonly isList: boolean;
}

const featureOf = ({ genotype, genes }: Entry): string =>
  genotype?.display_uniquename ?? genes.map(({ uniquename }) => uniquename).join(" ");

/** Extensions of a single part that differ in their target only become one list, in the place of the first of them. */
export function joinedEntries(entries: readonly Entry[]): JoinedEntry[] {
  const groups = Map.groupBy(entries, (entry) => {
    const [first, second] = entry.extension;
    return first && !second ? `${featureOf(entry)}\n${first.relation}` : entry;
  });
  return [...groups.values()].map((alike) => {
    // A group has at least one entry.
    const entry = alike[0]!;
    return alike.length === 1
      ? { entry, parts: entry.extension, isList: false }
      : { entry, parts: alike.flatMap(({ extension }) => extension), isList: true };
  });
}

const keyOf = (entry: Entry, index: number): string =>
  entry.genotype?.display_uniquename ?? entry.genes[0]?.uniquename ?? String(index);

const GenesOf = ({ entry }: { readonly entry: Entry }) => (
  <Listed parts={entry.genes.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))} />
);

const Feature = ({ entry, feature }: { readonly entry: Entry; readonly feature: string }) => {
  if (entry.genotype) return <GenotypeLink genotype={entry.genotype} />;
  const genes = <GenesOf entry={entry} />;
  return feature === "genotype" ? <NoGenotype>{genes}</NoGenotype> : genes;
};

/** Genes or genotypes in a line that a row shows at first, and those from which on the others wait: a thousand are a wall. */
const fewPlain = { shown: 100, max: 150 };

/** Genes or genotypes one after the other. Of very many the first ones show, the others when they are asked for or a search of the browser finds one; on paper all. */
function Plain({ parts }: { readonly parts: ComponentProps<typeof Listed>["parts"] }) {
  const [all, setAll] = useState(false);
  const rest = useUntilFound<HTMLSpanElement>(!all, () => setAll(true));
  if (parts.length <= fewPlain.max) return <Listed parts={parts} />;
  return (
    <>
      <Listed parts={parts.slice(0, fewPlain.shown)} />
      <span className="entries__rest" ref={rest}>
        , <Listed parts={parts.slice(fewPlain.shown)} />
      </span>{" "}
      <button type="button" className="button button--quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all
          ? `Show the first ${count(fewPlain.shown)}`
          : `… and ${count(parts.length - fewPlain.shown)} more`}
      </button>
    </>
  );
}

/** Extensions that a row shows at first, one a line, and those from which on the others wait. */
const fewExtensions = { shown: 2, max: 3 };

interface ExtendedProps {
  readonly entries: readonly JoinedEntry[];
  /** Said before the extension; null where the page is about it. */
  readonly featureOf: ((entry: Entry) => ReactNode) | null;
}

/** Entries with an extension, one a line. Of many the first ones show, the others when they are asked for; on paper all. */
function Extended({ entries, featureOf: named }: ExtendedProps) {
  const [all, setAll] = useState(false);
  const isCut = entries.length > fewExtensions.max && !all;
  return (
    <>
      {entries.map(({ entry, parts, isList }, index) => (
        <div
          key={`${keyOf(entry, index)} ${index}`}
          className={isCut && index >= fewExtensions.shown ? "paper-only" : undefined}
        >
          {named && <>{named(entry)} </>}
          {isList ? <TargetList parts={parts} /> : <ExtensionText parts={parts} />}
        </div>
      ))}
      {isCut && (
        <button type="button" className="button button--quiet" onClick={() => setAll(true)}>
          … and {count(entries.length - fewExtensions.shown)} more
        </button>
      )}
    </>
  );
}

export interface EntriesProps {
  readonly row: SummaryRow;
  readonly request: AnnotationsRequest;
  /** "gene" or "genotype" */
  readonly feature: string;
  /** The page is about the gene that all entries are of: only extensions are said. */
  readonly extensionsOnly: boolean;
  /** The page is about the gene: that a phenotype is known of it only goes without saying on each row. */
  readonly ofGene: boolean;
}

/** Whether a summary row has anything to say beside its term. */
export const hasEntries = (
  row: SummaryRow,
  { extensionsOnly, ofGene }: Pick<EntriesProps, "extensionsOnly" | "ofGene">,
): boolean =>
  row.entries.some(
    (entry) => entry.extension.length > 0 || (!extensionsOnly && (!ofGene || entry.genotype !== null)),
  );

/** The genes or genotypes of a summary row: those without extension in one line, then those with one. Of large tables only the first ones come at once. */
export function Entries({ row, request, feature, extensionsOnly, ofGene }: EntriesProps) {
  const [all, setAll] = useState(false);
  const toCome = row.entries.length < row.entries_total;
  const { data, isFetching } = api.useAnnotationsQuery(
    { ...request, view: "summary", page: 1, row: row.id, entries: "all" },
    { skip: !all || !toCome },
  );
  const whole = data?.rows.find((one) => one.kind === "summary");
  const entries = whole?.entries ?? row.entries;
  const plain = entries.filter(
    (entry) => entry.extension.length === 0 && (feature !== "genotype" || entry.genotype !== null),
  );
  const bare = entries.filter((entry) => entry.extension.length === 0 && !plain.includes(entry));
  const extended = entries.filter((entry) => entry.extension.length > 0);
  return (
    <div className="entries">
      {!extensionsOnly && plain.length > 0 && (
        <Plain
          parts={plain.map((entry, index) => ({
            key: `${keyOf(entry, index)} ${index}`,
            part: <Feature entry={entry} feature={feature} />,
          }))}
        />
      )}
      {!extensionsOnly && !(ofGene && plain.length === 0) && bare.length > 0 && (
        // A single gene keeps the row to one line, as a genotype does.
        <div className={bare.length === 1 ? "nowrap" : undefined}>
          <NoGenotype>
            <Plain
              parts={bare.map((entry, index) => ({
                key: `${keyOf(entry, index)} ${index}`,
                part: <GenesOf entry={entry} />,
              }))}
            />
          </NoGenotype>
        </div>
      )}
      <Extended
        entries={joinedEntries(extended)}
        featureOf={extensionsOnly ? null : (entry) => <Feature entry={entry} feature={feature} />}
      />
      {toCome && !whole && (
        <button
          type="button"
          className="button button--quiet"
          disabled={all && isFetching}
          onClick={() => setAll(true)}
        >
          Show all {count(row.entries_total)} {feature}s ...
        </button>
      )}
    </div>
  );
}
