/** What turns, zooms and saves a drawn structure. */
import type { Canvas3D } from "molstar/lib/mol-canvas3d/canvas3d.js";
import { Mat4, Vec3 } from "molstar/lib/mol-math/linear-algebra.js";
import { saveBlob } from "../../shared/browser/save.ts";

export interface Controls {
  /** Turns by radians about the window's upright and level axes. */
  turn(upright: number, level: number): void;
  /** Goes nearer for factors below 1. */
  zoom(factor: number): void;
  /** The whole structure, as at first. */
  reset(): void;
  /** Saves what is seen, pixel by pixel. @throws where the browser cannot draw it */
  savePng(name: string): Promise<void>;
}

/** Where the eye is, given from what is looked at, and which way is up for it. */
interface Eye {
  readonly from: Vec3;
  readonly up: Vec3;
}

const turned = (about: Vec3, angle: number) => (vector: Vec3) =>
  Vec3.transformMat4(Vec3(), vector, Mat4.fromRotation(Mat4(), angle, Vec3.normalize(Vec3(), about)));

/** What turns, zooms and saves what is on a canvas. */
export function controlsOf(canvas3d: Canvas3D, canvas: HTMLCanvasElement): Controls {
  const { camera } = canvas3d;
  const look = (change: (eye: Eye) => Eye) => {
    const { position, target, up: present } = camera.getSnapshot();
    const { from, up } = change({ from: Vec3.sub(Vec3(), position, target), up: present });
    camera.setState({ position: Vec3.add(Vec3(), target, from), up }, 0);
    canvas3d.requestDraw();
  };
  return {
    turn: (upright, level) =>
      look(({ from, up }) => {
        const aside = turned(up, upright)(from);
        const over = turned(Vec3.cross(Vec3(), aside, up), level);
        return { from: over(aside), up: over(up) };
      }),
    zoom: (factor) => look(({ from, up }) => ({ from: Vec3.scale(Vec3(), from, factor), up })),
    reset: () => canvas3d.requestCameraReset(),
    savePng: async (name) => {
      // The library's own picture is drawn anew, which takes half a minute where no graphics processor helps.
      const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
      if (pixels === null) throw new Error("the browser could not draw the picture");
      saveBlob(name, pixels);
    },
  };
}
