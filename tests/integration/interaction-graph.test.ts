/** The partners of genes on real servers against the interactions of the release. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { interactionGraph, maxPartners } from "../../api/contract/interaction-graph.ts";
import type { Interaction } from "../../indexer/assemble/annotations/interactions.ts";
import { askingAt } from "./annotation-asking.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

let served: AnnotationSite;
let interactions: readonly Interaction[];
let genes: string[];

beforeAll(async () => {
  const dir = process.env["KARYON_RELEASE"];
  served = await startAnnotationSite(
    `test-graph-${process.pid}`,
    dir ? { dir, keep: () => true } : { genes: 200 },
  );
  interactions = await served.data.interactions();
  genes = [...new Set(interactions.flatMap(({ geneA, geneB }) => [geneA, geneB]))];
});
afterAll(() => served.stop());

const { table } = askingAt(() => served.site.url);
const ask = (gene: string): Promise<Response> =>
  fetch(`${served.site.url}/api/v1/dataset/latest/interaction_graph/${encodeURIComponent(gene)}`);

it("counts of partners, and of all, are those of the interactions and their tables", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...genes), async (gene) => {
      const answer = await ask(gene);
      expect(answer.status).toBe(200);
      const found = interactionGraph.parse(await answer.json());
      const ofGene = interactions.filter(({ geneA, geneB }) => geneA === gene || geneB === gene);
      const countsOf = (rows: readonly Interaction[]) => ({
        physical: rows.filter(({ type }) => type === "physical_interactions").length,
        genetic: rows.filter(({ type }) => type === "genetic_interactions").length,
      });
      const [physical, genetic] = await Promise.all(
        ["physical_interactions", "genetic_interactions"].map((type) =>
          table({ subject: `gene:${gene}`, type }),
        ),
      );
      expect(found.total).toEqual({ physical: physical!.total, genetic: genetic!.total });
      expect(found.with_itself).toEqual(countsOf(ofGene.filter(({ geneA, geneB }) => geneA === geneB)));
      const byPartner = Map.groupBy(
        ofGene.filter(({ geneA, geneB }) => geneA !== geneB),
        ({ geneA, geneB }) => (geneA === gene ? geneB : geneA),
      );
      expect(found.partner_total).toBe(byPartner.size);
      expect(found.partners).toHaveLength(Math.min(maxPartners, byPartner.size));
      for (const { gene: partner, counts, evidence, reference_count: references } of found.partners) {
        const rows = byPartner.get(partner.uniquename) ?? [];
        expect(counts).toEqual(countsOf(rows));
        expect(evidence.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        expect(references).toBe(new Set(rows.flatMap(({ reference }) => reference ?? [])).size);
      }
    }),
    { numRuns: 25 },
  );
});

it("pathways and complexes are those of both genes", async () => {
  const shared = { pathways: 0, complexes: 0 };
  for (const gene of genes.slice(0, 60)) {
    for (const { gene: partner, pathways, complexes } of interactionGraph.parse(
      await (await ask(gene)).json(),
    ).partners) {
      shared.pathways += pathways.length;
      for (const { termid } of complexes) {
        shared.complexes += 1;
        for (const id of [gene, partner.uniquename]) {
          const rows = await table({
            subject: `gene:${id}`,
            type: "cellular_component",
            term: termid,
            is_not: "false",
          });
          expect(rows.filtered, `${id} in ${termid}`).toBeGreaterThan(0);
        }
        if (shared.complexes > 10) return;
      }
    }
  }
});

it("a gene without interactions has no partners, and an unknown one no page", async () => {
  const { byId } = await served.data.genes();
  const lonely = [...byId.keys()].find((gene) => !genes.includes(gene)) ?? "";
  expect(await (await ask(lonely)).json()).toMatchObject({ partner_total: 0, partners: [] });
  expect((await ask("no-such-gene")).status).toBe(404);
});
