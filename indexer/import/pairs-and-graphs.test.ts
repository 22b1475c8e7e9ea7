/** Ontologies as JSON, groups of orthologs and interactions: each with a sample as it is written, and a damaged one. */
import { describe, expect, test } from "vitest";
import { importTexts, table } from "../../tests/fixtures/import.ts";

const genome = {
  "dna.fa": ">I Fictomyces exemplaris chromosome I\nCCCCATGAAAACGTAAGTTTAGTGCTTATTAACCTTACCAAGCCATGGGG\n",
  "genomic.gff":
    "##gff-version 3\n" +
    table(
      ["I", "fx", "gene", 1, 10, ".", "+", ".", "ID=gene-FX_1;gene=abc1;locus_tag=FX_1;Dbxref=GeneID:9001"],
      [
        "I",
        "fx",
        "gene",
        12,
        20,
        ".",
        "+",
        ".",
        "ID=gene-FX_2;locus_tag=FX_2;Dbxref=UniProtKB/Swiss-Prot:P00002",
      ],
      ["I", "fx", "gene", 35, 46, ".", "-", ".", "ID=gene-FX_3;gene=def3;locus_tag=FX_3;Dbxref=GeneID:9003"],
    ),
};

describe("OBO Graphs", () => {
  const obo = "http://purl.obolibrary.org/obo/";
  const inOwl = "http://www.geneontology.org/formats/oboInOwl#";
  const graph = {
    graphs: [
      {
        id: `${obo}go/go-basic.json`,
        meta: { version: `${obo}go/releases/2026-05-01/go-basic.json` },
        nodes: [
          {
            id: `${obo}GO_0008150`,
            lbl: "biological_process",
            type: "CLASS",
            meta: { basicPropertyValues: [{ pred: `${inOwl}hasOBONamespace`, val: "biological_process" }] },
          },
          {
            id: `${obo}GO_0007049`,
            lbl: "cell {cycle} ! really",
            type: "CLASS",
            meta: {
              definition: { val: 'The "cycle", in\nfull', xrefs: ["GOC:mah", "PMID:1,2"] },
              comments: ["Note { this"],
              subsets: [`${obo}go#goslim_generic`],
              synonyms: [{ pred: "hasExactSynonym", val: 'cell "division" cycle' }],
              xrefs: [{ val: "Wikipedia:Cell_cycle" }],
              basicPropertyValues: [
                { pred: `${inOwl}hasOBONamespace`, val: "biological_process" },
                { pred: `${inOwl}hasAlternativeId`, val: "GO:0000001" },
              ],
            },
          },
          {
            id: `${obo}GO_0000002`,
            lbl: "obsolete growth",
            type: "CLASS",
            meta: {
              deprecated: true,
              basicPropertyValues: [
                { pred: `${obo}IAO_0100001`, val: `${obo}GO_0007049` },
                { pred: `${inOwl}consider`, val: "GO:0008150" },
              ],
            },
          },
          { id: `${obo}CHEBI_1`, type: "CLASS" },
          {
            id: `${obo}BFO_0000050`,
            lbl: "part of",
            type: "PROPERTY",
            meta: { basicPropertyValues: [{ pred: `${inOwl}shorthand`, val: "part_of" }] },
          },
        ],
        edges: [
          { sub: `${obo}GO_0007049`, pred: "is_a", obj: `${obo}GO_0008150` },
          { sub: `${obo}GO_0007049`, pred: `${obo}BFO_0000050`, obj: `${obo}GO_0008150` },
        ],
      },
    ],
  };
  const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

  test("become OBO, with all that pages show of a term", async () => {
    const imported = await importTexts({ ...genome, "go-basic.json": asJson(graph) });
    expect(imported.notes).toEqual([]);
    expect(imported.problems).toEqual([]);
    const dataset = imported.release?.datasets.find(({ format }) => format === "obo");
    expect(dataset).toMatchObject({ id: "ontology-go", rows: 3, date: "2026-05-01" });
    const text = imported.rows("ontology-go").join("\n");
    for (const line of [
      "id: GO:0007049",
      String.raw`name: cell \{cycle} \! really`,
      "namespace: biological_process",
      "alt_id: GO:0000001",
      String.raw`def: "The \"cycle\", in\nfull" [GOC:mah, PMID:1\,2]`,
      "subset: goslim_generic",
      String.raw`synonym: "cell \"division\" cycle" EXACT []`,
      "xref: Wikipedia:Cell_cycle",
      "is_a: GO:0008150",
      "relationship: part_of GO:0008150",
      "is_obsolete: true",
      "replaced_by: GO:0007049",
      "consider: GO:0008150",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).not.toContain("CHEBI");
    expect(imported.rows("subset-go-bp-slim")).toEqual([["GO:0007049", "cell {cycle} ! really"]]);
  });

  test("that are damaged lose what is wrong, and say where", async () => {
    const [{ nodes, edges }] = graph.graphs as [(typeof graph.graphs)[0]];
    const damaged = {
      graphs: [{ nodes: [...nodes, { lbl: "nameless" }], edges: [...edges, { sub: "x", pred: "is_a" }] }],
    };
    const { notes, rows } = await importTexts({ ...genome, "go.json": asJson(damaged) });
    expect(notes).toEqual([
      "go.json:: graphs[0].nodes[5].id: Invalid input: expected string, received undefined",
      "go.json:: graphs[0].edges[2].obj: Invalid input: expected string, received undefined",
    ]);
    expect(rows("ontology-go").join("\n")).toContain("id: GO:0007049");
  });

  test.each([
    [
      "other JSON",
      '{"models": []}\n',
      /^go.json:1: this JSON is not of OBO Graphs, the one kind of JSON that import reads/,
    ],
    ["a list", "[1]\n", /^go.json:1: this JSON is not of OBO Graphs/],
    ["a cut-off file", asJson(graph).slice(0, 400), /^go.json:\d+: not JSON: /],
    ["no terms", '{"graphs": [{"nodes": []}]}\n', /^go.json:: the ontology has no terms/],
  ])("%s is named in one sentence", async (_, text, message) => {
    const { notes, release } = await importTexts({ ...genome, "go.json": text });
    expect(notes).toEqual([expect.stringMatching(message)]);
    expect(release?.datasets.some(({ format }) => format === "obo")).toBe(false);
  });
});

describe("OrthoXML", () => {
  const xml = (version: string, taxon = 777777) => `<?xml version="1.0" encoding="utf-8"?>
<orthoXML xmlns="http://orthoXML.org/2011/" version="${version}" origin="OMA" originVersion="Jul 2026">
  <species name="Fictomyces exemplaris" NCBITaxId="${taxon}">
    <database name="FxDB" version="1"><genes>
      <gene id="1" protId="NP_1.1" geneId="9001"/>
      <gene id="2" protId="P00002"/>
      <gene id="3" geneId="def3"/>
      <gene id="4" geneId="nobody"/>
    </genes></database>
  </species>
  <species name="Homo sapiens" NCBITaxId="9606">
    <database name="HGNC" version="1"><genes><gene id="10" geneId="HGNC:1722"/><gene id="11" geneId="HGNC:1771"/></genes></database>
  </species>
  <groups>
    <orthologGroup id="g1">
      <paralogGroup><geneRef id="1"/><geneRef id="2"/></paralogGroup>
      <paralogGroup><geneRef id="10"/><geneRef id="11"/></paralogGroup>
    </orthologGroup>
    <paralogGroup id="g2">
      <orthologGroup><geneRef id="3"/><geneRef id="10"/></orthologGroup>
      <orthologGroup><geneRef id="4"/><geneRef id="11"/></orthologGroup>
    </paralogGroup>
  </groups>
</orthoXML>
`;
  test("genes are orthologs or paralogs by the group in which they part", async () => {
    const imported = await importTexts({ ...genome, "hogs.orthoxml": xml("0.5") });
    expect(
      imported
        .rows("orthologs-9606")
        .slice(1)
        .map(([gene, ortholog, , taxon, , source]) => [gene, ortholog, taxon, source].join(" ")),
    ).toEqual([
      "FX_1 HGNC:1722 9606 OMA Jul 2026",
      "FX_1 HGNC:1771 9606 OMA Jul 2026",
      "FX_2 HGNC:1722 9606 OMA Jul 2026",
      "FX_2 HGNC:1771 9606 OMA Jul 2026",
      "FX_3 HGNC:1722 9606 OMA Jul 2026",
    ]);
    expect(imported.rows("paralogs")).toEqual([["FX_1,FX_2"]]);
    expect(imported.notes).toEqual(['hogs.orthoxml:: "nobody" is no gene of the assembly: left out']);
    expect(imported.problems).toEqual([]);
  });

  test("damaged entries are named with their lines", async () => {
    const damaged = xml("0.4")
      .replace('<gene id="3" geneId="def3"/>', '<gene id="3"/>')
      .replace('<geneRef id="11"/></paralogGroup>', '<geneRef id="99"/></paralogGroup>');
    const { notes } = await importTexts({ ...genome, "hogs.xml": damaged });
    expect(notes.slice(0, 3)).toEqual([
      "hogs.xml:7: <gene> needs an id and one of geneId, protId and transcriptId: left out",
      'hogs.xml:17: <geneRef> names the gene "99", which the file does not have',
      'hogs.xml:20: <geneRef> names the gene "3", which the file does not have',
    ]);
  });

  test.each([
    ["another version", xml("1.2"), "hogs.xml:2: this is OrthoXML 1.2, expected 0.3, 0.4 or 0.5"],
    [
      "other XML",
      '<?xml version="1.0"?>\n<phyloxml/>\n',
      "hogs.xml:2: this XML is <phyloxml>, not OrthoXML, the one kind of XML that import reads",
    ],
    [
      "a file that is cut off",
      xml("0.5").slice(0, 700),
      "hogs.xml:16: not well-formed XML: unclosed tag: paralogGroup",
    ],
    [
      "another organism",
      xml("0.5", 4896),
      "hogs.xml:: no species of the file has the taxon 777777; there are Fictomyces exemplaris (4896), Homo sapiens (9606)",
    ],
  ])("%s is named in one sentence", async (_, text, message) => {
    const { notes, release } = await importTexts({ ...genome, "hogs.xml": text });
    expect(notes).toEqual([message]);
    expect(release?.datasets.some(({ format }) => format === "orthologs")).toBe(false);
  });
});

describe("MITAB", () => {
  const header =
    "#ID(s) interactor A\tID(s) interactor B\tAlt. ID(s) interactor A\tAlt. ID(s) interactor B\tAlias(es) interactor A\tAlias(es) interactor B";
  interface Row {
    readonly a: string;
    readonly b: string;
    readonly alternatives?: readonly [string, string];
    readonly method?: string;
    readonly type?: string;
    readonly roles?: readonly [string, string];
    readonly papers?: string;
    readonly negative?: string;
  }
  const physical = 'psi-mi:"MI:0915"(physical association)';
  const row = ({
    a,
    b,
    alternatives = ["-", "-"],
    roles = ["unspecified role", "unspecified role"],
    ...rest
  }: Row) => {
    const cells = Array.from({ length: 42 }, () => "-");
    const { method = 'psi-mi:"MI:0018"(two hybrid)', type = physical } = rest;
    cells.splice(0, 4, a, b, ...alternatives);
    cells.splice(
      6,
      9,
      method,
      "Smith A (2020)",
      rest.papers ?? "pubmed:101|imex:IM-1",
      "taxid:777777(fx)",
      "taxid:777777(fx)",
      type,
      'psi-mi:"MI:0463"(biogrid)',
      "biogrid:1",
      "-",
    );
    cells.splice(18, 2, ...roles.map((role) => `psi-mi:"MI:0000"(${role})`));
    cells[30] = "2020/02/30".replace("30", "28");
    cells[35] = rest.negative ?? "false";
    return cells;
  };

  test("2.7 gives interactions once each, bait first, by whatever ids name the genes", async () => {
    const text = `${header}\n${table(
      row({ a: "entrez gene/locuslink:9001", b: "uniprotkb:P00002", roles: ["prey", "bait"] }),
      row({ a: "entrez gene/locuslink:9001", b: "uniprotkb:P00002", roles: ["prey", "bait"] }),
      row({
        a: "biogrid:77",
        b: "biogrid:78",
        alternatives: ["biogrid:77|entrez gene/locuslink:abc1", 'x:"odd|one"|entrez gene/locuslink:def3'],
        method: 'psi-mi:"MI:0254"(genetic interference)',
        type: 'psi-mi:"MI:0794"(synthetic genetic interaction defined by inequality)',
        papers: "pubmed:102|pubmed:103",
      }),
      row({
        a: "locus:FX_1",
        b: "locus:FX_2",
        method: 'psi-mi:"MI:0676"(tandem affinity purification)',
        papers: "-",
      }),
    )}`;
    const imported = await importTexts({ ...genome, "fx.mitab.txt": text });
    expect(imported.notes).toEqual([]);
    expect(imported.rows("interactions").slice(1)).toEqual([
      ["FX_2", "FX_1", "physical", "Two-hybrid", "PMID:101", "biogrid", "2020-02-28", ""],
      ["FX_1", "FX_3", "genetic", "Genetic interference", "PMID:102", "biogrid", "2020-02-28", ""],
      ["FX_1", "FX_3", "genetic", "Genetic interference", "PMID:103", "biogrid", "2020-02-28", ""],
      ["FX_1", "FX_2", "physical", "Tandem affinity purification", "", "biogrid", "2020-02-28", ""],
    ]);
    expect(
      imported
        .rows("references")
        .slice(1)
        .map(([id]) => id),
    ).toEqual(["PMID:101", "PMID:102", "PMID:103"]);
    expect(imported.problems).toEqual([]);
  });

  test("2.5 is read by the columns that it has", async () => {
    const text = table(row({ a: "locus:FX_1", b: "locus:FX_3" }).slice(0, 15));
    expect((await importTexts({ ...genome, "fx.txt": text })).rows("interactions")[1]?.slice(0, 4)).toEqual([
      "FX_1",
      "FX_3",
      "physical",
      "Two-hybrid",
    ]);
  });

  test("damaged lines, and interactions that are none, are named", async () => {
    const good = row({ a: "locus:FX_1", b: "locus:FX_2" });
    const { notes, rows } = await importTexts({
      ...genome,
      "fx.txt": `${header}\n${table(
        good,
        good.slice(0, 40),
        row({ a: "locus:FX_1", b: "locus:FX_9" }),
        row({ a: "FX_1", b: "locus:FX_2" }),
        row({ a: "locus:FX_1", b: "locus:FX_2", method: "two hybrid" }),
        row({ a: "locus:FX_1", b: "locus:FX_3", negative: "true" }),
      )}`,
    });
    expect(rows("interactions")).toHaveLength(2);
    expect(notes).toEqual([
      "fx.txt:3: expected 42 columns of MITAB 2.7, found 40",
      'fx.txt:4: "locus:FX_9" is no gene of the assembly: the interaction is left out',
      'fx.txt:5: column 1: expected database:value, found "FX_1"',
      'fx.txt:6: column 7: expected a term such as psi-mi:"MI:0018"(two hybrid), found "two hybrid"',
      "fx.txt:7: an interaction that was looked for and not found: left out",
    ]);
  });

  test("a file with the columns of no version is named in one sentence", async () => {
    const rows = Array.from({ length: 30 }, () => row({ a: "locus:FX_1", b: "locus:FX_2" }).slice(0, 20));
    const { notes } = await importTexts({ ...genome, "fx.txt": `${header}\n${table(...rows)}` });
    expect(notes).toEqual([
      "fx.txt:2: this is no PSI-MITAB: it has 20 columns, and MITAB 2.5 has 15, 2.6 has 36, 2.7 has 42, 2.8 has 46",
    ]);
  });
});

test.each([
  ["GAF", "!gaf-version: 1.0\n", "fx.txt:1: this is GAF 1.0, expected 2.0, 2.1 or 2.2"],
  ["GPAD", "!gpad-version: 3.0\n", "fx.txt:1: this is GPAD 3.0, expected 1.1, 1.2 or 2.0"],
  ["GPI", "!gpi-version: 3.0\n", "fx.txt:1: this is GPI 3.0, expected 1.1, 1.2, 2.0 or 2.1"],
])("%s of another version is named in one sentence", async (_, head, message) => {
  const { notes } = await importTexts({ ...genome, "fx.txt": `${head}${"a\tb\tc\n".repeat(30)}` });
  expect(notes).toEqual([message]);
});
