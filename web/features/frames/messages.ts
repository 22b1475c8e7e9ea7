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

/** A residue of a structure is pointed at; null when none is any more. */
export interface ResidueMessage {
  readonly type: "karyon:residue";
  readonly residue: PointedResidue | null;
}

export interface PointedResidue {
  readonly chain: string;
  /** From 1, as in the protein. */
  readonly position: number;
}

/** An interval of a protein is selected in a view; null when the selection is taken back. */
export interface SelectedMessage {
  readonly type: "karyon:selected";
  readonly interval: ResidueInterval | null;
}

/** Intervals of a structure or a protein are to be marked; none shows all of it as at first. */
export interface IntervalsMessage {
  readonly type: "karyon:intervals";
  readonly intervals: readonly ResidueInterval[];
}

/** First and last residue. */
export type ResidueInterval = readonly [start: number, end: number];

/** Longer lists are nobody's features. */
const maxIntervals = 500;

const isObject = (data: unknown): data is object => typeof data === "object" && data !== null;
const hasType = (data: unknown, type: string): data is { readonly type: string } =>
  isObject(data) && "type" in data && data.type === type;
const isPosition = (data: unknown): data is number => Number.isSafeInteger(data) && Number(data) > 0;

/** Whether a message of a frame says that its view has been drawn, and how high it is. */
export const isReady = (data: unknown): data is ReadyMessage =>
  hasType(data, "karyon:ready") &&
  "height" in data &&
  (data.height === null || (typeof data.height === "number" && Number.isFinite(data.height)));

function isInterval(data: unknown): data is ResidueInterval {
  if (!Array.isArray(data) || data.length !== 2) return false;
  const [start, end]: unknown[] = data;
  return isPosition(start) && isPosition(end) && start <= end;
}

/** Whether a message of a frame or page says which feature of a protein is chosen. */
export const isFeature = (data: unknown): data is FeatureMessage =>
  hasType(data, "karyon:feature") &&
  "selectedProteinFeatureId" in data &&
  (data.selectedProteinFeatureId === null || typeof data.selectedProteinFeatureId === "string");

/** Whether a message of a frame says what its map shows. */
export const isMapState = (data: unknown): data is MapStateMessage =>
  hasType(data, "karyon:map") && "search" in data && typeof data.search === "string";

/** Whether a message of a frame says which residue of its structure is pointed at. */
export const isResidue = (data: unknown): data is ResidueMessage =>
  hasType(data, "karyon:residue") &&
  "residue" in data &&
  (data.residue === null ||
    (isObject(data.residue) &&
      "chain" in data.residue &&
      typeof data.residue.chain === "string" &&
      "position" in data.residue &&
      isPosition(data.residue.position)));

/** Whether a message of a frame says which interval of its protein is selected. */
export const isSelected = (data: unknown): data is SelectedMessage =>
  hasType(data, "karyon:selected") &&
  "interval" in data &&
  (data.interval === null || isInterval(data.interval));

/** Whether a message of a page says which intervals are to be marked. */
export const isIntervals = (data: unknown): data is IntervalsMessage =>
  hasType(data, "karyon:intervals") &&
  "intervals" in data &&
  Array.isArray(data.intervals) &&
  data.intervals.length <= maxIntervals &&
  data.intervals.every(isInterval);
