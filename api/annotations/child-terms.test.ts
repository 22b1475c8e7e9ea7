import type { Client } from "@elastic/elasticsearch";
import { expect, test } from "vitest";
import type { LoadedGeneration } from "../generation/generations.ts";
import { childOptions } from "./child-terms.ts";

test("terms below another are asked for once a generation", async () => {
  const asked: unknown[] = [];
  const hits = ["wide", "narrow"].map((name, at) => ({ _source: { id: `T:${at}`, name } }));
  // Nothing but searches is asked of it.
  const elastic = {
    search: async ({ index }: { index: string }) => {
      asked.push(index);
      return { hits: { hits } };
    },
  } as unknown as Client;
  // Nothing but names of indices.
  const generation = (name: string) => ({ index: (part: string) => `${name} ${part}` }) as LoadedGeneration;
  const options = [
    { value: "T:1", label: "narrow" },
    { value: "T:0", label: "wide" },
  ];
  expect(await childOptions(elastic, generation("one"), "T:9")).toEqual(options);
  expect(await childOptions(elastic, generation("one"), "T:9")).toEqual(options);
  await childOptions(elastic, generation("two"), "T:9");
  expect(asked).toEqual(["one terms", "two terms"]);
});
