/** The reader's choice of widgets, kept in the browser across pages and visits. */
import { createSlice } from "@reduxjs/toolkit";
import type { PayloadAction } from "@reduxjs/toolkit";
import { persisted } from "../../shared/store/persistence.ts";
import { rootReducer } from "../../shared/store/root-reducer.ts";
import { geneWidgets } from "./gene-choice.ts";
import type { GeneWidgetChoice } from "./gene-choice.ts";
import { termWidgets } from "./term-choice.ts";
import type { TermWidgetChoice } from "./term-choice.ts";

export interface WidgetSettings {
  readonly genePageMainWidget: GeneWidgetChoice;
  readonly termPageMainWidget: TermWidgetChoice;
}

/** The number grows when the shape of what is kept changes. */
const settingsKey = "karyon.settings.1";

export const defaultSettings: WidgetSettings = {
  genePageMainWidget: "gocam_viewer",
  termPageMainWidget: "rhea",
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

/** What is kept, with defaults for what is missing or unknown. */
export function parseSettings(text: string | null): WidgetSettings {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const read = (key: string): unknown =>
      typeof stored === "object" && stored !== null ? Reflect.get(stored, key) : undefined;
    return {
      genePageMainWidget:
        oneOf([...geneWidgets, "none"] as const, read("genePageMainWidget")) ??
        defaultSettings.genePageMainWidget,
      termPageMainWidget:
        oneOf([...termWidgets, "none"] as const, read("termPageMainWidget")) ??
        defaultSettings.termPageMainWidget,
    };
  } catch {
    return defaultSettings;
  }
}

/** Which view gene pages and term pages show. */
export const widgetSettings = createSlice({
  ...persisted({
    name: "widgetSettings",
    key: settingsKey,
    lasting: "browser",
    parse: parseSettings,
    format: JSON.stringify,
  }),
  reducers: {
    chosen: (state, { payload }: PayloadAction<Partial<WidgetSettings>>) => ({ ...state, ...payload }),
  },
  selectors: { settings: (settings) => settings },
}).injectInto(rootReducer);
