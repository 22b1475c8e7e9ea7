import type { GenePage } from "../../../api/contract/index.ts";
import { sentenceCase, words } from "../../app/format.ts";
import { frames } from "../../app/frames.ts";
import { useNearView } from "../annotations/use-near-view.ts";
import { Frame } from "../frames/Frame.tsx";

/** px: until a view says how high it is, and at least. A view of one kind of feature is low. */
const heights = { first: 400, least: 250 } as const;
const lowHeights = { first: 150, least: 120 } as const;

export interface ProteinViewerProps {
  readonly gene: GenePage;
  /** What it draws: domains_and_features, or the protein_viewer_type of an annotation type. */
  readonly scope: string;
}

/** Features along the gene's protein, drawn when the place is near the view. */
export function ProteinViewer({ gene, scope }: ProteinViewerProps) {
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const { first, least } = scope === "domains_and_features" ? heights : lowHeights;
  return (
    <div ref={ref} className="protein-viewer" style={{ minHeight: least }}>
      {near && (
        <Frame
          title={`${sentenceCase(words(scope))} of ${gene.display_name}`} src={frames.proteinFeatures(scope, gene.uniquename)}
          width={1050} height={first} leastHeight={least} loading="Protein features loading ..."
        />
      )}
    </div>
  );
}
