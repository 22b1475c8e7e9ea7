import { expect, it } from "vitest";
import { share, shareText, tellsViability } from "./shares.ts";

it("writes shares with their number, and no share of nothing", () => {
  expect(shareText(12, 150)).toBe("12 (8\u00a0%)");
  expect(shareText(1, 1000)).toBe("1 (<1\u00a0%)");
  expect(shareText(0, 10)).toBe("0 (0\u00a0%)");
  expect(shareText(0, 0)).toBe("–");
  expect(share(0, 0)).toBeNull();
});

it("does not show viability where the release tells none", () => {
  const viability = { viable: 0, inviable: 0, depends_on_conditions: 0, unknown: 3 };
  expect(tellsViability({ gene_count: 3, viability })).toBe(false);
  expect(tellsViability({ gene_count: 4, viability: { ...viability, viable: 1 } })).toBe(true);
});
