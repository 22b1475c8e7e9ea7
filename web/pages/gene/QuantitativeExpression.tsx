import { useMemo, useState } from "react";
import type { ExpressionLevel, GenePage } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { GeneLink, Listed, ReferenceLink, TermLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { expressionFilters, extensionTexts, filterLevels } from "./expression-filters.ts";
import type { ChosenFilters } from "./expression-filters.ts";
import { ExpressionPlot } from "./ExpressionPlot.tsx";
import { ExpressionStrip } from "./ExpressionStrip.tsx";

interface Row {
  readonly key: string;
  readonly level: ExpressionLevel;
}

/** Small averages keep their digits. */
const copies = (value: number): string =>
  value < 10 ? String(Number(value.toPrecision(2))) : count(Math.round(value));

const columnsFor = (gene: GenePage, details: boolean): Column<Row>[] => [
  {
    id: "description",
    header: "Description",
    sortBy: ({ level }) => level.molecule,
    cell: ({ level }) => `${level.molecule} level`,
  },
  { id: "gene", header: "Gene", inline: true, cell: () => <GeneLink gene={gene} /> },
  {
    id: "copies",
    header: "Molecules/cell (avg.)",
    number: true,
    inline: true,
    label: "molecules/cell",
    sortBy: ({ level }) => level.average_copies_per_cell,
    cell: ({ level }) => copies(level.average_copies_per_cell),
  },
  {
    id: "extension",
    header: "Extension",
    sortBy: ({ level }) => extensionTexts(level)[0] ?? null,
    cell: ({ level }) => extensionTexts(level).join(", "),
  },
  ...(details ? detailColumns : []),
];

const detailColumns: readonly Column<Row>[] = [
  {
    id: "condition",
    header: "Condition",
    cell: ({ level }) =>
      level.conditions.length > 0 && (
        <Listed
          parts={level.conditions.map(({ term, detail }) => ({
            key: term.termid,
            part: (
              <>
                <TermLink term={term} />
                {detail !== null && ` (${detail})`}
              </>
            ),
          }))}
        />
      ),
  },
  {
    id: "scale",
    header: "Scale",
    inline: true,
    sortBy: ({ level }) => level.scale,
    cell: ({ level }) => level.scale,
  },
  {
    id: "evidence",
    header: "Evidence",
    inline: true,
    sortBy: ({ level }) => level.evidence,
    cell: ({ level }) => level.evidence,
  },
  {
    id: "reference",
    header: "Reference",
    inline: true,
    sortBy: ({ level }) => level.reference?.uniquename ?? null,
    cell: ({ level }) => level.reference && <ReferenceLink reference={level.reference} />,
  },
];

/** How many molecules of the gene's products there are in a cell. */
export function QuantitativeExpression({ gene }: { readonly gene: GenePage }) {
  const [details, setDetails] = useState(false);
  const [chosen, setChosen] = useState<ChosenFilters>({});
  const levels = gene.quantitative_expression;
  const filters = useMemo(() => expressionFilters(levels), [levels]);
  const rows = useMemo(
    () => filterLevels(levels, chosen).map((level, index): Row => ({ key: String(index), level })),
    [levels, chosen],
  );
  const columns = useMemo(() => columnsFor(gene, details), [gene, details]);
  const filtered = Object.values(chosen).some((value) => value !== "");
  const show = (next: boolean) => {
    setDetails(next);
    if (!next) setChosen({});
  };
  return (
    <Section
      id="quantitative-expression"
      title="Quantitative gene expression"
      count={counted(levels.length, "annotation")}
      help="/documentation/gene-page-gene-expression"
    >
      <ExpressionStrip name={gene.display_name} levels={levels} />
      <div className="list-bar">
        <ViewChoice details={details} onChoose={show} />
        {filters.map((filter) => (
          <LevelFilter
            key={filter.id}
            filter={filter}
            chosen={chosen[filter.id] ?? ""}
            onChoose={(value) => setChosen({ ...chosen, [filter.id]: value })}
          />
        ))}
        <span role="status">
          {filtered
            ? `Showing ${count(rows.length)} of ${counted(levels.length, "annotation")}`
            : "Showing all annotations"}
        </span>
      </div>
      {rows.length === 0 ? (
        <div className="empty">
          <p>(No annotations after filtering)</p>
          <button type="button" className="button" onClick={() => setChosen({})}>
            Clear filters
          </button>
        </div>
      ) : (
        <DataTable
          caption={`Molecules per cell of ${gene.display_name}`}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
      <ExpressionPlot gene={gene} />
    </Section>
  );
}

interface ViewChoiceProps {
  readonly details: boolean;
  readonly onChoose: (details: boolean) => void;
}

const ViewChoice = ({ details, onChoose }: ViewChoiceProps) => (
  <span className="row" role="group" aria-label="View">
    <button type="button" className="button" aria-pressed={!details} onClick={() => onChoose(false)}>
      Summary
    </button>
    <button type="button" className="button" aria-pressed={details} onClick={() => onChoose(true)}>
      Details
    </button>
  </span>
);

interface LevelFilterProps {
  readonly filter: ReturnType<typeof expressionFilters>[number];
  /** "" for all. */
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

const LevelFilter = ({ filter: { label, values }, chosen, onChoose }: LevelFilterProps) => (
  <label className="check">
    {label}
    <select className="select" value={chosen} onChange={(event) => onChoose(event.target.value)}>
      <option value="">all</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  </label>
);
