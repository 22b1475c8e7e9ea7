import type { GeneAllele, GeneAlleles } from "../../../api/contract/index.ts";
import { changingAlleles } from "../../../api/contract/values/changing-alleles.ts";
import { frames } from "../../shared/urls/frames.ts";
import { Frame } from "../../features/frames/Frame.tsx";

/** px: of what is above the alleles and below them, of the heads of substitutions, and of a lane of deletions */
const heights = { others: 170, heads: 60, lane: 24, min: 150 } as const;
/** More deletions than these share lanes. */
const maxLanes = 6;

export interface AllelesOnProteinProps {
  readonly gene: GeneAlleles["gene"];
  readonly rows: readonly GeneAllele[];
}

/** Where alleles change the protein, beside its families and exons; nothing where no allele is of a type that tells of residues. */
export function AllelesOnProtein({ gene, rows }: AllelesOnProteinProps) {
  const of = (type: string): number => rows.filter(({ allele_type: own }) => own === type).length;
  const [substitutions, deletions] = [of(changingAlleles.substitutions), of(changingAlleles.deletions)];
  if (substitutions + deletions === 0) return null;
  const name = gene.name ?? gene.uniquename;
  const height =
    heights.others + (substitutions > 0 ? heights.heads : 0) + heights.lane * Math.min(maxLanes, deletions);
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
