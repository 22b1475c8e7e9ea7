import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted, words } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { Listed, OtherSite, TermLink } from "../../features/entities/links.tsx";
import { NoGenes } from "../../features/states/NoGenes.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { about } from "../../features/entities/about.ts";

interface DefinitionSourceProps {
  readonly id: string;
  /** The release has its page. */
  readonly isHere: boolean;
}

/** A reference that supports a definition: only these three kinds can be followed. */
function DefinitionSource({ id, isHere }: DefinitionSourceProps) {
  if (isHere)
    return (
      <Link to={urls.reference(id)} {...about("reference", id)}>
        {id}
      </Link>
    );
  if (id.startsWith("PMID:"))
    return <OtherSite to={external.pubmed(id.slice("PMID:".length))}>{id}</OtherSite>;
  return id.startsWith("DOI:") ? <OtherSite to={external.doi(id.slice("DOI:".length))}>{id}</OtherSite> : id;
}

/** What a term means, where it stands, and how much is annotated to it. */
export function TermSummary({ term }: { readonly term: TermPage }) {
  const { site } = useDeployment();
  const links = site.term_links[term.termid.slice(0, term.termid.indexOf(":"))] ?? [];
  return (
    <>
      {term.is_obsolete && <Obsolete term={term} />}
      <dl className="defs">
        <Definition term="Definition" wide>
          {term.definition !== null && <Meaning definition={term.definition} term={term} />}
        </Definition>
        <Definition term="Comment" wide>
          {term.comment}
        </Definition>
        <Definition term="Parents" wide>
          {term.direct_ancestors.length > 0 && <Parents parents={term.direct_ancestors} />}
        </Definition>
        <Definition term="Synonyms" wide>
          {term.synonyms.length > 0 && <Synonyms synonyms={term.synonyms} />}
        </Definition>
        <Definition term="Secondary IDs">{term.secondary_identifiers.join(", ")}</Definition>
        <Definition term="In slims">
          {term.subsets.length > 0 && <Slims names={term.subsets} slims={site.slims} />}
        </Definition>
        <Definition term="Genes">
          {term.gene_count > 0 ? (
            <>
              <Link to={urls.termGenes(term.termid)}>{counted(term.gene_count, "gene")}</Link>{" "}
              <span className="muted">with the terms below it</span>
            </>
          ) : (
            <NoGenes ontology={term.cv_name} />
          )}
        </Definition>
        {term.annotation_feature_type === "genotype" && <OfGenotypes term={term} />}
        <Definition term="See also">
          {links.length > 0 && (
            <Listed
              between=" · "
              parts={links.map(({ display_text: key, url_prefix: prefix }) => ({
                key,
                part: <OtherSite to={`${prefix}${term.termid}`}>{key}</OtherSite>,
              }))}
            />
          )}
        </Definition>
      </dl>
    </>
  );
}

/** What a phenotype has been seen in. Rows may name a gene alone: then no genotype is known, which is not that there is none. */
const OfGenotypes = ({ term }: { readonly term: TermPage }) => (
  <>
    <Definition term="Single-locus genes">
      {term.single_locus_gene_count > 0 ? (
        <Link to={urls.termSingleLocusGenes(term.termid)}>
          {counted(term.single_locus_gene_count, "gene")} with a single-locus genotype
        </Link>
      ) : (
        <NoGenes ontology={term.cv_name} />
      )}
    </Definition>
    <Definition term="Genotypes">
      {term.genotype_count > 0 ? (
        <Link to={urls.termGenotypes(term.termid)}>{counted(term.genotype_count, "genotype")}</Link>
      ) : term.gene_count > 0 ? (
        <NotInRelease reason="only the genes of these phenotypes are told" />
      ) : (
        <NoGenes ontology={term.cv_name} />
      )}
    </Definition>
  </>
);

/** A definition and the sources among its cross-references. */
function Meaning({ definition, term }: { readonly definition: string; readonly term: TermPage }) {
  const sources = term.definition_xrefs.filter((id) => /^(PMID|ISBN|DOI):/.test(id));
  return (
    <>
      {definition}
      {sources.length > 0 && (
        <>
          {" "}
          <span className="subtle">
            <Listed
              parts={sources.map((id) => ({
                key: id,
                part: <DefinitionSource id={id} isHere={term.definition_references?.includes(id) === true} />,
              }))}
            />
          </span>
        </>
      )}
    </>
  );
}

const Parents = ({ parents }: { readonly parents: TermPage["direct_ancestors"] }) => (
  <Listed
    parts={parents.map((parent) => ({
      key: `${parent.relation_name} ${parent.termid}`,
      part: (
        <>
          <span className="rel">{words(parent.relation_name)}</span>{" "}
          <Link to={urls.term(parent.termid)} {...about("term", parent.termid)}>
            {parent.term_name}
          </Link>{" "}
          <span className="id muted small">{parent.termid}</span>
        </>
      ),
    }))}
  />
);

/** Synonyms under their types: exact, broad, narrow, related. */
const Synonyms = ({ synonyms }: { readonly synonyms: TermPage["synonyms"] }) => (
  <Listed
    between="; "
    parts={[...Map.groupBy(synonyms, ({ type }) => type)].map(([type, inside]) => ({
      key: type,
      part: (
        <>
          <span className="rel">{type.toLowerCase()}</span> <Names names={inside.map(({ name }) => name)} />
        </>
      ),
    }))}
  />
);

/** As many names as read at a glance; the others folded. */
const namesShown = 5;

function Names({ names }: { readonly names: readonly string[] }) {
  const more = names.slice(namesShown);
  return (
    <>
      {names.slice(0, namesShown).join(", ")}
      {more.length > 0 && (
        <details>
          <summary>and {more.length} more</summary>
          {more.join(", ")}
        </details>
      )}
    </>
  );
}

function Obsolete({ term }: { readonly term: TermPage }) {
  const terms = (list: TermPage["consider"]) => (
    <Listed parts={list.map((other) => ({ key: other.termid, part: <TermLink term={other} /> }))} />
  );
  return (
    <div className="message message--warn">
      <TriangleAlert className="icon" aria-label="Warning" />
      <div>
        This term is obsolete.
        {term.replaced_by.length > 0 && <> It is replaced by {terms(term.replaced_by)}.</>}
        {term.consider.length > 0 && <> Consider {terms(term.consider)}.</>}
      </div>
    </div>
  );
}

function Slims({
  names,
  slims,
}: {
  readonly names: readonly string[];
  readonly slims: Readonly<Record<string, { display_name: string; link: string | null }>>;
}) {
  return (
    <Listed
      parts={names.map((name) => {
        const slim = slims[name];
        return {
          key: name,
          part: slim?.link ? <Link to={slim.link}>{slim.display_name}</Link> : (slim?.display_name ?? name),
        };
      })}
    />
  );
}
