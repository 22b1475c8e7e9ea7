/** What is looked for and opened on the map of all models, as its address says it. Pure. */

export const linkKinds = ["activities", "molecules", "genes"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const kindLabels: Readonly<Record<LinkKind, string>> = {
  activities: "same activity",
  molecules: "makes what the other takes",
  genes: "same gene",
};

export interface MapState {
  /** Name or id of a gene that is looked for; "" for none. */
  readonly gene: string;
  /** The gene that a way from it is to lead to; "" for none. */
  readonly to: string;
  /** Id of a model, `A+B` for what links two, or that of a group behind `process:`; "" for nothing. */
  readonly chosen: string;
  /** Ids of groups whose models are shown one by one; null for what the map begins with. */
  readonly open: readonly string[] | "all" | null;
  readonly links: ReadonlySet<LinkKind>;
}

const isKind = (text: string): text is LinkKind => linkKinds.some((kind) => kind === text);

/** The state that an address asks for. */
export function readMapState(search: string): MapState {
  const params = new URLSearchParams(search);
  const open = params.get("open");
  const links = params.get("links");
  return {
    gene: params.get("gene") ?? "",
    to: params.get("to") ?? "",
    chosen: params.get("chosen") ?? "",
    open: open === null ? null : open === "all" ? "all" : open.split(",").filter((id) => id !== ""),
    links: new Set(links === null ? linkKinds : links.split(",").filter(isKind)),
  };
}

/** The search part of the address, with its question mark; "" for the map as it begins. */
export function writeMapState({ gene, to, chosen, open, links }: MapState): string {
  const params = new URLSearchParams();
  if (gene !== "") params.set("gene", gene);
  if (to !== "") params.set("to", to);
  if (chosen !== "") params.set("chosen", chosen);
  if (open !== null) params.set("open", open === "all" ? "all" : open.join(","));
  if (links.size < linkKinds.length)
    params.set("links", linkKinds.filter((kind) => links.has(kind)).join(","));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
