/** Draws a structure with molstar, without its user interface. */
import { MAQualityAssessment } from "molstar/lib/extensions/model-archive/quality-assessment/behavior.js";
import { PLDDTConfidenceColorThemeProvider } from "molstar/lib/extensions/model-archive/quality-assessment/color/plddt.js";
import { Mat4, Vec3 } from "molstar/lib/mol-math/linear-algebra.js";
import { PluginCommands } from "molstar/lib/mol-plugin/commands.js";
import { PluginContext } from "molstar/lib/mol-plugin/context.js";
import { DefaultPluginSpec, PluginSpec } from "molstar/lib/mol-plugin/spec.js";
import { Color } from "molstar/lib/mol-util/color/color.js";

export interface DrawnStructure {
  /** Turns by radians about the window's upright and level axes. */
  turn(upright: number, level: number): void;
  /** Goes nearer for factors below 1. */
  zoom(factor: number): void;
  /** The whole structure, as at first. */
  reset(): void;
  dispose(): void;
}

/** What turns and zooms a structure that is there. */
function controlsOf(plugin: PluginContext): DrawnStructure {
  const camera = () => plugin.canvas3d?.camera;
  /** Moves the eye, given from what is looked at, and which way is up for it. */
  const look = (
    change: (eye: { readonly from: Vec3; readonly up: Vec3 }) => { readonly from: Vec3; readonly up: Vec3 },
  ) => {
    const present = camera()?.getSnapshot();
    if (!present) return;
    const { from, up } = change({ from: Vec3.sub(Vec3(), present.position, present.target), up: present.up });
    camera()?.setState({ position: Vec3.add(Vec3(), present.target, from), up }, 0);
    plugin.canvas3d?.requestDraw();
  };
  const turned = (about: Vec3, angle: number) => (vector: Vec3) =>
    Vec3.transformMat4(Vec3(), vector, Mat4.fromRotation(Mat4(), angle, Vec3.normalize(Vec3(), about)));
  return {
    turn: (upright, level) =>
      look(({ from, up }) => {
        const aside = turned(up, upright)(from);
        const over = turned(Vec3.cross(Vec3(), aside, up), level);
        return { from: over(aside), up: over(up) };
      }),
    zoom: (factor) => look(({ from, up }) => ({ from: Vec3.scale(Vec3(), from, factor), up })),
    reset: () => void PluginCommands.Camera.Reset(plugin, {}),
    dispose: () => plugin.dispose(),
  };
}

/**
 * @param file address of an mmCIF file
 * @param byConfidence colours by the confidence of the model rather than by chain
 * @param background as 0xRRGGBB
 * @throws when the file cannot be read or this browser has no WebGL
 */
export async function drawStructure(
  target: HTMLElement,
  file: string,
  byConfidence: boolean,
  background: number,
): Promise<DrawnStructure> {
  const spec = DefaultPluginSpec();
  const plugin = new PluginContext({
    ...spec,
    behaviors: [
      ...spec.behaviors,
      PluginSpec.Behavior(MAQualityAssessment, { autoAttach: true, showTooltip: true }),
    ],
  });
  try {
    await plugin.init();
    if (!(await plugin.mountAsync(target)))
      throw new Error("this browser cannot draw in three dimensions (WebGL)");
    const data = await plugin.builders.data.download({ url: file, isBinary: file.endsWith(".bcif") });
    const trajectory = await plugin.builders.structure.parseTrajectory(data, "mmcif");
    const whole = await plugin.builders.structure.hierarchy.applyPreset(trajectory, "default");
    if (!whole) throw new Error("the file has no structure");
    if (byConfidence) {
      for (const structure of plugin.managers.structure.hierarchy.current.structures) {
        // The theme is registered by the behaviour above, so its name is not among those of the library's types.
        await plugin.managers.structure.component.updateRepresentationsTheme(structure.components, {
          color: PLDDTConfidenceColorThemeProvider.name as "default",
        });
      }
    }
  } catch (error) {
    plugin.dispose();
    throw error;
  }
  await PluginCommands.Canvas3D.SetSettings(plugin, {
    settings: (props) => {
      props.renderer.backgroundColor = Color(background);
    },
  });
  return controlsOf(plugin);
}
