import { useMemo } from "react";
import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PanelArticle } from "../../features/panels/PanelArticle.tsx";
import { pickOne } from "./pick-one.ts";

const kinds = [
  {
    type: "spotlight",
    title: "Spotlight",
    archive: urls.archive("spotlight"),
    archiveLabel: "Archive of spotlights",
  },
  {
    type: "explore",
    title: "Explore",
    archive: urls.archive("explore"),
    archiveLabel: "Archive of explore items",
  },
  {
    type: "community",
    title: "Community curation",
    archive: urls.referenceList("community"),
    archiveLabel: "Community curated publications",
  },
] as const;

/** One panel of each kind, one of its pictures and one testimonial, picked anew at each visit. */
export function Panels() {
  const { testimonials } = useDeployment().front;
  const { data } = api.useFrontPanelsQuery(undefined, { skip: useMetadata() === null });
  const chosen = useMemo(
    () =>
      kinds.flatMap((kind) => {
        const panel = pickOne(
          (data ?? []).filter((one) => one.panel_type === kind.type && one.show_on_front_page),
        );
        return panel ? [{ ...kind, panel, picture: pickOne(panel.images ?? []) }] : [];
      }),
    [data],
  );
  const testimonial = useMemo(
    () => pickOne(testimonials.filter((one) => one.show_on_front_page)),
    [testimonials],
  );
  const isEmpty = data !== undefined && chosen.length === 0 && !testimonial;
  return (
    <section className={isEmpty ? "no-panels" : undefined}>
      {chosen.map(({ type, title, archive, archiveLabel, panel, picture }) => (
        <div key={type} className="panel-kind">
          <h2>{title}</h2>
          <PanelArticle panel={panel} level={3} picture={picture} />
          <p className="panel__foot">
            <Link to={archive}>{archiveLabel}</Link>
          </p>
        </div>
      ))}
      {testimonial && (
        <figure className="panel">
          <blockquote className="quote" dangerouslySetInnerHTML={{ __html: testimonial.quote }} />
          <figcaption className="panel__foot">
            {testimonial.author} · <Link to={urls.testimonials}>More testimonials</Link>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
