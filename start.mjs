/**
 * Entry of every npm command, in plain JavaScript: `node start.mjs COMMAND [args…]`, a command being one of those below.
 *
 * Needs Node 20 and nothing installed. Installs the packages when they are missing or of another package-lock.json,
 * then runs the command with the Node that is pinned among them. Signals are passed on, the exit code is passed back.
 */
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { constants as os } from "node:os";
import { delimiter, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED_NODE = 20;
const RUNS_TYPESCRIPT = 24;
const root = dirname(fileURLToPath(import.meta.url));

/** Commands of the release tool that look only at files need no Elasticsearch and no Redis. */
const RELEASE_WITH_SERVICES = ["load", "list", "diff", "publish", "rollback", "delete", "ensure"];

/** What to run for each command. */
const commands = {
  start: () => ["services/start.ts"],
  test: (args) => ["tests/run.ts", ...args],
  "saved-queries": (args) => ["services/with.ts", "api/queries/saved-file.ts", ...args],
  faults: (args) => ["tests/faults/run.ts", ...args],
  bench: (args) => ["tests/bench/run.ts", ...args],
  release: (args) => [
    ...(RELEASE_WITH_SERVICES.includes(args[0]) && !args.includes("--help") ? ["services/with.ts"] : []),
    "indexer/cli.ts",
    ...args,
  ],
  admin: () => ["services/with.ts", "indexer/admin/server.ts"],
  "new-site": (args) => ["indexer/cli.ts", "new-site", ...args],
  "help-pictures": (args) => ["tests/browser/pictures/make.ts", ...args],
  "demo-release": (args) => ["demo/cli.ts", ...args],
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < NEEDED_NODE)
  fail(
    `Karyon needs Node ${NEEDED_NODE} or later, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );

const [name = "start", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined)
  fail(`There is no command “${name}”; the commands are ${Object.keys(commands).join(", ")}.`);

// Paths are relative to where the command was given; from here on everything runs at the root.
for (const setting of [
  "KARYON_RELEASE",
  "KARYON_RELEASE_2",
  "KARYON_SITE",
  "KARYON_STATE",
  "KARYON_RELEASES",
  // Files with what is not to be seen in the environment.
  "ELASTICSEARCH_URL_FILE",
  "REDIS_URL_FILE",
  "KARYON_ADMIN_TOKEN_FILE",
  "KARYON_WEBHOOK_FILE",
]) {
  const value = process.env[setting];
  // A plain word is the name of a deployment in config/.
  const isName = setting === "KARYON_SITE" && !value?.includes(sep);
  if (value && !isName) process.env[setting] = resolve(value);
}
process.chdir(root);
for (const setting of unknownSettings())
  console.error(`${setting} is no setting of Karyon, and is not looked at: README.md lists those that are.`);
if (!isInstalled()) install();
run(pinnedNode(), command(args));

/** A misspelt one would pass without a word, and the demo stand there for the release. The README lists all but these, of tests and containers. */
function unknownSettings() {
  const others = /^KARYON_(TEST_\w+|FAULTS_\w+|RELEASE_2|RUNS|PARENT|API|BIND|ES_MEMORY)$/;
  const documented = readFileSync("README.md", "utf8");
  return Object.keys(process.env).filter(
    (name) =>
      name.startsWith("KARYON_") &&
      !others.test(name) &&
      !documented.includes(`\`${name.replace(/_FILE$/, "")}\``),
  );
}

/** npm writes node_modules/.package-lock.json as the last step of an install, so a killed install is not taken for a whole one. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
    const installed = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

function install() {
  console.log("Installing the packages");
  // `npm ci` refuses when the registry lacks an optional package of another platform; this keeps to package-lock.json as well.
  // Under npm its own script is known; NODE_ENV=production must not leave out the packages that build and test.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const { status, error } = spawnSync(
    npm[0],
    [...npm.slice(1), "install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: "inherit" },
  );
  if (error) fail(`npm could not be run (${error.message}): install it together with Node.`);
  if (status !== 0)
    fail(
      "The packages could not be installed (the reason is above): check the network and the free disk space, and start again.",
    );
}

function pinnedNode() {
  const pinned = join(root, "node_modules/node/bin/node");
  try {
    accessSync(pinned, constants.X_OK);
    return pinned;
  } catch {
    if (major >= RUNS_TYPESCRIPT) return process.execPath;
    return fail(
      `The pinned Node ${RUNS_TYPESCRIPT} is not in node_modules, perhaps because npm may not run install scripts: run “npm install --no-save --ignore-scripts=false”, or use Node ${RUNS_TYPESCRIPT}.`,
    );
  }
}

function run(node, argv) {
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH]
    .filter(Boolean)
    .join(delimiter);
  // Code that was compiled once is kept: each later process is there half a second sooner.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled");
  const child = spawn(node, argv, {
    stdio: "inherit",
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, KARYON_PARENT: String(process.pid) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Under npm, the death of npm means the end; started by hand with nohup, the end of the shell does not.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM");
    }, 1000).unref();
  child.on("error", (error) => fail(`Node ${RUNS_TYPESCRIPT} could not be run (${error.message}).`));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + os.signals[signal] : code));
}
