import type { AnnotationsAnswer, FirstTables, GenePage, Site } from "../../../api/contract/index.ts";
import type { TypeWithCounts } from "../../features/annotations/types-shown.ts";
import { GeneLink, GenotypeLink, ReferenceLink, TermLink } from "../../features/entities/links.tsx";
import { otherGene } from "../../features/interactions/pair.ts";
import { publicationsOf } from "../../features/literature/publications.ts";
import { count, range } from "../../shared/format/format.ts";
import type { SheetRow, SheetTableData } from "./SheetTable.tsx";
import { speciesOf } from "./species-row.ts";

type Row = AnnotationsAnswer["rows"][number];

/** The tables of some types of annotation that have rows. */
export const annotationTables = (
  types: readonly TypeWithCounts[],
  first: FirstTables,
  gene: GenePage,
): SheetTableData[] =>
  types.flatMap(({ type }) => {
    const answer = first.find((table) => table.type === type.id)?.answer;
    return answer && answer.rows.length > 0
      ? [
          {
            id: type.id,
            title: type.display_name,
            said: type.feature_type === "interaction" ? "Interactions" : "Annotations",
            rows: rowsOf(answer, gene),
            total: answer.row_total,
          },
        ]
      : [];
  });

/** The rows of a table of annotations, those that most stands behind first. */
const rowsOf = ({ rows }: AnnotationsAnswer, gene: GenePage): SheetRow[] =>
  rows.toSorted((a, b) => behind(b) - behind(a)).map((row) => sheetRow(row, gene));

const behind = (row: Row): number => ("count" in row ? row.count : 1);

function sheetRow(row: Row, gene: GenePage): SheetRow {
  const key = row.id;
  if (row.kind === "summary")
    return {
      key,
      what: (
        <>
          {row.is_not && <b>NOT </b>}
          {row.term ? <TermLink term={row.term} /> : row.subject}
        </>
      ),
      said: count(row.count),
    };
  if (row.kind === "interaction_summary")
    return {
      key,
      what: (
        <>
          <GeneLink gene={otherGene(row, gene.uniquename)} /> <span className="muted">{row.evidence}</span>
        </>
      ),
      said: count(row.count),
    };
  if (row.kind === "interaction")
    return {
      key,
      what: <GeneLink gene={otherGene(row, gene.uniquename)} />,
      said: row.evidence,
    };
  return {
    key,
    what: (
      <>
        {row.term ? <TermLink term={row.term} /> : row.qualifiers.join(", ")} {row.residue}
        {row.genotype && <GenotypeLink genotype={row.genotype} />}
      </>
    ),
    said: row.reference && <ReferenceLink reference={row.reference} />,
  };
}

/** A sheet leads to few publications; the page has all. */
const maxPapers = 15;

/** The newest of publications, which come oldest first and those without a year last. */
const latest = (references: GenePage["references"]): GenePage["references"] =>
  references.toSorted((a, b) => (b.publication_year ?? 0) - (a.publication_year ?? 0)).slice(0, maxPapers);

/** Orthologs, diseases and papers. */
export const listTables = (gene: GenePage, organisms: Site["organisms"]): SheetTableData[] =>
  [
    {
      title: "Orthologs",
      said: "Organism",
      rows: speciesOf(gene.ortholog_annotations, organisms).map(({ organism, genes }) => ({
        key: String(organism.taxonid),
        what: genes.map(({ uniquename, name }) => name ?? uniquename).join(", "),
        said: organism.common_name,
      })),
    },
    {
      title: "Diseases of human orthologs",
      said: "Id",
      rows: (gene.diseases ?? []).map((term) => ({
        key: term.termid,
        what: <TermLink term={term} />,
        said: <span className="id">{term.termid}</span>,
      })),
    },
    {
      title: "Protein domains and families",
      said: "Residues",
      rows: gene.interpro_matches.map(({ id, dbname, name, description, match_start, match_end }) => ({
        key: `${dbname} ${id}`,
        what: (
          <>
            {description ?? name ?? id}{" "}
            <span className="muted">{(description ?? name ?? id) !== id && id}</span>
          </>
        ),
        said: range(match_start, match_end),
      })),
    },
    {
      title: "Latest publications",
      said: "Id",
      rows: latest(publicationsOf(gene.references)).map((reference) => ({
        key: reference.uniquename,
        what: (
          <>
            <ReferenceLink reference={reference} /> <span className="muted">{reference.title}</span>
          </>
        ),
        said: (reference.authors_abbrev ?? reference.title) !== null && (
          <span className="id">{reference.uniquename}</span>
        ),
      })),
      total: publicationsOf(gene.references).length,
    },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ total: table.rows.length, ...table }));
