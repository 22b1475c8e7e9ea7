import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const module = new URL("give-back-memory.ts", import.meta.url).href;

/** A process of its own, since memory and rest are those of a whole process: it ends when it was collected so many times, or with "late" after so many ms. */
const collected = (times: number, then: string, late = 20_000) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `let collections = 0;
       globalThis.gc = () => {
         collections += 1;
         if (collections === ${times}) { console.log("collected"); process.exit(0); }
       };
       const { giveBackMemory } = await import(${JSON.stringify(module)});
       setTimeout(() => { console.log("late"); process.exit(0); }, ${late});
       giveBackMemory(50);
       ${then}`,
    ],
    { encoding: "utf8", cwd: fileURLToPath(new URL("../..", import.meta.url)) },
  ).stdout.trim();

test("memory is collected at once", () => {
  expect(collected(1, "")).toBe("collected");
});

test("memory is collected again when the process has grown and is at rest, and not before", () => {
  expect(collected(2, "globalThis.kept = Buffer.alloc(64 * 2 ** 20, 1);")).toBe("collected");
  expect(collected(2, "globalThis.kept = Buffer.alloc(2 ** 20, 1);", 1_500)).toBe("late");
  // It works all the time.
  const busy =
    "const work = () => { const end = Date.now() + 20; while (Date.now() < end); setImmediate(work); }; work();";
  expect(collected(2, `globalThis.kept = Buffer.alloc(64 * 2 ** 20, 1); ${busy}`, 1_500)).toBe("late");
});
