import type { FrontPanel } from "../../../api/contract/index.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

export interface PanelPictureProps {
  readonly panel: FrontPanel;
  /** Address of a picture or film. */
  readonly address: string;
}

/** A picture or film of a panel. */
export function PanelPicture({ panel, address }: PanelPictureProps) {
  if (/\.mp4$/i.test(address))
    return (
      <video className="panel__picture" src={address} aria-label={panel.title} controls muted playsInline />
    );
  // The title beside it says what it is about; a link has words of its own.
  const picture = (
    <img className="panel__picture" src={address} alt={panel.image_link ? panel.title : ""} loading="lazy" />
  );
  return panel.image_link ? <SmartLink to={panel.image_link}>{picture}</SmartLink> : picture;
}
