/** What is drawn of pathway models: boxes, and what follows from what. */
import type { PathwayModel } from "../../../api/contract/pathways.ts";
import type { Effect } from "./effects.ts";

export interface PathwayNode {
  readonly id: string;
  /** `gene`: of a model that the release knows only the genes of. */
  readonly kind: "activity" | "chemical" | "target" | "gene";
  /** Who does it, or which molecule it is. */
  readonly name: string;
  /** The gene's id where it is one. */
  readonly gene: string | null;
  /** All genes that it can be found by. */
  readonly genes: readonly string[];
  /** What it does; null where it is no activity. */
  readonly does: string | null;
  /** The process that it is part of. */
  readonly within: string | null;
  /** Where it happens. */
  readonly where: string | null;
  /** Ids of the models that have it. */
  readonly models: readonly string[];
  /** A gene of the address does it, or it is what the term of the address names. */
  readonly isMarked: boolean;
}

export interface PathwayLink {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly label: string;
  /** `molecule`: from or to something that is taken or given. */
  readonly effect: Effect;
}

export interface Pathway {
  readonly nodes: readonly PathwayNode[];
  readonly links: readonly PathwayLink[];
  readonly models: readonly Pick<PathwayModel, "gocam_id" | "title">[];
  /** Something was to be highlighted, but no box has it. */
  readonly isVain: boolean;
  /** Each model is drawn with a line around it. */
  readonly hasBoundaries: boolean;
}
