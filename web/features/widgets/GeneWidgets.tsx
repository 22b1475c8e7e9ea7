import { useMemo, useState } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useNearView } from "../annotations/use-near-view.ts";
import { BrowserWidget } from "./BrowserWidget.tsx";
import { shownWidget, widgetsOf } from "./gene-choice.ts";
import type { GeneWidget, GeneWidgetChoice } from "./gene-choice.ts";
import { GocamWidget } from "./GocamWidget.tsx";
import { PdbWidget } from "./PdbWidget.tsx";
import { ProteinWidget } from "./ProteinWidget.tsx";
import { RnaWidget } from "./RnaWidget.tsx";
import { keepSettings, readSettings } from "./settings.ts";
import { StructureWidget } from "./StructureWidget.tsx";
import { WidgetButtons } from "./WidgetButtons.tsx";

interface Described {
  readonly label: string;
  readonly Widget: (props: { readonly gene: GenePage }) => React.ReactNode;
  /** Height that is kept for it, in px. */
  readonly height: number;
}

const widgets: Readonly<Record<GeneWidget, Described>> = {
  alphafold: { label: "Predicted structure", Widget: StructureWidget, height: 520 },
  pdb: { label: "PDB structures", Widget: PdbWidget, height: 520 },
  rna_2d: { label: "RNA 2D structure", Widget: RnaWidget, height: 1060 },
  gocam_viewer: { label: "GO-CAM pathways", Widget: GocamWidget, height: 560 },
  protein_features: { label: "Protein features", Widget: ProteinWidget, height: 370 },
  genome_browser: { label: "Genome browser", Widget: BrowserWidget, height: 440 },
};

/** One view of the gene's choice, remembered for all genes. */
export function GeneWidgets({ gene }: { readonly gene: GenePage }) {
  const [choice, setChoice] = useState<GeneWidgetChoice>(() => readSettings().genePageMainWidget);
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const buttons = useMemo(() => widgetsOf(gene).map((id) => ({ id, label: widgets[id].label })), [gene]);
  const shown = shownWidget(choice, gene);
  const choose = (next: GeneWidgetChoice) => {
    setChoice(next);
    keepSettings({ genePageMainWidget: next });
  };
  const view = shown === "none" ? null : widgets[shown];
  return (
    <section className="widgets" aria-label="Views of this gene" ref={ref}>
      <WidgetButtons label="Choose a view" widgets={buttons} shown={shown} hideLabel="Hide all" onChoose={choose} />
      {view && <div className="widget" style={{ minHeight: view.height }}>{near && <view.Widget gene={gene} />}</div>}
    </section>
  );
}
