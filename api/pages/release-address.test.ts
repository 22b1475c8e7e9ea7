import { expect, it } from "vitest";
import { releaseInAddress } from "./release-address.ts";

it("tells the release of an address from the page in it", () => {
  expect(releaseInAddress("/gene/abc1")).toEqual({ asked: null, path: "/gene/abc1" });
  expect(releaseInAddress("/dataset/2025-09-01--k3f9/gene/abc1")).toEqual({
    asked: { name: "2025-09-01--k3f9", base: "/dataset/2025-09-01--k3f9" },
    path: "/gene/abc1",
  });
  expect(releaseInAddress("/dataset/2025-09-01")).toMatchObject({ path: "/" });
  expect(releaseInAddress("/datasets/names")).toEqual({ asked: null, path: "/datasets/names" });
  expect(releaseInAddress("/dataset/a%2Fb/gene/x")).toMatchObject({ asked: null });
});
