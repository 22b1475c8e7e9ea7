import { Contrast, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { writeStored } from "../browser/storage.ts";

/** The reader's theme, kept in the browser. `public/theme.js` sets it before the first paint. */
type Theme = "system" | "light" | "dark";

const key = "karyon-theme";
const order: readonly Theme[] = ["system", "light", "dark"];

const nextTheme = (theme: Theme): Theme => order[(order.indexOf(theme) + 1) % order.length] ?? "system";

function readTheme(): Theme {
  // The server does not know.
  if (typeof document === "undefined") return "system";
  const shown = document.documentElement.dataset["theme"];
  return shown === "light" || shown === "dark" ? shown : "system";
}

function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  writeStored("browser", key, theme === "system" ? null : theme);
}

const looks = {
  system: { Icon: Contrast, label: "Theme: follow the system" },
  light: { Icon: Sun, label: "Theme: light" },
  dark: { Icon: Moon, label: "Theme: dark" },
} as const;

/** Goes round system, light and dark. */
export function ThemeButton() {
  const [theme, setState] = useState(readTheme);
  const { Icon, label } = looks[theme];
  const change = () => {
    const next = nextTheme(theme);
    setTheme(next);
    setState(next);
  };
  return (
    <button
      type="button"
      className="icon-button theme-button"
      aria-label={label}
      title={label}
      onClick={change}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
