import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { isViewKind } from "../api/contract/values/pages.ts";
import { compressed } from "./vite-plugin-compress.ts";

/** The api that a development server asks; `npm run dev:web` serves the web only. */
const api = process.env["KARYON_API"] ?? "http://127.0.0.1:3000";

const viewerPages: Plugin = {
  name: "karyon:viewers",
  configureServer({ middlewares }) {
    middlewares.use((request: { url?: string }, _response: unknown, next: () => void) => {
      // As the api answers them.
      if (isViewKind(request.url?.split("/")[1] ?? "")) request.url = "/viewer.html";
      next();
    });
  },
};

/** Packages that nothing but JBrowse uses. They import each other in circles: only one file keeps their order. */
const ofJbrowse =
  /node_modules\/(@jbrowse|@gmod|@mui|@emotion|@popperjs|mobx|mobx-react|mobx-react-lite|generic-filehandle2|tss-react)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), viewerPages, compressed(join(import.meta.dirname, "dist"))],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Tells the api which files a page needs.
    manifest: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2023",
    rolldownOptions: {
      input: [join(import.meta.dirname, "index.html"), join(import.meta.dirname, "viewer.html")],
      output: {
        codeSplitting: {
          // What pages share would be a file for each set of pages: a page would ask for fifty.
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler|clsx)\/|preload-helper/,
              priority: 2,
            },
            {
              name: "start",
              test: /node_modules\/(react-router|react-router-dom|@reduxjs\/toolkit|redux|redux-thunk|react-redux|reselect|immer|use-sync-external-store|cookie|set-cookie-parser)\//,
              priority: 2,
            },
            // All other packages that the program of all pages begins with.
            { name: "start", tags: ["$initial"], test: /node_modules/, priority: 1 },
            {
              name: "icons",
              test: /node_modules\/lucide-react\//,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // What frames need, too, of the program of all pages: one file serves both.
            {
              name: "shared",
              tags: ["$initial"],
              test: /\/(web\/shared\/(boot|format|urls\/(?!use-)|ui\/(Loading|ErrorMessage))|web\/features\/pathways\/model-address|api\/contract|index-mappings)/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Every page has it, and nothing of all pages: without this, each would load what pages share for it alone.
            { name: "first", test: /\/web\/shared\/boot\/use-page-title\./, priority: 2 },
            {
              name: "first",
              tags: ["$initial"],
              test: /\/web\/(shared|features)\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Small parts that frames and pages have, and those that only pages have.
            {
              name: "frame",
              test: /\/web\/features\/(frames\/(messages|use-ready)|widgets\/(lanes|entry-address)|ontology\/wrap|pathways\/(marked|molecules))\./,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: "page",
              test: /\/(web\/(shared|features)|api\/contract|index-mappings)\//,
              minShareCount: 5,
              maxModuleSize: 6_000,
              includeDependenciesRecursively: false,
            },
            // JBrowse loads its parts one by one, some 260 of them, each of a few kilobytes.
            { name: "jbrowse", test: ofJbrowse, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/site-assets": api } },
});
