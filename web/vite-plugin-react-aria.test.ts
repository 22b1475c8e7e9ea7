import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { reactAriaAtOnce } from "./vite-plugin-react-aria.ts";

const file = fileURLToPath(
  new URL("../node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs", import.meta.url),
);

/** What the plugin makes of the file. */
function changed(code: string): unknown {
  const { transform } = reactAriaAtOnce();
  if (typeof transform !== "function") throw new Error("the plugin changes files by a function");
  return Reflect.apply(transform, {}, [code, file]);
}

test("the installed react-aria is as the plugin knows it, and reads no list of languages", async () => {
  const code = await readFile(file, "utf8");
  expect(code).toContain("supportedLocalesOf");
  expect(changed(code)).not.toContain("supportedLocalesOf");
});

test("what is no language is refused as before", () => {
  for (const text of ["en_US", "", "C", "de-DE-x"]) {
    expect(() => Intl.DateTimeFormat.supportedLocalesOf([text]), text).toThrow(RangeError);
    expect(() => Intl.getCanonicalLocales([text]), text).toThrow(RangeError);
  }
});

test("a react-aria that is written in another way is no silent loss", () => {
  expect(() => changed("export const useDefaultLocale = String;")).toThrow("vite-plugin-react-aria.ts");
});
