import { expect, test } from "vitest";
import { pages } from "../contract/values/pages.ts";
import { routes } from "./index.ts";
import { asksFor } from "../pages/asks-for.ts";

/** Addresses of the calls of the api that have no body. */
const calls = routes
  .filter(({ body }) => body === undefined)
  .map(
    ({ path }) =>
      new RegExp(`^/api/v1${path.replace("{path}", "[^?]+").replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?.*)?$`),
  );

/** With `name` for whatever is named in it. */
const addressOf = (pattern: string): string => `/${pattern.replaceAll(/:\w+|\*/g, "name")}`;

test.each(pages)("what $module asks for first is a call of the api", (page) => {
  const path = addressOf(page.patterns[0] ?? "");
  const asked = asksFor({ page, id: "name" }, "2025-09-01--k3f9", { path, query: { q: "name" } });
  expect(asked.filter((one) => !calls.some((call) => call.test(one)))).toEqual([]);
});
