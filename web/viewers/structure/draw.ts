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

/**
 * @param file address of an mmCIF file
 * @param byConfidence colours by the confidence of the model rather than by chain
 * @param background as 0xRRGGBB
 * @throws when the file cannot be read or this browser has no WebGL
 */
export async function drawStructure(target: HTMLElement, file: string, byConfidence: boolean, background: number): Promise<DrawnStructure> {
  const spec = DefaultPluginSpec();
  const plugin = new PluginContext({ ...spec, behaviors: [...spec.behaviors, PluginSpec.Behavior(MAQualityAssessment, { autoAttach: true, showTooltip: true })] });
  try {
    await plugin.init();
    if (!(await plugin.mountAsync(target))) throw new Error("this browser cannot draw in three dimensions (WebGL)");
    const data = await plugin.builders.data.download({ url: file, isBinary: file.endsWith(".bcif") });
    const trajectory = await plugin.builders.structure.parseTrajectory(data, "mmcif");
    const whole = await plugin.builders.structure.hierarchy.applyPreset(trajectory, "default");
    if (!whole) throw new Error("the file has no structure");
    if (byConfidence) {
      for (const structure of plugin.managers.structure.hierarchy.current.structures) {
        // The theme is registered by the behaviour above, so its name is not among those of the library's types.
        await plugin.managers.structure.component.updateRepresentationsTheme(structure.components, { color: PLDDTConfidenceColorThemeProvider.name as "default" });
      }
    }
  } catch (error) {
    plugin.dispose();
    throw error;
  }
  await PluginCommands.Canvas3D.SetSettings(plugin, { settings: (props) => { props.renderer.backgroundColor = Color(background); } });

  const camera = () => plugin.canvas3d?.camera;
  const look = (change: (fromTarget: Vec3, up: Vec3) => Vec3) => {
    const present = camera()?.getSnapshot();
    if (!present) return;
    const from = Vec3.sub(Vec3(), present.position, present.target);
    camera()?.setState({ position: Vec3.add(Vec3(), present.target, change(from, present.up)) }, 0);
    plugin.canvas3d?.requestDraw();
  };
  return {
    turn: (upright, level) => look((from, up) => {
      const sideways = Vec3.normalize(Vec3(), Vec3.cross(Vec3(), from, up));
      const turned = Vec3.transformMat4(Vec3(), from, Mat4.fromRotation(Mat4(), upright, Vec3.normalize(Vec3(), up)));
      return Vec3.transformMat4(Vec3(), turned, Mat4.fromRotation(Mat4(), level, sideways));
    }),
    zoom: (factor) => look((from) => Vec3.scale(Vec3(), from, factor)),
    reset: () => void PluginCommands.Camera.Reset(plugin, {}),
    dispose: () => plugin.dispose(),
  };
}
