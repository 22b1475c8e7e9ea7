/** The words of questions: what people write around the things that they ask for. Data: folded, one role each. */

/** Says what the wanted genes are to the gene that is named. */
const relationRoles = [
  "interacts",
  "interacts physically",
  "interacts genetically",
  "suppresses",
  "suppresses in many copies",
  "enhances",
  "synthetically lethal",
  "synthetically sick",
  "interacts negatively",
  "interacts positively",
  "substrates",
  "regulates",
  "regulators",
] as const;
export type RelationRole = (typeof relationRoles)[number];

const roles = [
  /** Says that something is asked, and nothing of what: which, show me, involved in. */
  "ask",
  /** Says that genes are wanted. */
  "genes",
  /** Says that genes are wanted whose mutants have a phenotype. */
  "mutants",
  "alleles",
  "genotypes",
  "papers",
  /** Something said about the author comes next. */
  "by",
  "and",
  "or",
  "not",
  "ortholog",
  "paralog",
  ...relationRoles,
  /** Says that genes beside a gene on its chromosome are wanted. */
  "near",
  "domain",
  "chromosome",
] as const;
export type Role = (typeof roles)[number];

const relationNames: ReadonlySet<string> = new Set(relationRoles);
/** Whether words say what the wanted genes are to a gene. */
export const isRelation = (role: Role | undefined): role is RelationRole =>
  role !== undefined && relationNames.has(role);
/** Those whose words say something else where no gene is named beside them: what regulates growth is in a term's name. */
export const isOfGenesOnly = (role: Role | undefined): boolean =>
  isRelation(role) && role !== "substrates" && !/^interacts(?: \w+ally)?$/.test(role);

/** "Double mutants of": whose genes are changed together. */
const changedTogether = ["double", "triple", "quadruple"].flatMap((number) =>
  [
    "mutant",
    "mutants",
    "deletion",
    "deletions",
    "deletion mutant",
    "deletion mutants",
    "mutant strains",
    "knockout",
    "knockouts",
  ].flatMap((thing) => ["", " of", " with"].map((joins) => `${number} ${thing}${joins}`)),
);
/** "Diploid strains". */
const ofPloidy = ["haploid", "diploid"].flatMap((ploidy) =>
  ["mutant", "mutants", "strain", "strains"].map((thing) => `${ploidy} ${thing}`),
);

const phrases: Readonly<Record<Role, string>> = {
  ask:
    "a, an, the, of, to, that, which, what, where, who, whose, when, why, how, is, are, was, were, be, been, do, does, did, can, could, " +
    "i, me, my, we, you, your, it, its, this, these, those, their, there, all, any, some, every, each, other, else, one, ones, known, please, tell, " +
    "show, give, list, find, get, search, search for, look for, looking for, want, need, i want, show me, give me, tell me, list of, set of, number of, how many, " +
    "in, into, inside, within, at, on, from, for, during, under, upon, via, through, as, with, has, have, had, having, contain, contains, containing, carrying, " +
    "between, localise, localize, localised, localized, localises, localizes, localising, localizing, " +
    "lie, lies, lying, lie in, lies in, located in, in the region, in the interval, localise to, localize to, localised to, localized to, localised in, localized in, localises to, localizes to, localising to, localizing to, localised at, localized at, found in, found at, present in, resident in, " +
    "involved in, required for, required to, needed for, needed to, needed, necessary, important, important for, necessary for, essential for, implicated in, associated with, linked to, related to, annotated by, annotated to, annotated with, annotations to, " +
    "play a role in, plays a role in, role in, a role in, function in, functions in, functioning in, acting in, act in, acts in, participate in, participates in, part of, member of, members of, belonging to, responsible for, " +
    "encode, encodes, encoding, encoded, encoded in, encoded on, coding for, show, shows, showing, display, displays, displaying, exhibit, exhibiting, cause, causes, causing, make, makes, making, leading to, resulting in, defect in, defects in, defective in, " +
    "affecting, affected in, associated, involved, required, regulated in, " +
    "latest, recent, newest, most recent, earliest, oldest, recently, published, published in, recently published, studied in, reported in, exist, exists",
  genes:
    "gene, genes, protein, proteins, gene product, gene products, orf, orfs, locus, loci, encoded proteins, gene with, protein with, proteins with, subunit, subunits, subunit of, subunits of, component, components, component of, components of, members, factors",
  mutants:
    "mutant, mutants, mutation, mutations, deletion, deletions, deletion mutant, deletion mutants, knockout, knockouts, strain, strains, mutations that, phenotype, phenotypes, " +
    "when deleted, if deleted, upon deletion, on deletion, after deletion, when mutated, if mutated, when knocked out, is deleted, are deleted, is mutated, are mutated",
  alleles:
    "point mutation, point mutations, point mutants, missense mutations, nonsense mutations, amino acid mutations, amino acid substitutions, amino acid changes, allele, alleles, allele of, alleles of, mutant alleles of, mutations in, mutants of, mutations of",
  genotypes: [
    "genotype, genotypes, genotype of, genotypes of, genotypes with",
    ...changedTogether,
    ...ofPloidy,
  ].join(", "),
  papers:
    "new papers, new publications, new articles, new literature, first paper, first papers, first publication, first publications, paper, papers, publication, publications, article, articles, literature, references, review, reviews, review article, review articles, papers about, papers on, who published, who published on, who has published on, who works on, who worked on, who has worked on, who is working on, who studies, who studied, who has studied, who wrote about, publications about, publications on, articles about, articles on, literature about, literature on, about",
  by: "by, written by, published by, from the lab of, authored by, author, authors",
  and: "and, and also, also, as well as, both, but, &, plus",
  or: "or, either, and/or",
  not: "not, neither, nor, without, no, non, never, except, except for, excluding, but not, and not, not in, lacking, lack, lacks, that lack, missing, other than, with no, which have no, that have no, do not have, does not have, absent from, absent in, missing from, missing in, lost from, lost in, not found in, not present in",
  ortholog:
    "ortholog, orthologs, orthologue, orthologues, homolog, homologs, homologue, homologues, orthologous, homologous, counterpart, counterparts, equivalent, equivalents, " +
    "conserved in, conserved to, conserved between, conserved, ortholog of, orthologs of, ortholog in, orthologs in, homolog of, homologs of, homolog in, homologs in, orthologous to, homologous to",
  paralog: "paralog, paralogs, paralogue, paralogues, with paralogs, duplicated",
  interacts:
    "physical or genetic interactors of, physical and genetic interactors of, genetic or physical interactors of, genetic and physical interactors of, interact with, interacts with, interacting with, common interactors of, shared interactors of, interaction, interactions, interactor, interactors, interactors of, interaction partners of, partners of, interaction partner, interaction partners, partner, partners, interacting proteins, interacting genes, interacting partners, interaction with, interactions with, interactions of",
  "interacts physically":
    "physically interact with, physically interacts with, physically interacting with, interact physically with, interacts physically with, physical interaction with, physical interactors of, physical interactions with, physical interactions of, physical interaction, physical interactions, physical interactors, binding partners of, binding partners, binding partner, bind, that bind, binding to, bind to, binds to, binds, bound by, in complex with, in a complex with, in the same complex as, in one complex with",
  "interacts genetically":
    "genetically interact with, genetically interacts with, genetically interacting with, genetic interactors of, genetic interactors, genetic interactions with, genetic interactions of, genetic interaction, genetic interactions, genetic interaction with, interact genetically with, interacts genetically with",
  suppresses:
    "suppressor, suppressors, suppressor of, suppressors of, suppress, suppresses, suppressing, suppressed by, rescue, rescues, rescuing, rescued by, rescue of, bypass, bypasses, bypass suppressors of, extragenic suppressors, extragenic suppressors of",
  "suppresses in many copies":
    "multicopy suppressor of, multicopy suppressors of, multicopy suppressors, multi-copy suppressor of, multi-copy suppressors of, multi-copy suppressors, high copy suppressor of, high copy suppressors of, high-copy suppressor of, high-copy suppressors of, high-copy suppressors, " +
    "dosage suppressor of, dosage suppressors of, dosage suppressors, dosage rescue of, overexpression suppressors of",
  enhances: "enhancer of, enhancers of, enhancers, enhance, enhances",
  "synthetically lethal":
    "synthetic lethal with, synthetic lethal, synthetically lethal with, synthetically lethal, synthetic lethality, synthetic lethality with, synthetic lethal interactions with, synthetic lethal interactions of, synthetic lethal interactors of, synthetic lethal partners of, lethal with, " +
    "synthetic lethal double mutants of, synthetic lethal double mutants with, lethal double mutants of, lethal double mutants with, synthetic lethal mutants of",
  "synthetically sick":
    "synthetic sick interactions, synthetic sick with, synthetic sick, synthetically sick with, synthetic growth defect with, synthetic growth defects with, sick with, synthetic sick double mutants of, synthetic sick double mutants with, sick double mutants of, sick double mutants with",
  "interacts negatively":
    "negative genetic interaction, negative genetic interactions, negative genetic interactions with, negative genetic interactions of, negative genetic interactors of, negative interactions with, negative interactors of",
  "interacts positively":
    "positive genetic interaction, positive genetic interactions, positive genetic interactions with, positive genetic interactions of, positive genetic interactors of, positive interactions with, positive interactors of",
  substrates:
    "substrate of, substrates of, substrates, target of, targets of, targets, phosphorylated by, regulated by, controlled by, activated by, repressed by, inhibited by",
  regulates:
    "regulate, regulates, regulating, activate, activates, inhibit, inhibits, act on, acts on, acting on, that act on",
  regulators: "regulator, regulators, activator, activators, inhibitor, inhibitors",
  near:
    "near, near to, close to, next to, beside, adjacent to, around, surrounding, flanking, nearby, neighbouring, neighboring, " +
    "neighbour of, neighbours of, neighbor of, neighbors of, neighbours, neighbors, in the vicinity of",
  domain: "domain, domains, repeat, repeats, motif, family, families, domain containing, superfamily",
  chromosome: "chromosome, chr, chromosomes",
};

/** The role of each phrase of one or more folded words. */
export const roleOf: ReadonlyMap<string, Role> = new Map(
  roles.flatMap((role) => phrases[role].split(", ").map((phrase) => [phrase.trim(), role] as const)),
);

/** What is done to a product, by the term of those that do it. A release without the term knows nothing of it. */
export const functionOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "GO:0004672": "phosphorylate, phosphorylates, phosphorylating, kinase of, kinases of",
    "GO:0004721": "dephosphorylate, dephosphorylates, dephosphorylating, phosphatase of, phosphatases of",
    "GO:0004842": "ubiquitinate, ubiquitinates, ubiquitylate, ubiquitylates",
    "GO:0008276": "methylate, methylates",
    "GO:0061733": "acetylate, acetylates",
    "GO:0033558": "deacetylate, deacetylates",
    "GO:0008233": "cleave, cleaves, proteolyse, proteolyze",
  }).flatMap(([id, words]) => words.split(", ").map((word) => [word, id] as const)),
);

/** The subset of the genes that code for proteins. */
export const codingSubset = "feature_type_mRNA_gene";

/** What people call the values that the catalogue of fields gives to genes, by the name of the subset. */
export const subsetWords: Readonly<Record<string, readonly string[]>> = {
  deletion_viability_inviable: [
    "inviable",
    "essential",
    "lethal",
    "essential genes",
    "lethal deletion",
    "deletion lethal",
    "required for viability",
    "needed for viability",
    "necessary for viability",
    "essential for viability",
  ],
  deletion_viability_viable: [
    "viable",
    "non-essential",
    "nonessential",
    "non essential",
    "not essential",
    "inessential",
    "dispensable",
    "not required for viability",
  ],
  deletion_viability_depends_on_conditions: [
    "conditionally essential",
    "condition dependent",
    "conditional viability",
  ],
  feature_type_mRNA_gene: ["protein coding", "coding genes", "protein-coding genes"],
  feature_type_ncRNA_gene: ["RNA genes", "non-coding RNA", "noncoding RNA", "non coding", "ncRNA"],
  feature_type_lncRNA_gene: ["long non-coding RNA", "long noncoding RNA", "lncRNA"],
  feature_type_pseudogene: ["pseudogene"],
  feature_type_rRNA_gene: ["rRNA", "ribosomal RNA"],
  feature_type_tRNA_gene: ["tRNA", "transfer RNA"],
  feature_type_snoRNA_gene: ["snoRNA", "small nucleolar RNA"],
  feature_type_snRNA_gene: ["snRNA", "small nuclear RNA"],
  characterisation_status_biological_role_published: ["characterised", "published role"],
  characterisation_status_conserved_unknown: [
    "conserved unknown",
    "conserved unknown genes",
    "conserved unknown proteins",
    "conserved uncharacterised",
    "conserved uncharacterised genes",
    "conserved uncharacterised proteins",
    "conserved proteins of unknown function",
  ],
  characterisation_status_dubious: ["dubious"],
  characterisation_status_transposon: ["transposon", "retrotransposon"],
  non_slim_without_biological_process_annotation: [
    "unknown process",
    "unknown biological process",
    "not annotated to any process",
    "not annotated to any biological process",
    "without process annotation",
    "without biological process annotation",
    "without known process",
    "no known process",
  ],
  non_slim_without_molecular_function_annotation: [
    "unknown molecular function",
    "without known molecular function",
    "no known molecular function",
  ],
  non_slim_without_cellular_component_annotation: [
    "unknown localisation",
    "unknown location",
    "unknown component",
    "without known localisation",
    "no known localisation",
  ],
  with_biological_process_annotation: [
    "process annotation",
    "with biological process annotation",
    "with process annotation",
    "any process annotation",
  ],
  with_molecular_function_annotation: [
    "function annotation",
    "with molecular function annotation",
    "with function annotation",
    "any function annotation",
  ],
  with_cellular_component_annotation: [
    "component annotation",
    "with cellular component annotation",
    "with component annotation",
    "localisation annotation",
    "known localisation",
    "with known localisation",
  ],
  taxonomic_distribution_conserved_in_fungi_only: [
    "conserved in fungi only",
    "conserved only in fungi",
    "only conserved in fungi",
    "fungal specific",
    "fungi specific",
    "specific to fungi",
  ],
  taxonomic_distribution_conserved_in_eukaryotes: ["conserved in eukaryotes"],
  taxonomic_distribution_conserved_in_eukaryotes_only: [
    "conserved in eukaryotes only",
    "conserved only in eukaryotes",
    "eukaryote specific",
    "specific to eukaryotes",
  ],
  taxonomic_distribution_conserved_in_metazoa: ["conserved in metazoa", "conserved in animals"],
  taxonomic_distribution_conserved_in_vertebrates: ["conserved in vertebrates"],
  taxonomic_distribution_conserved_in_bacteria: ["conserved in bacteria", "conserved in prokaryotes"],
  taxonomic_distribution_conserved_in_archaea: ["conserved in archaea"],
  with_mondo_annotation: [
    "disease genes",
    "human disease genes",
    "human disease",
    "disease associated",
    "disease-associated genes",
    "associated with disease",
    "associated with human disease",
    "linked to disease",
    "linked to human disease",
    "disease gene orthologs",
    "disease association",
    "with disease association",
    "with disease associations",
  ],
};

/** What cells are called that are like the deletions of a subset: an allele is inviable where its cells are. */
export const cellWords: Readonly<Record<string, string>> = {
  deletion_viability_inviable: "inviable cell",
  deletion_viability_viable: "viable cell",
};

/** What people call genes of which nobody knows the role, in whichever way the release divides them. */
export const unknownWords: readonly string[] = [
  "unknown",
  "unknown function",
  "unknown role",
  "unknown pathway",
  "unknown genes",
  "unknown proteins",
  "uncharacterised",
  "unstudied",
  "without known function",
  "no known function",
  "without known role",
  "no known role",
];

/** What people call genes of which anything is known that is annotated to terms. */
export const anyAnnotationWords: readonly string[] = [
  "annotation",
  "any annotation",
  "with annotation",
  "with any annotation",
  "annotated genes",
];

/** What people call genes that are annotated to the Gene Ontology, be it function, process or component. */
export const annotatedWords: readonly string[] = [
  "GO annotation",
  "with GO annotation",
  "gene ontology annotation",
  "annotated to GO",
];

/** The same of phenotypes. */
export const phenotypeWords: readonly string[] = [
  "phenotype annotation",
  "with phenotype annotation",
  "annotated phenotype",
  "annotated to phenotypes",
  ...["phenotype", "phenotypes"].flatMap((word) =>
    ["known", "with known", "with a known", "with a", "with any", "have a", "has a"].map(
      (before) => `${before} ${word}`,
    ),
  ),
  "with phenotypes",
  // Behind a word that says that there is none.
  "phenotype",
  "phenotypes",
];

/** What people call genes that are found in no other lineage, in whichever way the release divides them. */
export const orphanWords: readonly string[] = [
  "orphan",
  "orphan genes",
  "orphan proteins",
  "lineage specific",
  "taxonomically restricted",
];
