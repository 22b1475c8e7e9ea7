import { useEffect } from "react";
import { pageTitle } from "../../../api/contract/values/titles.ts";
import { useDeployment } from "./boot.ts";

function socialTitle(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[property="og:title"]');
  if (found) return found;
  const made = document.createElement("meta");
  made.setAttribute("property", "og:title");
  document.head.append(made);
  return made;
}

/** Sets the document's title and its social title: the site's name, then the parts. */
export function usePageTitle(...parts: readonly string[]): void {
  const { site } = useDeployment();
  const title = pageTitle(site.site_name, ...parts);
  useEffect(() => {
    document.title = title;
    socialTitle().content = title;
  }, [title]);
}
