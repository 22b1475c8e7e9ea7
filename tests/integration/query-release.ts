/** What a release says of its genes, read from its files here with nothing of the indexer: what queries are checked against. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

interface Said {
  readonly term: string;
  readonly extension: string;
  readonly kind: "molecular_function" | "go" | "single_locus_phenotype" | "other_phenotype" | "other";
}

export interface GenotypeRow {
  readonly term: string;
  readonly loci: number;
  readonly ploidy: "haploid" | "diploid";
  /** Of the only allele of a haploid genotype. */
  readonly expression: "null" | "wt-overexpressed" | null;
  /** Id → values; "" for none. */
  readonly conditions: readonly (readonly [id: string, value: string])[];
}

export interface GeneSaid {
  readonly id: string;
  readonly product: string;
  readonly type: string;
  chromosome: string;
  start: number;
  end: number;
  readonly numbers: Record<string, number>;
  mass: number | null;
  readonly said: Said[];
  readonly paired: string[];
  readonly rows: GenotypeRow[];
  readonly references: Set<string>;
  readonly taxa: Set<number>;
  readonly paralogs: Set<string>;
  readonly subsets: Set<string>;
  readonly interactions: {
    readonly type: string;
    readonly gene: string;
    readonly evidence: string;
    readonly throughput: string;
  }[];
}

export interface QueryRelease {
  readonly genes: ReadonlyMap<string, GeneSaid>;
  readonly findGene: (id: string) => string | null;
  readonly findTerm: (id: string) => string;
  /** The term and what is above it; over the regulates relations too. */
  readonly above: (id: string) => ReadonlySet<string>;
  readonly aboveRegulating: (id: string) => ReadonlySet<string>;
}

type Cells = readonly string[];

interface Dataset {
  readonly id: string;
  readonly format: string;
  readonly entity: string;
  readonly path: string;
}

/** Splits at a sign, but not inside brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ""];
  for (const letter of text) {
    if (letter === sign && depth === 0) {
      parts.push(part);
      part = "";
      continue;
    }
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "");
}

/** `relation(target)` in all alternatives of an extension. */
export function extensionParts(
  text: string,
): readonly { readonly relation: string; readonly target: string }[] {
  const known = partsOf.get(text);
  if (known) return known;
  const parts = splitOutside(text.replaceAll("|", ","), ",").flatMap((part) => {
    const [, relation, target] = /^([^(]+)\((.*)\)$/.exec(part) ?? [];
    return relation === undefined || target === undefined ? [] : [{ relation, target }];
  });
  partsOf.set(text, parts);
  return parts;
}
/** Each extension is read once: every query asks all of them. */
const partsOf = new Map<string, ReturnType<typeof extensionParts>>();

/** Each alternative stands for itself. */
const alternatives = (text: string): string[] => (text === "" ? [""] : splitOutside(text, "|"));

interface MinervaModel {
  readonly id: string;
  readonly annotations: readonly { readonly key: string; readonly value: string }[];
  readonly individuals: readonly {
    readonly id: string;
    readonly type: readonly { readonly id?: string }[];
  }[];
  readonly facts: readonly { readonly subject: string; readonly property: string; readonly object: string }[];
}

interface SchemaModel {
  readonly id: string;
  readonly date_modified?: string;
  readonly activities?: readonly {
    readonly enabled_by?: { readonly term: string; readonly members?: readonly string[] } | null;
  }[];
}

interface SummaryModel {
  readonly id: string;
  readonly date_modified: string;
  readonly enabled_by_gene_ids?: readonly string[];
}

/**
 * Reads the files of a release into what the reference of queries asks of them, without a reader of the
 * indexer.
 */
export async function readQueryRelease(
  dir: string,
  chromosomeNames: ReadonlyMap<string, string>,
): Promise<QueryRelease> {
  const { datasets } = JSON.parse(await readFile(join(dir, "release.json"), "utf8")) as {
    datasets: Dataset[];
  };
  const bytes = async ({ path }: Dataset): Promise<Buffer> => {
    const raw = await readFile(join(dir, path));
    return raw[0] === 0x1f ? gunzipSync(raw) : raw;
  };
  const texts = (format: string, which: (one: Dataset) => boolean = () => true): Promise<string[]> =>
    Promise.all(
      datasets
        .filter((one) => one.format === format && which(one))
        .map(async (one) => (await bytes(one)).toString("utf8")),
    );
  const lines = async (format: string, skip: number): Promise<Cells[]> =>
    (await texts(format)).flatMap((text) =>
      text
        .split("\n")
        .filter((line) => line !== "" && !(format === "gaf-2.2" && line.startsWith("!")))
        .slice(skip)
        .map((line) => line.split("\t")),
    );

  const genes = new Map<string, GeneSaid>();
  for (const [id = "", , , chromosome = "", product = "", , type = ""] of await lines("pombase-genes", 1)) {
    genes.set(id, {
      id,
      product,
      type: type === "protein coding gene" ? "mRNA gene" : type,
      chromosome: chromosomeNames.get(chromosome) ?? chromosome,
      start: 0,
      end: 0,
      numbers: { transcript_count: 0 },
      mass: null,
      said: [],
      paired: [],
      rows: [],
      references: new Set(),
      taxa: new Set(),
      paralogs: new Set(),
      subsets: new Set(),
      interactions: [],
    });
  }
  const retired = new Map<string, Set<string>>();
  const retire = (from = "", to = ""): void => {
    if (!genes.has(from) && from !== to) retired.set(from, (retired.get(from) ?? new Set()).add(to));
  };
  for (const [from, to] of await lines("obsolete-ids", 1)) retire(from, to);
  for (const [gene, synonym, type] of await lines("gene-synonyms", 1))
    if (type === "obsolete_systematic_id") retire(synonym, gene);
  const current = (id: string): string | null => {
    if (genes.has(id)) return id;
    const reached = new Set([id]);
    for (const one of reached) for (const next of retired.get(one) ?? []) reached.add(next);
    const [found, other] = [...reached].filter((one) => genes.has(one));
    return found !== undefined && other === undefined ? found : null;
  };
  const findGene = (id: string): string | null => current(id) ?? current(id.slice(id.indexOf(":") + 1));
  const gene = (id = ""): GeneSaid | undefined => genes.get(findGene(id) ?? "");

  const parents = new Map<string, { relation: string; id: string }[]>();
  const obsolete = new Set<string>();
  const alternative = new Map<string, string>();
  for (const text of await texts("obo", ({ entity }) => entity !== "term-subset")) {
    for (const stanza of text.split(/^\[/m).filter((one) => one.startsWith("Term]"))) {
      const id = /^id: (\S+)/m.exec(stanza)?.[1];
      if (id === undefined || parents.has(id)) continue;
      parents.set(id, [
        ...[...stanza.matchAll(/^is_a: (\S+)/gm)].map(([, up]) => ({ relation: "is_a", id: up! })),
        ...[...stanza.matchAll(/^relationship: (\S+) (\S+)/gm)].map(([, relation, up]) => ({
          relation: relation!,
          id: up!,
        })),
      ]);
      if (/^is_obsolete: true/m.test(stanza)) obsolete.add(id);
      for (const [, other] of stanza.matchAll(/^alt_id: (\S+)/gm))
        if (!alternative.has(other!)) alternative.set(other!, id);
    }
  }
  const findTerm = (id: string): string => (parents.has(id) ? id : (alternative.get(id) ?? id));
  const walk = (relations: readonly string[]) => {
    const known = new Map<string, ReadonlySet<string>>();
    return (id: string): ReadonlySet<string> => {
      const kept = known.get(id);
      if (kept) return kept;
      const reached = new Set([id]);
      if (!obsolete.has(id)) {
        for (const one of reached)
          for (const up of parents.get(one) ?? [])
            if (relations.includes(up.relation) && parents.has(findTerm(up.id))) reached.add(findTerm(up.id));
      }
      known.set(id, reached);
      return reached;
    };
  };
  const above = walk(["is_a", "part_of"]);
  const aboveRegulating = walk([
    "is_a",
    "part_of",
    "regulates",
    "positively_regulates",
    "negatively_regulates",
  ]);

  await readGenome(genes, await texts("gff3"), await texts("fasta-protein"));
  await readProteins();
  await readAnnotations();

  async function readProteins(): Promise<void> {
    for (const [id, mass] of await lines("peptide-stats", 1)) {
      const found = genes.get(id!);
      if (found?.type === "mRNA gene" && mass !== "") found.mass = Number(mass);
    }
    const count = (found: GeneSaid, name: string, by = 1): void => {
      found.numbers[name] = (found.numbers[name] ?? 0) + by;
    };
    const tellsTransmembrane = (await lines("protein-domains", 1)).some(([, , , , database = ""]) =>
      /^(TMHMM|PHOBIUS)$/i.test(database),
    );
    for (const found of genes.values()) {
      if (found.type !== "mRNA gene") continue;
      for (const name of [
        "coiled_coils_count",
        "disordered_regions_count",
        "low_complexity_regions_count",
        ...(tellsTransmembrane ? ["tm_domain_count"] : []),
      ])
        found.numbers[name] = 0;
    }
    const stretch = new Map<string, Set<number>>();
    const cover = (found: GeneSaid, start: string, end: string): void => {
      const positions = stretch.get(found.id) ?? new Set<number>();
      for (let at = Number(start); at <= Number(end); at++) positions.add(at);
      stretch.set(found.id, positions);
    };
    for (const [id, , , start = "", end = ""] of await lines("disordered-regions", 1)) {
      const found = gene(id);
      if (found?.type !== "mRNA gene" || Number(end) < Number(start)) continue;
      count(found, "disordered_regions_count");
      cover(found, start, end);
    }
    for (const found of genes.values()) {
      const length = found.numbers["protein_length"];
      if (found.type === "mRNA gene")
        found.numbers["disordered_percent"] =
          length === undefined ? 0 : Math.floor((100 * (stretch.get(found.id)?.size ?? 0)) / length);
    }
    for (const [id, , , domain = "", database = ""] of await lines("protein-domains", 1)) {
      const found = gene(id);
      if (!found) continue;
      for (const name of [
        database === "INTERPRO" ? `interpro:${domain}` : `interpro:${database}:${domain}`,
        `${database}:${domain}`,
        domain,
        `interpro:${domain}`,
      ])
        found.subsets.add(name);
      if (found.type !== "mRNA gene") continue;
      if (/^(Coiled coils|COILS)$/i.test(database)) count(found, "coiled_coils_count");
      if (/^(MOBIDB-Low-complexity|SEG)$/i.test(database)) count(found, "low_complexity_regions_count");
      if (/^(TMHMM|PHOBIUS)$/i.test(database)) count(found, "tm_domain_count");
    }
    const entries = await lines("pdb-entries", 1);
    const told = new Map<string, Set<string>>();
    for (const [id, entry = ""] of entries) {
      const found = gene(id);
      if (found) told.set(found.id, (told.get(found.id) ?? new Set()).add(entry));
    }
    if (entries.length > 0)
      for (const found of genes.values())
        if (found.type === "mRNA gene") found.numbers["pdb_structure_count"] = told.get(found.id)?.size ?? 0;
    for (const [group = ""] of await lines("paralogs", 0)) {
      const ids = group.split(",").flatMap((id) => gene(id)?.id ?? []);
      for (const id of ids) for (const other of ids) if (other !== id) genes.get(id)?.paralogs.add(other);
    }
    for (const [id, , , taxon] of await lines("orthologs", 1)) gene(id)?.taxa.add(Number(taxon));
    for (const [id, viability] of await lines("gene-viability", 0))
      genes
        .get(id!)
        ?.subsets.add(
          `deletion_viability_${viability === "condition-dependent" ? "depends_on_conditions" : viability!}`,
        );
    for (const [id, status = ""] of await lines("gene-characterisation", 1)) {
      const found = genes.get(id!);
      if (found?.type === "mRNA gene")
        found.subsets.add(`characterisation_status_${status.replaceAll(/[ ,:]+/g, "_")}`);
    }
    for (const found of genes.values()) {
      found.subsets.add(`feature_type_${found.type.replaceAll(/[ ,:]+/g, "_")}`);
      if (found.type.endsWith("RNA gene") && found.type !== "mRNA gene")
        found.subsets.add("feature_type_ncRNA_gene");
    }
  }

  async function readAnnotations(): Promise<void> {
    const cite = (found: GeneSaid, reference = ""): void => {
      if (reference !== "") found.references.add(reference);
    };
    const say = (
      id: string | undefined,
      term: string,
      extension: string,
      kind: Said["kind"],
      reference = "",
    ): void => {
      const found = gene(id);
      if (!found) return;
      for (const one of alternatives(extension))
        found.said.push({ term: findTerm(term), extension: one, kind });
      cite(found, reference);
    };
    for (const cells of await lines("gaf-2.2", 0)) {
      const references = (cells[5] ?? "").split("|");
      const reference = references.find((id) => /^(PMID|GO_REF):/.test(id)) ?? references[0];
      if (cells[3]!.startsWith("NOT|")) {
        const found = gene(cells[1]);
        if (found) cite(found, reference);
        continue;
      }
      say(cells[1], cells[4]!, cells[15] ?? "", cells[8] === "F" ? "molecular_function" : "go", reference);
    }
    for (const [id, , aspect, term = "", , reference, , extension = ""] of await lines("go-extensions", 1))
      say(id, term, extension, aspect === "molecular_function" ? "molecular_function" : "go", reference);
    for (const cells of await lines("complex-annotation", 1)) {
      const source = cells.length >= 9 ? cells[7]! : cells[6]!;
      for (const reference of source === "" ? [""] : splitOutside(source, ","))
        say(cells[2], cells[0]!, "", "go", reference);
    }
    for (const [id, , term = "", , , extension = "", reference] of await lines("modifications", 1))
      say(id, term, extension, "other", reference);
    for (const [id, , , , , extension = "", reference] of await lines("qualitative-expression", 1))
      say(id, "", extension, "other", reference);
    for (const [id, , term = "", reference] of await lines("disease-association", 1))
      say(id, term, "", "other", reference);
    for (const [id, , , , , , , references = ""] of await lines("alleles", 1))
      for (const reference of references.split(",").map((one) => one.trim())) {
        const found = gene(id);
        if (found) cite(found, reference);
      }
    for (const [a, b, type = "", evidence = "", reference, , , throughput = ""] of await lines(
      "interactions",
      1,
    )) {
      const [one, other] = [gene(a), gene(b)];
      if (!one || !other) continue;
      const how = /high/i.test(throughput) ? "high" : /low/i.test(throughput) ? "low" : "";
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        from.interactions.push({ type, gene: to.id, evidence, throughput: how });
        cite(from, reference);
      }
    }
    readGenotypes(await lines("phaf", 1), cite);
    // A pair counts where no genotype has the very term.
    for (const [id, written = ""] of await lines("gene-term-pairs", 1)) {
      const [found, term] = [gene(id), findTerm(written)];
      if (found && !found.rows.some((row) => row.term === term)) found.paired.push(term);
    }
    const newest = new Map<string, { on: string; enablers: readonly string[] }>();
    const enabling = (id: string, on: string, enablers: readonly string[]): void => {
      if (on >= (newest.get(id)?.on ?? "")) newest.set(id, { on, enablers });
    };
    for (const text of await texts("gocam-minerva")) {
      const model = JSON.parse(text) as MinervaModel;
      const objects = (subject: string, property: string): string[] =>
        model.facts
          .filter((fact) => fact.subject === subject && fact.property === property)
          .map(({ object }) => object);
      const classes = (id: string): string[] =>
        (model.individuals.find((one) => one.id === id)?.type ?? []).map((one) => one.id ?? "");
      const enablers = model.facts
        .filter(({ property }) => property === "RO:0002333")
        .map(({ object }) => object);
      enabling(
        model.id,
        model.annotations.find(({ key }) => key === "date")?.value ?? "",
        enablers.flatMap((id) => [id, ...objects(id, "BFO:0000051")]).flatMap(classes),
      );
    }
    for (const text of await texts("gocam-schema")) {
      const model = JSON.parse(text) as SchemaModel;
      enabling(
        model.id,
        model.date_modified ?? "",
        (model.activities ?? []).flatMap(({ enabled_by: by }) =>
          by ? [by.term, ...(by.members ?? [])] : [],
        ),
      );
    }
    for (const summary of (await texts("gocam-summaries")).flatMap(
      (text) => JSON.parse(text) as SummaryModel[],
    ))
      enabling(summary.id, summary.date_modified, summary.enabled_by_gene_ids ?? []);
    for (const [id, { enablers }] of newest) for (const enabler of enablers) gene(enabler)?.subsets.add(id);
  }

  /** A genotype of several alleles has a row for each, alike but for the columns of the allele. */
  function readGenotypes(rows: readonly Cells[], cite: (found: GeneSaid, reference?: string) => void): void {
    const groups = new Map<string, Cells[]>();
    for (const [index, cells] of rows.entries()) {
      const shared = [7, 2, 17, 12, 13, 14, 15, 16, 19, 20].map((column) => cells[column] ?? "");
      const key = cells[7] === "" ? String(index) : shared.join("\t");
      groups.set(key, [...(groups.get(key) ?? []), cells]);
    }
    for (const group of groups.values()) {
      if (group.some((cells) => !gene(cells[1]))) continue;
      const first = group[0]!;
      const alleles = new Map(
        group.map((cells) => [
          [findGene(cells[1]!), cells[9], cells[3], cells[11], cells[4]].join("\t"),
          cells,
        ]),
      );
      const loci = Map.groupBy(alleles.values(), (cells) => findGene(cells[1]!)!);
      const homozygous = first[20] === "homozygous diploid";
      const ploidy =
        /diploid/.test(first[20]!) || homozygous || [...loci.values()].some((one) => one.length > 1)
          ? "diploid"
          : "haploid";
      const [only] = [...alleles.values()];
      const expressed = (only![4] ?? "").toLowerCase();
      const type = (only![11] ?? "").toLowerCase().replaceAll("_", " ");
      const expression =
        loci.size > 1 || ploidy === "diploid"
          ? null
          : type === "deletion" || expressed === "null"
            ? "null"
            : type === "wild type" && expressed === "overexpression"
              ? "wt-overexpressed"
              : null;
      const conditions = splitOutside(first[13]!, ",").map((text): readonly [string, string] => {
        const [, id, value] = /^([^(]+)(?:\((.*)\))?$/.exec(text)!;
        return [findTerm(id!), value ?? ""];
      });
      const term = findTerm(first[2]!);
      for (const id of loci.keys()) {
        const found = genes.get(id)!;
        found.rows.push({ term, loci: loci.size, ploidy, expression, conditions });
        for (const one of alternatives(first[16]!))
          found.said.push({
            term,
            extension: one,
            kind: loci.size === 1 ? "single_locus_phenotype" : "other_phenotype",
          });
        cite(found, first[17]);
      }
    }
  }

  return { genes, findGene, findTerm, above, aboveRegulating };
}

/** Places, lengths and exons of genes and their first transcripts. */
async function readGenome(
  genes: ReadonlyMap<string, GeneSaid>,
  gff: readonly string[],
  peptides: readonly string[],
): Promise<void> {
  interface Piece {
    readonly type: string;
    readonly start: number;
    readonly end: number;
  }
  const transcripts = new Map<string, { id: string; type: string; start: number; end: number }[]>();
  const pieces = new Map<string, Piece[]>();
  for (const line of gff.flatMap((text) => text.split("\n"))) {
    const [seqid, , type = "", from, to, , , , attributes = ""] = line.split("\t");
    if (line.startsWith("#") || attributes === "") continue;
    const of = (name: string): string | undefined =>
      new RegExp(`(?:^|;)${name}=([^;]*)`).exec(attributes)?.[1];
    const [id, parent, start, end] = [of("ID"), of("Parent"), Number(from), Number(to)];
    const found = genes.get(id ?? "");
    if (type === "gene" && found) {
      found.chromosome = seqid!;
      found.start = start;
      found.end = end;
    }
    if (parent === undefined) continue;
    if (["CDS", "five_prime_UTR", "three_prime_UTR", "exon"].includes(type))
      pieces.set(parent, [...(pieces.get(parent) ?? []), { type, start, end }]);
    else if (type !== "intron" && genes.has(parent))
      transcripts.set(parent, [...(transcripts.get(parent) ?? []), { id: id!, type, start, end }]);
  }
  const lengths = new Map<string, number>();
  for (const text of peptides) {
    for (const record of text.split(/^>/m).slice(1)) {
      const [head = "", ...residues] = record.split("\n");
      lengths.set(head.split(/\s/)[0]!.replace(/:pep$/, ""), residues.join("").replace(/\*$/, "").length);
    }
  }
  for (const found of genes.values()) {
    const [first, ...more] = (transcripts.get(found.id) ?? []).toSorted((a, b) =>
      a.id.localeCompare(b.id, "en", { numeric: true }),
    );
    if (!first) continue;
    const ofFirst = (pieces.get(first.id) ?? []).toSorted((a, b) => a.start - b.start);
    const exons = (type: string): number => {
      const chosen = ofFirst.filter((piece) => piece.type === type);
      return chosen.filter((piece, index) => index === 0 || piece.start > chosen[index - 1]!.end + 1).length;
    };
    found.numbers["transcript_count"] = more.length + 1;
    found.numbers["exon_count"] = first.type === "mRNA" ? exons("CDS") : 0;
    found.numbers["five-prime-utr-exons"] = exons("five_prime_UTR");
    found.numbers["three-prime-utr-exons"] = exons("three_prime_UTR");
    found.numbers["spliced_rna_length"] = ofFirst.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    found.numbers["unspliced_rna_length"] = first.end - first.start + 1;
    const length = lengths.get(first.id);
    if (found.type === "mRNA gene" && length !== undefined) found.numbers["protein_length"] = length;
  }
}
