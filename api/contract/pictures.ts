/** What the built web draws for the server: pages and views as they begin, so that they are seen before their programs have come. */
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { Boot } from "./boot.ts";
import type { FirstAnswers } from "./first-answers.ts";
import type { PathwayGraph } from "./pathways.ts";
import type { DrawnPage } from "./values/drawn-pages.ts";

/** What a picture is made of. */
export type PictureTask =
  | {
      readonly kind: "pathway";
      readonly graph: PathwayGraph;
      /** The models and flags as addresses name them. */
      readonly models: string;
    }
  | { readonly kind: "map"; readonly map: PathwayMap; readonly connected: boolean }
  | {
      readonly kind: PagePart;
      readonly boot: Boot;
      /** What the page asks for first. */
      readonly answers: FirstAnswers;
    };

/**
 * What pages begin with: the header, that of the front page, which has no search box, that of pages of releases by name, which has no
 * links, what the front page itself begins with, and pages of which all is drawn.
 */
export type PagePart = "header" | "front header" | "bare header" | "front page" | DrawnPage;

/** The module that is built of web/viewers/pictures.tsx. */
export interface PicturesModule {
  /** Markup; null where a view begins with what depends on its window. */
  readonly pictureOf: (task: PictureTask) => string | null;
}
