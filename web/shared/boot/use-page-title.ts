import { useEffect } from "react";
import { joinedTitle, pageTitle } from "../../../api/contract/values/titles.ts";
import { useDeployment } from "./boot.ts";

function socialTitle(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[property="og:title"]');
  if (found) return found;
  const made = document.createElement("meta");
  made.setAttribute("property", "og:title");
  document.head.append(made);
  return made;
}

let whole = "";
/** Title of the page that is shown, without the name of the site, at its whole length. */
export const wholeTitle = (): string => whole;

/** Sets the document's title and its social title: the site's name, then the parts. */
export function usePageTitle(...parts: readonly string[]): void {
  const { site } = useDeployment();
  const title = pageTitle(site.site_name, ...parts);
  const own = joinedTitle(parts);
  useEffect(() => {
    document.title = title;
    socialTitle().content = title;
    whole = own;
  }, [title, own]);
}
