import { useCallback, useMemo, useState } from "react";
import type { GeneAllele } from "../../../api/contract/index.ts";
import { count, counted, words } from "../../shared/format/format.ts";
import { hasWords } from "../../shared/format/has-words.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import { FilterChip } from "../../shared/table/FilterChip.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { useTiedRows } from "../../features/widgets/use-tied-rows.ts";
import { columnsFor, fileColumns } from "./columns.tsx";
import type { OpenAlleles } from "./columns.tsx";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

const noneOpen: ReadonlySet<string> = new Set();

/** Whether every word stands in what the table says of an allele. */
const holds = (allele: GeneAllele, text: string): boolean =>
  hasWords(
    [allele.name, allele.uniquename, allele.description, words(allele.allele_type), ...allele.synonyms],
    text,
  );

/** The filters, as the address has them. */
function useFilters() {
  const [search, change] = useParameters();
  const set = useCallback(
    (name: "text" | "type", value: string) => change((present) => setOrDelete(present, name, value)),
    [change],
  );
  return { text: search.get("text") ?? "", type: search.get("type") ?? "", set };
}

interface TypeFilterProps {
  /** The alleles that fit the words, of all types. */
  readonly matching: readonly GeneAllele[];
  readonly type: string;
  readonly choose: (type: string) => void;
}

function TypeFilter({ matching, type, choose }: TypeFilterProps) {
  const types = [...Map.groupBy(matching, ({ allele_type: of }) => of)];
  return (
    <label>
      Type:{" "}
      <select className="select" value={type} onChange={(event) => choose(event.target.value)}>
        <option value="">any ({count(matching.length)})</option>
        {type !== "" && !types.some(([of]) => of === type) && <option value={type}>{words(type)} (0)</option>}
        {types.map(([of, { length }]) => (
          <option key={of} value={of}>
            {words(of)} ({count(length)})
          </option>
        ))}
      </select>
    </label>
  );
}

interface GenotypesSwitchProps {
  readonly opened: OpenAlleles;
  readonly setOpened: (opened: OpenAlleles) => void;
}

const GenotypesSwitch = ({ opened, setOpened }: GenotypesSwitchProps) => (
  <span role="group" aria-label="Show genotypes" className="screen-only">
    Show genotypes:{" "}
    <button type="button" className="button" aria-pressed={opened === "all"} onClick={() => setOpened("all")}>
      All
    </button>{" "}
    <button
      type="button"
      className="button"
      aria-pressed={opened !== "all" && opened.size === 0}
      onClick={() => setOpened(noneOpen)}
    >
      None
    </button>
  </span>
);

interface AllelesTableProps {
  readonly rows: readonly GeneAllele[];
  /** Of the gene. */
  readonly name: string;
}

/** All alleles of a gene, with filters that the address keeps and genotypes on request. */
export function AllelesTable({ rows, name }: AllelesTableProps) {
  const [opened, setOpened] = useState<OpenAlleles>(noneOpen);
  const { text, type, set } = useFilters();
  const { pointed, handlers: tied } = useTiedRows();
  const setText = useCallback((value: string) => set("text", value.trim()), [set]);
  const columns = useMemo(() => {
    const open = (allele: string) =>
      setOpened((present) => (present === "all" ? present : new Set([...present, allele])));
    return columnsFor(opened, open, pointed);
  }, [opened, pointed]);
  const matching = useMemo(() => rows.filter((allele) => holds(allele, text)), [rows, text]);
  const shown = type === "" ? matching : matching.filter(({ allele_type: of }) => of === type);
  return (
    <>
      <fieldset className="filterbar">
        <legend className="visually-hidden">Filters of the alleles of {name}</legend>
        <TypeFilter matching={matching} type={type} choose={(chosen) => set("type", chosen)} />
        <TextFilter label={`Filter alleles of ${name} by words`} value={text} onChange={setText} />
        {rows.some(({ genotypes }) => genotypes.length > 0) && (
          <GenotypesSwitch opened={opened} setOpened={setOpened} />
        )}
        <span className="actions">
          <TakeTable
            what={`alleles of ${name}`}
            file={`${name}-alleles`}
            section="main"
            columns={fileColumns}
            rows={shown}
            filter={[type && words(type), text].filter(Boolean).join(", ")}
          />
        </span>
        <div className="filterbar__state">
          <span role="status">
            {shown.length === rows.length
              ? `Showing all ${counted(rows.length, "allele")}`
              : `Showing ${count(shown.length)} of ${counted(rows.length, "allele")}`}
          </span>
          {type !== "" && <FilterChip text={`Type: ${words(type)}`} onRemove={() => set("type", "")} />}
          {text !== "" && <FilterChip text={`Words: ${text}`} onRemove={() => setText("")} />}
        </div>
      </fieldset>
      {shown.length === 0 ? (
        <div className="empty">
          <p>No allele fits these filters.</p>
        </div>
      ) : (
        <div className="tied-rows" {...tied}>
          <DataTable
            caption={`Alleles of ${name}`}
            columns={columns}
            rows={shown}
            rowKey={(allele) => allele.uniquename}
            sorted={{ column: "type", descending: false }}
          />
        </div>
      )}
    </>
  );
}
