import { join } from "node:path";
import { build } from "vite";
import type { Plugin } from "vite";
import react from "@vitejs/plugin-react";

/** Builds what the server draws views with (web/viewers/pictures.tsx) as one module for Node, in a folder that is not sent to browsers. */
export function pictures(root: string, folder: string): Plugin {
  return {
    name: "karyon:pictures",
    apply: "build",
    async closeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: "warn",
        plugins: [react()],
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        // A deployment has no libraries of the web beside it.
        ssr: { noExternal: true },
        build: {
          ssr: join(root, "viewers/pictures.tsx"),
          outDir: join(folder, ".server"),
          emptyOutDir: true,
          target: "node24",
          rolldownOptions: { output: { entryFileNames: "pictures.js", codeSplitting: false } },
        },
      });
    },
  };
}
