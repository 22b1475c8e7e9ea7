/** Draws a structure with molstar: with its canvas alone, since its plugins take longer to come than the drawing. */
import { Canvas3D, Canvas3DContext, DefaultCanvas3DParams } from "molstar/lib/mol-canvas3d/canvas3d.js";
import { resizeCanvas } from "molstar/lib/mol-canvas3d/util.js";
import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { AssetManager } from "molstar/lib/mol-util/assets.js";
import { Color } from "molstar/lib/mol-util/color/color.js";
import { controlsOf } from "./controls.ts";
import type { Controls } from "./controls.ts";
import { readStructure } from "./read-structure.ts";
import { represent } from "./represent.ts";
import { residuesIn, watchPointer } from "./residues.ts";
import type { ResidueAt, Residues } from "./residues.ts";

export interface DrawnStructure extends Controls, Residues {
  /** @param colour of the ground, as 0xRRGGBB */
  setGround(colour: number): void;
  dispose(): void;
}

interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly canvas3d: Canvas3D;
  dispose(): void;
}

/** Draws for the canvas of an element. @throws where this browser has no WebGL */
function contextIn(target: HTMLElement, canvas: HTMLCanvasElement): Canvas3DContext {
  target.append(canvas);
  // Before it is drawn on: all that is there to draw on is made anew when the size changes.
  resizeCanvas(canvas, target);
  try {
    // What it is copied to the canvas from is smoothed already.
    return Canvas3DContext.fromCanvas(
      canvas,
      new AssetManager(),
      { antialias: false },
      { transparency: "blended" },
    );
  } catch (error) {
    canvas.remove();
    throw new Error("this browser cannot draw in three dimensions (WebGL)", { cause: error });
  }
}

/** ms: the first picture is on the screen before the work on the next one begins. */
const smoothAfter = 100;

const { camera, renderer, multiSample, postprocessing, marking } = DefaultCanvas3DParams;

/** For the first picture, drawn in one pass: smoothed edges take passes and programs of their own, which a slow computer waits for. */
const quick = {
  camera: { ...camera, helper: { axes: { name: "off" as const, params: {} } } },
  cameraResetDurationMs: 0,
  multiSample: { ...multiSample, mode: "off" },
  postprocessing: { ...postprocessing, enabled: false, occlusion: { name: "off" as const, params: {} } },
  marking: { ...marking, enabled: false },
};

/** For all pictures after it. */
const smooth = { multiSample, marking, postprocessing: { enabled: true } };

/** Waits until something has been drawn. */
const drawing = ({ didDraw }: Canvas3D): Promise<void> =>
  new Promise((resolve) => {
    const before = didDraw.value;
    const watch = didDraw.subscribe((at) => {
      if (at === before) return;
      watch.unsubscribe();
      resolve();
    });
  });

/** A canvas that is as large as an element. @throws where this browser has no WebGL */
function stageIn(target: HTMLElement, background: number): Stage {
  const canvas = document.createElement("canvas");
  const context = contextIn(target, canvas);
  const sizeNow = () => [target.offsetWidth, target.offsetHeight, devicePixelRatio].join(" ");
  let size = sizeNow();
  const fit = () => resizeCanvas(canvas, target, context.pixelScale);
  if (context.pixelScale !== 1) fit();
  const canvas3d = Canvas3D.create(context, {
    ...quick,
    renderer: { ...renderer, backgroundColor: Color(background) },
  });
  const watcher = new ResizeObserver(() => {
    // At first the canvas has the size already, but what tells residues apart under the pointer waits for it.
    if (size !== sizeNow()) {
      size = sizeNow();
      fit();
      context.syncPixelScale();
    }
    canvas3d.requestResize();
  });
  watcher.observe(target);
  return {
    canvas,
    canvas3d,
    dispose: () => {
      watcher.disconnect();
      canvas3d.dispose();
      context.dispose();
      canvas.remove();
    },
  };
}

/**
 * @param file its tables
 * @param byConfidence colours by the confidence of the model rather than by chain and element
 * @param background as 0xRRGGBB
 * @param onPoint is told of the residue that the pointer is at, null for none
 * @throws when the file cannot be read or this browser has no WebGL
 */
export async function drawStructure(
  target: HTMLElement,
  file: CifFrame,
  byConfidence: boolean,
  background: number,
  onPoint: (residue: ResidueAt | null) => void,
): Promise<DrawnStructure> {
  const stage = stageIn(target, background);
  const { canvas, canvas3d } = stage;
  try {
    const structure = await readStructure(file);
    const parts = await represent(structure, byConfidence, canvas3d);
    for (const { representation } of parts) canvas3d.add(representation);
    canvas3d.commit(true);
    canvas3d.requestCameraReset();
    canvas3d.requestDraw();
    const drawn = drawing(canvas3d);
    canvas3d.animate();
    await drawn;
    const next = setTimeout(() => {
      canvas3d.setProps(smooth);
      // What pointing at residues needs, before somebody does.
      canvas3d.webgl.resources.linkPrograms(["pick", "marking"]);
    }, smoothAfter);
    watchPointer(canvas3d, onPoint);
    return {
      ...controlsOf(canvas3d, canvas),
      ...residuesIn(canvas3d, structure, parts),
      setGround: (colour) => {
        const backgroundColor = Color(colour);
        if (canvas3d.props.renderer.backgroundColor !== backgroundColor)
          canvas3d.setProps({ renderer: { backgroundColor } });
      },
      dispose: () => {
        clearTimeout(next);
        stage.dispose();
      },
    };
  } catch (error) {
    stage.dispose();
    throw error;
  }
}
