import { Link } from "react-router-dom";
import type { TermPage } from "../../../../api/contract/index.ts";
import { api } from "../../../shared/api-client/api.ts";
import { counted, words } from "../../../shared/format/format.ts";
import { urls } from "../../../shared/urls/urls.ts";
import { Definition } from "../../entities/Definitions.tsx";
import { Listed, TermLink } from "../../entities/links.tsx";
import { RelatedTerms } from "../../related/Related.tsx";
import { NoGenes } from "../../states/NoGenes.tsx";
import { CardBody, Ways } from "./CardBody.tsx";

/** What a term means, which genes it is said of, and what stands above it. */
export const TermCard = ({ id }: { readonly id: string }) => (
  <CardBody query={api.useTermQuery(id)}>{(term) => <AboutTerm term={term} />}</CardBody>
);

/** The page of the term has more. */
const maxRelated = 3;

/** Where to go on: the genotypes of the term, the terms below it, its pathway models. */
function waysFrom({ termid, genotype_count: genotypes, child_count: children, gocams }: TermPage) {
  const genotypesOf = { to: urls.termGenotypes(termid), text: counted(genotypes, "genotype") };
  const below = {
    to: `${urls.term(termid)}#children`,
    text: counted(children, "term below it", "terms below it"),
  };
  return [
    ...(genotypes === 0 ? [] : [genotypesOf]),
    ...(children === 0 ? [] : [below]),
    ...gocams.map(({ gocam_id, title }) => ({ to: urls.gocam(gocam_id), text: `Pathway: ${title}` })),
  ];
}

function AboutTerm({ term }: { readonly term: TermPage }) {
  const { termid, gene_count: genes, direct_ancestors: above } = term;
  return (
    <>
      {term.definition !== null && <p className="hit__definition">{term.definition}</p>}
      <dl className="defs">
        <Definition term="Genes annotated">
          {genes > 0 ? (
            <>
              <b>{counted(genes, "gene")}</b> <Link to={urls.termGenes(termid)}>Show them</Link>
            </>
          ) : (
            <NoGenes ontology={term.cv_name} />
          )}
        </Definition>
        {above.length > 0 && (
          <Definition term="Above it" wide>
            <Listed
              parts={above.map(({ termid: parent, term_name: name, relation_name: relation }) => ({
                key: `${relation} ${parent}`,
                part: (
                  <>
                    {relation !== "is_a" && <span className="muted">{words(relation)} </span>}
                    <TermLink term={{ termid: parent, name }} />
                  </>
                ),
              }))}
            />
          </Definition>
        )}
      </dl>
      <Ways label={`More about ${term.name}`} ways={waysFrom(term)} />
      {term.related !== undefined && term.related.length > 0 && (
        <>
          <h3 className="hit__subhead">Terms of the same genes</h3>
          <RelatedTerms terms={term.related.slice(0, maxRelated)} />
        </>
      )}
    </>
  );
}
