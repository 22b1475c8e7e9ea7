/** Draws a structure with molstar, without its user interface. */
import { MAQualityAssessment } from "molstar/lib/extensions/model-archive/quality-assessment/behavior.js";
import { PLDDTConfidenceColorThemeProvider } from "molstar/lib/extensions/model-archive/quality-assessment/color/plddt.js";
import { QualityAssessment } from "molstar/lib/extensions/model-archive/quality-assessment/prop.js";
import { Mat4, Vec3 } from "molstar/lib/mol-math/linear-algebra.js";
import {
  StructureElement,
  StructureProperties,
  StructureSelection,
} from "molstar/lib/mol-model/structure.js";
import type { Structure } from "molstar/lib/mol-model/structure.js";
import {
  clearStructureOverpaint,
  setStructureOverpaint,
} from "molstar/lib/mol-plugin-state/helpers/structure-overpaint.js";
import { PluginCommands } from "molstar/lib/mol-plugin/commands.js";
import { PluginContext } from "molstar/lib/mol-plugin/context.js";
import { DefaultPluginSpec, PluginSpec } from "molstar/lib/mol-plugin/spec.js";
import { MolScriptBuilder as MS } from "molstar/lib/mol-script/language/builder.js";
import { Script } from "molstar/lib/mol-script/script.js";
import type { Stretch } from "../../features/frames/messages.ts";
import { Color } from "molstar/lib/mol-util/color/color.js";
import { saveBlob } from "../../shared/browser/save.ts";

/** A residue that the pointer is at. */
export interface ResidueAt {
  readonly chain: string;
  /** Number in the file: from 1, as in the protein, in predicted structures and in most others. */
  readonly position: number;
  /** Three letters. */
  readonly name: string;
  /** pLDDT, of predicted structures. */
  readonly confidence: number | null;
}

export interface DrawnStructure {
  /** Colours stretches of all chains, and nothing else; none takes the colours away. */
  paint(stretches: readonly Stretch[], colour: number): void;
  /** Marks stretches as if the pointer were there; none marks nothing. */
  mark(stretches: readonly Stretch[]): void;
  /** Turns by radians about the window's upright and level axes. */
  turn(upright: number, level: number): void;
  /** Goes nearer for factors below 1. */
  zoom(factor: number): void;
  /** The whole structure, as at first. */
  reset(): void;
  /** Saves what is seen, pixel by pixel. @throws where the browser cannot draw it */
  savePng(name: string): Promise<void>;
  dispose(): void;
}

/** The residues of stretches, by their numbers in the file. */
const residuesOf = (structure: Structure, stretches: readonly Stretch[]): StructureElement.Loci =>
  StructureSelection.toLociWithSourceUnits(
    Script.getStructureSelection(
      MS.struct.generator.atomGroups({
        "residue-test": MS.core.logic.or(
          stretches.map(([start, end]) =>
            MS.core.rel.inRange([MS.struct.atomProperty.macromolecular.auth_seq_id(), start, end]),
          ),
        ),
      }),
      structure,
    ),
  );

/** Colours and marks stretches, and tells which residue the pointer is at. */
function residuesIn(plugin: PluginContext): Pick<DrawnStructure, "paint" | "mark"> {
  const structures = () => plugin.managers.structure.hierarchy.current.structures;
  const components = () => structures().flatMap((structure) => structure.components);
  let painting = Promise.resolve();
  return {
    paint: (stretches, colour) => {
      // One after the other, in the order in which they are asked for.
      painting = painting
        .then(() => clearStructureOverpaint(plugin, components()))
        .then(() =>
          stretches.length === 0
            ? undefined
            : setStructureOverpaint(plugin, components(), Color(colour), (structure) =>
                Promise.resolve(residuesOf(structure, stretches)),
              ),
        )
        .catch(() => undefined); // the structure was taken away meanwhile
    },
    mark: (stretches) => {
      const { lociHighlights } = plugin.managers.interactivity;
      lociHighlights.clearHighlights();
      if (stretches.length === 0) return;
      for (const { cell } of structures())
        if (cell.obj) lociHighlights.highlight({ loci: residuesOf(cell.obj.data, stretches) }, false);
    },
  };
}

/** Calls back with the residue that the pointer is at or that was pressed, and with null when it leaves all. */
function watchPointer(plugin: PluginContext, onPoint: (residue: ResidueAt | null) => void): void {
  let last = "";
  const { hover, click } = plugin.behaviors.interaction;
  // Fingers point at nothing, and a slow graphics processor gives no answer while the pointer moves: a press always does.
  for (const pointed of [hover, click])
    pointed.subscribe(({ current: { loci } }) => {
      const location = StructureElement.Loci.is(loci)
        ? StructureElement.Loci.getFirstLocation(loci)
        : undefined;
      const residue = location ? residueAt(location) : null;
      const key = residue === null ? "" : `${residue.chain} ${residue.position}`;
      if (key === last) return;
      last = key;
      onPoint(residue);
    });
}

function residueAt(location: StructureElement.Location): ResidueAt {
  const { model } = location.unit;
  return {
    chain: StructureProperties.chain.auth_asym_id(location),
    position: StructureProperties.residue.auth_seq_id(location),
    name: StructureProperties.atom.auth_comp_id(location),
    confidence: QualityAssessment.isApplicable(model, "pLDDT")
      ? StructureProperties.atom.B_iso_or_equiv(location)
      : null,
  };
}

/** What turns and zooms a structure that is there. */
function controlsOf(plugin: PluginContext): Omit<DrawnStructure, "paint" | "mark"> {
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
    savePng: async (name) => {
      // The library's own picture is drawn anew, which takes half a minute where no graphics processor helps.
      const pixels = await new Promise<Blob | null>((resolve) => {
        const { canvas } = plugin.canvas3dContext ?? {};
        if (canvas) canvas.toBlob(resolve, "image/png");
        else resolve(null);
      });
      if (pixels === null) throw new Error("the browser could not draw the picture");
      saveBlob(name, pixels);
    },
    dispose: () => plugin.dispose(),
  };
}

/**
 * @param file an mmCIF file, or a BinaryCIF file
 * @param byConfidence colours by the confidence of the model rather than by chain
 * @param background as 0xRRGGBB
 * @param onPoint is told of the residue that the pointer is at, null for none
 * @throws when the file cannot be read or this browser has no WebGL
 */
export async function drawStructure(
  target: HTMLElement,
  file: Uint8Array<ArrayBuffer>,
  byConfidence: boolean,
  background: number,
  onPoint: (residue: ResidueAt | null) => void,
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
    const isBinary = (file[0] ?? 0) >= 0x80; // the head of packed values, which no text begins with
    const data = await plugin.builders.data.rawData({
      data: isBinary ? file : new TextDecoder().decode(file),
    });
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
  watchPointer(plugin, onPoint);
  return { ...controlsOf(plugin), ...residuesIn(plugin) };
}
