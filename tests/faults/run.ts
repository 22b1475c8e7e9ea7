/** `npm run faults [-- SUITE [WORDS]]`: one of the suites below, or all of them. Ends with exit code 1 when one has failed. */
import { run } from "../suites.ts";

/** What each runs. */
const suites: Readonly<Record<string, readonly string[]>> = {
  /** Each fault while the site serves, loads, swaps and rolls back. */
  matrix: ["tests/faults/matrix/run.ts"],
  /** The dearest requests. */
  costs: ["services/with.ts", "tests/attacks/run.ts", "costs"],
  /** All of them at once, beside somebody who types into the search box. */
  attack: ["services/with.ts", "tests/attacks/run.ts", "attack"],
  /** Requests that no client should send. */
  fuzz: ["services/with.ts", "tests/attacks/run.ts", "fuzz"],
  /** From an older version to this one, and back, with data. */
  upgrade: ["tests/upgrade/run.ts"],
  /** An operator's day on several search nodes. */
  cluster: ["tests/cluster/run.ts"],
  /** What they answer at most, and ten organisms on them. */
  scale: ["tests/cluster/scale.ts"],
};

const [asked, ...words] = process.argv.slice(2);
// An upgrade has to be told from where; the scale is no fault.
const names =
  asked === undefined ? Object.keys(suites).filter((name) => !["upgrade", "scale"].includes(name)) : [asked];
let code = 0;
let interrupted = 0;
// What runs ends by itself then, and puts away what it has made; nothing else is begun.
for (const [signal, exitCode] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.on(signal, () => (interrupted = exitCode));
for (const name of names) {
  const suite = Object.hasOwn(suites, name) ? suites[name] : undefined;
  if (!suite) {
    console.error(`There is no suite ${name}; the suites are ${Object.keys(suites).join(", ")}.`);
    process.exit(2);
  }
  code = Math.max(code, await run(process.execPath, [...suite, ...words]));
  if (interrupted > 0) process.exit(interrupted);
}
process.exit(code);
