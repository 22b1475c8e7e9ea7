import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modulesOfView, viewAsksFor, viewModules } from "./view-needs.ts";

test("every view is drawn by modules that are there", () => {
  for (const kind of Object.keys(viewModules)) {
    const modules = modulesOfView(`/${kind}/full/x`);
    expect(modules).not.toEqual([]);
    for (const module of modules)
      expect(existsSync(join(import.meta.dirname, "../../web", module)), module).toBe(true);
  }
  expect(modulesOfView("/gene/x")).toEqual([]);
});

test("views of many models name what they ask for", () => {
  expect(viewAsksFor("/gocam_view/full/ALL_MERGED:no_inputs", "r--1")).toEqual([
    "/api/v1/dataset/r--1/data/pathways/ALL_MERGED",
  ]);
  expect(viewAsksFor("/gocam_summary/connected", "r--1")).toEqual(["/api/v1/dataset/r--1/data/pathway_map"]);
  expect(viewAsksFor("/gocam_view/full/671ae02600003596", "r--1")).toEqual([]);
  expect(viewAsksFor("/gocam_view/full/%E0", "r--1")).toEqual([]);
});
