/** How the molecules of a structure are drawn: chains as ribbons, short ones and other molecules as balls and sticks. */
import { PLDDTConfidenceColorThemeProvider } from "molstar/lib/extensions/model-archive/quality-assessment/color/plddt.js";
import type { Canvas3D } from "molstar/lib/mol-canvas3d/canvas3d.js";
import { QueryContext, Queries, StructureSelection } from "molstar/lib/mol-model/structure.js";
import type { Structure, StructureQuery } from "molstar/lib/mol-model/structure.js";
import { BallAndStickRepresentationProvider } from "molstar/lib/mol-repr/structure/representation/ball-and-stick.js";
import { CartoonRepresentationProvider } from "molstar/lib/mol-repr/structure/representation/cartoon.js";
import type {
  StructureRepresentation,
  StructureRepresentationProvider,
} from "molstar/lib/mol-repr/structure/representation.js";
import { SyncRuntimeContext } from "molstar/lib/mol-task/execution/synchronous.js";
import { ColorTheme } from "molstar/lib/mol-theme/color.js";
import { SizeTheme } from "molstar/lib/mol-theme/size.js";
import type { Theme } from "molstar/lib/mol-theme/theme.js";
import { AssetManager } from "molstar/lib/mol-util/assets.js";

/** A part of the structure as it is drawn. */
export interface DrawnPart {
  readonly structure: Structure;
  readonly representation: StructureRepresentation;
}

// The library keeps providers of all kinds in its lists, whose parameters differ.
// oxlint-disable-next-line typescript/no-explicit-any
type Provider = StructureRepresentationProvider<any>;

interface Kind {
  readonly query: StructureQuery;
  readonly provider: Provider;
  readonly alpha: number;
}

const kinds: readonly Kind[] = [
  { query: Queries.internal.atomicSequence(), provider: CartoonRepresentationProvider, alpha: 1 },
  { query: Queries.internal.atomicHet(), provider: BallAndStickRepresentationProvider, alpha: 1 },
  { query: Queries.internal.water(), provider: BallAndStickRepresentationProvider, alpha: 0.6 },
];

const context = { runtime: SyncRuntimeContext, assetManager: new AssetManager() };
const colours = ColorTheme.createRegistry();
const sizes = SizeTheme.createRegistry();

/** By the confidence of the model. */
async function byPlddt(structure: Structure): Promise<Theme["color"]> {
  const { ensureCustomProperties, factory, defaultValues } = PLDDTConfidenceColorThemeProvider;
  await ensureCustomProperties?.attach(context, { structure });
  return factory({ structure }, defaultValues);
}

/** @param byConfidence colours by the confidence of the model rather than by chain and element */
export async function represent(
  whole: Structure,
  byConfidence: boolean,
  { webgl }: Canvas3D,
): Promise<DrawnPart[]> {
  const parts: DrawnPart[] = [];
  for (const { query, provider, alpha } of kinds) {
    const structure = StructureSelection.unionStructure(query(new QueryContext(whole)));
    if (structure.elementCount === 0) continue;
    await provider.ensureCustomProperties?.attach(context, structure);
    const representation = provider.factory(
      { webgl, colorThemeRegistry: colours, sizeThemeRegistry: sizes },
      provider.getParams,
    );
    representation.setTheme({
      color: byConfidence
        ? await byPlddt(structure)
        : colours.create(provider.defaultColorTheme.name, { structure }),
      size: sizes.create(provider.defaultSizeTheme.name, { structure }),
    });
    await representation.createOrUpdate({ alpha }, structure).run();
    parts.push({ structure, representation });
  }
  return parts;
}
