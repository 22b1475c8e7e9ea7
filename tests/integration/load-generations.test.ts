import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aliasName, indexKinds, indexName } from "../../index-mappings/names.ts";
import { compareReleases } from "../../indexer/diff/compare-releases.ts";
import { writeDocuments } from "../../indexer/load/bulk.ts";
import { connect, noRetry } from "../../indexer/load/connect.ts";
import { createIndices } from "../../indexer/load/create.ts";
import { deleteUnfinished, listGenerations, troublesOf } from "../../indexer/load/generations.ts";
import { makeLive, makeStaged, rollBack, takePlaceFrom } from "../../indexer/load/swap.ts";
import { EngineAway } from "../../indexer/load/with-retry.ts";
import { readSettings } from "../../indexer/settings/settings.ts";
import { client, elasticsearchUrl, generationOf, ownPrefix, peptides } from "./load-server.ts";

const { prefix, clear } = ownPrefix("generations");
const first = generationOf("2024-10-01", 1);
const second = generationOf("2025-09-01", 2);
const third = generationOf("2025-09-01", 3);
const sequences = (generation: typeof first): string => indexName("sequences", generation, prefix);
const states = async () =>
  Object.fromEntries((await listGenerations(client, prefix)).map((info) => [info.name, info.state]));

beforeAll(async () => {
  for (const generation of [first, second, third]) await createIndices(client, generation, prefix, 1);
});
afterAll(clear);

describe("writing documents", () => {
  it("writes every document once, however often it is repeated", async () => {
    const heard: number[] = [];
    expect(
      await writeDocuments(client, sequences(first), peptides(12_345), noRetry, (done) => heard.push(done)),
    ).toBe(12_345);
    expect(heard.at(-1)).toBe(12_345);
    await writeDocuments(client, sequences(first), peptides(12_345), noRetry);
    await client.indices.refresh({ index: sequences(first) });
    expect((await client.count({ index: sequences(first) })).count).toBe(12_345);
  });

  it("sends documents that are larger than a request by themselves", async () => {
    await writeDocuments(client, sequences(second), peptides(3, "A".repeat(5_000_000)), noRetry);
    await client.indices.refresh({ index: sequences(second) });
    expect((await client.count({ index: sequences(second) })).count).toBe(3);
  });

  it("names index, document and reason of a refused document", async () => {
    async function* wrong() {
      yield* peptides(2);
      yield { id: "seq:wrong", doc: { id: "seq:wrong", start: "early" } };
      yield { id: "seq:extra", doc: { id: "seq:extra", colour: "red" } };
    }
    const writing = writeDocuments(client, sequences(third), wrong(), noRetry);
    await expect(writing).rejects.toThrow(new RegExp(`refused documents of index ${sequences(third)}`));
    await expect(writing).rejects.toThrow(/document seq:wrong: .*start.*early/);
    await expect(writing).rejects.toThrow(/document seq:extra: .*colour/);
  });
});

describe("swap and rollback", () => {
  it("keeps one generation live and one to go back to", async () => {
    expect(await states()).toEqual({
      [first.name]: "unfinished",
      [second.name]: "unfinished",
      [third.name]: "unfinished",
    });
    await makeLive(client, prefix, first.name);
    expect(await states()).toMatchObject({ [first.name]: "live", [second.name]: "unfinished" });
    await makeLive(client, prefix, second.name);
    await makeLive(client, prefix, second.name);
    expect(await states()).toMatchObject({ [first.name]: "previous", [second.name]: "live" });
    for (const kind of indexKinds) {
      const carried = await client.indices.getAlias({ name: aliasName(kind, prefix) });
      expect(Object.keys(carried)).toEqual([indexName(kind, second, prefix)]);
    }
  });

  it("goes back, and forward again", async () => {
    expect((await rollBack(client, prefix)).live.name).toBe(first.name);
    expect(await states()).toMatchObject({ [first.name]: "live", [second.name]: "previous" });
    const again = await rollBack(client, prefix);
    expect(again.live.name).toBe(second.name);
    expect(again.previous?.name).toBe(first.name);
    expect(await states()).toMatchObject({ [first.name]: "previous", [second.name]: "live" });
  });

  it("leaves one generation live, however many swap at the same moment", async () => {
    const ends = await Promise.allSettled([
      rollBack(client, prefix),
      makeLive(client, prefix, third.name),
      makeLive(client, prefix, first.name),
      makeLive(client, prefix, second.name),
    ]);
    for (const end of ends)
      if (end.status === "rejected") expect(String(end.reason)).toContain("it is no longer kept");
    expect(Object.values(await states()).filter((state) => state === "live")).toHaveLength(1);
    for (const kind of indexKinds)
      expect(Object.keys(await client.indices.getAlias({ name: aliasName(kind, prefix) }))).toHaveLength(1);
    await makeLive(client, prefix, first.name);
    await makeLive(client, prefix, second.name);
  });

  it("keeps one generation staged, which is not deleted, until it goes live", async () => {
    await makeStaged(client, prefix, third.name);
    await makeStaged(client, prefix, third.name);
    expect(await deleteUnfinished(client, prefix)).toEqual([]);
    expect(await states()).toEqual({
      [first.name]: "previous",
      [second.name]: "live",
      [third.name]: "staged",
    });
    await makeLive(client, prefix, third.name);
    expect(await states()).toEqual({
      [first.name]: "unfinished",
      [second.name]: "previous",
      [third.name]: "live",
    });
    await makeLive(client, prefix, first.name);
    await makeLive(client, prefix, second.name);
  });

  it("finds out what has come of a swap whose answer was lost, and of one that was not kept", async () => {
    const deaf = connect(elasticsearchUrl());
    const move = deaf.indices.updateAliases.bind(deaf.indices);
    deaf.indices.updateAliases = async (...given: Parameters<typeof move>): Promise<never> => {
      await move(...given);
      throw new EngineAway("Elasticsearch does not answer (socket hang up).");
    };
    await makeLive(deaf, prefix, first.name);
    expect(await states()).toMatchObject({ [first.name]: "live", [second.name]: "previous" });
    // One signature stands for the overloads, hence the cast.
    deaf.indices.updateAliases = async () => ({ acknowledged: true, errors: false }) as never;
    await expect(makeLive(deaf, prefix, second.name)).rejects.toThrow("does not keep the new aliases");
    await expect(makeStaged(deaf, prefix, third.name)).rejects.toThrow(`${third.name} was not staged`);
    await makeLive(client, prefix, second.name);
  });

  it("does not give up the place of one that has just been made live, nor makes live what has none any more", async () => {
    const before = (await listGenerations(client, prefix)).find(({ name }) => name === first.name);
    if (!before) throw new Error("there is no previous generation");
    await rollBack(client, prefix);
    await expect(takePlaceFrom(client, prefix, before)).rejects.toThrow(
      `${first.name} was not deleted: it is live`,
    );
    await rollBack(client, prefix);
    await takePlaceFrom(client, prefix, before);
    expect(await states()).toMatchObject({ [first.name]: "unfinished", [second.name]: "live" });
    await expect(rollBack(client, prefix)).rejects.toThrow("no earlier generation");
    await makeLive(client, prefix, first.name);
    await makeLive(client, prefix, second.name);
  });

  it("deletes only what answers no request", async () => {
    expect(await deleteUnfinished(client, prefix)).toEqual([third.name]);
    expect(await states()).toEqual({ [first.name]: "previous", [second.name]: "live" });
  });

  it("says what is gone of a kept generation of which somebody has deleted indices by hand", async () => {
    const gone = [indexName("terms", first, prefix), indexName("pages", first, prefix)];
    await client.indices.delete({ index: gone });
    const [kept] = (await listGenerations(client, prefix)).filter(({ state }) => state === "previous");
    expect(kept && troublesOf(kept)).toEqual(["lacks its indices of terms, pages: delete it"]);
    await expect(rollBack(client, prefix)).rejects.toThrow(
      `${first.name} lacks its indices of terms, pages and cannot be made live`,
    );
    const settings = readSettings({ ...process.env, KARYON_INDEX_PREFIX: prefix });
    await expect(compareReleases("previous", "live", client, settings)).rejects.toThrow(
      `${first.name} lacks its indices of terms, pages and cannot be compared`,
    );
  });

  it("refuses to go back where there is nothing", async () => {
    await expect(rollBack(client, "test-nothing")).rejects.toThrow("no earlier generation");
    await expect(makeLive(client, prefix, third.name)).rejects.toThrow(`no generation ${third.name}`);
  });
});
