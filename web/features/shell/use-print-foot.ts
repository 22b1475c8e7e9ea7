import { useLayoutEffect } from "react";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";

/** A text as a value of CSS. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/\s+/g, " ")}"`;

/** Marks pages whose sheets have feet of their own. */
const ownFoot = "[data-own-foot]";

/** On paper each sheet says at its foot what it is of: title, release and address, as they are cited, and its number. */
export function usePrintFoot(): void {
  const { site_name: site } = useDeployment().site;
  const release = useMetadata()?.date_version;
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const write = () => {
      if (document.querySelector(ownFoot) !== null) return sheet.replaceSync("");
      const title = document.title.replace(`${site} - `, "");
      const said = [site, title, ...(release ? [`Release ${release}`] : [])].join(". ");
      const cited = `${said}. ${location.href} (accessed ${new Date().toISOString().slice(0, 10)})`;
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
