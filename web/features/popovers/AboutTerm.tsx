import { Link } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted, words } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { OtherSite } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** Numbers of the reactions in the Rhea database that a term stands for. */
const reactionsOf = (term: TermPage): string[] => [
  ...new Set(
    [...term.xrefs, ...term.definition_xrefs].flatMap((xref) => /^RHEA:(\d+)$/i.exec(xref)?.[1] ?? []),
  ),
];

/** Ontology, name, id, definition, reactions and pathway models of a term. */
export function AboutTerm({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useTermQuery(id)} id={id}>
      {(term) => (
        <>
          <p className="kind kind--term">
            <Glyph type="term" />
            {words(term.cv_name)}
            {term.is_obsolete && " (obsolete)"}
          </p>
          <p className="about__name">
            {term.name} <span className="id">{term.termid}</span>
          </p>
          {term.definition !== null && <p>{term.definition}</p>}
          {reactionsOf(term).map((reaction) => (
            <Reaction key={reaction} id={reaction} />
          ))}
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

/** A reaction, drawn where the deployment has a source of drawings. */
function Reaction({ id }: { readonly id: string }) {
  const { site } = useDeployment();
  return (
    <>
      <p>
        Reaction <OtherSite to={external.rhea(id)}>RHEA:{id}</OtherSite>
      </p>
      {site.viewers.rhea.file_url !== null && (
        <Frame
          title={`Reaction RHEA:${id}`}
          src={frames.rhea("mini", id)}
          width={600}
          height={160}
          loading="Reaction loading ..."
        />
      )}
    </>
  );
}

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
