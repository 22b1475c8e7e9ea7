import { Contrast, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { nextTheme, readTheme, setTheme } from "./theme.ts";

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
