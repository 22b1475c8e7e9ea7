/** Finds a Chromium for the browser tests, or installs one where that is one command. */
import { execFile } from "node:child_process";
import { access, constants, readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const run = promisify(execFile);
/** The one that is made for running without a window comes first: it takes about half of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function onPath(): Promise<string | null> {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    for (const name of names) {
      if (folder !== "" && (await isProgram(join(folder, name)))) return join(folder, name);
    }
  }
  return null;
}

const isDebian = (): Promise<boolean> =>
  readFile("/etc/debian_version").then(
    () => true,
    () => false,
  );

/** apt-get, where this user may use it. */
async function installed(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !(await isDebian())) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
  } catch {
    return null;
  }
  return onPath();
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the PATH, what playwright has downloaded, or a Debian package.
 * @throws Error with one sentence that says what to do
 */
async function findChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (await isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but there is no program.`);
  }
  const own = chromium.executablePath();
  const found =
    (await onPath()) ?? (own !== "" && (await isProgram(own)) ? own : null) ?? (await installed());
  if (found !== null) return found;
  throw new Error(
    "The browser tests need Chromium: install it (Debian: `apt-get install chromium`, elsewhere: `npx playwright-core install chromium`) or set CHROMIUM_PATH to it.",
  );
}

/** A Chromium without a window. */
export async function launchChromium(): Promise<Browser> {
  // Root has no sandbox, and containers have a small /dev/shm.
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      // A page of another site embeds views of a site of this machine.
      "--disable-features=LocalNetworkAccessChecks",
      // Three dimensions without a graphics card; all else is drawn without it, in four fifths of the processor's time.
      "--enable-unsafe-swiftshader",
    ],
  });
}
