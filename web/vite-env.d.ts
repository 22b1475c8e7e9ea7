/// <reference types="vite/client" />

/** Made by vite-plugin-jbrowse.ts. */
declare module "virtual:jbrowse-parts" {
  import type { PluginConstructor } from "@jbrowse/core/Plugin";
  /** Parts of JBrowse that only some kinds of tracks need. */
  export const laterParts: () => Promise<PluginConstructor[]>;
}
