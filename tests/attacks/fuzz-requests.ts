/** Requests that no client should send, made from the OpenAPI document: each call with each of its parts as it must not be. */
import fc from "fast-check";
import type { OpenApiDocument, Operation, Parameter } from "../../api/openapi/document.ts";

export interface FuzzRequest {
  readonly method: string;
  /** As it is sent, whether it is well-formed or not. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Parameter that has to be refused by its name. */
  readonly refuses?: string;
}

/** Texts that programs trip over. */
const trips = [
  ..."'\"`\\<>%&#?;:|!*$^~[]{}()".split(""),
  ..."constructor __proto__ toString null undefined NaN Infinity true [] {} 0 -0 -1 1.5 1e999 0x10 1e-7".split(
    " ",
  ),
  "99999999999999999999",
  "-99999999999999999999",
  "../../../../etc/passwd",
  "..\\..\\x",
  "${jndi:ldap://x}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  '{"match_all":{}}',
  "_exists_:id",
  "*:*",
  "(a|b)+$",
  "((((((a+)+)+)+)+)+)$",
  "\0",
  "\u0007\u001B[31m",
  "\u202Ecdc",
  "\uFEFF",
  "\u200B",
  "e\u0301".repeat(60),
  "🧬",
  "👩‍🔬",
  "ﷺ".repeat(80),
  "𝒜".repeat(200),
  "Δ".repeat(300),
  "a".repeat(5_000),
  "a ".repeat(2_500),
  "a,".repeat(2_500),
  "2025-13-45",
  "1970-01-01T00:00:00Z",
];

/** Pieces of addresses that are no text at all. */
const rawTrips = [
  "%",
  "%E0%A4%A",
  "%ED%A0%80",
  "%FF%FE",
  "%C0%AF",
  "%00",
  "%2e%2e%2f",
  "%252f",
  "+",
  "%0d%0aX-Evil:1",
];

const text = fc.oneof(
  fc.constantFrom(...trips),
  fc.string({ unit: "binary", maxLength: 40 }).map((one) => one.toWellFormed()),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((one) => one.toWellFormed()),
  fc.integer().map(String),
  fc.double().map(String),
);
const encodedText = fc.oneof(
  { weight: 4, arbitrary: text.map((one) => encodeURIComponent(one)) },
  { weight: 1, arbitrary: fc.constantFrom(...rawTrips) },
);

const allowedBy = ({ schema }: Parameter): string[] => {
  const items = schema["items"];
  const choices =
    schema["enum"] ?? (typeof items === "object" && items !== null && "enum" in items ? items.enum : []);
  return Array.isArray(choices) ? choices.map((one) => encodeURIComponent(String(one))) : [];
};

const valueOf = (parameter: Parameter): fc.Arbitrary<string> => {
  const allowed = allowedBy(parameter);
  const whole = fc.oneof(fc.integer({ min: -2, max: 200 }), fc.maxSafeInteger()).map(String);
  if (allowed.length > 0) return fc.oneof(fc.constantFrom(...allowed), encodedText);
  return parameter.schema["type"] === "integer" ? fc.oneof(whole, encodedText) : encodedText;
};

const pairsOf = (parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  const [first, ...others] = parameters.filter((one) => one.in === "query");
  const known = first
    ? fc.constantFrom(first, ...others).chain((one) => valueOf(one).map((value) => `${one.name}=${value}`))
    : fc.constant("");
  return fc
    .array(fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: encodedText }), { maxLength: 4 })
    .map((pairs) => pairs.filter((pair) => pair !== "").join("&"));
};

/** The address of an example with some of what stands in braces replaced. */
const pathOf = (template: string, example: string): fc.Arbitrary<string> => {
  const parts = template.split(/(\{\w+\})/);
  const own = parts.map((part) =>
    part.startsWith("{") ? fc.oneof(fc.constant("latest"), encodedText) : fc.constant(part),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(example.split("?")[0] ?? "") },
    { weight: 1, arbitrary: fc.tuple(...own).map((made) => `/api/v1${made.join("")}`) },
  );
};

const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { "accept-encoding": "gzip;q=banana, *;q=-1" },
      { "accept-encoding": "br" },
      { accept: "image/png" },
      { range: "bytes=0-" },
      { range: "bytes=99999999999-1" },
      { range: "lines=1-2" },
      { "if-none-match": "*" },
      { "if-none-match": '"' },
      { "if-modified-since": "yesterday" },
      { "x-forwarded-for": "', ::1, 999.1.1.1" },
      { "x-forwarded-host": "evil.example" },
      { "x-request-id": "a\tb" },
      { "x-http-method-override": "DELETE" },
      { host: "evil.example" },
      { cookie: "a=b; ".repeat(500) },
    ),
  },
);

/** JSON that is not what is wanted, of any type and size. */
const strangeJson = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    true,
    0,
    -1,
    1.5,
    1e308,
    "",
    Array.from({ length: 3_000 }, () => "a"),
    Array.from({ length: 300 }, () => ({})),
    JSON.parse('{"__proto__":{"polluted":true}}'),
    { constructor: { prototype: {} } },
    { toString: 1 },
  ),
  text,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every place of a value. */
function placesOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...at, key]))];
}

/** A copy in which one place is something else, or is not there. */
function changed(value: unknown, at: readonly string[], other: unknown): unknown {
  const [key, ...deeper] = at;
  if (key === undefined) return other;
  if (typeof value !== "object" || value === null) return other;
  const next = changed((value as Readonly<Record<string, unknown>>)[key], deeper, other);
  if (Array.isArray(value))
    return value.flatMap((one, index) => (String(index) !== key ? [one] : next === undefined ? [] : [next]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      name !== key ? [[name, one]] : next === undefined ? [] : [[name, next]],
    ),
  );
}

const bodyOf = (example: string): fc.Arbitrary<{ body: Buffer; headers: Record<string, string> }> => {
  const good: unknown = JSON.parse(example);
  const json = { "content-type": "application/json" };
  const places = placesOf(good);
  const wrongPart = fc
    .tuple(fc.constantFrom(...places), fc.oneof(strangeJson, fc.constant(undefined)))
    .map(([at, other]) => ({
      body: Buffer.from(JSON.stringify(changed(good, at, other)) ?? ""),
      headers: json,
    }));
  const more = fc.tuple(text, strangeJson).map(([key, value]) => ({
    body: Buffer.from(JSON.stringify({ ...Object(good), [key]: value })),
    headers: json,
  }));
  const whole = Buffer.from(example);
  const broken = fc.constantFrom(
    { body: whole.subarray(0, whole.length / 2), headers: json },
    { body: Buffer.from(example, "utf16le"), headers: json },
    { body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]), headers: json },
    { body: Buffer.concat([whole, Buffer.from([0xff, 0xfe, 0x80])]), headers: json },
    { body: whole, headers: { "content-type": "application/json; charset=utf-7" } },
    { body: whole, headers: { "content-type": "text/plain" } },
    { body: whole, headers: { "content-type": "application/x-www-form-urlencoded" } },
    { body: whole, headers: { ...json, "content-encoding": "gzip" } },
    { body: whole, headers: { ...json, "content-encoding": "nonsense" } },
    { body: Buffer.from("[".repeat(50_000)), headers: json },
    { body: Buffer.from(`{"a":`.repeat(2_000)), headers: json },
    { body: Buffer.from("1"), headers: json },
    { body: Buffer.alloc(0), headers: json },
  );
  return fc.oneof(
    { weight: 5, arbitrary: wrongPart },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: broken },
  );
};

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constant("GET") },
  { weight: 1, arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS") },
);

function getsOf(template: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const example = fc.constantFrom(...operation["x-examples"]);
  const strange = example.chain((one) =>
    fc
      .tuple(methods, pathOf(template, one), pairsOf(operation.parameters), headers)
      .map(([method, path, query, given]) => ({
        method,
        path: query === "" ? path : `${path}?${query}`,
        headers: given,
        body: null,
      })),
  );
  const unknown = example.map((one) => ({
    method: "GET",
    path: `${one}${one.includes("?") ? "&" : "?"}no_such_thing=1`,
    headers: {},
    body: null,
    refuses: "no_such_thing",
  }));
  return fc.oneof({ weight: 12, arbitrary: strange }, { weight: 1, arbitrary: unknown });
}

const postsOf = (template: string, operation: Operation): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(fc.constantFrom(...operation["x-examples"]).chain(bodyOf), headers)
    .map(([{ body, headers: own }, given]) => ({
      method: "POST",
      path: `/api/v1${template.replace("{release}", "latest")}`,
      headers: { ...given, ...own },
      body,
    }));

/** So many requests to each call. The same seed gives the same ones. */
export function fuzzRequests({ paths }: OpenApiDocument, seed: number, each: number): FuzzRequest[] {
  return Object.entries(paths)
    .filter(([, item]) => ("get" in item ? item.get : item.post)["x-examples"].length > 0)
    .flatMap(([template, item], index) =>
      fc.sample("get" in item ? getsOf(template, item.get) : postsOf(template, item.post), {
        seed: seed + index,
        numRuns: each,
      }),
    );
}
