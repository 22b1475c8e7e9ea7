/** What calls do not understand: each call of the OpenAPI document with each way to ask it wrongly. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenApiDocument, Operation, Parameter } from "../../api/openapi/document.ts";
import { loadDeployment } from "../../config/load.ts";
import { openApiDocument } from "../../api/openapi/document.ts";
import { routes } from "../../api/routes/index.ts";
import type { TestSite } from "./api-site.ts";
import { problemOf, startTwoReleases } from "./two-releases.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTwoReleases(`test-parameters-${process.pid}`);
});
afterAll(() => site.stop());

const { deployment } = await loadDeployment({ taxonid: 4896 });
const { paths }: OpenApiDocument = openApiDocument(routes, deployment.site, "0");
const operations = Object.entries(paths);
const gets = operations.flatMap(([path, item]) => ("get" in item ? [[path, item.get] as const] : []));
const posts = operations.flatMap(([path, item]) => ("post" in item ? [[path, item.post] as const] : []));

/** The first example of a call with one parameter set. */
function addressWith({ "x-examples": [example = ""] }: Operation, name: string, ...values: string[]): string {
  const address = new URL(example, site.url);
  address.searchParams.delete(name);
  for (const value of values) address.searchParams.append(name, value);
  return address.href;
}

async function errorsOf(answer: Response): Promise<readonly { where: string; reason: string }[]> {
  expect(answer.status, answer.url).toBe(400);
  return (await problemOf(answer)).errors ?? [];
}

/** Without its last letter: what a hasty typist means. */
const misspelt = (name: string): string => name.slice(0, -1);

/** Values that a parameter cannot have, and what the answer says of them. */
function wrong({ schema }: Parameter): [values: string[], says: string][] {
  const allowed = schema["enum"];
  const more: [string[], string][] = schema["type"] === "array" ? [] : [[["1", "1"], "given once"]];
  if (Array.isArray(allowed)) {
    const [first] = allowed.map(String);
    // What is nearest to a word of two letters could be many.
    const meant = allowed.map(String).find((value) => value.length > 3) ?? first!;
    return [[["nonsense value"], `${first}`], [[`${meant}x`], `did you mean ${meant}?`], ...more];
  }
  if (schema["type"] === "integer")
    return [
      ...["abc", "1.5", "1e3", "0x10", "-1", "99999999999999999999"].map((value): [string[], string] => [
        [value],
        "whole number",
      ]),
      ...more,
    ];
  return more;
}

describe.each(gets)("GET %s", (_path, operation) => {
  const parameters = operation.parameters.filter((one) => one.in === "query");

  it("refuses a parameter that it does not have, and names it", async () => {
    const [error] = await errorsOf(await fetch(addressWith(operation, "nonsense", "1")));
    expect(error).toMatchObject({ where: "query.nonsense" });
  });

  it("is asked the same with parameters that are blank", async () => {
    const optional = parameters.filter(({ required, name }) => !required && name !== "format");
    const address = new URL(addressWith(operation, "nonsense"));
    const plain = await fetch(address);
    for (const { name } of optional) if (!address.searchParams.has(name)) address.searchParams.set(name, " ");
    const blank = await fetch(address);
    expect(blank.status, address.href).toBe(plain.status);
    if (plain.ok) expect(await blank.text()).toBe(await plain.text());
    else await Promise.all([plain.body?.cancel(), blank.body?.cancel()]);
  });

  it.each(parameters.filter(({ name }) => name.length > 3).map(({ name }) => name))(
    "knows what is meant by a misspelt %s",
    async (name) => {
      const errors = await errorsOf(await fetch(addressWith(operation, misspelt(name), "1")));
      expect(errors.find(({ where }) => where === `query.${misspelt(name)}`)?.reason).toContain(
        "did you mean",
      );
    },
  );

  it.each(
    parameters.flatMap((parameter) =>
      wrong(parameter).map(([values, reason]) => [parameter.name, values, reason] as const),
    ),
  )("refuses %s=%j", async (name, values, reason) => {
    const errors = await errorsOf(await fetch(addressWith(operation, name, ...values)));
    expect(errors).toMatchObject([
      { where: `query.${name}`, reason: expect.stringContaining(reason) as unknown },
    ]);
  });
});

describe.each(posts)("POST %s", (path, { "x-examples": [example = ""] }) => {
  const post = (body: object, search = ""): Promise<Response> =>
    fetch(`${site.url}/api/v1${path.replace("{release}", "latest")}${search}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  // Examples are objects.
  const body = JSON.parse(example) as Readonly<Record<string, unknown>>;

  it("refuses keys that it does not have, and knows what is meant", async () => {
    expect(await errorsOf(await post({ ...body, nonsense: 1 }))).toMatchObject([{ where: "body.nonsense" }]);
    for (const [key, value] of Object.entries(body).filter(([name]) => name.length > 3)) {
      const errors = await errorsOf(await post({ ...body, [`${key}x`]: value }));
      expect(errors).toMatchObject([
        { where: `body.${key}x`, reason: expect.stringContaining(`did you mean ${key}?`) as unknown },
      ]);
    }
  });

  it("takes no parameters in its address", async () => {
    expect(await errorsOf(await post(body, "?size=1"))).toMatchObject([{ where: "query.size" }]);
  });
});

it("the documents of the calls take no parameters either", async () => {
  for (const name of ["openapi.json", "docs", "metrics"])
    expect(await errorsOf(await fetch(`${site.url}/api/v1/${name}?size=1`))).toMatchObject([
      { where: "query.size" },
    ]);
});
