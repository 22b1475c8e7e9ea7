import { expect, test } from "vitest";
import { idIn } from "./use-fragment.ts";

test("a fragment names an id, or nothing where it cannot be read", () =>
  expect(["#go%20terms", "", "#%"].map(idIn)).toEqual(["go terms", "", null]));
