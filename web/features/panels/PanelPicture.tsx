import { useState } from "react";
import type { FrontPanel } from "../../../api/contract/index.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { pickOne } from "./pick-one.ts";

/** A picture or film of a panel, by chance one of those that it has; nothing where it has none. */
export function PanelPicture({ panel }: { readonly panel: FrontPanel }) {
  const [address] = useState(() => pickOne(panel.images ?? []));
  if (address === null) return null;
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
