import type { Front } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { fillIn } from "./fill-in.ts";

/** A titled list of links, each with a line of detail whose numbers come from the release. */
export function LinkList({ title, links }: { readonly title: string; readonly links: Front["overviews"] }) {
  const metadata = useMetadata();
  const needsSlims = links.some((link) => link.detail?.includes("{slim:"));
  const { data: slims } = api.useTermSubsetsQuery(undefined, { skip: metadata === null || !needsSlims });
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="links">
        {links.map((link) => (
          <li key={link.url}>
            <SmartLink to={link.url}>{link.label}</SmartLink>
            <span className="subtle">
              {fillIn(link.detail ?? "", metadata?.counts ?? {}, slims) ?? "\u00a0"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
