/** Lays pathways out beside the page, which can be scrolled and clicked meanwhile: many models take a second. */
import type { Pathway } from "./activities.ts";
import { placePathway } from "./layout.ts";

addEventListener("message", ({ data }: MessageEvent<Pathway>) => postMessage(placePathway(data)));
