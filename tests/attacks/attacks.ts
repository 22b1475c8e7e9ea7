/** The dearest requests that each call of the api can be sent: large, deep, wrong, and asking for everything. */
import type { Asked } from "./release-facts.ts";

export interface Attack {
  readonly name: string;
  /** Below the data set. */
  readonly path: string;
  /** JSON; such a request is a POST. */
  readonly body?: string;
}

/** Bytes; the largest body that is read is 2 MB. */
const maxBytes = 1_900_000;

const repeated = (part: string, bytes: number = maxBytes): string =>
  Array.from({ length: Math.floor(bytes / (part.length + 1)) }, () => part).join(",");
const numbered = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_one, index) => make(index)).join(",");

const post = (name: string, path: string, body: string): Attack => ({ name, path, body });
const get = (name: string, path: string): Attack => ({ name, path });
const query = (name: string, constraints: string, more = ""): Attack =>
  post(`query: ${name}`, "query", `{"constraints":${constraints}${more}}`);

/** What is refused, but costs something to be read and to be told why. */
const malformed = ({ allFields }: Asked): readonly Attack[] => [
  query("empty arrays as genes", `{"gene_list":{"genes":[${repeated("[]")}]}}`),
  query("numbers as genes", `{"gene_list":{"genes":[${repeated("1")}]}}`),
  query("objects as genes", `{"gene_list":{"genes":[${repeated("{}")}]}}`),
  query("one text of ids", `{"gene_list":{"genes":${JSON.stringify("a ".repeat(maxBytes / 2))}}}`),
  query("empty arrays as nodes", `{"and":[${repeated("[]")}]}`),
  query("empty nodes", `{"or":[${repeated("{}")}]}`),
  query("arrays in arrays", "[".repeat(maxBytes / 2) + "]".repeat(maxBytes / 2)),
  query("nodes in nodes", '{"and":['.repeat(150_000) + "]}".repeat(150_000)),
  query("a node of unknown keys", `{"term":{${numbered(100_000, (i) => `"key${i}":1`)}}}`),
  query("a node of a long kind", `{"${"a".repeat(maxBytes)}":1}`),
  query(
    "conditions without end",
    `{"term":{"termid":"GO:0003674","conditions":[${repeated('{"termid":"PECO:0000001"}')}]}}`,
  ),
  query(
    "all different conditions",
    `{"term":{"termid":"GO:0003674","conditions":[${numbered(60_000, (i) => `{"termid":"X:${i}"}`)}]}}`,
  ),
  query("properties without end", `{"gene_properties":{"property_flags":[${repeated('"has_paralog"')}]}}`),
  query(
    "fields without end",
    `{"has_ortholog":{"taxonid":9606}}`,
    `,"output_options":{"field_names":[${numbered(120_000, (i) => `"field${i}"`)}]}`,
  ),
  query(
    "one field again and again",
    `{"not":[{"has_ortholog":{"taxonid":1}}]}`,
    `,"output_options":{"field_names":[${repeated(`"${allFields[0] ?? "name"}"`, 200_000)}]}`,
  ),
  post("query: a body of unknown keys", "query", `{${numbered(100_000, (i) => `"key${i}":1`)}}`),
  post("query/genes: empty arrays", "query/genes", `{"ids":[${repeated("[]")}]}`),
  post("query/genes: unknown ids", "query/genes", `{"ids":[${numbered(60_000, (i) => `"nothing${i}"`)}]}`),
  post("query/genes: long ids", "query/genes", `{"ids":[${repeated(`"${"é".repeat(80)}"`)}]}`),
  post("mapper: empty arrays", "identifier_mapper", `{"type":"uniprot","ids":[${repeated("[]")}]}`),
  post(
    "mapper: unknown ids",
    "identifier_mapper",
    `{"type":"uniprot","ids":[${numbered(150_000, (i) => `"P${i}"`)}]}`,
  ),
  post("mapper: one text", "identifier_mapper", `{"type":"uniprot","ids":"${"a,".repeat(maxBytes / 2)}"}`),
  post("enrichment: unknown keys", "query/enrichment", `{${numbered(100_000, (i) => `"key${i}":1`)}}`),
  post(
    "slim: empty arrays",
    "query/slim",
    `{"slim":"x","constraints":{"gene_list":{"genes":[${repeated("[]")}]}}}`,
  ),
  get(
    "annotations: parameters without end",
    `annotations?${numbered(1500, (i) => `p${i}=1`).replaceAll(",", "&")}`,
  ),
  get(
    "search: parameters without end",
    `search?q=a&${numbered(1500, (i) => `p${i}=1`).replaceAll(",", "&")}`,
  ),
  get(
    "search: one parameter again and again",
    `search?q=a&${numbered(1800, () => "type=x").replaceAll(",", "&")}`,
  ),
];

/** All genes, in any way that is allowed. */
const everything = '{"not":[{"has_ortholog":{"taxonid":1}}]}';

/** What is answered, and asks for all there is. */
const large = ({
  genes,
  allFields,
  roots,
  busyGene,
  motifs,
  chromosome,
  uniprot,
  slim,
  phenotypeType,
}: Asked): readonly Attack[] => {
  const fields = JSON.stringify(allFields);
  const all = `,"output_options":{"field_names":${fields}}`;
  const listed = `{"gene_list":{"genes":${JSON.stringify(Array.from({ length: 60_000 }, (_one, index) => genes[index % genes.length]))}}}`;
  const unknown = `{"gene_list":{"genes":[${numbered(60_000, (i) => `"nothing${i}"`)}]}}`;
  const nodes = `{"or":[${numbered(480, (i) => `{"term":{"termid":"${roots[i % roots.length] ?? ""}","single_or_multi_locus":"single","ploidiness":"haploid","conditions":[{"termid":"X:${i}"}]}}`)}]}`;
  const sequence = `,"output_options":{"field_names":${fields},"sequence":{"nucleotide":{"include_introns":true,"upstream_bases":300}}}`;
  return [
    query("60,000 ids", listed, ',"size":10'),
    query("60,000 unknown ids", unknown, ',"size":10'),
    query("60,000 ids, all fields", listed, all),
    query("480 nodes", nodes, ',"size":10'),
    query("all rows, all fields", everything, all),
    query("all rows, sorted, all fields", everything, `${all},"sort":"-protein_length"`),
    ...["tsv", "jsonl", "ids", "gaf"].map((format) =>
      query(`all rows as ${format}`, everything, `${all},"format":"${format}"`),
    ),
    query(
      "all rows with GO annotations",
      everything,
      `,"output_options":{"field_names":${fields},"gaf_options":{"aspects":["molecular_function","biological_process","cellular_component"]}}`,
    ),
    query(
      "all rows with terms above",
      everything,
      `,"output_options":{"field_names":${fields},"ancestor_terms":${JSON.stringify(roots)}}`,
    ),
    query("all rows with sequences", everything, sequence),
    query("all rows as fasta", everything, `${sequence},"format":"fasta"`),
    post("query/count: 60,000 ids", "query/count", `{"constraints":${listed}}`),
    post(
      "query/genes: 60,000 ids",
      "query/genes",
      `{"ids":${JSON.stringify(Array.from({ length: 60_000 }, (_one, index) => genes[index % genes.length]))}}`,
    ),
    post("slim of all genes", "query/slim", `{"slim":${JSON.stringify(slim)},"constraints":${everything}}`),
    ...["biological_process", "molecular_function", "phenotype", "interpro"].map((aspect) =>
      post(
        `enrichment of all genes in ${aspect}`,
        "query/enrichment",
        `{"constraints":${everything},"aspect":"${aspect}","background":"organism","min_genes":1,"max_q":1}`,
      ),
    ),
    post("mapper: all ids", "identifier_mapper", `{"type":"uniprot","ids":${JSON.stringify(uniprot)}}`),
    ...motifs.map((motif) => get(`motif ${motif}`, `motif_search/all/${encodeURIComponent(motif)}/all`)),
    get("all matches of any residue", "motif_search/all/%5BA-Z%5D/all?format=matches"),
    get("chromosome", `chromosome/${chromosome}/sequence?strand=reverse`),
    get("plot of 250 genes", `gene_ex_violin_plot/large/${genes.slice(0, 250).join(",")}`),
    get("pathways, all merged", "data/pathways/ALL_MERGED"),
    get("interaction graph", `interaction_graph/${busyGene}`),
    get("phenotype matrix", `phenotype_matrix?subject=gene:${busyGene}&type=${phenotypeType}&size=200`),
    get("alleles of a busy gene", `data/gene/${busyGene}/alleles`),
    get("protein features", `protein_features/full/${busyGene}`),
    ...roots.flatMap((root) => [
      get(`genes of ${root}`, `data/term/${root}/genes?format=jsonl`),
      get(`genotypes of ${root}`, `data/term/${root}/genotypes?format=jsonl`),
      get(`children of ${root}`, `data/term/${root}/children`),
      get(`all types of ${root}`, `annotations?subject=term:${root}&size=500`),
    ]),
    ...[phenotypeType, "biological_process"].flatMap((type) =>
      roots.flatMap((root) => [
        get(
          `${type} of ${root}, every entry`,
          `annotations?subject=term:${root}&type=${type}&view=summary&size=200&entries=all`,
        ),
        get(`${type} of ${root} as tsv`, `annotations?subject=term:${root}&type=${type}&format=tsv`),
      ]),
    ),
    get("search for long words", `search?q=${"abcdefghij%20".repeat(80)}`),
    get("search for many words", `search?q=${"a%20b%20c%20".repeat(300)}`),
    get("suggest for many words", `search/suggest?q=${"cd%20kin%20mit%20".repeat(200)}`),
    get("suggest for one long word", `search/suggest?q=${"cdc".repeat(1500)}`),
    get("all results as a file", "search?q=protein&type=gene&format=jsonl"),
    get("results far behind", "search?q=protein&page=100000&size=100"),
    get("documentation", `search/documentation?q=${"genome%20".repeat(200)}`),
  ];
};

/** All attacks on a release. */
export const attacksOn = (asked: Asked): readonly Attack[] => [...malformed(asked), ...large(asked)];
