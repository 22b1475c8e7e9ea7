/** The reader's theme, kept in the browser. `public/theme.js` sets it before the first paint. */
import { writeStored } from "../browser/storage.ts";

export type Theme = "system" | "light" | "dark";

const key = "karyon-theme";
const order: readonly Theme[] = ["system", "light", "dark"];

export const nextTheme = (theme: Theme): Theme =>
  order[(order.indexOf(theme) + 1) % order.length] ?? "system";

export function readTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return shown === "light" || shown === "dark" ? shown : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  writeStored("browser", key, theme === "system" ? null : theme);
}
