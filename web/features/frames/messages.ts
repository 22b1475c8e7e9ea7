/** What a page and the views that it embeds tell each other, in both directions. Only messages of the own site are heard. */

/** The view is drawn; it would like to be this high, in px. */
export interface ReadyMessage {
  readonly type: "karyon:ready";
  readonly height: number | null;
}

/** A protein feature is pointed at; null when none is any more. */
export interface FeatureMessage {
  readonly type: "karyon:feature";
  readonly selectedProteinFeatureId: string | null;
}

/** What a view shows has changed: the search part of its address says what is looked for in it. */
export interface MapStateMessage {
  readonly type: "karyon:map";
  readonly search: string;
}

const hasType = (data: unknown, type: string): data is { readonly type: string } =>
  typeof data === "object" && data !== null && "type" in data && data.type === type;

/** Whether a message of a frame says that its view has been drawn, and how high it is. */
export const isReady = (data: unknown): data is ReadyMessage =>
  hasType(data, "karyon:ready") &&
  "height" in data &&
  (data.height === null || typeof data.height === "number");

/** Whether a message of a frame or page says which feature of a protein is chosen. */
export const isFeature = (data: unknown): data is FeatureMessage =>
  hasType(data, "karyon:feature") &&
  "selectedProteinFeatureId" in data &&
  (data.selectedProteinFeatureId === null || typeof data.selectedProteinFeatureId === "string");

/** Whether a message of a frame says what its map shows. */
export const isMapState = (data: unknown): data is MapStateMessage =>
  hasType(data, "karyon:map") && "search" in data && typeof data.search === "string";
