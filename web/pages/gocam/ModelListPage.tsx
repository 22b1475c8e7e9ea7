import { useMemo } from "react";
import type { PathwayMap } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { count, counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GeneLink, GocamLink, Listed } from "../../features/entities/links.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { chosenModels, fileColumns, listedModels } from "./model-list.ts";
import type { ListedModel } from "./model-list.ts";
import { PathwayPage } from "./PathwayPages.tsx";
import { about } from "../../features/entities/about.ts";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

/** Rows that are drawn at once. */
const atOnce = 25;

const columns: readonly Column<ListedModel>[] = [
  {
    id: "title",
    header: "Pathway",
    className: "wide-cell",
    sortBy: ({ title, gocam_id: id }) => title || id,
    cell: (model) => <GocamLink model={model} />,
  },
  {
    id: "process",
    header: "Process",
    className: "wide-cell",
    sortBy: ({ processes }) => processes[0]?.label ?? null,
    cell: ({ processes }) =>
      processes.length > 0 && (
        <FirstFew
          parts={processes.map(({ id, label }) => ({
            key: id,
            part: (
              <PageLink to={urls.term(id)} {...about("term", id)}>
                {label}
              </PageLink>
            ),
          }))}
        />
      ),
  },
  {
    id: "taxon",
    header: "Taxon",
    inline: true,
    sortBy: ({ taxon }) => taxon?.label ?? taxon?.id ?? null,
    cell: ({ taxon }) => taxon && (taxon.label === null ? taxon.id : <i>{taxon.label}</i>),
  },
  {
    id: "activities",
    header: "Activities",
    number: true,
    inline: true,
    label: "Activities",
    sortBy: ({ activity_count: activities }) => activities,
    cell: ({ activity_count: activities }) => count(activities),
  },
  {
    id: "genes",
    header: "Genes",
    className: "pathway-list__genes",
    first: "largest",
    sortBy: ({ genes }) => genes.length,
    cell: ({ geneNames }) => <Genes genes={geneNames} />,
  },
  {
    id: "date",
    header: "Last change",
    tight: true,
    inline: true,
    label: "Last change",
    sortBy: ({ date }) => date,
    cell: ({ date }) => date,
  },
];

/** Where all models are of one organism, a column that says so in each row takes the room of the others. */
const columnsOf = (models: readonly ListedModel[]): readonly Column<ListedModel>[] =>
  new Set(models.map(({ taxon }) => taxon?.id)).size > 1
    ? columns
    : columns.filter(({ id }) => id !== "taxon");

function Genes({ genes }: { readonly genes: ListedModel["geneNames"] }) {
  const parts = genes.map(({ id, name }) => ({
    key: id,
    part: <GeneLink gene={{ uniquename: id, name }} />,
  }));
  if (parts.length <= 4) return <Listed parts={parts} />;
  return (
    <details>
      <summary>{counted(parts.length, "gene")}</summary>
      <Listed parts={parts} />
    </details>
  );
}

/** /gocam/model-list: all pathway models, sorted and filtered as the visitor likes. */
export function Component() {
  return (
    <Loaded query={api.usePathwayMapQuery()} title={["Pathway models", "Pathway list"]}>
      {(map) => <ModelList map={map} />}
    </Loaded>
  );
}

function withoutChoices(present: URLSearchParams): void {
  for (const key of ["words", "process"]) present.delete(key);
}

function ModelList({ map }: { readonly map: PathwayMap }) {
  const [search, change] = useParameters();
  const words = search.get("words") ?? "";
  const asked = search.get("process");
  const group = map.groups.some(({ id }) => id === asked) ? asked : null;
  const all = useMemo(() => listedModels(map), [map]);
  const shownColumns = useMemo(() => columnsOf(all), [all]);
  const rows = useMemo(() => chosenModels(all, words, group), [all, words, group]);
  const choose = (key: string, value: string | null) =>
    change((present) => setOrDelete(present, key, value ?? ""));
  return (
    <PathwayPage
      title="Pathway list"
      lead={`This release has ${counted(all.length, "pathway model")}. A model that has changed since the release is at its source in a newer form.`}
    >
      <div className="list-bar" id="list">
        <TextFilter label="Filter models by words" value={words} onChange={(text) => choose("words", text)} />
        <ProcessChoice groups={map.groups} group={group} choose={(id) => choose("process", id)} />
        <p role="status" className="subtle">
          {rows.length === all.length
            ? counted(all.length, "model")
            : `${count(rows.length)} of ${counted(all.length, "model")}`}
        </p>
        <div className="actions">
          <TakeTable
            what="pathway models"
            file="pathway-models"
            section="list"
            columns={fileColumns}
            rows={rows}
          />
        </div>
      </div>
      {asked !== null && group === null && (
        <p role="alert">The release has no models in a group “{asked}”: all are shown.</p>
      )}
      {rows.length === 0 ? (
        <p className="empty">
          No model has these words.{" "}
          <button type="button" className="link-button" onClick={() => change(withoutChoices)}>
            Show all models
          </button>
        </p>
      ) : (
        <DataTable
          caption="Pathway models"
          columns={shownColumns}
          rows={rows}
          whole={all}
          rowKey={({ gocam_id: id }) => id}
          atOnce={atOnce}
        />
      )}
    </PathwayPage>
  );
}

interface ProcessChoiceProps extends Pick<PathwayMap, "groups"> {
  /** Id of the chosen group; null for all. */
  readonly group: string | null;
  readonly choose: (id: string | null) => void;
}

const ProcessChoice = ({ groups, group, choose }: ProcessChoiceProps) => (
  <label className="field-inline">
    Process{" "}
    <select
      className="select"
      value={group ?? "all"}
      onChange={({ target }) => choose(target.value === "all" ? null : target.value)}
    >
      <option value="all">all</option>
      {groups.map(({ id, label, models }) => (
        <option key={id} value={id}>
          {label} ({count(models)})
        </option>
      ))}
    </select>
  </label>
);
