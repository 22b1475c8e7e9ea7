/// <reference types="vite/client" />

/** Made by vite-plugin-jbrowse.ts. */
declare module "virtual:jbrowse-parts" {
  /** Brings the parts of JBrowse that only some kinds of tracks need; every browser that is begun then has them. */
  export const bringLater: () => Promise<void>;
}
