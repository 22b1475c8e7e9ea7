import { useMemo } from "react";
import { useParams } from "react-router-dom";
import type { GenePage as Gene } from "../../../api/contract/index.ts";
import { geneLongName, titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { useDeployment } from "../../app/boot.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typesShown } from "../../features/annotations/types-shown.ts";
import { NeighbourhoodStrip } from "../../features/drawings/NeighbourhoodStrip.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { GeneName } from "../../features/entities/links.tsx";
import { SectionMenu } from "../../features/section-menu/SectionMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { ExternalReferences } from "./ExternalReferences.tsx";
import { GeneHistory } from "./GeneHistory.tsx";
import { GeneSummary } from "./GeneSummary.tsx";
import { Literature } from "./Literature.tsx";
import { Orthologs } from "./Orthologs.tsx";
import { Paralogs } from "./Paralogs.tsx";
import { ProteinFeatures } from "./ProteinFeatures.tsx";
import { geneSections } from "./sections.ts";
import { TargetOf } from "./TargetOf.tsx";
import { Transcripts } from "./Transcripts.tsx";

/** /gene/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useGeneQuery(id)} title={["Gene", id]}>{(gene) => <GeneContent key={gene.uniquename} gene={gene} />}</Loaded>;
}

function GeneContent({ gene }: { readonly gene: Gene }) {
  const deployment = useDeployment();
  const types = useMemo(() => typesShown(deployment, gene.annotation_counts), [deployment, gene]);
  const entries = useMemo(() => geneSections(gene, types), [gene, types]);
  const has = (section: string): boolean => entries.some((entry) => entry.id === section);
  usePageTitle(...titleParts.gene(gene));
  useFragment();

  return (
    <div className="page page--with-menu">
      <SectionMenu entries={entries} />
      <div>
        <EntityHead
          type="gene" kind="Gene" name={<GeneName gene={gene} />} id={gene.name === null ? null : gene.uniquename}
          copied={gene.name === null ? gene.uniquename : `${gene.name} ${gene.uniquename}`} longName={geneLongName(gene)}
        >
          {gene.product !== null && <p className="product">{gene.product}</p>}
        </EntityHead>
        <NeighbourhoodStrip gene={gene} />
        <GeneSummary gene={gene} />
        {types.map(({ type, counts }) => <AnnotationSection key={type.id} kind="gene" id={gene.uniquename} type={type} counts={counts} />)}
        {has("orthologs") && <Orthologs gene={gene} />}
        {has("paralogs") && <Paralogs gene={gene} />}
        {has("target-of") && <TargetOf gene={gene} />}
        <Transcripts gene={gene} />
        {has("protein-features") && <ProteinFeatures gene={gene} />}
        {has("history") && <GeneHistory gene={gene} />}
        {has("external-references") && <ExternalReferences gene={gene} />}
        {has("literature") && <Literature gene={gene} />}
      </div>
    </div>
  );
}
