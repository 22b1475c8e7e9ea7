import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { MapLink, MapModel, PathwayMap, PathwayWay } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { FrameAnswer } from "../frame/use-answers.ts";
import { kindLabels, linkKinds } from "./map-state.ts";
import type { MapState } from "./map-state.ts";
import { linkLabel } from "./shown-map.ts";
import type { ChangeMap } from "./use-map-state.ts";
import { WayText } from "./WayText.tsx";

export interface MapPanelProps {
  readonly map: PathwayMap;
  readonly ids: ReadonlySet<string>;
  readonly state: MapState;
  readonly change: ChangeMap;
  readonly way: FrameAnswer<readonly PathwayWay[]>;
  /** Models of the gene that is looked for. */
  readonly found: { readonly gene: string; readonly models: readonly MapModel[] } | null;
}

/** What is chosen on the map, or looked for, in words. */
export function MapPanel(props: MapPanelProps) {
  const { state, change } = props;
  const isSearch = state.gene !== "";
  if (!isSearch && state.chosen === "") return null;
  return (
    <aside className="pathway__panel" aria-label="What is chosen" aria-live="polite">
      <button
        type="button"
        className="icon-button pathway__close"
        aria-label="Close"
        title="Close"
        onClick={() => change({ gene: "", to: "", chosen: "" })}
      >
        <X className="icon" aria-hidden />
      </button>
      {state.chosen !== "" ? (
        <Chosen {...props} />
      ) : state.to !== "" ? (
        <WayText way={props.way} gene={state.gene} to={state.to} />
      ) : (
        <Found {...props} />
      )}
    </aside>
  );
}

const modelsPage = (id: string, title: string): ReactNode => (
  <a href={pageAddress(urls.gocam(id))} target="_top">
    {title || id}
  </a>
);

function Found({ map, ids, state, change, found }: MapPanelProps) {
  if (!found || found.models.length === 0)
    return (
      <p>
        No pathway model of this release has a gene <b>{state.gene}</b>.
      </p>
    );
  const hidden = found.models.filter(({ gocam_id: id }) => !ids.has(id));
  return (
    <>
      <h2>
        <a href={pageAddress(urls.gene(found.gene))} target="_top">
          {map.genes[found.gene] ?? found.gene}
        </a>
      </h2>
      <p>
        In {counted(found.models.length, "model")}
        {hidden.length > 0 &&
          `, ${counted(hidden.length, "one", "of them")} not on the map of connected models`}
        :
      </p>
      <ModelList models={found.models} change={change} />
    </>
  );
}

const ModelList = ({
  models,
  change,
}: {
  readonly models: readonly MapModel[];
  readonly change: ChangeMap;
}) => (
  <ul className="plain">
    {models.map(({ gocam_id: id, title }) => (
      <li key={id}>
        <button type="button" className="link-button" onClick={() => change({ chosen: id })}>
          {title || id}
        </button>
      </li>
    ))}
  </ul>
);

function Chosen({ map, state, change }: MapPanelProps) {
  const { chosen } = state;
  const group = map.groups.find(({ id }) => chosen === `process:${id}`);
  const model = map.models.find(({ gocam_id: id }) => id === chosen);
  if (group) {
    const models = map.models.filter((one) => one.group === group.id);
    return <Group map={map} group={group} models={models} state={state} change={change} />;
  }
  if (model) return <Model map={map} model={model} change={change} />;
  const [one = "", other = ""] = chosen.split("+");
  const inside = (end: string, id: string): boolean =>
    end === id || map.models.some((each) => each.gocam_id === id && end === `process:${each.group}`);
  const links = map.links.filter(
    ({ source, target }) =>
      (inside(one, source) && inside(other, target)) || (inside(one, target) && inside(other, source)),
  );
  if (links.length === 0) return <p>Nothing on this map is called “{chosen}”.</p>;
  return (
    <>
      <h2>{counted(links.length, "link")}</h2>
      {links.map((link) => (
        <LinkText key={`${link.source} ${link.target}`} map={map} link={link} />
      ))}
    </>
  );
}

interface GroupProps extends Pick<MapPanelProps, "map" | "state" | "change"> {
  readonly group: PathwayMap["groups"][number];
  readonly models: readonly MapModel[];
}

function Group({ map, group, models, state, change }: GroupProps) {
  const open = state.open === "all" ? map.groups.map(({ id }) => id) : (state.open ?? []);
  const isOpen = open.includes(group.id);
  return (
    <>
      <h2>
        {group.id === "" ? (
          group.label
        ) : (
          <a href={pageAddress(urls.term(group.id))} target="_top">
            {group.label}
          </a>
        )}
      </h2>
      <p>
        {counted(models.length, "model")}.{" "}
        <button
          type="button"
          className="button"
          onClick={() =>
            change({ open: isOpen ? open.filter((id) => id !== group.id) : [...open, group.id] })
          }
        >
          {isOpen ? "Close the group" : "Open the group"}
        </button>
      </p>
      <ModelList models={models} change={change} />
    </>
  );
}

function Model({ map, model, change }: Pick<MapPanelProps, "map" | "change"> & { readonly model: MapModel }) {
  const id = model.gocam_id;
  const links = map.links.filter(({ source, target }) => source === id || target === id);
  const byId = new Map(map.models.map((one) => [one.gocam_id, one]));
  return (
    <>
      <h2>{modelsPage(id, model.title)}</h2>
      <p>
        {counted(model.activity_count, "activity", "activities")}, {counted(model.genes.length, "gene")}
        {model.date !== null && `; last change ${model.date}`}. {modelsPage(id, "Open its page")}
      </p>
      {model.genes.length > 0 && (
        <p className="small">
          {model.genes.map((gene, at) => (
            <span key={gene}>
              {at > 0 && ", "}
              <a href={pageAddress(urls.gene(gene))} target="_top">
                <i>{map.genes[gene] ?? gene}</i>
              </a>
            </span>
          ))}
        </p>
      )}
      <h3>
        {links.length === 0 ? "Linked to no other model" : `Linked to ${counted(links.length, "model")}`}
      </h3>
      <ul className="plain">
        {links.map((link) => {
          const other = link.source === id ? link.target : link.source;
          return (
            <li key={other}>
              <button type="button" className="link-button" onClick={() => change({ chosen: other })}>
                {byId.get(other)?.title || other}
              </button>
              <br />
              <span className="muted small">{linkLabel(link, map.genes, new Set(linkKinds))}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function LinkText({ map, link }: { readonly map: PathwayMap; readonly link: MapLink }) {
  const titleOf = (id: string): string => map.models.find((model) => model.gocam_id === id)?.title ?? id;
  return (
    <section className="pathway-map__link">
      <h3>
        {modelsPage(link.source, titleOf(link.source))} and {modelsPage(link.target, titleOf(link.target))}
      </h3>
      <dl>
        {linkKinds
          .filter((kind) => link[kind].length > 0)
          .map((kind) => (
            <div key={kind}>
              <dt>{kindLabels[kind]}</dt>
              <dd>
                {kind === "genes"
                  ? link.genes.map((gene) => map.genes[gene] ?? gene).join(", ")
                  : link[kind].map(({ label }) => label).join("; ")}
              </dd>
            </div>
          ))}
      </dl>
      <a href={pageAddress(urls.pathways("docs", `${link.source}+${link.target}`))} target="_top">
        View the two merged
      </a>
    </section>
  );
}
