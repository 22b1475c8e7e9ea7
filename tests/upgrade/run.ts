/**
 * `npm run faults -- upgrade COMMIT`: a site of an older version with data and saved queries is upgraded to this one as
 * docs/operations.md says, and taken back. Every page has to answer, and every saved query, at each step. Ends with exit code 1 when
 * something did not.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServices } from "../../services/services.ts";
import { buildWebIfStale } from "../../services/web-build.ts";
import { Traffic } from "../faults/matrix/traffic.ts";
import { startApi } from "../site.ts";

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  console.error("Usage: npm run faults -- upgrade COMMIT");
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), "karyon-upgrade-"));
const older = join(folder, "older");
const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" });
let bad = 0;
const saved = new Set<string>();

/** Opens everything at one version, saves a query there, and asks for those of before. */
async function look(what: string, env: NodeJS.ProcessEnv, cwd?: string): Promise<void> {
  const api = await startApi(env, cwd);
  try {
    const traffic = await Traffic.to(api.url);
    await traffic.askAll();
    const { saved: id } = await traffic.ask("save");
    const broken = traffic.asked.filter(({ status }) => status !== 200);
    const lost: string[] = [];
    for (const one of saved) {
      const answer = await fetch(`${api.url}/api/v1/dataset/latest/query/${one}?size=0`);
      await answer.body?.cancel();
      if (!answer.ok) lost.push(one);
    }
    if (id !== null) saved.add(id);
    if (broken.length > 0 || lost.length > 0 || id === null) bad++;
    const first = broken[0] ? `, such as ${broken[0].path} (${broken[0].status})` : "";
    console.log(
      `${what}: ${traffic.asked.length - broken.length} of ${traffic.asked.length} requests are answered${first}; ${saved.size} saved queries, ${lost.length} lost`,
    );
  } finally {
    await api.stop();
  }
}

git("worktree", "add", "--quiet", "--detach", older, commit);
const services = await startServices({ state: join(folder, "services"), heap: "512m", purpose: "test" });
try {
  await buildWebIfStale(join(folder, "web"), { log: console.log, signal: new AbortController().signal });
  // With the packages and the built pages of this version: what is tried is the data.
  for (const name of ["node_modules", "web/dist"]) await symlink(resolve(name), join(older, name));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ELASTICSEARCH_URL: services.elasticsearch.url,
    REDIS_URL: services.redis.url,
    KARYON_STATE: join(folder, "state"),
    KARYON_SITE: "",
    KARYON_RELEASE: "",
  };
  const release = (...args: string[]): void => {
    const cwd = args[0] === "older" ? older : undefined;
    const given = args[0] === "older" ? args.slice(1) : args;
    console.log(`> ${cwd === undefined ? "" : `(${commit}) `}release ${given.join(" ")}`);
    execFileSync(process.execPath, ["indexer/cli.ts", ...given], { env, cwd, stdio: "inherit" });
  };
  // A release of that time: a newer one may have formats that the older version does not know.
  const dir = join(folder, "release");
  execFileSync(process.execPath, ["demo/cli.ts", "--genes", "60", "--out", dir], { cwd: older });
  release("older", "load", dir);
  await look("the older version", env, older);
  await look("this version, on what the older one loaded", env);
  // Also where both versions make the same of it.
  release("load", dir, "--stage", "--again");
  release("diff");
  release("list");
  release("publish");
  await look("this version, on what it loaded", env);
  release("rollback");
  await look("this version, after a rollback", env);
  await look("the older version again", env, older);
} finally {
  await services.stop();
  git("worktree", "remove", "--force", older);
  await rm(folder, { recursive: true, force: true });
}
process.exit(bad === 0 ? 0 : 1);
