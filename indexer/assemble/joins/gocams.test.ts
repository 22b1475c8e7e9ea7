import { expect, test } from "vitest";
import { titleOf } from "./gocams.ts";

test("a title has no stray signs behind the ids of terms", () => {
  expect(titleOf("G2/M transition of mitotic cell cycle (GO:0000086|) (in  progress) ")).toBe(
    "G2/M transition of mitotic cell cycle (GO:0000086) (in progress)",
  );
  expect(titleOf("either | or (GO:0000001 )")).toBe("either | or (GO:0000001 )");
});
