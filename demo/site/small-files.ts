import { compounds } from "../vocabulary/compounds.ts";
import { oboHeader, writeTerms } from "../ontology/obo.ts";
import type { Term } from "../ontology/obo.ts";
import type { Context } from "../plan/context.ts";
import { eco, mod, pato, so } from "../ontology/standard.ts";
import type { ReleaseWriter } from "../writer/release-writer.ts";
import { panels } from "./front-panels.ts";
import { goRefs } from "../vocabulary/go-refs.ts";

/** All ontologies as OBO files. */
export function writeOntologies(writer: ReleaseWriter, context: Context, mondo: readonly Term[]): void {
  const ontologies: readonly (readonly [id: string, namespace: string, terms: readonly Term[]])[] = [
    ["go", "gene_ontology", context.go.terms],
    ["fypo", "fission_yeast_phenotype", context.phenotypes.terms],
    ["fyeco", "fission_yeast_phenotype_condition", context.conditions.terms],
    ["so", "sequence", so],
    ["psi-mod", "PSI-MOD", mod],
    ["pato", "quality", pato],
    ["eco", "eco", eco],
    ["mondo", "mondo", mondo],
  ];
  for (const [id, namespace, terms] of ontologies) {
    const file = writer.open({
      id: `ontology-${id}`,
      entity: "term",
      format: "obo",
      path: `ontologies/${id}.obo`,
    });
    file.text(oboHeader(id === "psi-mod" ? "mod" : id, context.release, namespace));
    writeTerms(file, terms);
  }
}

/** Five slims as lists, and those of GO once more as an OBO file. */
export function writeSubsets(writer: ReleaseWriter, context: Context, mondoSlim: readonly Term[]): void {
  const { process, function: functions, component } = context.go.slims;
  const lists: readonly (readonly [id: string, file: string, terms: readonly Term[]])[] = [
    ["subset-go-bp-slim", "bp_go_slim_terms", process],
    ["subset-go-mf-slim", "mf_go_slim_terms", functions],
    ["subset-go-cc-slim", "cc_go_slim_terms", component],
    ["subset-fypo-slim", "fypo_slim_ids_and_names", context.phenotypes.slim],
    ["subset-mondo-slim", "mondo_disease_slim_terms", mondoSlim],
  ];
  for (const [id, name, terms] of lists) {
    const file = writer.open({
      id,
      entity: "term-subset",
      format: "term-subset",
      path: `subsets/${name}.tsv`,
    });
    for (const term of terms) file.row(term.id, term.name);
  }
  const slim = writer.open({
    id: "subset-goslim-demo",
    entity: "term-subset",
    format: "obo",
    path: "subsets/goslim_demo.obo",
  });
  slim.text(oboHeader("go/subsets/goslim_demo", context.release, "gene_ontology"));
  writeTerms(
    slim,
    [...process, ...functions, ...component].map((term) => ({ ...term, subsets: ["goslim_demo"] })),
  );
}

/** The GO references that annotations without a paper name. */
export function writeGoRefs(writer: ReleaseWriter): void {
  const file = writer.open({
    id: "go-refs",
    entity: "reference",
    format: "go-refs",
    path: "references/go_refs.tsv",
    header: ["id", "title", "authors", "year", "is_obsolete", "description"],
  });
  for (const { id, title, year, obsolete, description } of goRefs)
    file.row(id, title, "Demo curators", year, obsolete ? "yes" : "no", description);
}

/** Structures of some compounds of the reactions, with their true ids in ChEBI. */
export function writeCompoundStructures(writer: ReleaseWriter): void {
  const file = writer.open({
    id: "compound-structures",
    entity: "compound",
    format: "compound-structures",
    path: "ontologies/compound_structures.tsv",
    header: ["chebi_id", "name", "synonyms", "smiles"],
  });
  for (const { id, name, synonyms = "", smiles } of compounds) file.row(id, name, synonyms, smiles);
}

/** The panels of the front page. */
export function writeFrontPanels(writer: ReleaseWriter, context: Context): void {
  writer
    .open({
      id: "front-panels",
      entity: "front-panel",
      format: "front-panels",
      path: "site/front_panels.json",
    })
    .json(
      panels.map((panel) => ({
        title: panel.title,
        panel_type: panel.type,
        content: panel.content,
        ...(panel.study ? { reference_id: context.references.large(panel.study) } : {}),
        ...(panel.link ? { link: panel.link } : {}),
        link_label: panel.linkLabel,
        date_added: panel.date,
        show_on_front_page: panel.front,
      })),
    );
}
