import { expect, test } from "vitest";
import { entityAt, entityPath } from "./entity-path.ts";

test("the address of an entity's page names it", () => {
  for (const [kind, id] of [
    ["gene", "G1.09"],
    ["term", "GO:0000278"],
    ["genotype", "a-b c/d+[x]"],
    ["gocam", "66187e4700001573"],
  ] as const)
    expect(entityAt(entityPath(kind, id))).toEqual({ kind, id });
});

test("places within pages and other pages name none", () => {
  for (const path of [
    "/gene/G1.09#sequence",
    "/gene/G1.09/sheet",
    "/gene/",
    "/gene/%",
    "/gocam/model-list",
    "/term_genes/GO:1",
    "https://example.org/gene/G1",
  ])
    expect(entityAt(path)).toBeNull();
});
