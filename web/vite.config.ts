import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { isViewKind } from "../api/contract/values/pages.ts";
import { compressed } from "./vite-plugin-compress.ts";
import { molstarAtOnce } from "./vite-plugin-molstar.ts";
import { firstPicture } from "./vite-plugin-first-picture.ts";
import { pictures } from "./vite-plugin-pictures.ts";
import { reactAriaAtOnce } from "./vite-plugin-react-aria.ts";
import { jbrowseFile, jbrowseInParts } from "./vite-plugin-jbrowse.ts";

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

/** Whether any of the patterns stands in the path of a module. */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

const dist = join(import.meta.dirname, "dist");

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    jbrowseInParts(),
    molstarAtOnce(),
    reactAriaAtOnce(),
    viewerPages,
    firstPicture(import.meta.dirname),
    compressed(dist),
    pictures(import.meta.dirname, dist),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Tells the api which files a page needs.
    manifest: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2023",
    // Each browser of the target has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [join(import.meta.dirname, "index.html"), join(import.meta.dirname, "viewer.html")],
      // A module of molstar does nothing by being there, which its package does not say: what is not used of it is left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/molstar\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What pages share would be a file for each set of pages: a page would ask for fifty.
          groups: [
            // What pages and views in frames begin with: one file serves both, and there is no request for each icon.
            {
              name: "base",
              tags: ["$initial"],
              test: anyOf(
                "node_modules/(react|react-dom|scheduler|clsx|lucide-react)/",
                "preload-helper|rolldown.runtime",
                "/api/contract|/index-mappings",
                "/web/shared/(boot|format|urls/(?!use-)|ui/(Loading|ErrorMessage))",
                "/web/features/pathways/model-address",
              ),
              priority: 3,
              includeDependenciesRecursively: false,
            },
            // All else that every page begins with.
            {
              name: "app",
              tags: ["$initial"],
              test: /node_modules|\/web\/(shared|features)\//,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Small parts that views and pages have, but not what brings a library along.
            {
              name: "frame",
              test: anyOf(
                "node_modules/lucide-react/",
                "/web/shared/browser/(save|use-before-print|use-on-paper|use-width)|/web/shared/theme/use-dark",
                "/web/shared/table/(tsv|use-save-table)|/api/contract/values/tsv",
                "/web/shared/ui/PageLink",
                "/web/features/drawings/(Swatch|axis|Drawing|use-layer)",
                "/web/features/frames/(messages|use-ready)",
                "/web/features/ontology/wrap",
                "/web/features/reactions/(?!MoleculeImage)",
                "/web/features/pathways/(marked|molecules)",
                "/web/features/widgets/(lanes|entry-address)",
                "/web/viewers/(frame/(?!FileDrawing)|pathway/effects)",
              ),
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Small parts of many pages.
            {
              name: "page",
              test: anyOf(
                "/api/contract|/index-mappings",
                "/web/shared/(?!ui/ModalDialog|table/GroupedTable)",
                "/web/features/(frames|gene-handoff|related|section-menu)",
                "/web/features/annotations/(table-state|types-shown)",
                "/web/features/entities/(?!Contradicted|Evidence)",
                "/web/features/gene-list/(?!ServerGeneList|GeneTable)",
                "/web/features/genome-browser/((use-browser-)?location|interval)\\.",
                "/web/features/literature/PublicationItem",
                "/web/features/query-history/(entry|changes|stored|store|use-run-query)\\.",
                "/web/features/query-tree/(operands|same-query|parse-node)",
                "/web/features/states/(?!data-gaps|DataGaps)",
              ),
              minShareCount: 2,
              maxModuleSize: 6_000,
              includeDependenciesRecursively: false,
            },
            // What pages of things have in common.
            {
              name: "details",
              test: anyOf(
                "/web/shared/table/GroupedTable",
                "/web/features/(annotation-rows|annotations|entities|interactions|literature|ontology)",
                "/web/features/sequence/(address|flanks|range|segments)\\.",
                "/web/features/(phenotype-matrix|states|widgets)",
                // It brings the library that draws molecules along.
                "/web/features/reactions/(?!MoleculeImage)",
                "/web/features/drawings/(?!use-view-box|use-layer)",
                "/web/features/overview/",
              ),
              minShareCount: 2,
              maxModuleSize: 12_000,
              includeDependenciesRecursively: false,
            },
            // What is drawn of alleles and of partners, further down: pages that have one mostly have the other, too.
            {
              name: "pictures",
              test: anyOf(
                "/web/features/interaction-graph/(?!Partners\\.)",
                "/web/features/phenotype-matrix/(?!PhenotypeMatrix)",
              ),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Moving and enlarging drawings; dialogs and other controls.
            {
              name: "zoom",
              test: /node_modules\/d3-|\/drawings\/use-view-box/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: "controls",
              test: /node_modules\/(react-aria|react-stately|@react-)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: jbrowseFile(), debugName: "jbrowse", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/site-assets": api } },
});
