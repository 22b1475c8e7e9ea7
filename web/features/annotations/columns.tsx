/** The columns of annotation tables, each declared once; a table shows those that its subject and type ask for. */
import type { AnnotationRow, AnnotationType } from "../../../api/contract/index.ts";
import { words } from "../../app/format.ts";
import { GeneLink, GenotypeLink, Listed, ReferenceLink, TermLink } from "../entities/links.tsx";
import { Evidence } from "../entities/marks.tsx";
import type { Column } from "../table/DataTable.tsx";
import { Extension } from "./Extension.tsx";

/** The kind of page that a table stands on. */
export type SubjectKind = "gene" | "term" | "reference" | "genotype" | "allele";

type Declared = Column<AnnotationRow>;

const term: Declared = {
  id: "term", header: "Term", className: "wide-cell", sortBy: (row) => row.term?.name ?? null,
  cell: (row) => <>{row.is_not && <span className="not">NOT </span>}{row.term ? <TermLink term={row.term} /> : row.comment}{row.qualifiers.length > 0 && <span className="subtle"> {row.qualifiers.map(words).join(", ")}</span>}</>,
};
const termId: Declared = { id: "termid", header: "ID", tight: true, inline: true, sortBy: (row) => row.term?.termid ?? null, cell: (row) => row.term && <span className="id muted small">{row.term.termid}</span> };
const gene: Declared = {
  id: "gene", header: "Gene", inline: true, sortBy: (row) => row.genes[0]?.name ?? row.genes[0]?.uniquename ?? null,
  cell: (row) => <Listed parts={row.genes.map((one) => ({ key: one.uniquename, part: <GeneLink gene={one} glyph /> }))} />,
};
const genotype: Declared = {
  id: "genotype", header: "Genotype", className: "wrap-anywhere", sortBy: (row) => row.genotype?.display_name ?? null,
  cell: (row) => row.genotype && <><GenotypeLink genotype={row.genotype} />{row.genotype_background && <span className="subtle"> {row.genotype_background}</span>}</>,
};
const evidence: Declared = { id: "evidence", header: "Evidence", inline: true, sortBy: (row) => row.evidence, cell: (row) => row.evidence && <Evidence code={row.evidence} name={row.evidence_name} /> };
const conditions: Declared = {
  id: "conditions", header: "Conditions", cell: (row) => row.conditions.length > 0 && <span className="ext"><Listed parts={row.conditions.map(({ term: condition, detail }) => ({ key: condition.termid, part: <><TermLink term={condition} />{detail && ` (${detail})`}</> }))} /></span>,
};
const residue: Declared = { id: "residue", header: "Residue", inline: true, sortBy: (row) => row.residue, cell: (row) => row.residue };
const extension: Declared = { id: "extension", header: "Extension", cell: (row) => (row.extension.length > 0 || row.withs.length > 0) && <Extension row={row} /> };
const reference: Declared = { id: "reference", header: "Reference", inline: true, sortBy: (row) => row.reference?.uniquename ?? null, cell: (row) => row.reference && <ReferenceLink reference={row.reference} /> };

/** Columns in their order; a page leaves out the column that would say what the page is about on every row. */
export function annotationColumns(subject: SubjectKind, type: AnnotationType): Declared[] {
  const has = (name: string): boolean => type.columns_to_show.includes(name);
  const ofGenotype = type.feature_type === "genotype";
  const first = subject === "term" || subject === "reference" ? [ofGenotype ? genotype : gene] : [];
  return [
    ...first,
    term,
    termId,
    ...(ofGenotype && subject !== "genotype" && first.length === 0 ? [genotype] : []),
    ...(has("residue") ? [residue] : []),
    ...(has("extension") ? [extension] : []),
    ...(has("conditions") ? [conditions] : []),
    ...(has("evidence") ? [evidence] : []),
    ...(subject === "reference" ? [] : [reference]),
  ];
}
