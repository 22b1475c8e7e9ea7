/** What is known of a thing at a glance, under its name: every cell filters the table that it counts. */
import { X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type {
  AnnotationCount,
  AnnotationType,
  GenePage,
  OverviewPart,
  ReferenceShort,
} from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { count, counted } from "../../shared/format/format.ts";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { typesShown } from "../annotations/types-shown.ts";
import { Viability } from "../entities/Viability.tsx";
import { publicationsOf } from "../literature/publications.ts";
import { readYears, writeYears, yearsParameter, yearSpans, yearsText } from "../literature/years.ts";
import { BandDownloads } from "./BandDownloads.tsx";
import { groupOfPart, groupOfYears } from "./band.ts";
import type { BandGroup } from "./band.ts";
import { DirectionCells, directionLegend } from "./DirectionCells.tsx";
import { formOf, MoreCells, PartLabel } from "./MoreCells.tsx";
import type { CellRoom } from "./MoreCells.tsx";
import { RibbonCells } from "./RibbonCells.tsx";
import { useChosenCells } from "./use-chosen-cells.ts";
import type { ChooseCell } from "./use-chosen-cells.ts";
import { YearCells } from "./YearCells.tsx";

/** A part of the overview with the type whose table it filters. */
interface ShownPart extends OverviewPart {
  readonly table: AnnotationType;
  readonly annotations: number;
}

type Tables = ReturnType<typeof typesShown>;

const partsShown = (parts: readonly OverviewPart[], tables: Tables): ShownPart[] =>
  parts.flatMap((part) => {
    const found = tables.find(({ type }) => type.id === part.type);
    return found?.type.overview
      ? [{ ...part, table: found.type, annotations: found.counts.annotations }]
      : [];
  });

/** The heading that types share. */
const headingOf = (type: AnnotationType): string => type.group ?? type.display_name;

/** Annotations by heading: of all tables below it, also of those of which the overview draws nothing. */
function totalsOf(tables: Tables): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { type, counts } of tables)
    if (type.overview) totals.set(headingOf(type), (totals.get(headingOf(type)) ?? 0) + counts.annotations);
  return totals;
}

/** The parts that the page has tables of, by their heading. */
function groupsOf(parts: readonly ShownPart[]): (readonly [string, readonly ShownPart[]])[] {
  return [...Map.groupBy(parts, ({ table }) => headingOf(table))];
}

/** All cells of the overview, with the heading of each part. */
const groupsForFile = (parts: readonly ShownPart[], references: readonly ReferenceShort[]): BandGroup[] => [
  ...parts.map((part) => {
    const heading = headingOf(part.table);
    return groupOfPart(heading === part.label ? heading : `${heading}: ${part.label}`, part);
  }),
  ...(references.length > 0 ? [groupOfYears("Papers by year", yearSpans(references))] : []),
];

export interface OverviewBandProps {
  /** The page of the thing. */
  readonly page: {
    readonly annotation_counts: readonly AnnotationCount[];
    readonly overview?: readonly OverviewPart[] | undefined;
  };
  readonly name: string;
  /** What the page lists, of which publications are counted; none where it lists none. */
  readonly references?: readonly ReferenceShort[];
  /** Of genes, whether cells live without them. */
  readonly viability?: GenePage["deletion_viability"];
  /** Leaves the overview out where there is little to look over. */
  readonly ofMany?: boolean;
}

const nothing: readonly ReferenceShort[] = [];

/** Fewer rows than these are seen at a glance in their tables. */
const manyRows = 10;

/** A line for each ribbon, and three for what stands beside them; two lines where there is little else above the tables. */
const roomOfGene = { ribbon: 3, findings: 6, bars: 3 };
const roomOfMany = { ribbon: 8, findings: Infinity, bars: 4 };
const roomOfWide = { ribbon: Infinity, findings: Infinity, bars: Infinity };

/** How many cells have room in the window. */
function useCellRoom(ofMany: boolean): CellRoom {
  const isWide = useMedia("(width >= 2000px)");
  const [isOpen, setOpen] = useState(false);
  return {
    atFirst: isWide ? roomOfWide : ofMany ? roomOfMany : roomOfGene,
    isOpen,
    // The toggle is seen pressed at once; the cells come in the next picture.
    hasAll: useDeferredValue(isOpen),
    onToggle: () => setOpen(!isOpen),
  };
}

/** Cells of annotations, interactions and papers; nothing where nothing is known. */
export function OverviewBand({
  page,
  name,
  references: listed = nothing,
  viability = null,
  ofMany = false,
}: OverviewBandProps) {
  const references = publicationsOf(listed);
  const deployment = useDeployment();
  const tables = typesShown(deployment, page.annotation_counts);
  const parts = partsShown(page.overview ?? [], tables);
  const totals = totalsOf(tables);
  const cells = useChosenCells(parts);
  const [search] = useSearchParams();
  const years = search.get(yearsParameter);
  const rows = parts.reduce((sum, { annotations }) => sum + annotations, 0);
  if (ofMany ? rows < manyRows : parts.length === 0 && references.length === 0) return null;
  const hasDirections = parts.some(({ table }) => table.overview?.directions);
  return (
    <section className={ofMany ? "overview overview--any" : "overview"} aria-label={`Overview of ${name}`}>
      <div className="overview__parts">
        <PartGroups parts={parts} totals={totals} viability={viability} cells={cells} ofMany={ofMany} />
        {references.length > 0 && (
          <Papers references={references} chosen={years} choose={cells.chooseYears} />
        )}
      </div>
      <BandFoot hasDirections={hasDirections} cells={cells} years={years}>
        <BandDownloads name={name} groups={groupsForFile(parts, references)} />
      </BandFoot>
    </section>
  );
}

interface BandFootProps {
  /** Signs stand in the overview. */
  readonly hasDirections: boolean;
  readonly cells: ChooseCell;
  /** Years that the literature is filtered by, as the address has them; null for none. */
  readonly years: string | null;
  readonly children: ReactNode;
}

/** What the signs mean, what the tables are filtered by, and what follows. */
const BandFoot = ({ hasDirections, cells, years, children }: BandFootProps) => (
  <p className="overview__foot">
    {hasDirections && directionLegend}
    {cells.chosen.map(({ part, cell }) => (
      <Chip
        key={`${part.type} ${cell.value}`}
        text={`${part.label}: ${cell.label}`}
        figures={`${count(cell.count)} of ${count(part.annotations)}`}
        section={part.type}
        onClear={() => cells.choose(part, cell.value)}
      />
    ))}
    {years !== null && readYears(years) !== null && (
      <Chip
        text={`Papers of ${yearsText(years)}`}
        figures={null}
        section="literature"
        onClear={() => cells.chooseYears(years)}
      />
    )}
    {children}
  </p>
);

interface PartGroupsProps extends Pick<PartGroupProps, "parts" | "viability" | "cells"> {
  /** Annotations by heading. */
  readonly totals: ReadonlyMap<string, number>;
  readonly ofMany: boolean;
}

/** What is opened and closed together. What stands beside and below it is not drawn anew for that. */
function PartGroups({ parts, totals, viability, cells, ofMany }: PartGroupsProps) {
  const room = useCellRoom(ofMany);
  return groupsOf(parts).map(([title, group]) => (
    <PartGroup
      key={title}
      title={title}
      total={totals.get(title) ?? 0}
      parts={group}
      viability={viability}
      cells={cells}
      room={room}
    />
  ));
}

interface PartGroupProps {
  readonly title: string;
  /** Annotations below the heading. */
  readonly total: number;
  readonly parts: readonly ShownPart[];
  readonly viability: GenePage["deletion_viability"];
  readonly cells: ChooseCell;
  readonly room: CellRoom;
}

/** The parts of one heading, drawn by what their rows are: a ribbon of terms, findings with a direction, bars of evidence. */
function PartGroup({ title, total, parts, viability, cells, room }: PartGroupProps) {
  const [first] = parts;
  const steps = useRovingFocus<HTMLDivElement>();
  const form = first === undefined ? "ribbon" : formOf(first.table);
  return (
    <div
      ref={steps}
      role="toolbar"
      aria-label={title}
      className={form === "bars" ? "overview__group overview__group--bars" : "overview__group"}
    >
      {form !== "bars" && (
        <div className="overview__head">
          <h2>
            {title} <span>{counted(total, "annotation")}</span>
            {form === "findings" && viability !== null && (
              <span>
                {" "}
                · deletion <Viability value={viability} />
              </span>
            )}
          </h2>
          {form === "findings" &&
            parts.map((part) => <MoreCells key={part.type} part={part} cells={cells} room={room} />)}
        </div>
      )}
      {parts.map((part) => {
        const drawn = { part, cells, room };
        switch (form) {
          case "findings":
            return <DirectionCells key={part.type} {...drawn} />;
          case "bars":
            return (
              <div key={part.type}>
                <div className="overview__head">
                  <h2>
                    {part.label} <span>{count(part.annotations)}</span>
                  </h2>
                  <MoreCells {...drawn} />
                </div>
                <RibbonCells {...drawn} />
              </div>
            );
          case "ribbon":
            return (
              <div key={part.type} className="overview__row">
                <PartLabel {...drawn} />
                <RibbonCells {...drawn} />
              </div>
            );
          // No default
        }
      })}
    </div>
  );
}

interface PapersProps {
  readonly references: readonly ReferenceShort[];
  readonly chosen: string | null;
  readonly choose: (years: string) => void;
}

/** Papers by spans of years; those without a year are counted in words. */
function Papers({ references, chosen, choose }: PapersProps) {
  const undated = references.filter(({ publication_year: year }) => year == null).length;
  const spans = yearSpans(references);
  const steps = useRovingFocus<HTMLDivElement>();
  return (
    <div ref={steps} role="toolbar" aria-label="Papers" className="overview__group overview__group--papers">
      <h2>
        Papers{" "}
        <span>
          {count(references.length)}
          {undated > 0 && ` · ${count(undated)} without a year`}
        </span>
      </h2>
      {spans.length > 0 && (
        <YearCells spans={spans} chosen={chosen} onChoose={(span) => choose(writeYears(span))} />
      )}
    </div>
  );
}

interface ChipProps {
  readonly text: string;
  readonly figures: string | null;
  /** Id of the section whose table is filtered. */
  readonly section: string;
  readonly onClear: () => void;
}

const Chip = ({ text, figures, section, onClear }: ChipProps) => (
  <span className="chip">
    <a href={`#${section}`}>
      {text}
      {figures !== null && ` (${figures})`}
    </a>
    <button type="button" aria-label={`Take back ${text}`} onClick={onClear}>
      <X className="icon" aria-hidden />
    </button>
  </span>
);
