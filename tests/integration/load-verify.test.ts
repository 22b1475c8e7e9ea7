import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexName } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { writeDocuments } from "../../indexer/load/bulk.ts";
import { noRetry } from "../../indexer/load/connect.ts";
import { countDocuments, countProblems, shrinkProblems } from "../../indexer/load/verify/counts.ts";
import { linkProblems } from "../../indexer/load/verify/links.ts";
import { smokeProblems } from "../../indexer/load/verify/smoke.ts";
import { client, generationOf, ownPrefix } from "./load-server.ts";

const { prefix, clear } = ownPrefix("verify");
const generation = generationOf("2025-09-01", 1);

async function write(
  kind: IndexKind,
  docs: readonly { id: string; [field: string]: unknown }[],
): Promise<void> {
  async function* each() {
    for (const doc of docs) yield { id: doc.id, doc };
  }
  await writeDocuments(client, indexName(kind, generation, prefix), each(), noRetry);
}

beforeAll(async () => {
  await createIndices(client, generation, prefix, 1);
  await write("genes", [
    { id: "gene1", ids: ["gene1"], names: ["abc1"], references: ["PMID:1"] },
    { id: "gene2", ids: ["gene2"], names: ["ABC1"] },
  ]);
  await write("references", [{ id: "PMID:1", ids: ["PMID:1"] }]);
  await write("annotations", [
    { id: "a1", genes: ["gene1", "gene2"], reference: "PMID:1" },
    { id: "a2", genes: ["gene3"], reference: "PMID:2" },
  ]);
  await client.index({
    index: indexName("pages", generation, prefix),
    id: "gene:gene1",
    document: { kind: "gene" },
  });
  await client.indices.refresh({ index: `${prefix}-*` });
});
afterAll(clear);

describe("links", () => {
  it("names the ids that do not exist, field by field", async () => {
    const problems = await linkProblems(client, generation, prefix, () => {});
    expect(problems).toEqual([
      "annotations.genes: 1 of 3 ids are not among the genes: gene3",
      "annotations.reference: 1 of 2 ids are not among the references: PMID:2",
    ]);
  });

  it("lets five terms pass, as the check of a release does, and no more where they are more than 2 %", async () => {
    await write("terms", [{ id: "GO:1", ids: ["GO:1"] }]);
    const annotationsTo = (terms: readonly string[]) =>
      write(
        "annotations",
        terms.map((term) => ({ id: `to ${term}`, genes: [], term })),
      );
    const termProblems = async () => {
      await client.indices.refresh({ index: `${prefix}-*` });
      const problems = await linkProblems(client, generation, prefix, () => {});
      return problems.filter((problem) => problem.startsWith("annotations.term:"));
    };
    await annotationsTo(["GO:1", "GO:2", "GO:3", "GO:4", "GO:5", "GO:6"]);
    expect(await termProblems()).toEqual([]);
    await annotationsTo(["GO:7"]);
    expect(await termProblems()).toEqual([
      "annotations.term: 6 of 7 ids are not among the terms: GO:2, GO:3, GO:4, GO:5, GO:6 …",
    ]);
    await client.deleteByQuery({
      index: [indexName("terms", generation, prefix), indexName("annotations", generation, prefix)],
      query: { bool: { should: [{ term: { id: "GO:1" } }, { prefix: { id: "to " } }] } },
      refresh: true,
    });
  });
});

describe("counts", () => {
  it("names the kinds that are not complete", async () => {
    const found = await countDocuments(client, generation, prefix);
    expect(found).toMatchObject({ genes: 2, references: 1, annotations: 2, terms: 0 });
    expect(countProblems(found, { ...found, genes: 1_234 })).toEqual([
      "genes: 2 documents are in the index, 1,234 were expected.",
    ]);
  });

  it("lets a kind shrink by 2 % and no more", async () => {
    const live = await countDocuments(client, generation, prefix).then((counts) => ({
      ...counts,
      genes: 100,
      terms: 0,
    }));
    expect(shrinkProblems({ ...live, genes: 98 }, live)).toEqual([]);
    expect(shrinkProblems({ ...live, genes: 97 }, live)).toEqual([
      "genes: 3 of 100 genes are gone; 97 are left, less than 98 % of the live release.",
    ]);
  });
});

describe("search", () => {
  const known = { kind: "genes", page: "gene" } as const;

  it("finds things by exact id and by name in any case, and misses what is not there", async () => {
    expect(
      await smokeProblems(client, generation, prefix, [{ ...known, id: "gene1", name: "abc1" }]),
    ).toEqual([]);
    expect(
      await smokeProblems(client, generation, prefix, [{ ...known, id: "gene2", name: "cdc2" }]),
    ).toEqual(['genes: gene2 is not found by "cdc2".', "pages: gene gene2 has no page."]);
  });
});
