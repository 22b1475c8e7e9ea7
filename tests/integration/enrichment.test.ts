/** Enrichment against counts made gene by gene from the files of a release, and fractions of whole numbers. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enrichmentAnswer } from "../../api/contract/enrichment.ts";
import type { EnrichmentAnswer, EnrichmentRequest } from "../../api/contract/enrichment.ts";
import { startQuerySite } from "./query-site.ts";
import type { QuerySite } from "./query-site.ts";

let served: QuerySite;
beforeAll(async () => {
  served = await startQuerySite("query-enrichment", 250);
});
afterAll(() => served.stop());

async function enrich(request: EnrichmentRequest): Promise<EnrichmentAnswer> {
  const response = await served.post("/enrichment", request);
  expect(response.status, await response.clone().text()).toBe(200);
  return enrichmentAnswer.parse(await response.json());
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1n; i <= BigInt(k); i++) result = (result * (BigInt(n) - BigInt(k) + i)) / i;
  return result;
}

function tail(background: number, inBackground: number, set: number, inSet: number): number {
  let ways = 0n;
  for (let k = inSet; k <= Math.min(set, inBackground); k++)
    ways += choose(inBackground, k) * choose(background - inBackground, set - k);
  return Number((ways * 10n ** 60n) / choose(background, set)) / 1e60;
}

const coding = { subset: { subset_name: "feature_type_mRNA_gene" } };
const inviable = { subset: { subset_name: "deletion_viability_inviable" } };

describe("enrichment", () => {
  it.each([
    "biological_process",
    "molecular_function",
    "cellular_component",
    "phenotype",
    "interpro",
  ] as const)("of %s counts genes as queries do, and has the p of the definition", async (aspect) => {
    const answer = await enrich({ constraints: inviable, aspect });
    const background = served.expected(coding);
    const set = new Set([...served.expected(inviable)].filter((id) => background.has(id)));
    expect(answer).toMatchObject({ set_size: set.size, background_size: background.size });
    expect(answer.rows.length).toBe(answer.tested);
    expect(answer.rows.length).toBeGreaterThan(0);
    // The most and the least surprising, and some between: whole numbers of thousands of digits take their time.
    const step = Math.max(1, Math.floor(answer.rows.length / 12));
    for (const { id, in_set, in_background, fold, p, genes } of answer.rows.filter(
      (_, index) => index % step === 0,
    )) {
      const having = served.expected(
        aspect === "interpro" ? { subset: { subset_name: id } } : { term: { termid: id } },
      );
      const [inSet, inBackground] = [set.intersection(having), background.intersection(having)];
      expect([in_set, in_background], id).toEqual([inSet.size, inBackground.size]);
      expect(new Set(genes.map(({ uniquename }) => uniquename))).toEqual(inSet);
      expect(fold).toBeCloseTo(inSet.size / set.size / (inBackground.size / background.size), 9);
      const exact = tail(background.size, inBackground.size, set.size, inSet.size);
      expect(Math.abs(p - exact)).toBeLessThanOrEqual(exact * 1e-9 + 1e-45);
    }
  });

  it("corrects for all that was tested, and leaves out what is not wanted", async () => {
    const all = await enrich({ constraints: inviable, aspect: "biological_process", min_genes: 3 });
    const ps = all.rows.map(({ p }) => p);
    expect(ps).toEqual(ps.toSorted((a, b) => a - b));
    for (const [index, { q, in_set }] of all.rows.entries()) {
      expect(q).toBeCloseTo(
        Math.min(1, ...ps.slice(index).map((p, further) => (p * all.tested) / (index + further + 1))),
        9,
      );
      expect(in_set).toBeGreaterThanOrEqual(3);
    }
    const some = await enrich({
      constraints: inviable,
      aspect: "biological_process",
      min_genes: 3,
      max_q: 0.5,
    });
    expect(some.rows).toEqual(all.rows.filter(({ q }) => q <= 0.5));
    expect(some.tested).toBe(all.tested);
  });

  it("takes any background", async () => {
    const all = await enrich({ constraints: inviable, aspect: "molecular_function", background: "organism" });
    expect(all.background_size).toBe(served.release.genes.size);
    const asked = { or: [inviable, { has_ortholog: { taxonid: 9606 } }] };
    const chosen = await enrich({
      constraints: coding,
      aspect: "molecular_function",
      background: { constraints: asked },
    });
    expect(chosen.background_size).toBe(served.expected(asked).size);
    expect(new Set(chosen.outside)).toEqual(served.expected(coding).difference(served.expected(asked)));
    const annotated = await enrich({ constraints: coding, aspect: "phenotype", background: "annotated" });
    expect(annotated.background_size).toBe(
      served.expected({ and: [coding, { term: { termid: "FYPO:0000001" } }] }).size,
    );
  });

  it("is a file too, and refuses a set without genes", async () => {
    const table = await (
      await served.post("/enrichment", { constraints: inviable, aspect: "phenotype", format: "tsv" })
    ).text();
    const [head, first] = table.split("\n");
    expect(head).toContain("q (Benjamini-Hochberg)");
    expect(first!.split("\t")).toHaveLength(head!.split("\t").length);
    expect(
      (await served.post("/enrichment", { constraints: { gene_list: { genes: [] } }, aspect: "phenotype" }))
        .status,
    ).toBe(400);
  });
});
