/** The columns of annotation tables, each declared once; a table shows those that its page and type ask for. */
import type { AnnotationRow, AnnotationType, TablePage } from "../../../api/contract/index.ts";
import { words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink, GenotypeLink, Listed, OtherSite, TermLink } from "../entities/links.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { Evidence } from "../entities/Evidence.tsx";
import { referenceColumn } from "../entities/reference-column.tsx";
import type { Column } from "../../shared/table/column.ts";
import { ExtensionText, Withs } from "./Extension.tsx";
import { scoreOf, unitOf, withoutScore } from "./phenotype-score.ts";
import { NoGenotype } from "./NoGenotype.tsx";
import { histoneResidues } from "./residue.ts";

/** The kind of page that a table stands on. */
export type SubjectKind = TablePage;

type AnnotationColumn = Column<AnnotationRow> & { readonly field?: keyof AnnotationRow };

const gene: AnnotationColumn = {
  id: "gene",
  field: "genes",
  header: "Gene",
  inline: true,
  sortBy: (row) => row.genes[0]?.name ?? row.genes[0]?.uniquename ?? null,
  cell: (row) =>
    row.genes.length > 0 && (
      <Listed
        parts={row.genes.map((one) => ({ key: one.uniquename, part: <GeneLink gene={one} glyph /> }))}
      />
    ),
};
/** A phenotype may be known of a gene only: that is said, and the gene is no genotype. */
const genotype: AnnotationColumn = {
  id: "genotype",
  field: "genotype",
  header: "Genotype",
  className: "wrap-anywhere",
  sortBy: (row) => row.genotype?.display_name ?? null,
  cell: (row) =>
    row.genotype ? <GenotypeLink genotype={row.genotype} /> : <NoGenotype>{gene.cell(row)}</NoGenotype>,
};
const background: AnnotationColumn = {
  id: "genotype_background",
  field: "genotype_background",
  header: "Background",
  className: "wrap-anywhere",
  sortBy: (row) => row.genotype_background,
  cell: (row) => row.genotype_background,
};
const expression: AnnotationColumn = {
  id: "allele_promoters",
  field: "expression",
  header: "Expression",
  inline: true,
  sortBy: (row) => row.expression,
  cell: (row) => row.expression,
};
const residue = (histones: ReadonlySet<string>): AnnotationColumn => ({
  id: "residue",
  field: "residue",
  header: "Residue",
  inline: true,
  sortBy: (row) => row.residue,
  cell: (row) =>
    row.residue &&
    (row.genes.some(({ uniquename }) => histones.has(uniquename))
      ? histoneResidues(row.residue)
      : row.residue),
});
/** Transcripts of the page's gene that an annotation is about: the one that it names, else all of them. */
const transcripts = ({ uniquename, ids }: Transcripts): AnnotationColumn => ({
  id: "transcripts",
  header: "Transcripts",
  inline: true,
  cell: (row) => (
    <Listed
      parts={ids
        .filter(
          (id, _, all) =>
            row.gene_product_form === null ||
            !all.includes(row.gene_product_form) ||
            id === row.gene_product_form,
        )
        .map((id) => ({
          key: id,
          part: (
            <PageLink className="id" to={urls.transcript(uniquename, id)}>
              {id}
            </PageLink>
          ),
        }))}
    />
  ),
});
const form: AnnotationColumn = {
  id: "gene_product_form",
  field: "gene_product_form",
  header: "Product form",
  inline: true,
  sortBy: (row) => row.gene_product_form,
  cell: (row) => row.gene_product_form,
};
const evidence: AnnotationColumn = {
  id: "evidence",
  field: "evidence",
  header: "Evidence",
  inline: true,
  sortBy: (row) => row.evidence,
  cell: (row) => row.evidence && <Evidence code={row.evidence} name={row.evidence_name} />,
};
const withs: AnnotationColumn = {
  id: "with",
  field: "withs",
  header: "With",
  inline: true,
  cell: (row) => row.withs.length > 0 && <Withs values={row.withs} />,
};
const relation: AnnotationColumn = {
  id: "relation",
  field: "relation",
  header: "Relation",
  inline: true,
  className: "nowrap",
  sortBy: (row) => row.relation,
  cell: (row) => row.relation && <span className="muted">{words(row.relation)}</span>,
};
const score: AnnotationColumn = {
  id: "annotation_phenotype_score",
  header: "Phenotype score",
  inline: true,
  className: "nowrap",
  first: "largest",
  sortBy: (row) => scoreOf(row.extension)?.value ?? null,
  cell: (row) => {
    const found = scoreOf(row.extension);
    return (
      found && (
        <>
          {found.value}&nbsp;<span className="muted small">{unitOf(found)}</span>
        </>
      )
    );
  },
};
/** Where scores have a column of their own, they are not said again. */
const extension = (hasScore: boolean): AnnotationColumn => ({
  id: "extension",
  field: "extension",
  header: "Extension",
  cell: (row) => {
    const parts = hasScore ? withoutScore(row.extension) : row.extension;
    return parts.length > 0 && <ExtensionText parts={parts} />;
  },
});
const conditions: AnnotationColumn = {
  id: "conditions",
  field: "conditions",
  header: "Conditions",
  cell: (row) =>
    row.conditions.length > 0 && (
      <span className="ext">
        <Listed
          parts={row.conditions.map(({ term: condition, detail }) => ({
            key: condition.termid,
            part: (
              <>
                <TermLink term={condition} />
                {detail && ` (${detail})`}
              </>
            ),
          }))}
        />
      </span>
    ),
};
const qualifiers: AnnotationColumn = {
  id: "qualifiers",
  field: "qualifiers",
  header: "Qualifiers",
  inline: true,
  cell: (row) => row.qualifiers.map(words).join(", "),
};
const reference: AnnotationColumn = { ...referenceColumn<AnnotationRow>(), field: "reference" };
/** Who has the fact, by the publication that it is from. */
const source = (type: AnnotationType): AnnotationColumn => {
  const sourceOf = (row: AnnotationRow) =>
    type.source_config.find((one) => one.reference === row.reference?.uniquename) ??
    type.source_config.find((one) => one.reference === null);
  return {
    id: "term-xref",
    header: "Source",
    inline: true,
    cell: (row) => {
      const found = sourceOf(row);
      return (
        found &&
        (found.url === null ? (
          found.name
        ) : (
          <OtherSite to={found.url.replace("<<TERMID>>", row.term?.termid ?? "")}>{found.name}</OtherSite>
        ))
      );
    },
  };
};
const throughput: AnnotationColumn = {
  id: "throughput",
  field: "throughput",
  header: "Throughput",
  inline: true,
  sortBy: (row) => row.throughput,
  cell: (row) => row.throughput,
};
const assignedBy: AnnotationColumn = {
  id: "assigned_by",
  field: "assigned_by",
  header: "Assigned by",
  inline: true,
  sortBy: (row) => row.assigned_by,
  cell: (row) => row.assigned_by && <span className="muted">{row.assigned_by}</span>,
};
const date: AnnotationColumn = {
  id: "date",
  field: "date",
  header: "Date",
  inline: true,
  tight: true,
  sortBy: (row) => row.date,
  cell: (row) => row.date && <span className="muted">{row.date}</span>,
};
const comment: AnnotationColumn = {
  id: "comment",
  field: "comment",
  header: "Comment",
  cell: (row) => row.comment,
};

/** What the deployment wants shown of a type on a kind of page. */
export function shownBy(type: AnnotationType, page: SubjectKind): (name: string) => boolean {
  const names = new Set([...type.columns_to_show, ...(type.columns_to_show_by_page_type[page] ?? [])]);
  return (name) => names.has(name);
}

/** Transcripts of the gene that a page is about. */
interface Transcripts {
  readonly uniquename: string;
  readonly ids: readonly string[];
}

/** What columns need to know beside the type. */
export interface ColumnFacts {
  /** Genes whose residues are counted as those of histones are. */
  readonly histones: ReadonlySet<string>;
  /** null where rows do not say which transcripts they are about. */
  readonly transcripts: Transcripts | null;
}

/** Columns of single annotations; a page leaves out the column that would say what the page is about on every row. */
export function detailColumns(
  page: SubjectKind,
  type: AnnotationType,
  facts: ColumnFacts,
): AnnotationColumn[] {
  const has = shownBy(type, page);
  const ofGenotype = type.feature_type === "genotype";
  return [
    ...(!ofGenotype && page !== "gene" ? [gene] : []),
    ...(ofGenotype && page !== "genotype" ? [genotype] : []),
    ...(has("genotype_background") ? [background] : []),
    ...(ofGenotype ? [expression] : []),
    ...(facts.transcripts ? [transcripts(facts.transcripts)] : []),
    ...(has("residue") ? [residue(facts.histones)] : []),
    ...(has("evidence") ? [evidence, withs] : []),
    ...(has("desc-rel") ? [relation] : []),
    ...(has("annotation_phenotype_score") ? [score] : []),
    ...(has("extension") ? [extension(has("annotation_phenotype_score"))] : []),
    ...(has("conditions") ? [conditions] : []),
    ...(has("qualifiers") ? [qualifiers] : []),
    ...(page === "reference" || !has("reference") ? [] : [reference]),
    ...(has("term-xref") ? [source(type)] : []),
    date,
    form,
    throughput,
    assignedBy,
    comment,
  ];
}

/** Columns that wait in the column chooser, but for types that ask for them. */
export const hiddenColumns = (page: SubjectKind, type: AnnotationType): string[] => {
  const has = shownBy(type, page);
  return [form.id, throughput.id, assignedBy.id].filter((id) => !has(id));
};
