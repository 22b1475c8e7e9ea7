import { useMemo } from "react";
import { useParams } from "react-router-dom";
import type { GeneShort, GocamPage as Gocam } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { counted } from "../../app/format.ts";
import { external } from "../../app/urls.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { Listed, OtherSite, TermLink } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { GeneTable } from "../../features/table/GeneTable.tsx";
import { Activities } from "./Activities.tsx";

/** /gocam/pombase-view/docs/{id} and its other shapes */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useGocamQuery(id)} title={["GO-CAM Pathway", id]}>{(model) => <GocamContent key={model.gocam_id} model={model} />}</Loaded>;
}

function GocamContent({ model }: { readonly model: Gocam }) {
  const terms = (list: Gocam["part_of"]) => <Listed parts={list.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />;
  const targets = useMemo(() => model.target_genes.filter((gene) => !model.activity_enabling_genes.some((other) => other.uniquename === gene.uniquename)), [model]);
  usePageTitle(...titleParts.gocam(model));
  useFragment();
  return (
    <div className="page">
      <EntityHead type="gocam" kind="Pathway model" isTitle name={model.title || model.gocam_id} id={model.title ? model.gocam_id : null} copied={`${model.title} ${model.gocam_id}`} longName={`${model.title} (${model.gocam_id})`} />
      <dl className="defs">
        {model.title_terms.length > 0 && <Definition term="About">{terms(model.title_terms)}</Definition>}
        <Definition term="Activities">{model.activity_count}</Definition>
        <Definition term="Status">{model.status}</Definition>
        {model.date !== null && <Definition term="Last change">{model.date}</Definition>}
        {model.part_of.length > 0 && <Definition term="Part of" wide>{terms(model.part_of)}</Definition>}
        {model.occurs_in.length > 0 && <Definition term="Occurs in" wide>{terms(model.occurs_in)}</Definition>}
        {model.contributors.length > 0 && (
          <Definition term="Contributors" wide><Listed parts={model.contributors.map(({ orcid, name }) => ({ key: orcid, part: <OtherSite to={external.orcid(orcid)}>{name ?? orcid}</OtherSite> }))} /></Definition>
        )}
      </dl>
      {model.activities.length > 0 && <Activities model={model} />}
      {model.activity_enabling_genes.length > 0 && <Genes id="genes" title="Genes with an activity" genes={model.activity_enabling_genes} />}
      {targets.length > 0 && <Genes id="target-genes" title="Target genes" genes={targets} />}
      {model.references.length > 0 && <LiteratureSection about={model.title} references={model.references} />}
    </div>
  );
}

const Genes = ({ id, title, genes }: { readonly id: string; readonly title: string; readonly genes: readonly GeneShort[] }) => (
  <Section id={id} title={title} count={counted(genes.length, "gene")}>
    <GeneTable caption={title} genes={genes} />
  </Section>
);
