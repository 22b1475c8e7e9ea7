import { useMemo } from "react";
import { useSelector } from "react-redux";
import type { BootDeployment, GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frameMargin, useNearView } from "../../shared/browser/use-near-view.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { BrowserWidget, browserHeight } from "./BrowserWidget.tsx";
import { isProteinLonger, shownWidget, missingWidgets, widgetsOf } from "./gene-choice.ts";
import type { GeneWidget, GeneWidgetChoice } from "./gene-choice.ts";
import { gocamHeight, GocamWidget } from "./GocamWidget.tsx";
import { pdbHeight, PdbWidget } from "./PdbWidget.tsx";
import { firstHeight, ProteinWidget } from "./ProteinWidget.tsx";
import { RnaWidget } from "./RnaWidget.tsx";
import { widgetSettings } from "./settings.ts";
import { StructureWidget, structureHeight } from "./StructureWidget.tsx";
import { useOffered } from "./use-offered.ts";
import { WidgetButtons } from "./WidgetButtons.tsx";

interface WidgetDescription {
  readonly label: string;
  readonly Widget: (props: { readonly gene: GenePage }) => React.ReactNode;
  /** Height that is kept until it is near the window, in px. */
  readonly height: (gene: GenePage, deployment: BootDeployment) => number;
}

/** px: the link below a view */
const below = 40;

const widgets: Readonly<Record<GeneWidget, WidgetDescription>> = {
  alphafold: {
    label: "Predicted structure",
    Widget: StructureWidget,
    // Of a protein that is too long there is one line.
    height: (gene, { site }) =>
      isProteinLonger(gene, site.alphafold_max_protein_length) ? below : structureHeight + below,
  },
  pdb: { label: "PDB structures", Widget: PdbWidget, height: (gene, { site }) => pdbHeight(gene, site) },
  rna_2d: { label: "RNA 2D structure", Widget: RnaWidget, height: () => 1060 },
  gocam_viewer: {
    label: "GO-CAM pathways",
    Widget: GocamWidget,
    height: (gene) => gocamHeight(gene) + below,
  },
  protein_features: {
    label: "Protein features",
    Widget: ProteinWidget,
    height: (gene, { annotationTypes }) => firstHeight(gene, annotationTypes) + below,
  },
  genome_browser: { label: "Genome browser", Widget: BrowserWidget, height: () => browserHeight },
};

/** One view of the gene's choice, remembered for all genes. */
export function GeneWidgets({ gene }: { readonly gene: GenePage }) {
  const { genePageMainWidget: choice } = useSelector(widgetSettings.selectors.settings);
  const dispatch = useAppDispatch();
  const deployment = useDeployment();
  const { ref, near } = useNearView<HTMLDivElement>(false, frameMargin);
  const offered = useOffered();
  const buttons = useMemo(
    () => [
      ...widgetsOf(gene, offered).map((id) => ({ id, label: widgets[id].label })),
      ...missingWidgets(gene, offered).map(({ id, short, reason }) => ({
        id,
        label: widgets[id].label,
        gap: { short, reason },
      })),
    ],
    [gene, offered],
  );
  const shown = shownWidget(choice, gene, offered);
  const choose = (next: GeneWidgetChoice) =>
    dispatch(widgetSettings.actions.chosen({ genePageMainWidget: next }));
  const view = shown === "none" ? null : widgets[shown];
  return (
    <section className="widgets" aria-label="Views of this gene" ref={ref}>
      <WidgetButtons
        label="Choose a view"
        widgets={buttons}
        shown={shown}
        hideLabel="Hide all"
        onChoose={choose}
      />
      {view && (
        // A view that is there has the height that it needs.
        <div className="widget" style={near ? undefined : { minHeight: view.height(gene, deployment) }}>
          {near && <view.Widget gene={gene} />}
        </div>
      )}
    </section>
  );
}
