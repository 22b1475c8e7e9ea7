import { useRef } from "react";
import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { frames } from "../../shared/urls/frames.ts";
import { urls } from "../../shared/urls/urls.ts";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { entryAddress } from "./entry-address.ts";
import { isProteinLonger } from "./gene-choice.ts";
import { StructureFeatures } from "./StructureFeatures.tsx";
import { useTiedFrame } from "./use-tied-frame.ts";

/** px */
export const structureHeight = 400;

/** The predicted structure of the gene's protein. */
export function StructureWidget({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const row = useRef<HTMLDivElement>(null);
  useTiedFrame(row, gene);
  const limit = site.alphafold_max_protein_length;
  const uniprot = gene.uniprot_identifier ?? "";
  if (isProteinLonger(gene, limit)) {
    return (
      <p className="empty well">
        This protein has no AlphaFold predicted structure because it is longer than {limit} residues.{" "}
        <Link to={urls.faq}>See the FAQ</Link>
      </p>
    );
  }
  return (
    <>
      <div className="widget__row" ref={row}>
        <Frame
          title={`Predicted structure of ${gene.display_name}`}
          src={frames.alphafold(uniprot)}
          width={630}
          height={structureHeight}
          loading="Structure view loading ..."
        />
        <div className="widget__aside">
          <ConfidenceLegend />
          <StructureFeatures gene={gene.uniquename} around={row} />
          <StructureControls />
        </div>
      </div>
      <p className="small after">
        <OtherSite to={entryAddress(site.viewers.alphafold, uniprot)}>
          View the full AlphaFold page of {uniprot}
        </OtherSite>
      </p>
    </>
  );
}

/** What turns a structure. */
const StructureControls = () => (
  <>
    <h2>Controls</h2>
    <dl className="widget__keys">
      <dt>Turn</dt>
      <dd>drag, or arrow keys</dd>
      <dt>Zoom</dt>
      <dd>wheel, pinch, or + and −</dd>
      <dt>Move</dt>
      <dd>drag with the right button</dd>
      <dt>Start again</dt>
      <dd>0</dd>
    </dl>
  </>
);

const levels = [
  { name: "Very high", range: "pLDDT over 90", className: "confidence--4" },
  { name: "Confident", range: "70 to 90", className: "confidence--3" },
  { name: "Low", range: "50 to 70", className: "confidence--2" },
  { name: "Very low", range: "below 50", className: "confidence--1" },
] as const;

/** What the colours of a predicted structure mean. */
const ConfidenceLegend = () => (
  <>
    <h2>Model confidence</h2>
    <ul className="confidence">
      {levels.map(({ name, range, className }) => (
        <li key={name}>
          <i className={className} aria-hidden />
          {name} <span className="muted">{range}</span>
        </li>
      ))}
    </ul>
  </>
);
