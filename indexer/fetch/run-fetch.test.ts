import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { loadSources } from "../../config/sources.ts";
import type { Sources } from "../../config/sources.ts";
import { formatProblems } from "../check/print-problems.ts";
import type { ReleaseFile } from "../read/release-file.ts";
import { faultServer } from "../../tests/fixtures/fault-server.ts";
import { officialFiles } from "../../tests/fixtures/official-files.ts";
import { runFetch } from "./run-fetch.ts";
import type { FaultServer, Served } from "../../tests/fixtures/fault-server.ts";
import type { FetchOptions } from "./run-fetch.ts";

let server: FaultServer;
let folder: string;
let said: string[];
let pubmedCalls: string[][];

/** Records as efetch sends them; one that has everything, and one of a paper that is not there. */
const pubmedXml = (ids: readonly string[]): string =>
  `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd"><PubmedArticleSet>${ids
    .filter((id) => id !== "103")
    .map(
      (id) =>
        `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${id}</PMID><Article><Journal><JournalIssue><Volume>6</Volume><Issue>11</Issue><PubDate><Year>1992</Year><Month>Nov</Month></PubDate></JournalIssue><Title>Genes &amp; development</Title><ISOAbbreviation>Genes Dev.</ISOAbbreviation></Journal><ArticleTitle>Paper <i>${id}</i>.</ArticleTitle><Pagination><MedlinePgn>2021-34</MedlinePgn></Pagination><AuthorList><Author><LastName>One</LastName><ForeName>Ann</ForeName><Initials>A</Initials></Author><Author><LastName>Two</LastName><Initials>BC</Initials></Author></AuthorList></Article><MedlineJournalInfo><MedlineTA>Genes Dev</MedlineTA></MedlineJournalInfo></MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">${id}</ArticleId><ArticleId IdType="doi">10.1/${id}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`,
    )
    .join("")}</PubmedArticleSet>`;

const site = await loadDeployment({ folder: "fission-yeast" });

/** The deployment's own sources.json, all of whose addresses are on the test's server. */
async function localSources(): Promise<Sources> {
  const text = await readFile(join(site.folder, "sources.json"), "utf8");
  const local = join(folder, "deployment");
  await mkdir(local, { recursive: true });
  await writeFile(join(local, "sources.json"), text.replaceAll(/https?:\/\/[^/"]+/g, server.origin));
  const sources = await loadSources(local);
  // What a second may hold at the real addresses would make this test slow.
  return { ...sources, hosts: { "127.0.0.1": { at_once: 8, per_second: null } } };
}

const pathOf = (url: string): string => decodeURI(url.slice(server.origin.length));

const start = async (): Promise<void> => {
  server = await faultServer();
  folder = await mkdtemp(join(tmpdir(), "karyon-fetch-"));
  said = [];
  pubmedCalls = [];
  const { files } = await localSources();
  const contents = officialFiles();
  for (const [name, { url }] of Object.entries(files)) {
    const content = contents[name];
    if (content === undefined) throw new Error(`no file in the shape of ${name}`);
    server.files.set(pathOf(url), { content });
  }
  server.files.set("/product/json/low-level/0000000000000001.json", {
    content: contents["gocam-model"] ?? "",
  });
  server.files.set("/entrez/eutils/efetch.fcgi", (request, response) => {
    const ids = new URL(request.url ?? "", server.origin).searchParams.get("id")?.split(",") ?? [];
    pubmedCalls.push(ids);
    response.end(pubmedXml(ids));
  });
  server.files.set("/v3.0/0000-0001-2345-6789/person", (_, response) => {
    response.end(
      JSON.stringify({
        name: { "given-names": { value: "Ann" }, "family-name": { value: "One" }, "credit-name": null },
      }),
    );
  });
};
const stop = async (): Promise<void> => {
  await server.close();
  await rm(folder, { recursive: true });
};

async function run(more: Partial<FetchOptions> = {}) {
  return runFetch({
    dir: join(folder, "release"),
    site,
    sources: await localSources(),
    without: [],
    state: join(folder, "state"),
    display: {
      show: () => undefined,
      wait: (name, reason) => said.push(`${name} waits: ${reason}`),
      end: (name, outcome) => said.push(`${name}: ${outcome}`),
      say: (line) => said.push(line),
    },
    signal: new AbortController().signal,
    silence: 30_000,
    pause: 1,
    ...more,
  });
}

const releaseOf = async (dir = join(folder, "release")): Promise<ReleaseFile> =>
  JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as ReleaseFile;

async function rowsOf(id: string): Promise<string[]> {
  const dataset = (await releaseOf()).datasets.find((one) => one.id === id);
  const bytes = await readFile(join(folder, "release", dataset?.path ?? "missing"));
  return (dataset?.path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .replace(/\n$/, "")
    .split("\n");
}

const served = async (name: string): Promise<Served> => {
  const { files } = await localSources();
  // Files of sources.json are served as such.
  return server.files.get(pathOf(files[name]?.url ?? "")) as Served;
};

describe("a release from the sources of the deployment", () => {
  let result: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    await start();
    result = await run();
  });
  afterAll(stop);

  it("is whole and without a problem", async () => {
    const { failures, check } = result;
    expect(failures).toEqual([]);
    expect(formatProblems(check?.problems ?? [])).toBe("");
    const release = await releaseOf();
    const { datasets } = await localSources();
    expect(release.datasets.map(({ id }) => id)).toEqual(
      datasets.map(({ id }) => (id === "gocam-minerva" ? "gocam-minerva-0000000000000001" : id)),
    );
    expect(release).toMatchObject({
      release: "2025-09-01",
      organism: { taxonid: 4896, genus: "Schizosaccharomyces", species: "pombe" },
    });
    expect(await readdir(folder)).not.toContain("release.new");
  });

  it("has converted what is not in a format of releases", async () => {
    expect(await rowsOf("gene-synonyms")).toEqual([
      "systematic_id\tsynonym\ttype",
      "SPAC1.01\tuno\tsynonym",
      "SPAC1.01\teins\tsynonym",
    ]);
    expect(await rowsOf("gene-uniprot")).toEqual(["SPAC1.01\tP00001", "SPAC2.01c\tP00002"]);
    expect(await rowsOf("gene-characterisation")).toEqual([
      "systematic_id\tcharacterisation_status",
      "SPAC1.01\tbiological role published",
      "SPAC2.01c\tconserved unknown",
    ]);
    expect((await rowsOf("modifications"))[1]?.split("\t").slice(2, 5)).toEqual([
      "MOD:00046",
      "mass spectrometry evidence",
      "T3",
    ]);
    expect((await rowsOf("interactions")).slice(1)).toEqual([
      "SPAC1.01\tSPAC2.01c\tphysical\tTwo-hybrid\tPMID:105\tBioGRID\t\tLow Throughput",
    ]);
    expect((await rowsOf("biogrid-identifiers")).slice(1)).toEqual([
      "2\tSPAC1.01\tSYSTEMATIC NAME\tSchizosaccharomyces pombe (972h)",
    ]);
    expect((await rowsOf("complexportal"))[1]).toBe("CPX-1\tTiny complex\t");
    expect((await rowsOf("allele-coordinates")).slice(1)).toEqual([
      "SPAC1.01\tSPAC1.01:allele-2\tone1-K2R\tamino_acid_mutation\tK2R\tI:g.9A>G/c.5A>G/p.K2R",
    ]);
    expect((await rowsOf("domain-names-pfam"))[1]).toBe("PF00001\tPFAM\t7tm_1\t7 transmembrane receptor");
    expect((await rowsOf("history-coordinate-log"))[0]).not.toContain("user");
    expect((await rowsOf("go-refs"))[1]).toBe(
      'GO_REF:0000033\tA "method"\tCurators\t2010\tno\tSome text, on two lines.',
    );
    expect((await rowsOf("gocam-references")).slice(1)).toEqual([]);
  });

  it("has names from other databases", async () => {
    expect((await rowsOf("orthologs-human")).slice(1)).toEqual([
      "SPAC1.01\tHGNC:1722\tCDK1\t9606\t\tPomBase, latest release; names of HGNC\tcyclin dependent kinase 1",
      "SPAC1.01\tHGNC:11544\tTAF11\t9606\t\tPomBase, latest release; names of HGNC\tTATA-box binding protein associated factor 11",
    ]);
    expect((await rowsOf("orthologs-cerevisiae")).slice(1).map((row) => row.split("\t").slice(1, 5))).toEqual(
      [
        ["YAL001C", "TFC3", "4932", "N"],
        ["YBR002W", "", "4932", ""],
      ],
    );
    expect((await rowsOf("pdb-entries"))[1]).toBe(
      "SPAC1.01\t0abc\tTINY STRUCTURE\tBan, C., Sundaralingam, M.\tBan et al.\tPMID:101\tX-RAY DIFFRACTION\t1.9\tA\t1-5",
    );
    expect(await rowsOf("ontology-chebi")).toEqual([
      "format-version: 1.2",
      "ontology: chebi",
      "",
      "[Term]",
      "id: CHEBI:15377",
      "name: water",
    ]);
    expect((await rowsOf("ontology-rhea")).slice(-2)).toEqual([
      "id: RHEA:10000",
      "name: pentanamide + H2O = pentanoate + NH4(+)",
    ]);
    expect((await rowsOf("contributors")).slice(1)).toEqual(["0000-0001-2345-6789\tAnn One"]);
  });

  it("has PubMed's records of all cited publications", async () => {
    const rows = await rowsOf("references");
    expect(rows.map((row) => row.split("\t")[0])).toEqual([
      "pmid",
      "PMID:101",
      "PMID:102",
      "PMID:103",
      "PMID:105",
    ]);
    expect(rows[1]).toBe(
      "PMID:101\tCuratable\t\tPaper 101.\tOne A; Two BC\tOne A et al.\tGenes Dev 1992 Nov;6(11):2021-34\tGenes Dev\t1992\t10.1/101\t\t",
    );
    expect(rows[3]).toBe(`PMID:103\tWrong organism${"\t".repeat(10)}`);
    expect(pubmedCalls).toEqual([["101", "102", "103", "105"]]);
    expect((await releaseOf()).datasets.at(-1)?.note).toBe("1 id that PubMed does not have");
  });
});

describe("a second run", () => {
  beforeEach(start);
  afterEach(stop);

  it("asks for nothing that it has, and makes the same release", async () => {
    await run();
    const before = await readFile(join(folder, "release/release.json"), "utf8");
    server.asked.splice(0);
    pubmedCalls.splice(0);
    await run();
    expect(server.asked.map(({ status }) => status).every((status) => status === 304)).toBe(true);
    expect(pubmedCalls).toEqual([]);
    expect(await readFile(join(folder, "release/release.json"), "utf8")).toBe(before);
  });

  it("asks PubMed only for what is new", async () => {
    await run();
    const triage = await served("pombase-triage");
    triage.content = `${String(triage.content)}PMID:777\tCuratable\n`;
    await run();
    expect(pubmedCalls.at(-1)).toEqual(["777"]);
  });

  it("takes a file as it was last time when its server is away, and says so", async () => {
    await run();
    (await served("hgnc")).faults = Array.from({ length: 9 }, () => ({ status: 503 }));
    const { check, old } = await run();
    expect(check?.problems).toEqual([]);
    expect(old).toMatchObject([{ name: "hgnc", fetched: expect.stringMatching(/^\d{4}-/) }]);
    expect(said.find((line) => line.startsWith("hgnc: 127"))).toMatch(
      /answers 503, 5 times in a row.*; taken as it was on \d{4}-/,
    );
    expect((await rowsOf("orthologs-human"))[1]).toContain("CDK1");
  });
});

describe("what goes wrong", () => {
  beforeEach(start);
  afterEach(stop);

  it("leaves out what a release can do without, and names it", async () => {
    server.files.delete(pathOf((await localSources()).files["biogrid"]?.url ?? ""));
    const { failures, check } = await run();
    expect(failures).toMatchObject([{ dataset: "interactions", isNeeded: false }]);
    expect(failures[0]?.reason).toMatch(/there is nothing at .*BIOGRID.* \(404\)/);
    expect(check?.problems).toEqual([]);
  });

  it("makes no release without what it needs, names all of it, and leaves the one before", async () => {
    await run();
    const before = await readFile(join(folder, "release/release.json"), "utf8");
    const sources = await localSources();
    for (const name of ["pombase-genes", "go"]) {
      server.files.delete(pathOf(sources.files[name]?.url ?? ""));
      await rm(join(folder, "state/downloads"), { recursive: true, force: true });
    }
    const { failures, check } = await run();
    expect(check).toBeNull();
    const needed = failures.filter(({ isNeeded }) => isNeeded).map(({ dataset }) => dataset);
    expect(needed).toEqual(expect.arrayContaining(["genes", "gene-synonyms", "ontology-go"]));
    expect(await readFile(join(folder, "release/release.json"), "utf8")).toBe(before);
    expect(await readdir(folder)).not.toContain("release.new");
  });

  it("says which column a file no longer has", async () => {
    (await served("hgnc")).content = "hgnc_id\tapproved_symbol\tname\n";
    const { failures } = await run();
    expect(failures).toEqual([
      {
        dataset: "orthologs-human",
        reason: "hgnc has no header row with “symbol”: its first line is “hgnc_id\tapproved_symbol\tname”",
        isNeeded: false,
      },
    ]);
  });

  it("does not put a release with problems in the place of a good one", async () => {
    await run();
    const before = await readFile(join(folder, "release/release.json"), "utf8");
    const go = await served("pombase-go");
    go.content = String(go.content).replaceAll("SPAC2.01c", "SPAC404.01");
    const result = await run();
    expect(formatProblems(result.check?.problems ?? [])).toContain("SPAC404.01");
    expect(result).toMatchObject({ made: join(folder, "release.new") });
    expect(await readFile(join(folder, "release/release.json"), "utf8")).toBe(before);
  });

  it("stops while it checks, too, and puts nothing in its place", async () => {
    const interruption = new AbortController();
    const building = join(folder, "release.new/release.json");
    const watch = setInterval(() => existsSync(building) && interruption.abort(new Error("stopped")), 1);
    await expect(run({ signal: interruption.signal })).rejects.toThrow("stopped");
    clearInterval(watch);
    expect(existsSync(join(folder, "release"))).toBe(false);
    expect((await run()).check?.problems).toEqual([]);
  });

  it("keeps PubMed's answers that came before it failed", async () => {
    let calls = 0;
    server.files.set("/entrez/eutils/efetch.fcgi", (request, response) => {
      const ids = new URL(request.url ?? "", server.origin).searchParams.get("id")?.split(",") ?? [];
      pubmedCalls.push(ids);
      if (++calls > 1) response.writeHead(500).end();
      else response.end(pubmedXml(ids));
    });
    const sources = await localSources();
    const datasets = sources.datasets.map((dataset) =>
      dataset.make?.how === "pubmed" ? { ...dataset, make: { ...dataset.make, per_call: 2 } } : dataset,
    );
    const { failures } = await run({ sources: { ...sources, datasets } });
    expect(failures.map(({ dataset }) => dataset)).toEqual(["references"]);
    const asked = pubmedCalls.splice(0);
    calls = -9;
    const { failures: none } = await run({ sources: { ...sources, datasets } });
    expect(none).toEqual([]);
    expect(pubmedCalls).not.toContainEqual(asked[0]);
  });

  it("asks again when an answer of PubMed is cut off", async () => {
    let calls = 0;
    server.files.set("/entrez/eutils/efetch.fcgi", (request, response) => {
      const ids = new URL(request.url ?? "", server.origin).searchParams.get("id")?.split(",") ?? [];
      response.end(calls++ === 0 ? pubmedXml(ids).slice(0, 700) : pubmedXml(ids));
    });
    const { failures } = await run();
    expect(failures).toEqual([]);
    expect(calls).toBe(2);
  });

  it("touches no directory that holds something else", async () => {
    await mkdir(join(folder, "release"));
    await writeFile(join(folder, "release/thesis.txt"), "mine");
    await expect(run()).rejects.toThrow(
      /holds something else than a release: name an empty or a new directory/,
    );
    expect(server.asked).toEqual([]);
  });

  it("leaves out what it is told to, and names what is made of it", async () => {
    await expect(run({ without: ["genes"] })).rejects.toThrow(/gene-synonyms is made of what is left out/);
    await expect(run({ without: ["gens"] })).rejects.toThrow(
      /there is no data set gens; there are chromosomes/,
    );
    const { check } = await run({ without: ["gocam-summaries", "contributors"] });
    expect(check?.release?.datasets.map(({ id }) => id)).not.toContain("gocam-summaries");
    expect(server.asked.some(({ path }) => path.includes("go-cam-browser"))).toBe(false);
  });
});
