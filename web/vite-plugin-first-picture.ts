import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const script = /<script src="\/([\w-]+\.js)"><\/script>/g;
const program = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** The files that it begins with. */
const modules = /<link rel="modulepreload"/g;
const sheet = /\n *<link rel="stylesheet"[^>]*>/;

/**
 * Lets a page be painted as soon as it is there: its small scripts stand in it as its first styles do, the sheet of
 * all other styles is asked for from behind what is painted first, and the program when that is seen (public/late.js).
 */
export function firstPicture(root: string): Plugin {
  const written = new Map<string, string>();
  return {
    name: "karyon:first-picture",
    apply: "build",
    async buildStart() {
      for (const name of ["theme.js", "late.js"]) {
        const text = await readFile(join(root, "public", name), "utf8");
        written.set(name, `<script>${text.replaceAll(/^ *\/\/.*\n/gm, "")}</script>`);
      }
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { filename }) {
        if (!filename.endsWith("index.html")) return html;
        const link = sheet.exec(html)?.[0];
        if (link === undefined) throw new Error("index.html: the style sheet is not where it was");
        if (!program.test(html)) throw new Error("index.html: the program is not where it was");
        return html
          .replace(link, "")
          .replace(program, '<link data-late="program" crossorigin href="$1" />')
          .replaceAll(modules, '<link data-late="modulepreload"')
          .replaceAll(script, (element, name: string) => written.get(name) ?? element)
          .replace(/\n *<\/body>/, (end) => link + end);
      },
    },
  };
}
