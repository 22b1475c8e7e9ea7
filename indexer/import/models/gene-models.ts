/** Makes genes out of the features of a file, whatever its dialect. */
import { joined } from "../../read/gff3-parts.ts";
import type { Note } from "../../read/problem.ts";
import type { GffFeature } from "../../read/records.ts";
import type { GeneType } from "../../read/tables/genes.ts";
import { codingParts } from "./coding-parts.ts";
import { familiesOf } from "./families.ts";
import type { GeneFamily, TranscriptFamily } from "./families.ts";
import { geneTypeOf, transcriptTypeOf, transcriptTypeOfGene } from "./gene-types.ts";
import type { GeneModels, GeneLocation, ImportedGene, LoneFeature, TranscriptModel } from "./model.ts";
import { valueOf, valuesOf, withoutKind } from "./source-feature.ts";
import type { SourceFeature } from "./source-feature.ts";

/** Genes, lone features and names of sequences; what cannot be used is noted and left out. */
export function geneModels(features: readonly SourceFeature[], note: Note): GeneModels {
  const { genes: families, others, orphans } = familiesOf(features);
  for (const { line, type, parents } of orphans)
    note(
      line,
      `${type} whose gene or transcript${parents[0] === undefined ? "" : ` "${parents[0]}"`} is not in the file: left out`,
    );
  const taken = new Set<string>();
  const ids = families.map((family) => unique(geneId(family), taken, ".copy"));
  const genes = families.map((family, index) =>
    // One id was made for each family.
    geneOf(ids[index]!, family, taken, note),
  );
  return { genes, others: others.map(loneFeature), ...aboutSequences(features) };
}

/** An id that was not given yet. */
function unique(id: string, taken: Set<string>, suffix: string): string {
  let free = id;
  for (let number = 1; taken.has(free); number++) free = `${id}${suffix}${number}`;
  taken.add(free);
  return free;
}

const firstOf = ({ lines }: GeneFamily): SourceFeature =>
  // A family is made for its first line.
  lines[0]!;

/** The systematic id: the locus tag where there is one, else the id without the word for its kind. */
function geneId(family: GeneFamily): string {
  const first = firstOf(family);
  const own = valueOf(first, "locus_tag", "systematic_id") || withoutKind(first.id ?? "");
  return own.replaceAll(/\s+/g, "_");
}

function geneOf(id: string, family: GeneFamily, taken: Set<string>, note: Note): ImportedGene {
  const first = firstOf(family);
  const lines = [
    first,
    ...family.transcripts.flatMap(({ line, parts }) => [...(line ? [line] : []), ...parts]),
  ];
  const type = typeOf(family);
  const strand = strandOf(family);
  const transcripts = family.transcripts.flatMap((transcript) => {
    const model = transcriptOf(id, type, strand, transcript, taken, note);
    return model ? [model] : [];
  });
  const name =
    [valueOf(first, "gene", "gene_name", "name", "standard_name")].find((value) =>
      isName(value, first, id),
    ) ?? "";
  const xrefs = [
    ...new Set(
      lines.flatMap((line) => [
        ...valuesOf(line, "dbxref", "db_xref"),
        // Some files have the accession of the protein there.
        ...valuesOf(line, "protein_id").filter((id) => id.startsWith("UniProt")),
      ]),
    ),
  ];
  return {
    id,
    name,
    product: productOf(lines),
    type,
    synonyms: valuesOf(first, "gene_synonym", "alias", "synonym", "synonyms", "gene").filter(
      (value) => value !== name && value !== id,
    ),
    uniprot: uniprotOf(xrefs, lines),
    xrefs: [
      ...new Set([...xrefs, withoutKind(first.id ?? ""), ...valuesOf(first, "gene_id", "curie")]),
    ].filter((xref) => xref !== id),
    location: locationOf(family, transcripts, strand),
    transcripts,
  };
}

/** Some files repeat the id as the name. */
const isName = (value: string, { id }: SourceFeature, gene: string): boolean =>
  value !== "" && value !== gene && value !== id && withoutKind(value) !== gene;

/** What the gene makes: by its own words, those of its transcripts, or because it codes for something. */
function typeOf(family: GeneFamily): GeneType {
  const first = firstOf(family);
  const flagged = [first, ...family.transcripts.flatMap(({ line }) => line ?? [])].some(
    ({ attributes }) => attributes.get("pseudo")?.[0] === "true" || attributes.has("pseudogene"),
  );
  if (flagged) return "pseudogene";
  const words = [
    valueOf(first, "gene_biotype", "biotype", "gene_type", "so_term_name"),
    first.type === "gene" ? "" : first.type,
    ...family.transcripts.flatMap(({ line }) =>
      line
        ? [valueOf(line, "biotype", "transcript_biotype", "transcript_type", "ncrna_class"), line.type]
        : [],
    ),
  ];
  for (const word of words) {
    const type = word === "" ? null : geneTypeOf(word);
    if (type) return type;
  }
  return family.transcripts.some(({ parts }) => parts.some(({ type }) => type === "CDS"))
    ? "protein coding gene"
    : "unclassified gene";
}

/** That of the gene, or else the one that all its parts have. */
function strandOf(family: GeneFamily): GffFeature["strand"] {
  const own = firstOf(family).strand;
  if (own === "+" || own === "-") return own;
  const strands = new Set(
    family.transcripts
      .flatMap(({ line, parts }) => [...(line ? [line] : []), ...parts])
      .map(({ strand }) => strand),
  );
  const [only] = strands;
  return strands.size === 1 && only ? only : own;
}

function locationOf(
  family: GeneFamily,
  transcripts: readonly TranscriptModel[],
  strand: GffFeature["strand"],
): GeneLocation {
  const { seqid } = firstOf(family);
  const pieces = [...family.lines.filter((line) => line.seqid === seqid), ...transcripts];
  return {
    seqid,
    strand,
    start: Math.min(...pieces.map(({ start }) => start)),
    end: Math.max(...pieces.map(({ end }) => end)),
  };
}

function transcriptOf(
  gene: string,
  geneType: GeneType,
  strand: GffFeature["strand"],
  { line, parts }: TranscriptFamily,
  taken: Set<string>,
  note: Note,
): TranscriptModel | null {
  const at = line?.line ?? parts[0]?.line ?? null;
  const label = `${gene}${line ? ` (${withoutKind(line.id ?? "")})` : ""}`;
  const of = (...types: readonly string[]) => parts.filter(({ type }) => types.includes(type));
  const cds = of("CDS", "coding_exon");
  const written = of("exon", "noncoding_exon");
  const strands = new Set(
    [...(line ? [line] : []), ...written, ...cds].map((part) => `${part.seqid} ${part.strand}`),
  );
  if (strands.size > 1) {
    note(
      at,
      `transcript of ${label} joins pieces of several strands or sequences (trans-splicing): its exons are left out`,
    );
    return null;
  }
  const coding = codingParts(cds, of("stop_codon"), strand);
  if (coding === null) {
    note(at, `CDS lines of ${label} overlap: the transcript is left out`);
    return null;
  }
  const exons = joined(
    [...written, ...cds, ...of("five_prime_UTR", "three_prime_UTR", "UTR"), ...of("stop_codon")],
    1,
  );
  if (exons.length === 0 && line) exons.push({ start: line.start, end: line.end });
  const codes = coding.length > 0 && geneType !== "pseudogene";
  const type = codes ? "mRNA" : line ? transcriptTypeOf(line.type) : transcriptTypeOfGene(geneType);
  return {
    id: transcriptId(gene, line, taken),
    type: type === "mRNA" && geneType === "pseudogene" ? "pseudogenic_transcript" : type,
    start: Math.min(...exons.map(({ start }) => start)),
    end: Math.max(...exons.map(({ end }) => end)),
    exons,
    coding: codes ? coding : [],
    proteinIds: proteinIdsOf(cds),
    peptide: valueOf(cds[0] ?? parts[0] ?? emptyFeature, "translation"),
  };
}

/** That of the source, which has to differ from those of genes and other transcripts. */
function transcriptId(gene: string, line: SourceFeature | null, taken: Set<string>): string {
  const own = line
    ? (valueOf(line, "transcript_id") || withoutKind(line.id ?? "")).replaceAll(/\s+/g, "_")
    : "";
  if (own !== "" && !taken.has(own)) {
    taken.add(own);
    return own;
  }
  for (let number = 1; ; number++) {
    const id = `${gene}.${number}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

const emptyFeature: SourceFeature = {
  line: 0,
  seqid: "",
  source: "",
  type: "",
  start: 1,
  end: 1,
  strand: ".",
  phase: null,
  id: null,
  parents: [],
  attributes: new Map(),
};

function proteinIdsOf(cds: readonly SourceFeature[]): string[] {
  const ids = cds.flatMap((part) => [
    ...valuesOf(part, "protein_id", "name", "protein_source_id"),
    withoutKind(part.id ?? ""),
  ]);
  return [...new Set(ids)].filter((id) => id !== "");
}

/** What a product, description or note says, without the source that some add in brackets. */
function productOf(lines: readonly SourceFeature[]): string {
  for (const name of ["product", "description", "gene_product", "display", "note"])
    for (const line of lines) {
      const value = (line.attributes.get(name) ?? [])
        .join(", ")
        .replace(/\s*\[Source:[^\]]*\]\s*$/, "")
        .replaceAll(/\s+/g, " ")
        .trim();
      if (value !== "") return value;
    }
  return "";
}

function uniprotOf(xrefs: readonly string[], lines: readonly SourceFeature[]): string {
  for (const xref of xrefs) {
    const [, accession] = /^(?:UniProt[^:]*|Swiss-?Prot|SPTREMBL):(\w+)/i.exec(xref) ?? [];
    if (accession !== undefined) return accession;
  }
  return (
    lines.map((line) => valueOf(line, "uniprot_id", "uniprot", "uniprotkb")).find((value) => value !== "") ??
    ""
  );
}

function loneFeature(feature: SourceFeature): LoneFeature {
  const { seqid, start, end, strand, type, id } = feature;
  return {
    seqid,
    start,
    end,
    strand,
    type,
    id: withoutKind(id ?? ""),
    name: valueOf(feature, "name", "gene"),
  };
}

/** Translation tables and other names of sequences, as region lines and CDS give them. */
function aboutSequences(features: readonly SourceFeature[]): Pick<GeneModels, "tables" | "sequenceNames"> {
  const tables = new Map<string, number>();
  const sequenceNames = new Map<string, string>();
  for (const feature of features) {
    const table = Number(valueOf(feature, "transl_table"));
    if (table > 0 && !tables.has(feature.seqid)) tables.set(feature.seqid, table);
    if (
      feature.start !== 1 ||
      !/^(?:region|chromosome|contig|supercontig|scaffold|source)$/.test(feature.type)
    )
      continue;
    const names = [
      ...valuesOf(feature, "name", "chromosome", "alias"),
      withoutKind((feature.id ?? "").replace(/^\w+:/, "")),
    ];
    if (valueOf(feature, "genome") === "mitochondrion") names.push("mitochondrion");
    for (const name of names)
      if (name !== "" && name !== "ANONYMOUS" && name !== feature.seqid)
        sequenceNames.set(name, feature.seqid);
  }
  return { tables, sequenceNames };
}
