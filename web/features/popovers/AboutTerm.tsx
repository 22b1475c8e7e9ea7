import { Link } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { ontologyName } from "../../../api/contract/values/ontology-name.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { api } from "../../shared/api-client/api.ts";
import { counted } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { ReactionFigure } from "../reactions/ReactionFigure.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** Numbers of the reactions in the Rhea database that a term stands for. */
const reactionsOf = (term: TermPage): string[] => [
  ...new Set(
    [...term.xrefs, ...term.definition_xrefs].flatMap((xref) => /^RHEA:(\d+)$/i.exec(xref)?.[1] ?? []),
  ),
];

/** Ontology, name, id, definition, reactions and pathway models of a term. */
export function AboutTerm({ id }: { readonly id: string }) {
  const { annotationTypes } = useDeployment();
  return (
    <AboutLoaded query={api.useTermQuery(id)} id={id}>
      {(term) => (
        <>
          <p className="kind kind--term">
            <Glyph type="term" />
            {ontologyName(term.cv_name, annotationTypes)}
            {term.is_obsolete && " (obsolete)"}
          </p>
          <p className="about__name">
            {term.name} <span className="id">{term.termid}</span>
          </p>
          {term.definition !== null && <p>{term.definition}</p>}
          <Reactions term={term} />
          <Models term={term} />
          <p className="about__foot">
            <Link to={urls.term(term.termid)}>Open the term</Link>
            {term.gene_count > 0 && <span className="muted">{counted(term.gene_count, "gene")}</span>}
          </p>
        </>
      )}
    </AboutLoaded>
  );
}

/** The reactions of Rhea that a term names; without any the one that its definition writes. */
function Reactions({ term }: { readonly term: TermPage }) {
  const ids = reactionsOf(term);
  if (ids.length === 0)
    return term.reaction ? (
      <ReactionFigure reaction={term.reaction} label={`Reaction of ${term.name}`} />
    ) : null;
  return ids.map((id) => <RheaReaction key={id} id={id} />);
}

/** A reaction of Rhea, drawn. */
const RheaReaction = ({ id }: { readonly id: string }) => (
  <>
    <p>
      Reaction <OtherSite to={external.rhea(id)}>RHEA:{id}</OtherSite>
    </p>
    <Frame
      title={`Reaction RHEA:${id}`}
      src={frames.rhea("mini", id)}
      width={600}
      height={160}
      minHeight={60}
      loading="Reaction loading ..."
    />
  </>
);

function Models({ term: { termid, gocams } }: { readonly term: TermPage }) {
  const [first] = gocams;
  if (!first) return null;
  return (
    <p>
      <Glyph type="gocam" />
      {gocams.length === 1 ? (
        <>
          There is a pathway model:{" "}
          <Link to={urls.gocam(first.gocam_id)}>{first.title || first.gocam_id}</Link>
        </>
      ) : (
        <>
          There are <Link to={urls.term(termid)}>{counted(gocams.length, "pathway model")}</Link>
        </>
      )}
    </p>
  );
}
