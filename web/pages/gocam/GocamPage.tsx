import { useMemo } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import type { GeneShort, GocamPage as Gocam, PathwayModel } from "../../../api/contract/index.ts";
import { megaModels, titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { counted } from "../../shared/format/format.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { Listed, TermLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";
import { areMerged, writeModels } from "../../features/pathways/model-address.ts";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { GeneTable } from "../../features/gene-list/GeneTable.tsx";
import { Activities } from "./Activities.tsx";
import { MergedModels } from "./MergedModels.tsx";
import { NoModels, PathwayPage } from "./PathwayPages.tsx";
import { PathwayPanel } from "./PathwayPanel.tsx";
import { readView } from "./view-address.ts";
import type { ViewAddress } from "./view-address.ts";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../../features/entities/about.ts";

/** /gocam/{view|site-view}/{docs|gene|term|subset-count}/{ids[:flags]}[/{source}[/{name}]] */
export function Component() {
  const params = useParams();
  const { pathname } = useLocation();
  const view = useMemo(() => readView(pathname, params), [pathname, params]);
  return areMerged(view.models) ? <SeveralModels view={view} /> : <OneModel view={view} />;
}

function OneModel({ view }: { readonly view: ViewAddress }) {
  const [id = ""] = view.models.ids;
  return (
    <Loaded query={api.useGocamQuery(id)} title={["GO-CAM Pathway", id]}>
      {(model) => <GocamContent key={model.gocam_id} model={model} view={view} />}
    </Loaded>
  );
}

function SeveralModels({ view }: { readonly view: ViewAddress }) {
  const ids = writeModels(view.models);
  const { mega } = view.models;
  return (
    <Loaded query={api.usePathwaysQuery(ids)} title={titleParts.gocams(ids, [])}>
      {(graph) =>
        mega !== null && graph.models.length === 0 ? (
          <PathwayPage title={megaModels[mega]}>
            <NoModels models={mega} />
          </PathwayPage>
        ) : (
          <MergedModels key={ids} graph={graph} view={view} />
        )
      }
    </Loaded>
  );
}

function GocamContent({ model, view }: { readonly model: Gocam; readonly view: ViewAddress }) {
  const terms = (list: Gocam["part_of"]) => (
    <Listed parts={list.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
  );
  const targets = useMemo(
    () =>
      model.target_genes.filter(
        (gene) => !model.activity_enabling_genes.some((other) => other.uniquename === gene.uniquename),
      ),
    [model],
  );
  const models = useMemo(() => [model], [model]);
  usePageTitle(...titleParts.gocam(model));
  useFragment();
  return (
    <div className="page">
      <EntityHead
        type="gocam"
        kind="Pathway model"
        isTitle
        name={
          <span>
            <ModelTitle model={model} />
          </span>
        }
        id={model.title ? model.gocam_id : null}
        copied={`${model.title} ${model.gocam_id}`}
        longName={`${model.title} (${model.gocam_id})`}
      />
      <PathwayPanel view={view} models={models} activities={model.activities} />
      <dl className="defs section">
        <Definition term="Activities">{model.activities.length || model.activity_count}</Definition>
        <Definition term="Status">{model.status}</Definition>
        <Definition term="Last change">{model.date}</Definition>
        <Definition term="Part of" wide>
          {model.part_of.length > 0 && terms(model.part_of)}
        </Definition>
        <Definition term="Occurs in" wide>
          {model.occurs_in.length > 0 && terms(model.occurs_in)}
        </Definition>
      </dl>
      {model.activities.length > 0 && <Activities model={model} />}
      {model.activity_enabling_genes.length > 0 && (
        <Genes id="genes" title="Genes with an activity" genes={model.activity_enabling_genes} />
      )}
      {targets.length > 0 && <Genes id="target-genes" title="Targets" genes={targets} />}
      {model.references.length > 0 && <LiteratureSection about={model.title} references={model.references} />}
    </div>
  );
}

const Genes = ({
  id,
  title,
  genes,
}: {
  readonly id: string;
  readonly title: string;
  readonly genes: readonly GeneShort[];
}) => (
  <Section id={id} title={title} count={counted(genes.length, "gene")}>
    <GeneTable caption={title} genes={genes} />
  </Section>
);

/** The title of a model, with links where it names terms; its id where it has no title. */
function ModelTitle({
  model: { gocam_id: id, title, title_terms: terms },
}: {
  readonly model: Pick<PathwayModel, "gocam_id" | "title" | "title_terms">;
}) {
  if (title === "") return `GO-CAM pathway model ${id}`;
  const known = new Set(terms.map(({ termid }) => termid));
  const parts = title.split(/([A-Z]+:\d+)/).map((part, at) =>
    known.has(part) ? (
      <Link key={`${part} ${at}`} to={urls.term(part)} {...about("term", part)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
  return <span className="inline-links">{parts}</span>;
}
