/** What records of each format say of things that other data sets speak of too. */
import type { Format, RecordOf } from "../read/records.ts";
import type { SharedPropertyName } from "./properties.ts";
import { changesOf, codingChanges, firstBase, residueBefore, substitutions } from "./changes.ts";

/** One thing that a record says. */
interface Statement {
  /** The thing whose page would show it: a gene, allele, term … */
  readonly about: string;
  readonly property: SharedPropertyName;
  readonly value: string;
  /** What it is said of, when that is a part of the thing or it is known by other words: `G1.02.1:84`. */
  readonly of?: string;
}

type Says<R> = (record: R) => Iterable<Statement>;

const transcript1 = (gene: string): string => `${gene}.1`;

/** A name that is the id says that there is none. */
function* named(gene: string, name: string): Generator<Statement> {
  if (name !== gene) yield { about: gene, property: "gene name", value: name };
}

const geneName: Says<{ readonly gene: string; readonly geneName: string }> = ({ gene, geneName: name }) =>
  named(gene, name);

const product = (gene: string, value: string): Statement => ({ about: gene, property: "product", value });
const accession = (gene: string, value: string): Statement => ({
  about: gene,
  property: "UniProt accession",
  value,
});
const termName = (term: string, value: string): Statement => ({ about: term, property: "term name", value });
const namespace = (term: string, value: string): Statement => ({
  about: term,
  property: "kind of term",
  value,
});

const coding = "protein coding";
const kindOfGene = (gene: string, value: string): Statement => ({
  about: gene,
  property: "kind of gene",
  value,
});
/** What a type of the gene list means for the transcripts; "" where they may be of any kind. */
const kindOf = (geneType: string): string =>
  geneType === "protein coding gene" ? coding : geneType.endsWith("RNA gene") ? "RNA" : "";
/** Transcripts that only genes of one kind have; coding genes may have non-coding transcripts besides. */
const kindsMadeOf: Readonly<Record<string, string>> = {
  mRNA: coding,
  tRNA: "RNA",
  rRNA: "RNA",
  snRNA: "RNA",
  snoRNA: "RNA",
};

/** A residue of the protein of a gene's first transcript. */
const residue = (about: string, gene: string, position: number, value: string): Statement => ({
  about,
  property: "residue",
  value,
  of: `${transcript1(gene)}:${position}`,
});

const aspects = { P: "biological_process", F: "molecular_function", C: "cellular_component" } as const;

/** Types that only say that an allele has none of the others. */
const vague = new Set(["", "other", "unknown"]);

interface NamedAllele {
  readonly gene: string;
  readonly alleleName: string;
  readonly alleleType: string;
  readonly description: string;
}

/** What is said of an allele that is known by its gene and its name. */
function* namedAllele({ gene, alleleName, alleleType, description }: NamedAllele): Generator<Statement> {
  if (alleleName === "") return;
  const of = `${gene} ${alleleName}`;
  const type = alleleType.trim().replaceAll(" ", "_");
  if (!vague.has(type)) yield { about: of, of, property: "allele type", value: type };
  if (!vague.has(type)) yield { about: of, of, property: "allele description", value: description };
}

const model: Says<{ readonly id: string; readonly title: string }> = ({ id, title }) => [
  { about: id, property: "title of the model", value: title.replace(/\s+/g, " ").trim() },
];

/** Formats that are not named here say nothing that others say too. */
export const statements: { readonly [F in Format]?: Says<RecordOf<F>> } = {
  "pombase-genes": ({ id, name, product: words, uniprot, geneType, chromosome }) => [
    { about: id, property: "gene name", value: name },
    kindOfGene(id, kindOf(geneType)),
    { about: id, property: "chromosome", value: chromosome },
    product(id, words),
    accession(id, uniprot),
  ],
  gff3: function* gff3({ type, id, name, seqid, parents: [gene] }) {
    if (type === "gene" && id !== null) {
      if (name !== null) yield* named(id, name);
      yield { about: id, property: "chromosome", value: seqid };
    }
    if (gene !== undefined && Object.hasOwn(kindsMadeOf, type))
      yield kindOfGene(gene, kindsMadeOf[type] ?? "");
  },
  "gene-uniprot": ({ gene, uniprot }) => [accession(gene, uniprot)],
  "peptide-stats": ({ gene, residues }) => [
    {
      about: gene,
      property: "number of residues",
      value: residues === null ? "" : String(residues),
      of: transcript1(gene),
    },
  ],
  "gaf-2.2": function* gaf({ gene, symbol, objectName, term, aspect }) {
    yield* named(gene, symbol);
    yield product(gene, objectName);
    yield namespace(term, aspects[aspect]);
  },
  "go-extensions": function* extensions(row) {
    yield* geneName(row);
    yield termName(row.term, row.termName);
    yield namespace(row.term, row.aspect);
  },
  phaf: function* phaf(row) {
    yield* geneName(row);
    yield* namedAllele({ ...row, description: row.alleleDescription });
  },
  modifications: function* modifications(row) {
    yield* geneName(row);
    for (const change of row.residue.split(",")) {
      const before = residueBefore(change);
      if (before) yield residue(row.gene, row.gene, before.position, before.residue);
    }
  },
  "qualitative-expression": geneName,
  "quantitative-expression": geneName,
  "disease-association": geneName,
  "complex-annotation": function* complexes(row) {
    yield* geneName(row);
    yield product(row.gene, row.product);
    yield accession(row.gene, row.uniprot);
    yield termName(row.term, row.termName);
  },
  "protein-domains": function* domains(row) {
    yield* geneName(row);
    yield { about: row.domain, property: "database of the domain", value: row.database };
  },
  "disordered-regions": geneName,
  "domain-names": ({ id, database }) => [{ about: id, property: "database of the domain", value: database }],
  alleles: function* alleles(row) {
    const { id, gene, name, alleleType, description } = row;
    yield* geneName(row);
    yield { about: id, property: "gene", value: gene };
    yield { about: id, property: "allele name", value: name };
    yield { about: id, property: "allele type", value: alleleType };
    yield { about: id, property: "allele description", value: description };
    for (const said of namedAllele({ gene, alleleName: name, alleleType, description }))
      yield { ...said, about: id };
    if (alleleType !== "amino_acid_mutation") return;
    const changes = changesOf(description);
    yield { about: id, property: "changed residues", value: substitutions(changes) };
    for (const change of changes) {
      const before = residueBefore(change);
      if (before) yield residue(id, gene, before.position, before.residue);
    }
  },
  "allele-coordinates": function* coordinates(row) {
    const { allele: about, gene, alleleName, alleleType, alleleDescription } = row;
    yield { about, property: "gene", value: gene };
    yield { about, property: "allele name", value: alleleName };
    yield { about, property: "allele type", value: alleleType };
    yield { about, property: "allele description", value: alleleDescription };
    const coded = codingChanges(row.coordinates);
    if (alleleType === "amino_acid_mutation")
      yield { about, property: "changed residues", value: substitutions(coded) };
    for (const change of coded) {
      const before = residueBefore(change);
      if (before) yield residue(about, gene, before.position, before.residue);
    }
    for (const change of row.coordinates) {
      const base = firstBase(change);
      if (base)
        yield { about, property: "base", value: base.base, of: `${base.chromosome}:${base.position}` };
    }
  },
  obo: ({ id, name, namespace: kind }) => [termName(id, name), namespace(id, kind)],
  "term-subset": ({ term, name }) => [termName(term, name)],
  "gocam-summaries": model,
  "gocam-minerva": model,
  "gocam-schema": model,
};
