import { useLayoutEffect } from "react";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { citedAsText, citedToday } from "../cite-page/cited-page.ts";

/** A text as a value of CSS. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, " ")}"`;

/** Pages whose sheets have feet of their own, and those of what is not there. */
const withoutFoot = "[data-own-foot], .not-found";

/** On paper each sheet has at its foot how the page is cited, with its address as it is now, and its number. */
export function usePrintFoot(): void {
  const { site_name: site } = useDeployment().site;
  const release = useMetadata()?.date_version ?? "";
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const write = () => {
      if (document.querySelector(withoutFoot) !== null) return sheet.replaceSync("");
      const cited = citedAsText({ ...citedToday(site), address: location.href, release });
      sheet.replaceSync(
        `@page { @bottom-left { content: ${quoted(cited)}; font: 7pt sans-serif; color: #555; width: 90% } ` +
          `@bottom-right { content: counter(page) " / " counter(pages); font: 7pt sans-serif; color: #555 } }`,
      );
    };
    write();
    addEventListener("beforeprint", write);
    return () => {
      removeEventListener("beforeprint", write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [site, release]);
}
