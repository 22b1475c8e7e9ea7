/**
 * The room rules of .oxlintrc.json hold: what may not be imported is an error, what may be is none.
 * Each case is a file in a copy of the folder tree, so that the rules see the paths that they are written for.
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

const rooms = ["index-mappings", "config", "services", "demo", "indexer", "api", "web", "tests"] as const;
type Room = (typeof rooms)[number];

/** Rooms that a room may import from; everything else is forbidden. */
const allowed: Readonly<Record<Room, readonly Room[]>> = {
  "index-mappings": [],
  config: [],
  services: ["config"],
  demo: [],
  indexer: ["index-mappings", "config"],
  api: ["index-mappings", "config"],
  web: [],
  tests: rooms,
};

interface Case {
  readonly file: string;
  readonly statement: string;
  readonly forbidden: boolean;
}

/** Every pair of rooms, from a file at the top of the room and from one further down. */
const pairs: Case[] = rooms.flatMap((from) =>
  rooms
    .filter((to) => to !== from)
    .flatMap((to) => {
      const forbidden = !allowed[from].includes(to);
      return [
        {
          file: `${from}/to-${to}.ts`,
          statement: `import { a } from "../${to}/some/file.ts";\nexport const b = a;`,
          forbidden,
        },
        {
          file: `${from}/deep/er/to-${to}.ts`,
          statement: `export { a } from "../../../${to}/file.ts";`,
          forbidden,
        },
        {
          file: `${from}/type-of-${to}.ts`,
          statement: `export type { A } from "../${to}/file.ts";`,
          forbidden,
        },
      ];
    }),
);

const contract: Case[] = [
  {
    file: "web/pages/gene.tsx",
    statement: 'import type { A } from "../../api/contract/index.ts";\nexport type B = A;',
    forbidden: false,
  },
  {
    file: "web/shared/title.ts",
    statement: 'import { a } from "../../api/contract/values/titles.ts";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "web/pages/fault.tsx",
    statement: 'import { a } from "../../api/contract/values/motif-faults.ts";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "web/pages/word.tsx",
    statement: 'import { a } from "../../api/contract/values/word-gene.ts";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "web/pages/motif.tsx",
    statement: 'import { a } from "../../api/contract/motif.ts";\nexport const b = a;',
    forbidden: true,
  },
  {
    file: "web/pages/value.tsx",
    statement: 'import { a } from "../../api/contract/index.ts";\nexport const b = a;',
    forbidden: true,
  },
  {
    file: "web/pages/route.tsx",
    statement: 'import type { A } from "../../api/routes/gene.ts";\nexport type B = A;',
    forbidden: true,
  },
  {
    file: "web/pages/server.tsx",
    statement: 'import { a } from "node:fs";\nexport const b = a;',
    forbidden: true,
  },
  {
    file: "web/vite.config.ts",
    statement: 'import { a } from "node:fs";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "web/vite.pages.ts",
    statement: 'import { a } from "../api/contract/values/pages.ts";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "web/vite.routes.ts",
    statement: 'import { a } from "../api/routes/gene.ts";\nexport const b = a;',
    forbidden: true,
  },
  {
    file: "web/vite-plugin.ts",
    statement: 'import { a } from "../services/disk.ts";\nexport const b = a;',
    forbidden: true,
  },
  {
    file: "indexer/read/own.ts",
    statement: 'import { a } from "../load/bulk.ts";\nexport const b = a;',
    forbidden: false,
  },
  {
    file: "api/contract/gene.ts",
    statement: 'import { a } from "../../index-mappings/pages/gene.ts";\nexport const b = a;',
    forbidden: false,
  },
];

/** A file on a floor of the web that imports from a path, as seen from the file. */
const importing = (file: string, path: string, forbidden: boolean): Case => ({
  file,
  statement: `import { a } from "${path}";\nexport const b = a;`,
  forbidden,
});

/** Floors of the web, from the ground up: shared, features, pages beside viewers, app. */
const floors: Case[] = [
  importing("web/shared/table/to-features.ts", "../../features/entities/links.ts", true),
  importing("web/shared/table/to-pages.ts", "../../pages/gene/parts.ts", true),
  importing("web/shared/table/to-app.ts", "../../app/store.ts", true),
  importing("web/shared/table/to-shared.ts", "../urls/urls.ts", false),
  importing("web/shared/table/to-server.ts", "../../../indexer/cli.ts", true),
  importing("web/features/entities/to-shared.ts", "../../shared/urls/urls.ts", false),
  importing("web/features/entities/to-features.ts", "../table/column.ts", false),
  importing("web/features/entities/to-pages.ts", "../../pages/gene/parts.ts", true),
  importing("web/features/entities/to-app.ts", "../../app/store.ts", true),
  importing("web/features/entities/to-viewers.ts", "../../viewers/protein/lanes.ts", true),
  importing("web/features/entities/to-server.ts", "../../../indexer/cli.ts", true),
  importing("web/viewers/protein/to-features.ts", "../../features/frames/messages.ts", false),
  importing("web/viewers/protein/to-viewers.ts", "../frame/use-answers.ts", false),
  importing("web/viewers/protein/to-pages.ts", "../../pages/gene/parts.ts", true),
  importing("web/pages/gene/to-features.ts", "../../features/entities/links.ts", false),
  importing("web/pages/gene/to-its-own.ts", "./parts.ts", false),
  importing("web/pages/gene/to-a-page.ts", "../term/parts.ts", true),
  importing("web/pages/gene/to-app.ts", "../../app/store.ts", true),
  importing("web/pages/gene/to-server.ts", "../../../indexer/cli.ts", true),
  importing("web/app/to-pages.ts", "../pages/gene/GenePage.tsx", true),
  importing("web/app/to-features.ts", "../features/shell/Layout.tsx", false),
  importing("web/app/to-app.ts", "./store.ts", false),
];

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

describe("room rules", () => {
  const cases = [...pairs, ...contract, ...floors];
  let tree: string;
  let refused: Set<string>;

  beforeAll(async () => {
    const repository = join(import.meta.dirname, "../..");
    tree = await mkdtemp(join(tmpdir(), "karyon-rooms-"));
    await mkdir(join(tree, "tests/lint"), { recursive: true });
    for (const file of [".oxlintrc.json", "tests/lint/habits.ts"])
      await copyFile(join(repository, file), join(tree, file));
    for (const { file, statement } of cases) {
      await mkdir(dirname(join(tree, file)), { recursive: true });
      await writeFile(join(tree, file), `${statement}\n`);
    }
    // oxlint ends with 1 when it finds something, which is what is wanted here.
    const run = promisify(execFile)(join(repository, "node_modules/.bin/oxlint"), ["--format", "json"], {
      cwd: tree,
      maxBuffer: 1e8,
    });
    const { stdout } = await run.catch((error: unknown) => z.object({ stdout: z.string() }).parse(error));
    refused = new Set(
      report
        .parse(JSON.parse(stdout))
        .diagnostics.filter(({ code }) => code === "eslint(no-restricted-imports)")
        .map(({ filename }) => filename),
    );
  });
  afterAll(() => rm(tree, { recursive: true }));

  it.each(cases.filter(({ forbidden }) => forbidden))("refuses $file: $statement", ({ file }) => {
    expect(refused).toContain(file);
  });

  it.each(cases.filter(({ forbidden }) => !forbidden))("lets pass $file: $statement", ({ file }) => {
    expect(refused).not.toContain(file);
  });
});

describe("circles.ts", () => {
  const script = join(import.meta.dirname, "../circles.ts");
  let tree: string;
  const run = promisify(execFile);
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text);
  };

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), "karyon-circles-"));
    await write("demo/a/one.ts", 'import type { B } from "../b/two.ts";\nexport type A = B;\n');
    await write("demo/b/two.ts", 'export const c = () => import("../c/three.ts");\nexport type B = 1;\n');
    await write("demo/c/three.ts", "export {};\n");
  });
  afterAll(() => rm(tree, { recursive: true }));

  const refused = (room: string): Promise<{ readonly stdout: string }> =>
    run(process.execPath, [script, room], { cwd: tree }).catch((error: unknown) =>
      z.object({ code: z.literal(1), stdout: z.string() }).parse(error),
    );

  it("passes folders and files that import in one direction", async () => {
    const { stdout } = await run(process.execPath, [script, "demo"], { cwd: tree });
    expect(stdout).toBe("demo: 0 circles of folders\ndemo: 0 circles of files\n");
  });

  it("refuses a circle over several folders, with an import for each step", async () => {
    await write("demo/c/three.ts", 'export { type A } from "../a/one.ts";\n');
    const printed = await refused("demo");
    expect(printed).toMatchObject({ code: 1 });
    for (const line of [
      "demo: 1 circle of folders",
      "demo/a/one.ts → demo/b/two.ts",
      "demo/b/two.ts → demo/c/three.ts",
      "demo/c/three.ts → demo/a/one.ts",
    ])
      expect(printed.stdout).toContain(line);
  });

  it("refuses files of one folder that import each other, be it types", async () => {
    await write("config/whole.ts", 'import { part } from "./part.ts";\nexport type Whole = typeof part;\n');
    await write(
      "config/part.ts",
      'import type { Whole } from "./whole.ts";\nexport const part: Whole = 1;\n',
    );
    const printed = await refused("config");
    expect(printed).toMatchObject({ code: 1 });
    expect(printed.stdout).toContain("config: 0 circles of folders");
    expect(printed.stdout).toContain("config: 1 circle of files\nconfig/");
  });
});
