import { useMemo } from "react";
import { useParams } from "react-router-dom";
import type { ReferencePage as Reference } from "../../../api/contract/index.ts";
import { referenceKind, referenceKinds } from "../../../api/contract/values/reference-kind.ts";
import { titleParts, untitled } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { sentenceCase } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typeEntries, typesShown } from "../../features/annotations/types-shown.ts";
import { CiteMenu } from "../../features/cite-publication/CiteMenu.tsx";
import { OverviewBand } from "../../features/overview/OverviewBand.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { RelatedReferences } from "../../features/related/Related.tsx";
import { PhenotypeMatrix } from "../../features/phenotype-matrix/PhenotypeMatrix.tsx";
import { firstRows } from "../../shared/table/cut.ts";
import { InTurn } from "../../shared/ui/InTurn.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { gapsOfReference } from "../../../api/contract/values/data-gaps.ts";
import { gapsEntry, DataGaps } from "../../features/states/DataGaps.tsx";
import { CurationNote } from "./CurationNote.tsx";
import { PdbEntries } from "./PdbEntries.tsx";
import { ReferencePathways } from "./ReferencePathways.tsx";
import { ReferenceSummary } from "./ReferenceSummary.tsx";

/** Annotations from which on a picture of them says more than their table. */
const manyAnnotations = 20;
/** Tables from which on each shows only its first rows at first. */
const manyTables = 4;

/** /reference/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useReferenceQuery(id)} title={["Reference", id]}>
      {(reference) => (
        <InTurn key={reference.uniquename}>
          <ReferenceContent asked={id} reference={reference} />
        </InTurn>
      )}
    </Loaded>
  );
}

/** What of a publication its page shows, and the entries of its menu. */
function useReferenceSections(reference: Reference) {
  const deployment = useDeployment();
  const dataGaps = useDataGaps();
  const types = useMemo(() => typesShown(deployment, reference.annotation_counts), [deployment, reference]);
  const gaps = useMemo(() => gapsOfReference(dataGaps, deployment.annotationTypes), [dataGaps, deployment]);
  const entries = useMemo(
    () => [
      { id: "summary", label: "Summary" },
      ...(reference.pdb_entries.length > 0
        ? [{ id: "structures", label: "Protein structures", count: reference.pdb_entries.length }]
        : []),
      ...(reference.gocams.length > 0
        ? [{ id: "pathways", label: "Pathway models", count: reference.gocams.length }]
        : []),
      ...typeEntries(types),
      ...(reference.related?.length ? [{ id: "related", label: "About the same genes" }] : []),
      ...gapsEntry(gaps),
    ],
    [types, reference, gaps],
  );
  return { types, gaps, entries };
}

function ReferenceContent({ asked, reference }: { readonly asked: string; readonly reference: Reference }) {
  const { types, gaps, entries } = useReferenceSections(reference);
  usePrimaryAddress(urls.reference, asked, reference.uniquename);
  usePageTitle(...titleParts.reference(reference));
  useFragment();

  return (
    <PageWithMenu entries={entries}>
      <EntityHead
        type="reference"
        kind={sentenceCase(referenceKinds[referenceKind(reference.uniquename)])}
        isTitle={reference.title !== null}
        name={reference.title ?? reference.uniquename}
        id={reference.title === null ? null : reference.uniquename}
        copied={[reference.title, reference.uniquename].filter(Boolean).join(" ")}
        longName={[reference.uniquename, reference.title].filter(Boolean).join(" ")}
        actions={<CiteMenu reference={reference} />}
      >
        {reference.title === null && <p className="muted">{untitled}</p>}
      </EntityHead>
      <OverviewBand page={reference} name={reference.uniquename} ofMany />
      <ReferenceSummary reference={reference} />
      <CurationNote reference={reference} />
      {reference.pdb_entries.length > 0 && <PdbEntries entries={reference.pdb_entries} />}
      {reference.gocams.length > 0 && <ReferencePathways reference={reference} />}
      {types.map(({ type, counts }) => (
        <AnnotationSection
          key={type.id}
          kind="reference"
          id={reference.uniquename}
          type={type}
          counts={counts}
          {...(types.length >= manyTables && { first: firstRows })}
          picture={
            counts.annotations >= manyAnnotations && (
              <PhenotypeMatrix
                subject={`reference:${reference.uniquename}`}
                of={reference.uniquename}
                type={type}
                page={urls.reference(reference.uniquename)}
                expected={reference.genotype_count}
              />
            )
          }
        />
      ))}
      {reference.related?.length ? (
        <Section id="related" title="About the same genes" help="/documentation/publications">
          <RelatedReferences references={reference.related} />
        </Section>
      ) : null}
      <DataGaps gaps={gaps} />
    </PageWithMenu>
  );
}
