import { Link } from "react-router-dom";
import type { PathwayMap } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NoModels, PathwayPage } from "./PathwayPages.tsx";
import { Scope } from "./Scope.tsx";

const help = "/documentation/gocams";

/** /gocam: what pathway models are, how far they go, and ways to look at all of them. */
export function Component() {
  return (
    <Loaded query={api.usePathwayMapQuery()} title={["Pathway models"]}>
      {(map) => (
        <PathwayPage title="Pathway models" lead={<About />}>
          {map.models.length === 0 ? (
            <NoModels />
          ) : (
            <>
              <Scope models={map.models.length} />
              <Ways map={map} />
            </>
          )}
        </PathwayPage>
      )}
    </Loaded>
  );
}

function Ways({ map: { models, groups } }: { readonly map: PathwayMap }) {
  const connected = models.filter((model) => model.is_connected).length;
  const drawn = models.filter(({ model }) => (model?.activities ?? 0) > 0).length;
  return (
    <section className="section" aria-labelledby="ways">
      <h2 id="ways">Ways to look at them</h2>
      <dl className="pathway-ways">
        <dt>
          <Link to={urls.pathwayList}>Pathway list</Link>
        </dt>
        <dd>
          {counted(models.length, "model")}, sorted and filtered by title, process, genes and last change.
        </dd>
        <dt className="inline-links">
          Summary map: <Link to={urls.pathwayMap("all")}>all</Link>,{" "}
          <Link to={urls.pathwayMap("connected")}>connected</Link>
        </dt>
        <dd>
          Each model is one box, among those of its process ({counted(groups.length, "group")}). Lines lead to
          models with the same activity or the same genes, or that take what it makes: {count(connected)} of
          the models are connected in this way. The way from gene to gene through several models can be
          followed there.
        </dd>
        <dt className="inline-links">
          Mega model: <Link to={urls.megaModel("all")}>all</Link>,{" "}
          <Link to={urls.megaModel("connected")}>connected</Link>
        </dt>
        <dd>
          Every activity of every model in one drawing, joined where models have the same activity
          {drawn < models.length &&
            `. This release has the activities of ${counted(drawn, "model")}, and only the genes of the others`}
          .
        </dd>
        <dt>
          <Link to={urls.missingActivities}>Missing activities</Link>
        </dt>
        <dd>Activities that a pathway needs, but nobody knows which gene product does them.</dd>
        <dt>
          <Link to={urls.joiningActivities}>Pathway joining activities</Link>
        </dt>
        <dd>Activities that stand in several models, and so lead from one pathway to another.</dd>
      </dl>
    </section>
  );
}

/** In one text, as the server writes it: what React writes in pieces is measured as larger, and the page as seen whole only with it. */
function About() {
  const { site } = useDeployment();
  return (
    <>
      {`GO-CAM models of ${site.site_name} say, activity by activity, what gene products do in a pathway: who does it, where, to what, and what follows from it. `}
      <Link to={help}>About pathway models</Link>
    </>
  );
}
