import { useMemo } from "react";
import type { PathwayActivity, PathwayModel } from "../../../api/contract/index.ts";
import { megaModels } from "../../../api/contract/values/titles.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { frames } from "../../shared/urls/frames.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { external } from "../../shared/urls/urls.ts";
import { Listed, OtherSite } from "../../features/entities/links.tsx";
import { Frame } from "../../features/frames/Frame.tsx";
import { markedGenes, markedOf } from "../../features/pathways/marked.ts";
import { areMerged, pathwayFlags, writeModels } from "../../features/pathways/model-address.ts";
import { moleculesIn } from "../../features/pathways/molecules.ts";
import { tooMany } from "../../features/query-results/ModelledGenes.tsx";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { PathwayGenes } from "./PathwayGenes.tsx";
import { SourceLinks } from "./SourceLinks.tsx";
import { flagsOf, readShown, shownAtFirst, writeShown } from "./view-address.ts";
import type { ShownParts, ViewAddress } from "./view-address.ts";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";
import { useParameters } from "../../shared/urls/use-parameters.ts";

export interface PathwayPanelProps {
  readonly view: ViewAddress;
  readonly models: readonly PathwayModel[];
  readonly activities: readonly Omit<PathwayActivity, "models">[];
  /** It stands among the pages of all models: there is no way back to show. */
  readonly isAmongAll?: boolean;
}

const distinct = <T,>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** The genes of the query that the address names, and which activities they mark; a query of too many genes marks none. */
function useMarked({ source }: ViewAddress, activities: PathwayPanelProps["activities"]) {
  const query = queries.useSavedQueryQuery(
    {
      id: source.kind === "query" ? source.id : "",
      params: "fields=gene_uniquename,enables_gocam_activity_ids",
    },
    { skip: source.kind !== "query" },
  );
  const asked = query.currentData ?? null;
  const refused = asked !== null && tooMany(asked.count) !== null;
  const marked = useMemo(
    () =>
      markedGenes(
        activities,
        markedOf(source, refused ? [] : (asked?.rows.map((row) => row.gene_uniquename) ?? [])),
      ),
    [activities, source, asked, refused],
  );
  return { query, asked, marked, isMarked: !refused && !query.isError };
}

/** Genes that enable activities of the models, and genes that only activities act on. */
function genesOf(models: readonly PathwayModel[]) {
  const byName = ({ uniquename }: { readonly uniquename: string }) => uniquename;
  const genes = distinct(
    models.flatMap((model) => model.activity_enabling_genes),
    byName,
  );
  const enabling = new Set(genes.map(byName));
  const targets = distinct(
    models.flatMap((model) => model.target_genes),
    byName,
  ).filter((gene) => !enabling.has(byName(gene)));
  return { genes, targets };
}

/** What is shown, which the address keeps. */
function useShown({ models }: ViewAddress): readonly [ShownParts, (shown: ShownParts) => void] {
  const [search, change] = useParameters();
  const show = (shown: ShownParts) =>
    change(
      (present) => {
        const words = writeShown(models, shown);
        // "" says that nothing of them is shown.
        if (words === null) present.delete("show");
        else present.set("show", words);
      },
      { isStep: true },
    );
  return [readShown(search.get("show")) ?? shownAtFirst(models), show];
}

/** Words of the address that are no flags. */
const UnknownFlags = ({ words }: { readonly words: readonly string[] }) =>
  words.length > 0 && (
    <p role="note" className="list-bar">
      The address asks for {words.length === 1 ? "a flag that does not exist" : "flags that do not exist"}:{" "}
      <b>{words.join(", ")}</b>. There are: {pathwayFlags.join(", ")}.
    </p>
  );

/** The drawing of pathway models, what of them it shows, and their genes beside it. */
export function PathwayPanel({ view, models, activities, isAmongAll = false }: PathwayPanelProps) {
  const [shown, setShown] = useShown(view);
  const { query, asked, marked, isMarked } = useMarked(view, activities);
  const there = useMemo(() => moleculesIn(activities), [activities]);
  const { genes, targets } = genesOf(models);
  const ids = writeModels(view.models);
  const name =
    view.models.mega === null
      ? models.map((model) => model.title || model.gocam_id).join(", ")
      : megaModels[view.models.mega];
  const source = isMarked ? (view.sourceId ?? undefined) : undefined;
  const src = view.isPlain
    ? frames.gocamPlain(ids, source)
    : frames.gocamFull(ids, flagsOf(view.models, shown), source);
  return (
    <>
      {!isAmongAll && <SourceLinks view={view} genes={asked} />}
      <UnknownFlags words={view.models.unknownFlags} />
      {query.isError && (
        <ErrorMessage
          title="The genes to highlight could not be loaded."
          failure={asFailure(query.error)}
          onRetry={() => void query.refetch()}
        >
          The rest of the page is not affected.
        </ErrorMessage>
      )}
      {!view.isPlain && <Toggles view={view} shown={shown} there={there} onChange={setShown} />}
      <div className="pathway-panel">
        <Frame
          title={name}
          src={src}
          className={isAmongAll ? "frame--pathways" : "frame--pathway"}
          loading="Pathway view loading ..."
          {...(activities.length === 0 && models.length === 1 ? { minHeight: 120 } : {})}
        />
        <aside className="pathway-panel__side" aria-label="Genes of the pathway">
          <Origin models={models} />
          <PathwayGenes title="Pathway genes" pathway={name} genes={genes} marked={marked} />
          <PathwayGenes title="Target genes" pathway={`targets of ${name}`} genes={targets} marked={marked} />
        </aside>
      </div>
    </>
  );
}

/** Who made the models, and where they are edited. */
function Origin({ models }: Pick<PathwayPanelProps, "models">) {
  const { site } = useDeployment();
  const curators = distinct(
    models.flatMap((model) => model.contributors),
    ({ orcid }) => orcid,
  );
  const [only] = models.length === 1 ? models : [];
  return (
    <>
      {curators.length > 0 && (
        <p className="small">
          Curated by:{" "}
          <Listed
            parts={curators.map(({ orcid, name }) => ({
              key: orcid,
              part: <OtherSite to={external.orcid(orcid)}>{name ?? `ORCID ${orcid}`}</OtherSite>,
            }))}
          />
          {curators.some(({ name }) => name === null) && (
            <span className="muted"> (names that this release does not tell stand at the ORCID)</span>
          )}
        </p>
      )}
      {only && site.developer_mode && (
        <p className="small">
          <OtherSite to={external.noctua(only.gocam_id)}>View in Noctua</OtherSite>
        </p>
      )}
    </>
  );
}

interface TogglesProps {
  readonly view: ViewAddress;
  readonly shown: ShownParts;
  readonly there: { readonly chemicals: boolean; readonly targets: boolean };
  readonly onChange: (shown: ShownParts) => void;
}

/** What can be shown or hidden; what the models do not have cannot. */
function Toggles({ view: { models }, shown, there, onChange }: TogglesProps) {
  const toggle = (key: keyof ShownParts, label: string, isThere = true) => (
    <CheckBox
      checked={isThere && shown[key]}
      disabled={!isThere}
      onChange={(checked) => onChange({ ...shown, [key]: checked })}
    >
      {label}
    </CheckBox>
  );
  return (
    <div className="list-bar">
      {toggle("chemicals", "Show chemicals", there.chemicals)}
      {!models.flags.has("retain_genes") && toggle("targets", "Show target genes/complexes", there.targets)}
      {areMerged(models) && toggle("boundaries", "Show model boundaries")}
    </div>
  );
}
