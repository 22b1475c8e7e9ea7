/** GO annotations as GAF 2.2 and GPAD 2.0. */
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import {
  compactDate,
  gafAspects,
  gafDateNote,
  gafHead,
  gafProductType,
} from "../../../index-mappings/gaf.ts";
import { evidenceOfCode, idOfRelation } from "../../import/annotations/relations.ts";
import type { Annotation } from "../annotations/annotation.ts";
import type { Gene } from "../joins/genes.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { printExtensions } from "../text/extension.ts";
import { column, databaseOf, tableLine } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const gafColumns = [
  column("DB", "Database that the gene belongs to."),
  column("DB_Object_ID", "Systematic id of the gene."),
  column("DB_Object_Symbol", "Name of the gene, or its id."),
  column("Relation", "How the gene product relates to the term, with NOT| before it where it does not."),
  column("GO_ID", "The term."),
  column("DB:Reference", "Publication or GO reference."),
  column("Evidence_Code", "GO evidence code."),
  column("With_From", "What it was inferred with or from, joined by |."),
  column("Aspect", "F function, P process, C component."),
  column("DB_Object_Name", "What the gene makes."),
  column("DB_Object_Synonym", "Other names of the gene, joined by |."),
  column("DB_Object_Type", "protein, tRNA and others."),
  column("Taxon", "Organism of the gene."),
  column("Date", "yyyymmdd; that of the release where none is recorded.", "string"),
  column("Assigned_By", "Who made the annotation."),
  column("Annotation_Extension", "Further statements, as relation(target)."),
  column("Gene_Product_Form_ID", "A form of the gene product."),
];

const gpadColumns = [
  column("DB_Object_ID", "Database and systematic id of the gene."),
  column("Negation", "NOT where the statement does not hold."),
  column("Relation", "Relation to the term, by its id in the Relation Ontology."),
  column("Ontology_Class_ID", "The term."),
  column("Reference", "Publication or GO reference."),
  column("Evidence_type", "Class of the Evidence and Conclusion Ontology."),
  column("With_or_From", "What it was inferred with or from, joined by |."),
  column("Interacting_taxon_ID", "Blank: the release does not say."),
  column("Annotation_Date", "yyyy-mm-dd; that of the release where none is recorded.", "date"),
  column("Assigned_by", "Who made the annotation."),
  column("Annotation_Extensions", "Further statements, as relation(target)."),
  column("Annotation_Properties", "The GO evidence code, as go_evidence=IDA."),
];

const codeOfName = new Map(Object.entries(evidenceCodes).map(([code, { name }]) => [name, code]));

/** The GO code of the evidence; null for words that are none. */
const codeOf = (evidence: string | null): string | null =>
  evidence === null ? null : evidence in evidenceCodes ? evidence : (codeOfName.get(evidence) ?? null);

interface GoRow {
  readonly annotation: Annotation;
  readonly gene: Gene;
  readonly aspect: (typeof gafAspects)[string];
  readonly relation: string;
  readonly code: string;
  readonly date: string;
}

/** Annotations to terms of GO with a GO evidence code, and how many are told without one. */
async function readRows(data: ReleaseData): Promise<{ rows: GoRow[]; undated: number; without: number }> {
  const [genes, ontology, annotations] = await Promise.all([
    data.genes(),
    data.ontology(),
    data.annotations(),
  ]);
  const { release } = data.release.file;
  const rows: GoRow[] = [];
  let undated = 0;
  let without = 0;
  for (const annotation of annotations) {
    const {
      term,
      genes: [id = ""],
    } = annotation;
    if (term === null || !/^GO:\d{7}$/.test(term)) continue;
    const aspect = gafAspects[ontology.namespaceOf(term)];
    const gene = genes.byId.get(id);
    const code = codeOf(annotation.evidence);
    if (!aspect || !gene || code === null) {
      without++;
      continue;
    }
    if (annotation.date === null) undated++;
    const relation = annotation.relation ?? aspect.relation;
    rows.push({ annotation, gene, aspect, relation, code, date: annotation.date ?? release });
  }
  return { rows, undated, without };
}

async function notes(data: ReleaseData): Promise<string[]> {
  const { rows, undated, without } = await readRows(data);
  const said: string[] = [];
  if (undated > 0)
    said.push(
      `${undated.toLocaleString("en")} of ${rows.length.toLocaleString("en")} ${gafDateNote(data.release.file.release)}.`,
    );
  if (without > 0)
    said.push(
      `${without.toLocaleString("en")} annotations are not in the file: their evidence is no GO evidence code.`,
    );
  return said;
}

const withOf = ({ withFrom, withs }: Annotation): string => withFrom ?? withs.join("|");

const common = {
  group: "Annotations",
  mediaType: "text/tab-separated-values",
  unit: "annotations",
  comment: "!",
  from: ["gaf-2.2", "go-extensions", "complex-annotation"],
  notes,
} as const;

/** The program, as files name what wrote them. */
const writer = ({ deployment }: ReleaseData): string => `${deployment.site.site_name} (Karyon)`;

const gaf: DownloadSpec = {
  name: "go-annotations.gaf",
  title: "GO annotations (GAF)",
  description: "What gene products do, in which processes and where, with evidence and extensions.",
  format: "GAF 2.2",
  columns: gafColumns,
  ...common,
  head: (data) => gafHead(writer(data), data.release.file.release),
  async rows(data) {
    const database = databaseOf(data);
    const isId = new RegExp(data.deployment.site.gene_systematic_identifier_pattern);
    const taxon = `taxon:${data.release.file.organism.taxonid}`;
    return (await readRows(data)).rows.map(({ annotation, gene, aspect, relation, code, date }) =>
      tableLine([
        database,
        gene.id,
        gene.name ?? gene.id,
        `${annotation.isNot ? "NOT|" : ""}${relation}`,
        annotation.term,
        annotation.reference,
        code,
        withOf(annotation),
        aspect?.letter,
        gene.product,
        // Ids that the gene had once are no synonyms.
        gene.synonyms
          .map(({ name }) => name)
          .filter((name) => !isId.test(name))
          .join("|"),
        gafProductType(gene.feature_type),
        taxon,
        compactDate(date),
        annotation.assignedBy ?? database,
        printExtensions([annotation.extension]),
        annotation.geneProductForm,
      ]),
    );
  },
};

const gpad: DownloadSpec = {
  name: "go-annotations.gpad",
  title: "GO annotations (GPAD)",
  description: "The same annotations with relations and evidence by their ids, for programs.",
  format: "GPAD 2.0",
  columns: gpadColumns,
  ...common,
  head: (data) =>
    `!gpa-version: 2.0\n!generated-by: ${writer(data)}\n!date-generated: ${data.release.file.release}\n!note: ${gafDateNote(data.release.file.release)}\n`,
  async rows(data) {
    const database = databaseOf(data);
    return (await readRows(data)).rows.map(({ annotation, gene, relation, code, date }) =>
      tableLine([
        `${database}:${gene.id}`,
        annotation.isNot ? "NOT" : "",
        idOfRelation(relation),
        annotation.term,
        annotation.reference,
        evidenceOfCode(code),
        withOf(annotation),
        "",
        date,
        annotation.assignedBy ?? database,
        printExtensions([annotation.extension]),
        `go_evidence=${code}`,
      ]),
    );
  },
};

export const goFiles = [gaf, gpad];
