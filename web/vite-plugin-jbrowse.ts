/**
 * Makes the genome browser begin with what it draws first. JBrowse as it is published brings every kind of track and all of its
 * components for plugins of others along, which this site does not load: two thirds of its code.
 */
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/**
 * Parts of JBrowse for what is drawn by every deployment: chromosomes and features, the share of G and C in a sequence, and
 * what chooses tracks.
 */
const first =
  /\/plugin-(?:canvas|config|data-management|gff3|linear-genome-view|sequence|arc|gccontent|wiggle)'/;
const listOfParts = /@jbrowse\/react-linear-genome-view2\/esm\/corePlugins\.js$/;
/** What plugins from elsewhere would find. */
const forOthers = /@jbrowse\/core\/esm\/ReExports\/index\.js$/;

const virtual = "virtual:jbrowse-parts";

/** Packages in the order of the list of parts, quoted: a part that builds on another comes behind it. */
function packagesIn(code: string): string[] {
  const files = new Map(
    [...code.matchAll(/import (\w+) from ('@jbrowse\/[^']+')/g)].map(([, name, file]) => [name, file]),
  );
  const names = /const corePlugins = \[([^\]]+)\]/.exec(code)?.[1]?.match(/\w+/g) ?? [];
  const found = names.flatMap((name) => files.get(name) ?? []);
  if (found.length === 0 || found.length < files.size)
    throw new Error("JBrowse lists its parts in another way than vite-plugin-jbrowse.ts knows");
  return found;
}

/**
 * The same list without the parts that come later, and what puts these in their places: which display a track begins with
 * depends on the order.
 */
function shortened(code: string): string {
  const names = packagesIn(code);
  const imported = names.filter((name) => first.test(name));
  const imports = imported.map((name, index) => `import part${index} from ${name};`);
  return `${imports.join("\n")}
const parts = [${imported.map((_name, index) => `part${index}`).join(", ")}];
const isFirst = [${names.map((name) => first.test(name)).join(", ")}];
export function complete(later) {
  if (parts.length === isFirst.length) return;
  const [begin, rest] = [[...parts], [...later]];
  parts.splice(0, parts.length, ...isFirst.map((is) => (is ? begin : rest).shift()));
}
export default parts;`;
}

/** What fetches parts of files. */
const rangeFetcher = /@jbrowse\/core\/esm\/util\/io\/RemoteFileWithRangeCache\.js$/;

/**
 * It reads 128 KB at a time and asks for more than there is where a file ends just before that: such a part is empty, and no
 * error that takes the place of the track (GMOD/jbrowse-components, issue 5490).
 */
function toleratingEnds(code: string): string {
  const check = "if (!res.ok) {";
  if (!code.includes(check))
    throw new Error("JBrowse fetches parts of files in another way than vite-plugin-jbrowse.ts knows");
  return code.replace(
    check,
    `if (res.status === 416) return { headers: {}, requestDate, responseDate, buffer: new Uint8Array() };\n${check}`,
  );
}

/** What makes kinds of settings: some two hundred, at the start. */
const settingsMaker = /@jbrowse\/core\/esm\/configuration\/configurationSchema\.js$/;

/**
 * It makes settings of each kind as they are when nobody sets them, to leave these out of what is saved. A third of the time until the
 * browser is there was for that, and nothing is saved here before somebody changes something: they are made when they are needed.
 */
function withLateDefaults(code: string): string {
  const made = "const defaultSnap = getSnapshot(completeModel.create(modelDefault));";
  const uses = code.split("defaultSnap[key]");
  if (!code.includes(made) || uses.length < 2)
    throw new Error("JBrowse makes settings in another way than vite-plugin-jbrowse.ts knows");
  return uses.join("defaults()[key]").replace(
    made,
    `const modelOfDefaults = completeModel;
    let snapOfDefaults;
    const defaults = () => (snapOfDefaults ??= getSnapshot(modelOfDefaults.create(modelDefault)));`,
  );
}

/** A newer JBrowse may call its files otherwise; the browser would only become slow by it. @throws Error that names what is missing */
function allThere(what: string, expected: readonly string[], found: ReadonlySet<string>): void {
  const missing = expected.filter((one) => !found.has(one));
  if (missing.length > 0)
    throw new Error(`JBrowse has no ${what} as vite-plugin-jbrowse.ts knows them: ${missing.join(", ")}`);
}

/** Components that are drawn at first. */
const components = [
  "LinearGenomeView",
  "CanvasFeatureRendering",
  "DivSequenceRendering",
  "LinearBasicDisplayComponent",
  "NoTracksActiveButton",
];
const lazyComponent = new RegExp(
  String.raw`lazy\(\(\) => import\(("[^"]*/(${components.join("|")})\.js")\)\)`,
  "g",
);

/** The same without waiting for these: React shows each that it waits for a third of a second late. */
function atOnce(code: string): { readonly code: string; readonly found: readonly string[] } {
  const found: string[] = [];
  const imports: string[] = [];
  const changed = code.replaceAll(lazyComponent, (_whole, file: string, component: string) => {
    found.push(component);
    return `drawnFirst${imports.push(`import drawnFirst${imports.length} from ${file};\n`) - 1}`;
  });
  return { code: imports.join("") + changed, found };
}

/** Parts of the browser that come when a deployment has a track that needs them: `bringLater` of `virtual:jbrowse-parts`. */
export function jbrowseInParts(): Plugin {
  let isBuild = false;
  let hasBrowser = false;
  const found = new Set<string>();
  return {
    name: "karyon:jbrowse",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === virtual ? id : null),
    async load(id) {
      if (forOthers.test(id)) return "export default {};";
      if (id !== virtual) return null;
      // A development server brings all of JBrowse at once.
      if (!isBuild) return "export const bringLater = () => Promise.resolve();";
      const main = await this.resolve("@jbrowse/react-linear-genome-view2");
      const list = main?.id.replace(/index\.js$/, "corePlugins.js") ?? "";
      const later = packagesIn(await this.fs.readFile(list, { encoding: "utf8" })).filter(
        (name) => !first.test(name),
      );
      const imports = later.map((name) => `import(${name})`).join(", ");
      return `import { complete } from ${JSON.stringify(list)};
export const bringLater = async () => complete((await Promise.all([${imports}])).map((part) => part.default));`;
    },
    transform(code, id) {
      if (rangeFetcher.test(id)) return toleratingEnds(code);
      if (settingsMaker.test(id)) return withLateDefaults(code);
      if (!isBuild || !id.includes("/@jbrowse/")) return null;
      if (listOfParts.test(id)) {
        hasBrowser = true;
        return shortened(code);
      }
      const changed = atOnce(code);
      for (const component of changed.found) found.add(component);
      return changed.found.length === 0 ? null : changed.code;
    },
    buildEnd(error) {
      if (hasBrowser && error === undefined) allThere("components", components, found);
    },
  };
}

/** Packages that nothing but JBrowse uses. */
const ofJbrowse =
  /node_modules\/(@jbrowse|@gmod|@mui|@emotion|@popperjs|mobx|mobx-react|mobx-react-lite|generic-filehandle2|tss-react)\//;
/** Modules that JBrowse loads before it draws the usual tracks. */
const modules = [
  "Gff3TabixAdapter",
  "IndexedFastaAdapter",
  // Every assembly asks for these two, also where it has neither aliases nor bands.
  "RefNameAliasAdapter",
  "CytobandAdapter",
  "CanvasFeatureRendering",
  "DivSequenceRendering",
  "LinearBasicDisplayComponent",
  "components/LinearGenomeView",
  "components/NoTracksActiveButton",
  "components/Highlight",
];
const drawnFirst = new RegExp(`/(${modules.join("|")})\\.js$`);
const start = join(import.meta.dirname, "features/genome-browser/Browser.tsx");

/** Modules, what they import, what that imports, and so on. @param isAll also what is imported when it is needed */
function reachedFrom(ids: Iterable<string>, isAll: boolean, context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(ids);
  for (const id of reached) {
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) reached.add(next);
    if (isAll) for (const next of info?.dynamicallyImportedIds ?? []) reached.add(next);
  }
  return reached;
}

/** All that is needed for the first picture. */
function beginning(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const drawn = new Map(
    [...reachedFrom([start], true, context)].flatMap((id) => {
      const module = drawnFirst.exec(id)?.[1];
      return module === undefined ? [] : [[id, module] as const];
    }),
  );
  allThere("modules", modules, new Set(drawn.values()));
  return reachedFrom([start, ...drawn.keys()], false, context);
}

/**
 * In which file a module of JBrowse is: its parts are some 260, of a few kilobytes each, and import each other in circles. One
 * has what is drawn first, the other dialogs, menus, and what only other kinds of tracks need.
 */
export function jbrowseFile(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let begins: ReadonlySet<string> | null = null;
  return (id, context) => {
    if (!ofJbrowse.test(id)) return null;
    begins ??= beginning(context);
    return begins.has(id) ? "jbrowse" : "jbrowse-later";
  };
}
