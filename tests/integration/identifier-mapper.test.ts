/** Identifier mapper over HTTP, against the files that say which gene has which identifier. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mapperAnswer } from "../../api/contract/identifier-mapper.ts";
import type { MapperAnswer, MapperGroup, MapperRequest } from "../../api/contract/identifier-mapper.ts";
import { problem } from "../../api/contract/problem.ts";
import { startToolsSite } from "./tools-site.ts";
import type { ToolsSite } from "./tools-site.ts";

let tools: ToolsSite;
/** Genes of each identifier in small letters, by kind, straight from the files. */
const known = new Map<string, Map<string, Set<string>>>();

function learn(kind: string, id: string | undefined, gene: string | undefined): void {
  if (!id || !gene) return;
  const ids = known.get(kind) ?? new Map<string, Set<string>>();
  known.set(kind, ids.set(id.toLowerCase(), (ids.get(id.toLowerCase()) ?? new Set()).add(gene)));
}

beforeAll(async () => {
  tools = await startToolsSite(`test-mapper-${process.pid}`);
  for (const [gene, accession] of await tools.linesOf("gene-uniprot")) learn("uniprot", accession, gene);
  for (const [gene, id, name, taxon] of await tools.linesOf("orthologs")) {
    learn(`ortholog:${taxon}`, id, gene);
    learn(`ortholog:${taxon}`, name, gene);
  }
});
afterAll(() => tools.stop());

const post = (
  body: unknown,
  headers: Record<string, string> = { "content-type": "application/json" },
): Promise<Response> =>
  fetch(`${tools.site.url}/api/v1/dataset/latest/identifier_mapper`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

async function map(request: MapperRequest): Promise<MapperAnswer> {
  const answer = await post(request);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return mapperAnswer.parse(await answer.json());
}

const kinds = (): string[] => [
  "uniprot",
  ...tools.site.site.ortholog_taxonids.map((taxonid) => `ortholog:${taxonid}`),
];

it("every identifier of the files is in the group of all that it is connected with", async () => {
  for (const kind of kinds()) {
    const ids = known.get(kind);
    if (!ids) continue;
    const asked = [...ids.keys()];
    const answer = await map({ type: kind, ids: asked.map((id) => id.toUpperCase()) });
    const idsOf = new Map<string, string[]>();
    for (const [id, genes] of ids)
      for (const gene of genes) idsOf.set(gene, [...(idsOf.get(gene) ?? []), id]);
    const seen = new Set<string>();
    const wrong: MapperGroup[] = [];
    for (const [name, several] of [
      ["one_to_one", [false, false]],
      ["one_to_many", [false, true]],
      ["many_to_one", [true, false]],
      ["many_to_many", [true, true]],
    ] as const) {
      for (const group of answer[name]) {
        const own = new Set(group.ids.map((id) => id.toLowerCase()));
        const genes = new Set(group.genes.map(({ uniquename }) => uniquename));
        const isClass = own.size > 1 === several[0] && genes.size > 1 === several[1];
        // Nothing leads out of the group, and there is a pair for each line of the files.
        const isWhole =
          [...own].every((id) => [...(ids.get(id) ?? [])].every((gene) => genes.has(gene))) &&
          [...genes].every((gene) => (idsOf.get(gene) ?? []).every((id) => own.has(id)));
        const hasPairs =
          group.pairs.length === [...own].reduce((sum, id) => sum + (ids.get(id)?.size ?? 0), 0);
        if (!isClass || !isWhole || !hasPairs) wrong.push(group);
        for (const id of own) seen.add(id);
      }
    }
    expect(wrong).toEqual([]);
    expect([...seen, ...answer.not_found.map((id) => id.toLowerCase())].sort()).toEqual(asked.toSorted());
    // Identifiers of genes that the release does not have are the only ones that are not found.
    expect(answer.not_found.length).toBeLessThan(asked.length / 2);
  }
});

it("identifiers count once whatever their case, and unknown ones are told as they were typed", async () => {
  const [id = ""] = known.get("uniprot")!.keys();
  const answer = await map({
    type: "uniprot",
    ids: [id.toUpperCase(), id, " ", "Nope", "nope", "__proto__", "constructor"],
  });
  expect(answer.not_found).toEqual(["Nope", "__proto__", "constructor"]);
  expect([...answer.one_to_one, ...answer.one_to_many].flatMap((group) => group.ids)).toEqual([
    id.toUpperCase(),
  ]);
});

describe("what cannot be answered is refused", () => {
  it.each([
    [{ type: "swissprot", ids: [] }, 400, /body\.type: has to be one of uniprot/],
    [{ type: "uniprot" }, 400, /body\.ids/],
    [{ type: "uniprot", ids: [1] }, 400, /body\.ids\.0/],
    ["{", 400, /./],
    [{ type: "uniprot", ids: ["A".repeat(3_000_000)] }, 413, /./],
  ])("case %#", async (body, status, detail) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(problem.parse(await answer.json()).detail).toMatch(detail);
  });

  it("other media types and methods", async () => {
    expect((await post("ids=1", { "content-type": "text/plain" })).status).toBe(415);
    const read = await fetch(`${tools.site.url}/api/v1/dataset/latest/identifier_mapper`);
    expect(read.status).toBe(405);
    expect(read.headers.get("allow")).toBe("POST, OPTIONS");
  });
});
