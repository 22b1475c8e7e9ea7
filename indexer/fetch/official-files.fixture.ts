/**
 * Small files in the shapes of the official ones, by the names of the fission yeast deployment's sources.json: three made-up
 * genes, with all that goes wrong in real ones – rows of other organisms, ids of other genes, preambles, blank cells.
 */
import { gzipSync, crc32 } from "node:zlib";
import { tinyRelease } from "../check/tiny-release.fixture.ts";

const lines = (...rows: readonly string[]): string => rows.map((row) => `${row}\n`).join("");
const cells = (...row: readonly (string | number)[]): string => row.join("\t");

/** A zip archive whose members are not packed. */
function zipOf(members: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(members)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = [Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), content];
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), common, entry, Buffer.from(name));
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  const count = Object.keys(members).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The tiny release with ids as the deployment writes them. */
function tiny(id: string): string {
  const content = tinyRelease().find((dataset) => dataset.id === id)?.content ?? "";
  return content
    .replaceAll("TINY2c", "SPAC2.01c")
    .replaceAll("TINY1", "SPAC1.01")
    .replaceAll("TINYM", "SPMIT.01")
    .replaceAll("Tiny:", "PomBase:");
}

const term = (id: string, name: string): string => lines("", "[Term]", `id: ${id}`, `name: ${name}`);
const ontology = (name: string, ...terms: readonly string[]): string =>
  lines("format-version: 1.2", `ontology: ${name}`) + terms.join("");

/** 37 columns of BioGRID's TAB 3; cells that are not named are empty. */
const biogridColumns =
  "#BioGRID Interaction ID|Entrez Gene Interactor A|Entrez Gene Interactor B|BioGRID ID Interactor A|BioGRID ID Interactor B|Systematic Name Interactor A|Systematic Name Interactor B|Official Symbol Interactor A|Official Symbol Interactor B|Synonyms Interactor A|Synonyms Interactor B|Experimental System|Experimental System Type|Author|Publication Source|Organism ID Interactor A|Organism ID Interactor B|Throughput|Score|Modification|Qualifications|Tags|Source Database|SWISS-PROT Accessions Interactor A|TREMBL Accessions Interactor A|REFSEQ Accessions Interactor A|SWISS-PROT Accessions Interactor B|TREMBL Accessions Interactor B|REFSEQ Accessions Interactor B|Ontology Term IDs|Ontology Term Names|Ontology Term Categories|Ontology Term Qualifier IDs|Ontology Term Qualifier Names|Ontology Term Types|Organism Name Interactor A|Organism Name Interactor B".split(
    "|",
  );
const biogridRow = (named: Readonly<Record<string, string>>): string =>
  cells(...biogridColumns.map((column) => named[column] ?? "-"));

const spotlight = {
  title: "Someone et al.",
  title_link: null,
  panel_type: "spotlight",
  head_image: ["a.png"],
  content: "Found.",
  reference_id: "PMID:101",
  date_added: "2025-01-01",
  show_on_front_page: true,
};

const gocamModel = tiny("gocam-model").replace(
  '"key": "title"',
  '"key": "contributor", "value": "https://orcid.org/0000-0001-2345-6789" }, { "key": "title"',
);

/** Files by name. */
export function officialFiles(): Record<string, string | Buffer> {
  return {
    "pombase-chromosomes": tiny("chromosomes"),
    "pombase-features": tiny("features"),
    "pombase-peptides": tiny("peptides"),
    "pombase-genes": tiny("genes"),
    "pombase-viability": lines(cells("SPAC1.01", "viable"), cells("SPAC2.01c", "unknown")),
    "pombase-peptide-stats": lines(
      cells("Systematic_ID", "Mass (kDa)", "pI", "Charge", "Residues", "CAI"),
      cells("SPAC1.01", 0.6, 9.1, 1, 5, 0.5),
    ),
    "pombase-domains": tiny("protein-domains"),
    "pombase-disordered": lines(
      cells("systematic_id", "gene_name", "peptide_id", "seq_start", "seq_end"),
      cells("SPAC1.01", "one1", "SPAC1.01.1:pep", 1, 2),
    ),
    "pombase-modifications": lines(
      "gene_systematic_id	gene_name	modification_term_id	evidence	modification	extension	reference	taxon_id	date	assigned_by",
      cells(
        "SPAC1.01",
        "one1",
        "MOD:00046",
        "mass spectrometry evidence",
        "T3",
        "",
        "PMID:101",
        4896,
        "2023-11-16",
        "PomBase",
      ),
    ),
    "pombase-expression": lines(
      "gene_systematic_id	gene_name	type	evidence	qualifier	extension	reference	taxon	date",
      cells(
        "SPAC1.01",
        "one1",
        "RNA",
        "microarray evidence",
        "increased",
        "",
        "PMID:102",
        4896,
        "2020-01-01",
      ),
    ),
    "pombase-expression-levels": lines(
      "gene_systematic_id	gene_name	type	extension	copies_per_cell	range	evidence	scale	condition	reference	taxon	date",
      cells(
        "SPAC1.01",
        "one1",
        "RNA",
        "",
        2.4,
        "",
        "microarray evidence",
        "population",
        "",
        "PMID:102",
        4896,
        "2020-01-01",
      ),
    ),
    "pombase-go": tiny("go-annotations").replace(
      "GO:0007049\tPMID:101\tIDA\t\tP\t\t\tprotein\ttaxon:1\t20250901\tTiny\t",
      "GO:0007049\tPMID:101\tIDA\tRHEA:10000\tP\t\t\tprotein\ttaxon:1\t20250901\tTiny\thas_input(CHEBI:15377)",
    ),
    "pombase-phenotypes": lines(
      "#Database name	Gene systematic ID	FYPO ID	Allele description	Expression	Parental strain	Strain name (background)	Genotype description	Gene symbol	Allele name	Allele synonym	Allele type	Evidence	Condition	Penetrance	Severity	Extension	Reference	Taxon	Date	Ploidy",
      cells(
        "PomBase",
        "SPAC1.01",
        "FYPO:0000001",
        "deletion",
        "null",
        "972 h-",
        "",
        "",
        "one1",
        "one1delta",
        "",
        "deletion",
        "ECO:0000001",
        "FYECO:0000001",
        "",
        "",
        "",
        "PMID:102",
        4896,
        "2024-01-01",
        "haploid",
      ),
    ),
    "pombase-disease": lines(
      "#gene_systematic_id	gene_name	mondo_id	reference	date",
      cells("SPAC1.01", "one1", "MONDO:0000001", "PMID:101", "2020-01-01"),
    ),
    "pombase-complexes": lines(
      "complex_term_id	GO_term_name	systematic_id	symbol	gene_product_description	UniProt_ID	evidence_code	source	assigned_by",
      cells(
        "GO:0008150",
        "biological_process",
        "SPAC1.01",
        "one1",
        "first protein",
        "P00001",
        "IDA",
        "PMID:101",
        "PomBase",
      ),
    ),
    "pombase-alleles": tiny("alleles"),
    "pombase-triage": lines(cells("PMID:101", "Curatable"), cells("PMID:103", "Wrong organism")),
    "pombase-cerevisiae-orthologs": lines(
      cells("SPAC1.01", "YAL001C(N)|YBR002W"),
      cells("SPAC2.01c", "NONE"),
      cells("SPAC99.01", "YAL001C"),
    ),
    "pombase-human-orthologs": lines(cells("SPAC1.01", "HGNC:1722|TAF11"), cells("SPAC2.01c", "NONE")),
    "pombase-japonicus-orthologs": lines(cells("SPAC1.01", "SJAG_00001")),
    "pombase-bp-slim": lines(cells("GO:0007049", "cell cycle")),
    "pombase-mf-slim": lines(cells("GO:0008150", "biological_process")),
    "pombase-cc-slim": lines(cells("GO:0009987", "cellular process")),
    "pombase-fypo-slim": lines(cells("FYPO:0000001", "phenotype")),
    "pombase-mondo-slim": lines(cells("MONDO:0000001", "disease")),
    "pombase-spotlights": JSON.stringify([spotlight], null, 2),
    "pombase-explore": JSON.stringify([{ ...spotlight, panel_type: "explore", reference_id: null }], null, 2),
    "allele-qc": lines(
      "systematic_id	gene_name	allele_id	allele_name	allele_description	allele_type	reference	allele_parts	needs_fixing	change_description_to	rules_applied	pattern_error	invalid_error	sequence_error	change_type_to	transvar_coordinates",
      cells(
        "SPAC1.01",
        "one1",
        "SPAC1.01:allele-2",
        "one1-K2R",
        "K2R",
        "amino_acid_mutation",
        "PMID:101",
        "K2R",
        "False",
        "",
        "amino_acid_mutation:single_aa",
        "",
        "",
        "",
        "",
        "I:g.9A>G/c.5A>G/p.K2R",
      ),
      cells(
        "SPAC1.01",
        "one1",
        "SPAC1.01:allele-1",
        "one1delta",
        "deletion",
        "deletion",
        "PMID:101",
        "",
        "False",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
      ),
    ),
    "changelog-colours": lines(
      cells("systematic_id", "colour"),
      cells("SPAC1.01", 2),
      cells("SPAC2.01c", 10),
      cells("SPAC99.01", 6),
    ),
    "changelog-coding": lines(
      "Date	Systematic ID	Primary name	Before / After change	Coordinates	Comment	Reference",
      cells("2020-01-01", "SPAC1.01", "one1", "before", "I:1..30", "", ""),
    ),
    "changelog-rna": lines(
      "Date	Systematic ID	Primary name	Before / After change	Coordinates	Comment	Reference",
    ),
    "changelog-previous": lines(
      "chromosome	systematic_id	primary_name	feature_type	value	date	db_xref_removed	db_xref_added	pombase_reference_removed	pombase_reference_added	pombase_comments_removed	pombase_comments_added	genome_snapshot",
      cells(
        "I",
        "SPAC1.01",
        "one1",
        "CDS",
        "1..30",
        "2004-09-15",
        "",
        "",
        "",
        "",
        "",
        "",
        "https://example.org/",
      ),
      cells("I", "misc", "", "CDS", "1..30", "2004-09-15", "", "", "", "", "", "", ""),
    ),
    "changelog-all": lines(
      "revision	user	date	chromosome	systematic_id	primary_name	feature_type	added_or_removed	value	db_xref	pombase_reference	pombase_comments",
      cells(1, "someone", "2020-01-01", "I", "SPAC1.01", "one1", "CDS", "added", "1..30", "", "", ""),
    ),
    "changelog-new-coding": lines(
      "Systematic ID	Primary name	Date added	Comment	Reference",
      cells("SPAC2.01c", "", "2010-01-01", "", ""),
    ),
    "changelog-new-rna": lines("Systematic ID	Primary name	Date added	Comment	Reference"),
    "changelog-removed-coding": lines(
      "Systematic ID	Primary name	Date removed	Coordinates when removed	Comment	Reference",
      cells("SPAC3.01", "", "2023-03-01", "3..9", "dubious", ""),
    ),
    "changelog-removed-rna": lines(
      "Systematic ID	Primary name	Date removed	Coordinates when removed	Comment	Reference",
    ),
    "changelog-obsolete": lines(cells("obsolete_id", "systematic_id"), cells("SPAC1.99", "SPAC1.01")),
    "changelog-sequence": lines(
      "revision	date	chromosome	reference	link",
      cells(1, "2020-04-30", "I", "MK618072", "https://example.org/"),
    ),
    go: tiny("ontology-go") + term("GO:0999999", "brand new process"),
    "goslim-pombe": ontology("go", term("GO:0007049", "cell cycle")),
    gorefs:
      '- authors: Curators\n  description: |-\n    Some text,\n    on two lines.\n  id: GO_REF:0000033\n  is_obsolete: false\n  title: A "method"\n  year: 2010\n- id: GO_REF:0000001\n  is_obsolete: true\n',
    "gocam-summaries-of-all": JSON.stringify([
      {
        id: "gomodel:0000000000000001",
        title: "tiny model",
        date_modified: "2025-01-01",
        status: "production",
        taxon: "NCBITaxon:4896",
        taxon_label: "Schizosaccharomyces pombe",
        length_of_longest_causal_association_path: 0,
        number_of_activities: 1,
        number_of_strongly_connected_components: 1,
        enabled_by_gene_labels: ["one1"],
        enabled_by_gene_ids: ["PomBase:SPAC1.01"],
        chemical_labels: [],
        chemical_ids: [],
        occurs_in_rollup: [],
        occurs_in_term_labels: [],
        occurs_in_term_ids: [],
        part_of_rollup: [],
        part_of_term_labels: [],
        part_of_term_ids: [],
        provided_by_labels: ["PomBase"],
        provided_by_ids: [],
        contributors: [],
        pmids: [],
      },
      { id: "gomodel:0000000000000002", title: "of mice", taxon: "NCBITaxon:10090" },
    ]),
    "gocam-model": gocamModel,
    fypo: ontology("fypo", term("FYPO:0000001", "phenotype")),
    fyeco: ontology("fyeco", term("FYECO:0000001", "condition")),
    so: ontology("so", term("SO:0000704", "gene")),
    "psi-mod": ontology("mod", term("MOD:00046", "O-phospho-L-serine")),
    pato: ontology("pato", term("PATO:0000001", "quality")),
    eco: ontology("eco", term("ECO:0000001", "evidence")),
    mondo: ontology("mondo", term("MONDO:0000001", "disease")),
    chebi: gzipSync(
      ontology("chebi", `${term("CHEBI:15377", "water")}is_a: CHEBI:24431\n`, term("CHEBI:17234", "glucose")),
    ),
    rhea: gzipSync(
      "ENTRY       RHEA:10000\nDEFINITION  pentanamide + H2O = pentanoate + NH4(+)\nEQUATION    CHEBI:16459 + CHEBI:15377 = CHEBI:31011 + CHEBI:28938\n///\nENTRY       RHEA:10004\nDEFINITION  a = b\n///\n",
    ),
    uniprot: lines(
      cells("Entry", "PomBase"),
      cells("P00001", "SPAC1.01;"),
      cells("P00002", "SPAC2.01c;SPAC99.01;"),
      cells("P00003", ""),
    ),
    complextab: lines(
      "#Complex ac	Recommended name	Aliases for complex	Taxonomy identifier	Identifiers (and stoichiometry) of molecules in complex	Evidence Code	Experimental evidence	Go Annotations	Cross references	Description	Complex properties	Complex assembly	Ligand	Disease	Agonist	Antagonist	Comment	Source	Expanded participant list",
      cells(
        "CPX-1",
        "Tiny complex",
        "-",
        284812,
        "P00001(1)",
        "ECO:0000353",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "-",
        "psi-mi",
        "P00001(1)",
      ),
    ),
    pfam: gzipSync(lines(cells("PF00001", "CL0192", "GPCR_A", "7tm_1", "7 transmembrane receptor"))),
    interpro: lines(
      cells("ENTRY_AC", "ENTRY_TYPE", "ENTRY_NAME"),
      cells("IPR000276", "Family", "G protein-coupled receptor"),
    ),
    "sifts-chains": gzipSync(
      lines(
        "# 2025/09/01 - 08:00 | PDB: 35.25 | UniProt: 2025.03",
        "PDB	CHAIN	SP_PRIMARY	RES_BEG	RES_END	PDB_BEG	PDB_END	SP_BEG	SP_END",
        cells("0abc", "A", "P00001", 1, 5, 1, 5, 1, 5),
        cells("0abc", "B", "Q99999", 1, 9, 1, 9, 1, 9),
      ),
    ),
    "sifts-publications": gzipSync(
      lines(
        "# 2025/09/01 - 08:00",
        cells("PDB", "ORDINAL", "PUBMED_ID"),
        cells("0abc", 1, 104),
        cells("0abc", 0, 101),
      ),
    ),
    "pdb-list": lines(
      "IDCODE, HEADER, ACCESSION DATE, COMPOUND, SOURCE, AUTHOR LIST, RESOLUTION, EXPERIMENT TYPE (IF NOT X-RAY)",
      "------- ------- --------------- --------- ------- ------------ ----------- ---------------",
      cells(
        "0ABC",
        "TRANSFERASE",
        "12/05/94",
        "TINY STRUCTURE",
        "Schizosaccharomyces pombe",
        "Ban, C., Sundaralingam, M.",
        "1.9",
        "X-RAY DIFFRACTION",
      ),
    ),
    "rnacentral-ids": lines(cells("URS000000A5E8", "POMBASE", "SPMIT.01.1", 4896, "rRNA", "SPMIT.01")),
    biogrid: zipOf({
      "BIOGRID-ORGANISM-Homo_sapiens-5.0.259.tab3.txt": "#not this one\n",
      "BIOGRID-ORGANISM-Schizosaccharomyces_pombe_972h-5.0.259.tab3.txt": lines(
        cells(...biogridColumns),
        biogridRow({
          "Systematic Name Interactor A": "SPAC1.01",
          "Systematic Name Interactor B": "SPAC2.01c",
          "Experimental System": "Two-hybrid",
          "Experimental System Type": "physical",
          "Publication Source": "PUBMED:105",
          Throughput: "Low Throughput",
        }),
        biogridRow({
          "Systematic Name Interactor A": "SPAC1.01",
          "Systematic Name Interactor B": "-",
          "Experimental System": "Two-hybrid",
          "Experimental System Type": "physical",
          "Publication Source": "PUBMED:106",
          Throughput: "Low Throughput",
        }),
      ),
    }),
    "biogrid-ids": zipOf({
      "BIOGRID-IDENTIFIERS-5.0.259.tab.txt": lines(
        "This file contains identifiers.",
        "",
        cells("BIOGRID_ID", "IDENTIFIER_VALUE", "IDENTIFIER_TYPE", "ORGANISM_OFFICIAL_NAME"),
        cells(1, "6416", "ENTREZ_GENE", "Homo sapiens"),
        cells(2, "SPAC1.01", "SYSTEMATIC NAME", "Schizosaccharomyces pombe (972h)"),
        cells(2, "one1", "OFFICIAL SYMBOL", "Schizosaccharomyces pombe (972h)"),
      ),
    }),
    hgnc: lines(
      cells("hgnc_id", "symbol", "name", "locus_group"),
      cells("HGNC:1722", "CDK1", "cyclin dependent kinase 1", "protein-coding gene"),
      cells("HGNC:11544", "TAF11", "TATA-box binding protein associated factor 11", "protein-coding gene"),
    ),
    sgd: lines(
      cells(
        "S1",
        "ORF",
        "Verified",
        "YAL001C",
        "TFC3",
        "",
        "chromosome 1",
        "",
        1,
        1,
        2,
        "C",
        "",
        "",
        "",
        "Subunit of TFIIIC",
      ),
    ),
  };
}
