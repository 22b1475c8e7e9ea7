import { expect, it } from "vitest";
import { annotation } from "../annotations/annotation.ts";
import { oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { overviews } from "./overview.ts";

const terms = {
  "FYPO:0000631": ["name: cell cycle phenotype"],
  "FYPO:0000257": ["name: normal phenotype"],
  "FYPO:1": ["name: increased duration of mitosis", "is_a: FYPO:0000631"],
  "FYPO:2": ["name: abolished mitosis", "is_a: FYPO:0000631"],
  "FYPO:3": ["name: abnormal mitosis", "is_a: FYPO:0000631"],
  "FYPO:4": ["name: normal mitosis", "is_a: FYPO:0000631", "is_a: FYPO:0000257"],
};

async function overviewOf(): Promise<ReturnType<typeof overviews>> {
  const data = await smallReleaseData({ obo: oboText("fission_yeast_phenotype", terms) });
  const slim = {
    name: "bp_goslim_pombe",
    displayName: "process",
    annotationType: "biological_process",
    singleLocus: false,
    terms: new Map([
      ["FYPO:1", "one"],
      ["FYPO:0000631", "more"],
    ]),
  };
  return overviews(data.deployment, [slim], await data.ontology(), "gene");
}

const rows = (type: string, of: readonly string[]) => ({
  annotations: of.map((term, index) =>
    annotation({ type, genes: ["SPAC1.01"], term, comment: String(index) }),
  ),
  interactions: [],
});

it("says of findings how many go which way, and leaves out values that say too little", async () => {
  const phenotypes = rows("single_locus_phenotype", ["FYPO:1", "FYPO:1", "FYPO:2", "FYPO:3", "FYPO:4"]);
  expect((await overviewOf())(phenotypes)).toEqual([
    {
      type: "single_locus_phenotype",
      label: "Phenotypes",
      cells: [
        {
          value: "cell-cycle-phenotype",
          label: "cell cycle phenotype",
          count: 5,
          directions: { up: 2, down: 1, changed: 1, normal: 1 },
        },
      ],
    },
  ]);
});

it("counts terms under those of a slim, the busiest first", async () => {
  expect((await overviewOf())(rows("biological_process", ["FYPO:1", "FYPO:2", "FYPO:3"]))).toEqual([
    {
      type: "biological_process",
      label: "Process",
      cells: [
        { value: "FYPO:0000631", label: "more", count: 3, directions: null },
        { value: "FYPO:1", label: "one", count: 1, directions: null },
      ],
    },
  ]);
});

it("leaves out a term of a slim of whose rows a more specific one has all", async () => {
  const [part] = (await overviewOf())(rows("biological_process", ["FYPO:1", "FYPO:1"]));
  expect(part?.cells).toEqual([{ value: "FYPO:1", label: "one", count: 2, directions: null }]);
});

it("has nothing where nothing is known", async () => {
  expect((await overviewOf())({ annotations: [], interactions: [] })).toEqual([]);
});
