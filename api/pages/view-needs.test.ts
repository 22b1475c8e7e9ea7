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

const none = { file_url: null, entry_url: "https://entries.example/<<IDENTIFIER>>" };
const sources = { alphafold: none, pdb: none };

test("views of structures name the file that they draw", () => {
  expect(viewAsksFor("/structure_view/alphafold/P1", "r--1", sources)).toEqual([
    "/api/v1/dataset/latest/structure/alphafold/P1",
  ]);
  const pdb = { ...none, file_url: "https://files.example/<<IDENTIFIER>>.bcif" };
  expect(viewAsksFor("/structure_view/pdb/1ABC", "r--1", { ...sources, pdb })).toEqual([
    "https://files.example/1ABC.bcif",
  ]);
  expect(viewAsksFor("/structure_view/other/1ABC", "r--1", sources)).toEqual([]);
});

test("views of many models name what they ask for", () => {
  expect(viewAsksFor("/gocam_view/full/ALL_MERGED:no_inputs", "r--1", sources)).toEqual([
    "/api/v1/dataset/r--1/data/pathways/ALL_MERGED",
  ]);
  expect(viewAsksFor("/gocam_summary/connected", "r--1", sources)).toEqual([
    "/api/v1/dataset/r--1/data/pathway_map",
  ]);
  expect(viewAsksFor("/gocam_view/full/671ae02600003596", "r--1", sources)).toEqual([]);
  expect(viewAsksFor("/gocam_view/full/%E0", "r--1", sources)).toEqual([]);
});
