import type { FrontPanel } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PanelPicture } from "./PanelPicture.tsx";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

export interface PanelArticleProps {
  readonly panel: FrontPanel;
  /** That of its heading. */
  readonly level: 2 | 3;
  /** Which of its pictures is shown; the first when absent, which server and program agree on. */
  readonly picture?: string | null;
}

/** A panel of the front page or its archive. */
export function PanelArticle({ panel, level, picture = panel.images?.[0] ?? null }: PanelArticleProps) {
  const link = panel.reference_id === null ? panel.link : urls.reference(panel.reference_id);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="panel">
      {picture !== null && <PanelPicture panel={panel} address={picture} />}
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
