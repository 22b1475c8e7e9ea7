/** What genes have in common, on real servers, against lists of the same release that are made in another way. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { geneComparison } from "../../api/contract/gene-comparison.ts";
import type { GeneComparison } from "../../api/contract/gene-comparison.ts";
import { maxCompared } from "../../api/contract/values/max-compared.ts";
import { geneList } from "../../api/contract/entity-lists.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { Interaction } from "../../indexer/assemble/annotations/interactions.ts";
import { startAnnotationSite } from "./annotation-site.ts";
import type { AnnotationSite } from "./annotation-site.ts";

let served: AnnotationSite;
let interactions: readonly Interaction[];
let genes: string[];

beforeAll(async () => {
  const dir = process.env["KARYON_RELEASE"];
  served = await startAnnotationSite(
    `test-comparison-${process.pid}`,
    dir ? { dir, keep: () => true } : { genes: 200 },
  );
  interactions = await served.data.interactions();
  genes = [...new Set(interactions.flatMap(({ geneA, geneB }) => [geneA, geneB]))];
});
afterAll(() => served.stop());

const dataset = (path: string): Promise<Response> =>
  fetch(`${served.site.url}/api/v1/dataset/latest/${path}`);
const ask = (names: readonly string[]): Promise<Response> =>
  dataset(`gene_comparison/${names.map(encodeURIComponent).join("+")}`);
async function compare(names: readonly string[]): Promise<GeneComparison> {
  const answer = await ask(names);
  expect(answer.status).toBe(200);
  return geneComparison.parse(await answer.json());
}

/** Different genes, of which some interact. */
const compared = () => fc.uniqueArray(fc.constantFrom(...genes), { minLength: 2, maxLength: maxCompared });
const asText = (rows: readonly { readonly interaction: string; readonly genes: readonly number[] }[]) =>
  rows.map(({ interaction, genes: of }) => `${interaction} ${of.join()}`).toSorted();

it("interactions are those of the release: of two of the genes, or of two with the same other gene", async () => {
  await fc.assert(
    fc.asyncProperty(compared(), async (ids) => {
      const found = await compare(ids);
      expect(found.genes.map(({ uniquename }) => uniquename)).toEqual(ids);
      const partnersOf = (id: string, type: string): Set<string> =>
        new Set(
          interactions
            .filter((one) => one.type === type && (one.geneA === id || one.geneB === id))
            .map(({ geneA, geneB }) => (geneA === id ? geneB : geneA)),
        );
      const types = ["physical", "genetic"].map((interaction) => ({
        interaction,
        partners: ids.map((id) => partnersOf(id, `${interaction}_interactions`)),
      }));
      const pairs = types.flatMap(({ interaction, partners }) =>
        ids.flatMap((_, a) =>
          ids.flatMap((other, b) =>
            b > a && partners[a]?.has(other) ? [{ interaction, genes: [a, b] }] : [],
          ),
        ),
      );
      expect(asText(found.interactions)).toEqual(asText(pairs));
      const shared = types.flatMap(({ interaction, partners }) =>
        [...new Set(partners.flatMap((of) => [...of]))].flatMap((other) => {
          const holders = ids.flatMap((_, place) => (partners[place]?.has(other) ? [place] : []));
          return holders.length < 2 || ids.includes(other) ? [] : [{ interaction, genes: holders }];
        }),
      );
      expect(asText(found.partners)).toEqual(asText(shared));
    }),
    { numRuns: 20 },
  );
});

it("terms, publications and pathways are those of the genes that their own lists have", async () => {
  await fc.assert(
    fc.asyncProperty(compared(), fc.nat(), async (ids, chance) => {
      const found = await compare(ids);
      const term = found.terms[chance % Math.max(1, found.terms.length)];
      if (term) {
        const list = geneList.parse(await (await dataset(`data/term/${term.termid}/genes?size=1000`)).json());
        expect(term.gene_count).toBe(list.total);
        const listed = new Set(list.rows.map(({ uniquename }) => uniquename));
        // Broad terms have more genes than a list tells at once.
        if (list.total <= 1000)
          expect(term.genes).toEqual(ids.flatMap((id, place) => (listed.has(id) ? [place] : [])));
      }
      // The api checks its answers against the contract's schemas in its own tests.
      const pages = await Promise.all(
        ids.map(async (id) => (await (await dataset(`data/gene/${id}`)).json()) as GenePage),
      );
      const holders = (has: (page: GenePage) => boolean): number[] =>
        pages.flatMap((page, place) => (has(page) ? [place] : []));
      for (const { uniquename: id, genes: of } of found.references)
        expect(of, id).toEqual(
          holders(({ references }) => references.some(({ uniquename }) => uniquename === id)),
        );
      const models = [...new Set(pages.flatMap(({ gocams }) => gocams.map(({ gocam_id: id }) => id)))];
      const shared = models.filter(
        (id) => holders(({ gocams }) => gocams.some(({ gocam_id: one }) => one === id)).length > 1,
      );
      expect(found.pathways.map(({ gocam_id: id }) => id).toSorted()).toEqual(shared.toSorted());
    }),
    { numRuns: 20 },
  );
});

it("what cannot be compared is said", async () => {
  const [first = "", second = ""] = genes;
  const detail = async (names: readonly string[]): Promise<string> => {
    const answer = await ask(names);
    return `${answer.status} ${JSON.stringify(await answer.json())}`;
  };
  expect(await detail([first, "no-such-gene", second, "nor-this"])).toMatch(
    /^404 .*no gene: no-such-gene, nor-this/,
  );
  expect(await detail([first])).toMatch(/^400 .*names 1 different gene; 2 to 6 can be compared/);
  expect(await detail([first, first.toLowerCase()])).toMatch(/^400 .*names 1 different gene/);
  expect(await detail(genes.slice(0, maxCompared + 1))).toMatch(/^400 .*names 7 different genes/);
  // Of a long list it is not said which of them are none.
  const many = Array.from({ length: 500 }, (_, at) => `no-gene-${at}`);
  expect(await detail([first, ...many])).toMatch(/^400 .*names 501 different genes/);
});
