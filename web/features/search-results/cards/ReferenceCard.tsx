import { Link } from "react-router-dom";
import type { ReferencePage } from "../../../../api/contract/index.ts";
import { api } from "../../../shared/api-client/api.ts";
import { listPaths, lists } from "../../../shared/api-client/lists.ts";
import { useDeployment } from "../../../shared/boot/boot.ts";
import { counted } from "../../../shared/format/format.ts";
import { urls } from "../../../shared/urls/urls.ts";
import { sectionOf, typesShown } from "../../annotations/types-shown.ts";
import { Definition } from "../../entities/Definitions.tsx";
import { GeneLink, Listed } from "../../entities/links.tsx";
import { RelatedReferences } from "../../related/Related.tsx";
import { CardBody, Ways } from "./CardBody.tsx";

/** The page of the publication has more. */
const maxRelated = 3;

/** Genes that are named; the page of the publication has all. */
const maxGenes = 12;

/** The genes of a publication, and what was annotated from it. */
export const ReferenceCard = ({ id }: { readonly id: string }) => (
  <CardBody query={api.useReferenceQuery(id)}>
    {(reference) => <AboutReference reference={reference} />}
  </CardBody>
);

function AboutReference({ reference }: { readonly reference: ReferencePage }) {
  const deployment = useDeployment();
  const page = urls.reference(reference.uniquename);
  return (
    <>
      {reference.gene_count > 0 && (
        <dl className="defs">
          <Definition term="Genes" wide>
            <Genes reference={reference} />
          </Definition>
        </dl>
      )}
      <Ways
        label={`What was annotated from ${reference.uniquename}`}
        ways={typesShown(deployment, reference.annotation_counts).map(({ type, counts }) => ({
          to: `${page}#${sectionOf(type.id)}`,
          text: `${type.display_name} ${counts.annotations}`,
        }))}
      />
      {reference.related !== undefined && reference.related.length > 0 && (
        <>
          <h3 className="hit__subhead">About the same genes</h3>
          <RelatedReferences references={reference.related.slice(0, maxRelated)} />
        </>
      )}
    </>
  );
}

function Genes({ reference: { uniquename, gene_count: total } }: { readonly reference: ReferencePage }) {
  const { data, isError } = lists.useGenesQuery({
    path: listPaths.referenceGenes(uniquename),
    params: `sort=name&size=${maxGenes}`,
  });
  const all = <Link to={urls.referenceGenes(uniquename)}>{counted(total, "gene")}</Link>;
  if (data === undefined || isError) return all;
  return (
    <>
      <Listed parts={data.rows.map((gene) => ({ key: gene.uniquename, part: <GeneLink gene={gene} /> }))} />
      {total > data.rows.length && <> and others, {all} in all</>}
    </>
  );
}
