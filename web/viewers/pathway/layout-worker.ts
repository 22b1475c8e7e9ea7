/** Lays pathways out beside the page, which can be scrolled and clicked meanwhile: many models take a second. */
import type { Pathway } from "./drawn-pathway.ts";
import type { Shape } from "./shape.ts";
import { placePathway } from "./layout.ts";
import { withoutPathway } from "./sent-drawing.ts";

addEventListener(
  "message",
  ({ data: { pathway, shape } }: MessageEvent<{ readonly pathway: Pathway; readonly shape: Shape }>) =>
    postMessage(withoutPathway(placePathway(pathway, shape))),
);
