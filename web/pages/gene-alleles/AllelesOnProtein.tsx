import type { GeneAllele, GeneAlleles } from "../../../api/contract/index.ts";
import { changingAlleles } from "../../../api/contract/values/changing-alleles.ts";
import { frames } from "../../shared/urls/frames.ts";
import { Frame } from "../../features/frames/Frame.tsx";
import { lanesOf } from "../../features/widgets/lanes.ts";
import { roomOfWindow } from "../../features/widgets/room.ts";
import type { Room } from "../../features/widgets/room.ts";

/** px: of what is above the alleles and below them, of the heads of substitutions, and of a lane of deletions */
const heights = { others: 170, heads: 60, lane: 24, min: 150 } as const;
/** px more on narrow windows, where names stand above their tracks and buttons take more lines. */
const moreHeight: Readonly<Record<Room, number>> = { wide: 0, narrow: 130, phone: 182 };

/** What deletions leave out, as "1-70,393-659" says: those that lie on each other take lanes of their own. */
const lanesOfDeletions = (rows: readonly GeneAllele[]): number =>
  lanesOf(
    rows.flatMap(({ allele_type: type, description }) => {
      const positions = [...(description ?? "").matchAll(/(\d+)-(\d+)/g)].map(
        ([, start, end]) => ["", Number(start), Number(end)] as [string, number, number],
      );
      return type === changingAlleles.deletions && positions.length > 0 ? [{ positions }] : [];
    }),
  ).length;

export interface AllelesOnProteinProps {
  readonly gene: GeneAlleles["gene"];
  readonly rows: readonly GeneAllele[];
}

/** Where alleles change the protein, beside its families and exons; nothing where no allele is of a type that tells of residues. */
export function AllelesOnProtein({ gene, rows }: AllelesOnProteinProps) {
  const hasSubstitutions = rows.some(({ allele_type: type }) => type === changingAlleles.substitutions);
  const lanes = lanesOfDeletions(rows);
  if (!hasSubstitutions && !rows.some(({ allele_type: type }) => type === changingAlleles.deletions))
    return null;
  const name = gene.name ?? gene.uniquename;
  const height =
    heights.others +
    (hasSubstitutions ? heights.heads : 0) +
    heights.lane * lanes +
    moreHeight[roomOfWindow()];
  return (
    <section className="protein-viewer" aria-label={`Alleles of ${name} on its protein`}>
      <Frame
        title={`Alleles of ${name} on its protein`}
        src={frames.proteinFeatures("alleles", gene.uniquename)}
        width={2_400}
        height={height}
        minHeight={heights.min}
        loading="Alleles on the protein loading ..."
      />
    </section>
  );
}
