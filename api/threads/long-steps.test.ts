import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { nextStep } from "./long-steps.ts";

/** Works like a step that takes long. */
function work(): void {
  const until = performance.now() + 20;
  while (performance.now() < until);
}

test("long steps are taken one at a time, in their order, and others are answered between any two", async () => {
  const log: string[] = [];
  let isOver = false;
  const others = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await sleep(1);
      if (log.at(-1) !== "other") log.push("other");
    }
  })();
  await Promise.all(
    ["a", "b", "c", "d"].map(async (name) => {
      await nextStep();
      work();
      log.push(name);
    }),
  );
  isOver = true;
  await others;
  expect(log.join(" ")).toMatch(/^(other )?a other b other c other d( other)?$/);
});
