import { useMemo } from "react";
import { useParams } from "react-router-dom";
import type { TermPage as Term } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/titles.ts";
import { api } from "../../app/api.ts";
import { useDeployment } from "../../app/boot.ts";
import { words } from "../../app/format.ts";
import { usePageTitle } from "../../app/use-page-title.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typeEntries, typesShown } from "../../features/annotations/types-shown.ts";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { SectionMenu } from "../../features/section-menu/SectionMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { TermSummary } from "./TermSummary.tsx";

/** /term/{termid} */
export function Component() {
  const { id = "" } = useParams();
  return <Loaded query={api.useTermQuery(id)} title={["Ontology Term", id]}>{(term) => <TermContent key={term.termid} term={term} />}</Loaded>;
}

function TermContent({ term }: { readonly term: Term }) {
  const deployment = useDeployment();
  const types = useMemo(() => typesShown(deployment, term.annotation_counts), [deployment, term]);
  const entries = useMemo(() => [{ id: "summary", label: "Summary" }, ...typeEntries(types)], [types]);
  const ontology = deployment.annotationTypes.find((type) => type.cv_names.includes(term.cv_name))?.display_name ?? words(term.cv_name);
  usePageTitle(...titleParts.term(term));
  useFragment();

  return (
    <div className="page page--with-menu">
      <SectionMenu entries={entries} />
      <div>
        <EntityHead type="term" kind={ontology} name={term.name} id={term.termid} copied={`${term.name} ${term.termid}`} longName={`${term.name} (${term.termid})`} />
        <TermSummary term={term} />
        {types.map(({ type, counts }) => <AnnotationSection key={type.id} kind="term" id={term.termid} type={type} counts={counts} />)}
        {types.length === 0 && <section className="section"><div className="empty well"><p>No annotations for {term.termid}</p></div></section>}
      </div>
    </div>
  );
}
