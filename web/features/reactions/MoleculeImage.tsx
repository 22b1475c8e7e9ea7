import { Molecule } from "openchemlib";
import { useMemo } from "react";
import { structureSize } from "./layout.ts";

export interface MoleculeImageProps {
  readonly name: string;
  readonly smiles: string;
}

/** The drawing as an address, so that nothing in it can run; null where the structure cannot be read. */
export function drawn(smiles: string): string | null {
  try {
    const svg = Molecule.fromSmiles(smiles).toSVG(structureSize.width, structureSize.height, undefined, {
      autoCrop: true,
      autoCropMargin: 4,
      suppressChiralText: true,
      suppressESR: true,
      suppressCIPParity: true,
    });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    return null;
  }
}

/** The structure of a small molecule. */
export default function MoleculeImage({ name, smiles }: MoleculeImageProps) {
  const address = useMemo(() => drawn(smiles), [smiles]);
  return address === null ? null : <img src={address} alt={`Structure of ${name}`} />;
}
