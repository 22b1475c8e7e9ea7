import type { FrontPanel } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PanelPicture } from "./PanelPicture.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

/** A panel of the front page or its archive; `level` is that of its heading. */
export function PanelArticle({ panel, level }: { readonly panel: FrontPanel; readonly level: 2 | 3 }) {
  const link = panel.reference_id === null ? panel.link : urls.reference(panel.reference_id);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="panel">
      <PanelPicture panel={panel} />
      <Heading>
        {panel.title_link ? <SmartLink to={panel.title_link}>{panel.title}</SmartLink> : panel.title}
      </Heading>
      {panel.date_added !== null && (
        <time className="subtle" dateTime={panel.date_added}>
          {panel.date_added}
        </time>
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: panel.html }} />
      {link !== null && (
        <p className="panel__foot">
          <SmartLink to={link}>{panel.link_label ?? panel.reference_id ?? "Read more"}</SmartLink>
        </p>
      )}
    </article>
  );
}
