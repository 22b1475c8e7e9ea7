/** Motif search over HTTP, against regular expressions over the file of peptides. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { motifAnswer } from "../../api/contract/motif.ts";
import type { MotifAnswer } from "../../api/contract/motif.ts";
import { problem } from "../../api/contract/problem.ts";
import { peptideDocuments, startToolsSite } from "./tools-site.ts";
import type { ToolsSite } from "./tools-site.ts";

let tools: ToolsSite;
beforeAll(async () => {
  tools = await startToolsSite(`test-motif-${process.pid}`);
});
afterAll(() => tools.stop());

const ask = (path: string, release = "latest"): Promise<Response> =>
  fetch(`${tools.site.url}/api/v1/dataset/${release}/motif_search/${path}`);
const pathOf = (peptides: string, motif: string, count: number | "all"): string =>
  `${peptides}/${encodeURIComponent(motif)}/${count}`;

async function search(
  motif: string,
  count: number | "all" = 0,
  peptides = "all",
  release = "latest",
): Promise<MotifAnswer> {
  const answer = await ask(pathOf(peptides, motif, count), release);
  expect(answer.status).toBe(200);
  return motifAnswer.parse(await answer.json());
}

/** Matches of each peptide that has some, by a regular expression of the language. */
function expected(pattern: string): Map<string, RegExpMatchArray[]> {
  const all = Array.from(
    tools.peptides,
    ([id, residues]) =>
      [id, [...residues.matchAll(new RegExp(pattern, "gi"))].filter(([match]) => match !== "")] as const,
  );
  return new Map(all.filter(([, matches]) => matches.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe("all peptides are counted", () => {
  it.each([
    ["KEN", "KEN"],
    ["ken", "KEN"],
    [" |KEN| ", "KEN"],
    ["KENx", "KEN."],
    ["0000000", "[DE]{7}"],
    ["BBBBBBBB", "[AGS]{8}"],
    ["[0K]{6}", "[DEK]{6}"],
    ["4{5}", "[KRH]{5}"],
    ["D..RKE..", "D..RKE.."],
    ["^MSSS", "^MSSS"],
    ["SSS$", "SSS$"],
    ["[KR]{6}", "[KR]{6}"],
    ["S{5,20}", "S{5,20}"],
    ["S", "S"],
    ["S+", "S+"],
    ["S*", "S+"],
    ["S??K", "S??K"],
    ["S{2,3}?", "S{2,3}?"],
    ["^M", "^M"],
    ["[KR][KR]$", "[KR][KR]$"],
    ["N[^P][ST][^P]", "N[^P][ST][^P]"],
    ["[ST]P.[KR]", "[ST]P.[KR]"],
    ["SQ|TQ", "SQ|TQ"],
    ["A|AA|AAA", "A|AA|AAA"],
    ["AAA|AA|A", "AAA|AA|A"],
    ["(SP|TP){2,}", "(?:SP|TP){2,}"],
    ["(SP|TP).{0,9}(SP|TP)", "(?:SP|TP).{0,9}(?:SP|TP)"],
    ["C..C.{2,20}C..C", "C..C.{2,20}C..C"],
    ["C.{2,4}C.{3}[LIVMFYWC].{8}H.{3,5}H", "C.{2,4}C.{3}[LIVMFYWC].{8}H.{3,5}H"],
    ["K.{0,50}W", "K.{0,50}W"],
    ["K.{0,50}K.{0,50}W", "K.{0,50}K.{0,50}W"],
    ["W.+W", "W.+W"],
    ["W.+?W", "W.+?W"],
    ["(^M|W)[ST]", "(?:^M|W)[ST]"],
    ["[AILV]{7}($|K)", "[AILV]{7}(?:$|K)"],
    ["[A-D][^A-V]", "[A-D][^A-V]"],
    ["(A(L|V)?){3}", "(?:A(?:L|V)?){3}"],
    ["(.{1,12}[KR]){4}", "(?:.{1,12}[KR]){4}"],
    ["E{2}|E(D|E{3})+", "E{2}|E(?:D|E{3})+"],
    ["L.{6}L.{6}L.{6}L", "L.{6}L.{6}L.{6}L"],
  ])("for %s", async (motif, pattern) => {
    const found = expected(pattern);
    const answer = await search(motif);
    expect(answer.match_count).toBe([...found.values()].reduce((sum, matches) => sum + matches.length, 0));
    expect(answer.peptide_matches).toEqual(
      Array.from(found, ([peptide_id, matches]) => ({ peptide_id, match_count: matches.length })),
    );
    expect(answer.peptide_count).toBe(found.size);
    expect(answer.gene_count).toBe(new Set([...found.keys()].map((id) => id.replace(/\.\d+$/, ""))).size);
  });
});

describe("an answer", () => {
  it("tells so many peptides in detail, with 20 matches at most and what stands around them", async () => {
    const found = [...expected("S")];
    const { peptide_matches: peptides } = await search("S", 3);
    expect(peptides.filter(({ matches }) => matches)).toHaveLength(3);
    for (const [i, [id, matches]] of found.slice(0, 3).entries()) {
      const residues = tools.peptides.get(id)!;
      expect(peptides[i]).toMatchObject({
        peptide_id: id,
        match_count: matches.length,
        length: residues.length,
        gene: { uniquename: id.replace(/\.\d+$/, "") },
      });
      expect(peptides[i]!.matches).toEqual(
        matches.slice(0, 20).map(({ index = 0 }) => ({
          start: index + 1,
          end: index + 1,
          match: "S",
          before: residues.slice(Math.max(0, index - 25), index),
          after: residues.slice(index + 1, index + 26),
        })),
      );
    }
  });

  it("about one peptide has all its matches, by its id with or without :pep", async () => {
    const [id, matches] = [...expected("S")].reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    );
    expect(matches.length).toBeGreaterThan(20);
    for (const name of [id, `${id}:pep`]) {
      const {
        peptide_matches: [peptide],
        match_count,
      } = await search("S", "all", name);
      expect(match_count).toBe(matches.length);
      expect(peptide!.matches).toHaveLength(matches.length);
    }
    expect((await search("WWWWWWWWWWWW", "all", id)).peptide_matches).toEqual([]);
    expect((await ask(pathOf("nope", "S", "all"))).status).toBe(404);
  });

  it("about all is the same for all and -1, and comes as files", async () => {
    const found = expected("[KR]{4}");
    const all = await search("[KR]{4}", "all");
    expect(motifAnswer.parse(await (await ask(`all/${encodeURIComponent("[KR]{4}")}/-1`)).json())).toEqual(
      all,
    );
    const file = async (format: string) =>
      (await ask(`${pathOf("all", "[KR]{4}", "all")}?format=${format}`)).text();
    expect((await file("ids")).trim().split("\n")).toEqual(
      [...found.keys()].map((id) => id.replace(/\.\d+$/, "")),
    );
    const matches = (await file("matches"))
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
    expect(matches.map(([id, , , start, end, , match]) => [id, start, end, match])).toEqual(
      [...found].flatMap(([id, of]) =>
        of.map(({ 0: match, index = 0 }) => [id, String(index + 1), String(index + match.length), match]),
      ),
    );
    const fasta = (await file("fasta"))
      .split(">")
      .slice(1)
      .map((record) => record.split("\n"));
    expect(fasta.map(([head = "", ...lines]) => [head.split(" ")[0], lines.join("")])).toEqual(
      [...found.keys()].map((id) => [id, tools.peptides.get(id)]),
    );
    expect(
      (await file("tsv"))
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => [line.split("\t")[3], line.split("\t")[5]]),
    ).toEqual(Array.from(found, ([id, of]) => [id, String(of.length)]));
  });

  it("to blanks and bars finds nothing", async () => {
    expect(await search("  ")).toMatchObject({ status: "OK", motif: "", peptide_matches: [] });
    expect(await search(" | ")).toMatchObject({ peptide_count: 0 });
  });
});

describe("what cannot be read is refused with the place", () => {
  it.each([
    ["[KR", 4],
    ["K)", 2],
    ["((A+)+)+$", 6],
    ["(.+)+W$", 5],
    ["A**", 3],
    ["A{9999}", 2],
    ["(((A{30}){30}){30})", 10],
    ["A".repeat(10_000), 501],
    ["A\u0000", 2],
    ["%", 1],
    ["../../etc", 3],
  ])("%s", async (motif, position) => {
    const answer = await ask(pathOf("all", motif, "all"));
    expect(answer.status).toBe(400);
    const { detail, errors } = problem.parse(await answer.json());
    expect(errors).toMatchObject([{ where: "path.motif", position }]);
    expect(detail).toContain(`at character ${position}: expected`);
  });

  it("and so is a count that is no number", async () => {
    expect((await ask("all/KEN/many")).status).toBe(400);
  });
});

it("a new release is searched without a restart, and the older one by its id", async () => {
  const before = await search("KEN");
  const next = { release: "2099-01-01", token: "bbbb" };
  await tools.site.write(
    next,
    peptideDocuments(
      new Map([
        ["NEW1.01.1", "MKENW"],
        ["NEW1.02.1", "MAW"],
      ]),
      [{ id: "NEW1.01", name: "new1", product: "a kinase" }],
    ),
  );
  await tools.site.swap(next, tools.generation);
  await tools.site.generations.refresh();
  expect((await search("KEN", 1)).peptide_matches).toEqual([
    {
      peptide_id: "NEW1.01.1",
      match_count: 1,
      gene: { uniquename: "NEW1.01", name: "new1", product: "a kinase" },
      length: 5,
      matches: [{ start: 2, end: 4, before: "M", match: "KEN", after: "W" }],
    },
  ]);
  expect(await search("KEN", 0, "all", tools.generation.release)).toEqual(before);
});

it("many searches at a time all get their answers", async () => {
  const motifs = Array.from({ length: 40 }, (_, i) => `K.{${i + 1}}E`);
  const alone: number[] = [];
  for (const motif of motifs)
    alone.push((await search(motif, 0, "all", tools.generation.release)).match_count);
  const together = await Promise.all(
    motifs.map((motif) => search(`${motif}|${motif}`, 0, "all", tools.generation.release)),
  );
  expect(together.map(({ match_count }) => match_count)).toEqual(alone);
});
