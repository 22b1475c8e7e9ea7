import { expect, test } from "vitest";
import type { Failure } from "./failure.ts";
import { forgiving } from "./forgiving.ts";

interface List {
  readonly rows: readonly number[];
  readonly total: number;
  readonly size: number;
}
const extentOf = ({ rows, total, size }: List) => ({ rows: rows.length, total, size });

const refusal = (errors: NonNullable<Failure["errors"]>): { error: Failure } => ({
  error: { status: 400, detail: "", requestId: null, errors },
});

/** A list of 25 numbers in pages of 10, with a filter `colour` that can be red; it notes what it is asked. */
function server() {
  const asked: string[] = [];
  return {
    asked,
    ask: (request: string): { data: unknown } | { error: Failure } => {
      asked.push(request);
      const params = new URL(request, "http://site").searchParams;
      if (params.has("shape")) return refusal([{ where: "query.shape", reason: "is no parameter here" }]);
      const wrong = params.getAll("colour").filter((value) => value !== "red");
      if (wrong.length > 0)
        return refusal(wrong.map((value) => ({ where: "query.colour", value, reason: "has no such value" })));
      const from = (Number(params.get("page") ?? 1) - 1) * 10;
      const all = Array.from({ length: 25 }, (_, index) => index);
      return { data: { rows: all.slice(from, from + 10), total: 25, size: 10 } };
    },
  };
}
const open = (search: string, { ask } = server()) =>
  forgiving<List>(ask, "list", new URLSearchParams(search), extentOf);

test("what is understood is asked once", async () => {
  const site = server();
  expect(await open("colour=red&page=2", site)).toMatchObject({
    data: { rows: { length: 10 }, ignored: [] },
  });
  expect(site.asked).toEqual(["list?colour=red&page=2"]);
});

test("what is not is left out, value by value, and told", async () => {
  const site = server();
  expect(await open("shape=round&colour=red&colour=blue", site)).toMatchObject({
    data: { total: 25, ignored: ["shape=round", "colour=blue"] },
  });
  expect(site.asked.at(-1)).toBe("list?colour=red");
});

test("a page past the end is the last one, and an empty list is empty", async () => {
  expect(await open("page=99")).toMatchObject({ data: { rows: [20, 21, 22, 23, 24], ignored: [] } });
  const empty = { rows: [], total: 0, size: 10 };
  expect(
    await forgiving<List>(() => ({ data: empty }), "list", new URLSearchParams("page=7"), extentOf),
  ).toEqual({ data: { ...empty, ignored: [] } });
});

test("any other failure is told as it is", async () => {
  const away: { error: Failure } = { error: { status: 503, detail: "away", requestId: null } };
  const path = refusal([{ where: "path.id", reason: "has to name something" }]);
  for (const answer of [away, path])
    expect(await forgiving<List>(() => answer, "list", new URLSearchParams("page=1"), extentOf)).toBe(answer);
});
