import { useMemo } from "react";
import { Navigate, useParams } from "react-router-dom";
import type { TermPage as Term } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { count, sentenceCase, words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typeEntries, typesShown } from "../../features/annotations/types-shown.ts";
import { notAnnotated, useIsCondition } from "../../features/entities/conditions.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { InTurn } from "../../shared/ui/InTurn.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { AncestorSection } from "../../features/ontology/AncestorSection.tsx";
import { ChildTerms } from "../../features/ontology/ChildTerms.tsx";
import { RelatedTerms } from "../../features/related/Related.tsx";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { gapsOfTerm } from "../../../api/contract/values/data-gaps.ts";
import { gapsEntry, DataGaps } from "../../features/states/DataGaps.tsx";
import { useTellsGenes } from "../../features/states/NoGenes.tsx";
import { GenesOverview } from "./GenesOverview.tsx";
import { Pathways } from "./Pathways.tsx";
import { TermReaction } from "./TermReaction.tsx";
import { TermSummary } from "./TermSummary.tsx";

/** /term/{termid} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useTermQuery(id)} title={["Ontology Term", id]}>
      {(term) => <TermOrGenes key={term.termid} asked={id} term={term} />}
    </Loaded>
  );
}

const none: NonNullable<Term["related"]> = [];

interface TermProps {
  readonly asked: string;
  readonly term: Term;
}

/** Terms of a type that hides their details are shown by their genes alone. */
function TermOrGenes({ asked, term }: TermProps) {
  const { annotationTypes } = useDeployment();
  const hidden = annotationTypes.some(
    (type) => type.hide_term_details && type.cv_names.includes(term.cv_name),
  );
  return hidden ? (
    <Navigate to={urls.termGenes(term.termid)} replace />
  ) : (
    <InTurn>
      <TermContent asked={asked} term={term} />
    </InTurn>
  );
}

/** What of a term its page shows, and the entries of its menu. */
function useTermSections(term: Term) {
  const deployment = useDeployment();
  const dataGaps = useDataGaps();
  const types = useMemo(() => typesShown(deployment, term.annotation_counts), [deployment, term]);
  const gaps = useMemo(
    () => gapsOfTerm(term, dataGaps, deployment.annotationTypes),
    [term, dataGaps, deployment],
  );
  const related = term.related ?? none;
  const hasReaction = Boolean(term.reaction);
  const hasParents = term.direct_ancestors.length > 0;
  const entries = useMemo(
    () => [
      { id: "summary", label: "Summary" },
      ...(hasReaction ? [{ id: "reaction", label: "Reaction" }] : []),
      ...(hasParents ? [{ id: "ancestors", label: "Terms above it" }] : []),
      ...(term.child_count > 0 ? [{ id: "children", label: "Terms below it", count: term.child_count }] : []),
      ...typeEntries(types),
      ...(related.length > 0 ? [{ id: "related", label: "Terms of the same genes" }] : []),
      {
        id: "pathways",
        label: "Pathway models",
        // Of most ontologies no model could name a term: 0 would be no finding.
        ...(term.gocams.length > 0 && { count: term.gocams.length }),
      },
      ...gapsEntry(gaps),
    ],
    [types, term, hasReaction, hasParents, related, gaps],
  );
  return { types, gaps, related, hasParents, entries };
}

function TermContent({ asked, term }: TermProps) {
  const { types, gaps, related, hasParents, entries } = useTermSections(term);
  const { annotationTypes } = useDeployment();
  const ofGenotypes = term.annotation_feature_type === "genotype";
  const ofGenes = useTellsGenes(term.cv_name);
  const ontology =
    annotationTypes.find((type) => type.cv_names.includes(term.cv_name) && !ofGenotypes)?.display_name ??
    sentenceCase(words(term.cv_name));
  usePrimaryAddress(urls.term, asked, term.termid);
  usePageTitle(...titleParts.term(term));
  useFragment();
  return (
    <PageWithMenu entries={entries}>
      <EntityHead
        type="term"
        kind={ontology}
        name={term.name}
        id={term.termid}
        copied={`${term.name} ${term.termid}`}
        longName={`${term.name} (${term.termid})`}
      >
        <Contradicted contradictions={term.contradictions} of={["term name", "kind of term"]} />
      </EntityHead>
      <GenesOverview term={term} />
      <TermSummary term={term} />
      {term.reaction && <TermReaction term={term} reaction={term.reaction} />}
      {hasParents && <AncestorSection term={term} />}
      {term.child_count > 0 && (
        <Section
          id="children"
          title="Terms below it"
          count={count(term.child_count)}
          help="/documentation/term-page"
        >
          <ChildTerms term={term} ofGenotypes={ofGenotypes} ofGenes={ofGenes} />
        </Section>
      )}
      {types.map(({ type, counts }) => (
        <AnnotationSection key={type.id} kind="term" id={term.termid} type={type} counts={counts} />
      ))}
      {types.length === 0 && <NoAnnotations term={term} />}
      {related.length > 0 && (
        <Section
          id="related"
          title="Terms of the same genes"
          help="/documentation/term-page#terms-of-the-same-genes"
        >
          <RelatedTerms terms={related} />
        </Section>
      )}
      <Pathways term={term} />
      <DataGaps gaps={gaps} />
    </PageWithMenu>
  );
}

const NoAnnotations = ({ term }: { readonly term: Term }) => (
  <section className="section">
    <div className="empty well">
      <p>
        {useIsCondition(term.cv_name)
          ? `${sentenceCase(notAnnotated)}.`
          : `No annotations for ${term.termid}`}
      </p>
    </div>
  </section>
);
