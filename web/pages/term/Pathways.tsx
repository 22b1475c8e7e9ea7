import { Link } from "react-router-dom";
import type { TermPage } from "../../../api/contract/index.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { GocamLink, Listed, OtherSite } from "../../features/entities/links.tsx";
import { PathwayModels } from "../../features/entities/FirstFew.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { TermWidgets } from "../../features/widgets/TermWidgets.tsx";

const reaction = "RHEA:";

/** Pathway models that hold the term or one below it, and reactions that its definition names. */
export function Pathways({ term }: { readonly term: TermPage }) {
  const { site } = useDeployment();
  const reactions = [
    ...new Set([...term.definition_xrefs, ...term.xrefs].filter((xref) => xref.startsWith(reaction))),
  ];
  const below = term.gocams_below ?? [];
  const slimPage =
    Object.values(site.slims).find((slim) => slim.annotation_type === "biological_process")?.link ?? null;
  return (
    <Section
      id="pathways"
      title="Pathway models"
      help="/documentation/gocams"
      {...(term.gocams.length > 0 ? { count: counted(term.gocams.length, "model") } : {})}
    >
      <Models term={term} />
      {below.length > 0 && (
        <p className="after">
          Models of more specific terms: <PathwayModels models={below} />
        </p>
      )}
      <TermWidgets term={term} reactions={reactions.map((id) => id.slice(reaction.length))} />
      {reactions.length > 0 && (
        <p className="after">
          Reactions:{" "}
          <Listed
            parts={reactions.map((id) => ({
              key: id,
              part: <OtherSite to={external.rhea(id.slice(reaction.length))}>{id}</OtherSite>,
            }))}
          />
        </p>
      )}
      <p className="subtle after">
        See also <Link to="/documentation/gocams">pathway models</Link>,{" "}
        <Link to="/documentation/advanced-search">Advanced search</Link>,{" "}
        <Link to={urls.identifierMapper}>identifier mapper</Link>
        {slimPage !== null && (
          <>
            {" "}
            and <Link to={slimPage}>biological process slim</Link>
          </>
        )}
        .
      </p>
    </Section>
  );
}

/** The models, alone and all in one; or why there are none. */
function Models({ term: { gocams, termid, name } }: { readonly term: TermPage }) {
  const missing = useDataGaps().find(({ topic }) => topic === "pathway models");
  if (gocams.length === 0)
    return (
      <div className="empty well">
        {missing ? <NotInRelease reason={missing.reason} /> : <p>No GO-CAM pathways available for {name}</p>}
      </div>
    );
  const merged = gocams.map((model) => model.gocam_id).join("+");
  return (
    <>
      <ul className="plain">
        {gocams.map((model) => (
          <li key={model.gocam_id}>
            <GocamLink model={model} glyph />
          </li>
        ))}
      </ul>
      {gocams.length > 1 && (
        <p className="after">
          <Link to={urls.pathways("term", merged, termid, name)}>
            View merged, with activities of this term highlighted
          </Link>
        </p>
      )}
    </>
  );
}
