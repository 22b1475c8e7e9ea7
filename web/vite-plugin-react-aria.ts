/** What is changed in react-aria, which draws controls, so that it begins at once. */
import type { Plugin } from "vite";

const locale = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.[cm]?js$/;
/** It asks whether the browser's language is written as one, by having all languages read that dates can be written in. */
const byDates = "Intl.DateTimeFormat.supportedLocalesOf([";
const byItself = "Intl.getCanonicalLocales([";

/** Looks at the language alone: the one refuses what the other refuses. */
function asWritten(code: string): string {
  if (!code.includes(byDates))
    throw new Error("react-aria looks at languages in another way than vite-plugin-react-aria.ts knows");
  return code.replace(byDates, byItself);
}

/** Has react-aria read no names of languages before the page is drawn. */
export const reactAriaAtOnce = (): Plugin => ({
  name: "karyon:react-aria",
  enforce: "pre",
  transform: (code, id) => (locale.test(id) ? asWritten(code) : null),
});
