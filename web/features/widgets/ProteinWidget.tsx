import { useRef } from "react";
import { Link } from "react-router-dom";
import type { BootDeployment, GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frames } from "../../shared/urls/frames.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Frame } from "../frames/Frame.tsx";
import { widgetHeight, widgetHeights } from "./protein-height.ts";
import { roomOfWindow } from "./room.ts";
import { useTiedFrame } from "./use-tied-frame.ts";

/** px of the frame until the view says how high it is. */
export function firstHeight(gene: GenePage, types: BootDeployment["annotationTypes"]): number {
  const modifying = new Set(
    types.filter((type) => type.protein_viewer_type === "modifications").map(({ id }) => id),
  );
  return widgetHeight(
    gene,
    gene.annotation_counts.some(({ type }) => modifying.has(type)),
    roomOfWindow(),
  );
}

/** The main features of the gene's protein along its sequence. */
export function ProteinWidget({ gene }: { readonly gene: GenePage }) {
  const { annotationTypes } = useDeployment();
  const around = useRef<HTMLDivElement>(null);
  useTiedFrame(around, gene);
  if (!gene.has_protein_features)
    return <p className="empty well">No features available for {gene.display_name}</p>;
  return (
    <div ref={around}>
      <Frame
        title={`Protein features of ${gene.display_name}`}
        src={frames.proteinFeatures("widget", gene.uniquename)}
        width={2_000}
        height={firstHeight(gene, annotationTypes)}
        minHeight={widgetHeights.min}
        maxHeight={widgetHeights.max}
        loading="Protein features loading ..."
      />
      <p className="small after">
        <Link to={urls.geneProteinFeatures(gene.uniquename)}>View all protein features ...</Link>
      </p>
    </div>
  );
}
