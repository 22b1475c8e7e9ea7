/** What is drawn of the map of all models: groups, models of those that are open, and links between what is seen. Pure. */
import type { MapLink, MapModel, PathwayMap } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { linkKinds } from "./map-state.ts";
import type { LinkKind, MapState } from "./map-state.ts";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Links between two boxes that are seen: of two models, or of all models in closed groups. */
export interface ShownLink {
  readonly key: string;
  readonly from: Area;
  readonly to: Area;
  readonly links: readonly MapLink[];
  /** The strongest of what links them. */
  readonly kind: LinkKind;
  /** Ids of the models or groups at its ends. */
  readonly ends: readonly [string, string];
  /** What links them, in words. */
  readonly label: string;
}

export interface ShownMap {
  readonly groups: readonly (PathwayMap["groups"][number] & { readonly isOpen: boolean })[];
  readonly models: readonly MapModel[];
  readonly links: readonly ShownLink[];
}

/** Labels of links can be read from this scale on. */
export const readable = 0.55;

/** More models than these begin in closed groups. */
const fewModels = 20;

/** Whether a map has so few models that all of them are shown from the start. */
export const opensAtFirst = ({ models }: Pick<PathwayMap, "models">): boolean => models.length <= fewModels;

/** Whether the models of a group are shown one by one. */
const isOpen = (map: PathwayMap, { open }: Pick<MapState, "open">, group: string): boolean =>
  open === null ? opensAtFirst(map) : open === "all" || open.includes(group);

const named = (items: readonly string[], one: string, many = `${one}s`): string =>
  items.length === 0
    ? ""
    : items.length <= 2
      ? items.join(", ")
      : `${items[0] ?? ""} and ${counted(items.length - 1, `other ${one}`, `other ${many}`)}`;

/** What links two models, in a few words. */
export function linkLabel(
  { activities, genes, molecules }: Pick<MapLink, LinkKind>,
  names: PathwayMap["genes"],
  kinds: ReadonlySet<LinkKind>,
): string {
  return [
    kinds.has("activities")
      ? named(
          activities.map(({ label }) => label),
          "activity",
          "activities",
        )
      : "",
    kinds.has("molecules")
      ? named(
          molecules.map(({ label }) => label),
          "molecule",
        )
      : "",
    kinds.has("genes")
      ? named(
          genes.map((id) => names[id] ?? id),
          "gene",
        )
      : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

const strongest = (links: readonly MapLink[], kinds: ReadonlySet<LinkKind>): LinkKind | undefined =>
  linkKinds.find((kind) => kinds.has(kind) && links.some((link) => link[kind].length > 0));

/** What is drawn for a state; `ids` are the models that are there at all. */
export function shownMap(map: PathwayMap, state: MapState, ids: ReadonlySet<string>): ShownMap {
  const models = map.models.filter(({ gocam_id: id }) => ids.has(id));
  const inGroup = Map.groupBy(models, ({ group }) => group);
  const groups = map.groups
    .filter(({ id }) => inGroup.has(id))
    .map((group) => ({
      ...group,
      models: inGroup.get(group.id)?.length ?? 0,
      isOpen: isOpen(map, state, group.id),
    }));
  const open = new Set(groups.filter((group) => group.isOpen).map(({ id }) => id));
  const areas = new Map<string, { readonly id: string; readonly area: Area }>();
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const model of models) {
    const group = byId.get(model.group);
    if (open.has(model.group)) areas.set(model.gocam_id, { id: model.gocam_id, area: model });
    else if (group) areas.set(model.gocam_id, { id: `process:${group.id}`, area: group });
  }
  const bundles = new Map<string, { ends: [string, string]; from: Area; to: Area; links: MapLink[] }>();
  for (const link of map.links) {
    const [from, to] = [areas.get(link.source), areas.get(link.target)];
    if (!from || !to || from.id === to.id) continue;
    const key = [from.id, to.id].toSorted().join("+");
    const bundle = bundles.get(key);
    if (bundle) bundle.links.push(link);
    else bundles.set(key, { ends: [from.id, to.id], from: from.area, to: to.area, links: [link] });
  }
  return {
    groups,
    models: models.filter(({ group }) => open.has(group)),
    links: [...bundles].flatMap(([key, { ends, from, to, links }]) => {
      const kind = strongest(links, state.links);
      const [only] = links.length === 1 ? links : [];
      return kind
        ? [
            {
              key,
              from,
              to,
              links,
              kind,
              ends,
              label: only
                ? linkLabel(only, map.genes, state.links)
                : counted(links.length, "pair of models", "pairs of models"),
            },
          ]
        : [];
    }),
  };
}

/** Models that a gene takes part in, by its name or id in any case. */
export function modelsOfGene(
  map: PathwayMap,
  text: string,
): { readonly gene: string; readonly models: MapModel[] } | null {
  const sought = text.trim().toLowerCase();
  if (sought === "") return null;
  const id = Object.keys(map.genes).find(
    (gene) => gene.toLowerCase() === sought || map.genes[gene]?.toLowerCase() === sought,
  );
  if (id === undefined) return { gene: "", models: [] };
  return {
    gene: id,
    models: map.models.filter(({ genes, targets }) => genes.includes(id) || targets.includes(id)),
  };
}

/** The least area around some. */
export function areaAround(areas: readonly Area[], around: number): Area {
  const left = Math.min(...areas.map(({ x }) => x)) - around;
  const top = Math.min(...areas.map(({ y }) => y)) - around;
  return {
    x: left,
    y: top,
    width: Math.max(...areas.map(({ x, width }) => x + width)) + around - left,
    height: Math.max(...areas.map(({ y, height }) => y + height)) + around - top,
  };
}
