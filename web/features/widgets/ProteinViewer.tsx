import { useMemo, useRef } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { sentenceCase, words } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { frameMargin, useNearView } from "../../shared/browser/use-near-view.ts";
import { Frame } from "../frames/Frame.tsx";
import { domainsHeight } from "./protein-height.ts";
import { roomOfWindow } from "./room.ts";
import { useTiedFrame } from "./use-tied-frame.ts";

/** px, at least. */
const minHeights = { domains: 250, oneKind: 120 } as const;
/** px, until a view of one kind of feature says how high it is. */
const oneKindFirst = 150;

export interface ProteinViewerProps {
  readonly gene: GenePage;
  /** What it draws: domains_and_features, or the protein_viewer_type of an annotation type. */
  readonly scope: string;
}

/** Features along the gene's protein, drawn when the place is near the view. */
export function ProteinViewer({ gene, scope }: ProteinViewerProps) {
  const { ref, near } = useNearView<HTMLDivElement>(false, frameMargin);
  const frame = useRef<HTMLDivElement>(null);
  useTiedFrame(frame, gene);
  const isDomains = scope === "domains_and_features";
  const minHeight = isDomains ? minHeights.domains : minHeights.oneKind;
  const first = useMemo(
    () => (isDomains ? Math.max(minHeight, domainsHeight(gene, roomOfWindow())) : oneKindFirst),
    [isDomains, minHeight, gene],
  );
  return (
    <div ref={frame} className="protein-viewer" style={{ minHeight: near ? minHeight : first }}>
      <div ref={ref}>
        {near && (
          <Frame
            title={`${sentenceCase(words(scope))} of ${gene.display_name}`}
            src={frames.proteinFeatures(scope, gene.uniquename)}
            width={1050}
            height={first}
            minHeight={minHeight}
            loading="Protein features loading ..."
          />
        )}
      </div>
    </div>
  );
}
