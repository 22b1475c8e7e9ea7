/** What the built web draws for the server: views as they begin, so that they are seen before their programs have come. */
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import type { PathwayGraph } from "./pathways.ts";

/** What a picture is made of. */
export type PictureTask =
  | {
      readonly kind: "pathway";
      readonly graph: PathwayGraph;
      /** The models and flags as addresses name them. */
      readonly models: string;
    }
  | { readonly kind: "map"; readonly map: PathwayMap; readonly connected: boolean };

/** The module that is built of web/viewers/pictures.tsx. */
export interface PicturesModule {
  /** Markup; null where a view begins with what depends on its window. */
  readonly pictureOf: (task: PictureTask) => string | null;
}
