import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { closureOver } from "../joins/ontology.ts";

const relations = ["is_a", "part_of", "regulates"] as const;

/** Ancestors by asking each time anew. */
function naiveClosure(
  id: string,
  edges: readonly (readonly [string, string, string])[],
  followed: ReadonlySet<string>,
): Set<string> {
  const reached = new Set([id]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [from, relation, to] of edges)
      if (reached.has(from) && followed.has(relation)) reached.add(to);
  }
  return reached;
}

describe("closures", () => {
  it("are what a naive search finds, cycles included", () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const edge = fc.tuple(id, fc.constantFrom(...relations), id);
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 40 }), (edges) => {
        const parents = Map.groupBy(edges, ([from]) => from);
        const terms = new Map(
          Array.from({ length: 13 }, (_, at) => [
            String(at),
            {
              isObsolete: false,
              parents: (parents.get(String(at)) ?? []).map(([, relation, to]) => ({ relation, id: to })),
            },
          ]),
        );
        const narrow = closureOver(terms, new Set(["is_a", "part_of"]));
        const wide = closureOver(terms, new Set(relations), narrow);
        for (const term of terms.keys()) {
          expect(new Set(narrow(term))).toEqual(naiveClosure(term, edges, new Set(["is_a", "part_of"])));
          expect(new Set(wide(term))).toEqual(naiveClosure(term, edges, new Set(relations)));
          expect(narrow(term)[0]).toBe(term);
        }
      }),
    );
  });

  it("follow is_a and part_of, secondary ids and nothing from an obsolete term", async () => {
    const data = await smallReleaseData({
      obo: oboText("biological_process", {
        "GO:0000001": ["name: root"],
        "GO:0000002": ["name: part", "alt_id: GO:0000009", "relationship: part_of GO:0000001"],
        "GO:0000003": ["name: regulator", "relationship: negatively_regulates GO:0000009"],
        "GO:0000004": ["name: kind", "is_a: GO:0000009 ! part"],
        "GO:0000005": ["name: gone", "is_a: GO:0000001", "is_obsolete: true"],
      }),
    });
    const ontology = await data.ontology();
    expect(ontology.closure("GO:0000004")).toEqual(["GO:0000004", "GO:0000002", "GO:0000001"]);
    expect(ontology.closure("GO:0000003")).toEqual(["GO:0000003"]);
    expect(ontology.closureRegulates("GO:0000003")).toEqual(["GO:0000003", "GO:0000002", "GO:0000001"]);
    expect(ontology.closureRegulates("GO:0000004")).toBe(ontology.closure("GO:0000004"));
    expect(ontology.closure("GO:0000005")).toEqual(["GO:0000005"]);
    expect(ontology.resolve("GO:0000009")).toBe("GO:0000002");
  });
});

it("names the namespace of FYPO and MONDO, whose files do not", async () => {
  const data = await smallReleaseData({
    obo: "ontology: fypo\n\n[Term]\nid: FYPO:0000001\nname: phenotype\n\n[Term]\nid: MONDO:0000001\n",
  });
  const { short } = await data.ontology();
  expect(short("FYPO:0000001")).toMatchObject({ cv_name: "fission_yeast_phenotype", name: "phenotype" });
  expect(short("MONDO:0000001")).toMatchObject({ cv_name: "mondo", name: "MONDO:0000001" });
  expect(short("CHEBI:1")).toEqual({ termid: "CHEBI:1", name: "CHEBI:1", cv_name: "", is_obsolete: false });
});
