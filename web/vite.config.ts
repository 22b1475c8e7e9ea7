import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import { compressed } from "./vite-plugin-compress.ts";

/** The api that a development server asks; `npm run dev:web` serves the web only. */
const api = process.env["KARYON_API"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed(join(import.meta.dirname, "dist"))],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2023",
  },
  server: { proxy: { "/api": api, "/site-assets": api } },
});
