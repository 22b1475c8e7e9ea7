import { expect, it } from "vitest";
import { refusePart, wholeAnswer } from "./whole-answers.ts";

const asking = (name: string) => ({ method: "POST", path: `/_${name}`, meta: { name } });

it("wants a search to fail where shards are missing", () => {
  expect(wholeAnswer(asking("search"), { querystring: { size: 1 } })).toEqual({
    querystring: { size: 1, allow_partial_search_results: false },
  });
  expect(wholeAnswer(asking("get"))).toEqual({});
});

it.each([
  ["count", { count: 3, _shards: { total: 2, successful: 1, failed: 1 } }],
  ["mget", { docs: [{ _id: "a", found: true }, { error: { type: "no_shard_available_action_exception" } }] }],
])("does not take a part for the whole: %s", (name, answer) => {
  expect(() => refusePart(asking(name), answer)).toThrow("some shards do not answer");
});

it.each([
  ["count", { count: 3, _shards: { total: 2, successful: 2, failed: 0 } }],
  ["count", { count: 3 }],
  ["mget", { docs: [{ _id: "a", found: false }, { error: { type: "index_not_found_exception" } }] }],
])("takes the whole: %s", (name, answer) => {
  expect(() => refusePart(asking(name), answer)).not.toThrow();
});
