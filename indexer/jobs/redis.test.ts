import { expect, test } from "vitest";
import { withReasonOfRedis } from "./redis.ts";

test("a Redis without room is told of in a sentence, and any other failure as it is", () => {
  const full = new Error(
    "ERR Error running script (call to f_31c): @user_script:3: -MISCONF Errors writing to the AOF file: No space left on device",
  );
  expect(String(withReasonOfRedis(full))).toBe(
    "LoadError: Redis cannot keep the queue of the load (Errors writing to the AOF file: No space left on device): make room for it, and give the same command again.",
  );
  const other = new Error("WRONGTYPE Operation against a key");
  expect(withReasonOfRedis(other)).toBe(other);
});
