import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { GeneAllele } from "../../../api/contract/index.ts";
import { allelesRows } from "../../features/annotations/alleles-rows.ts";
import { AlleleLink, GenotypeLink, Listed } from "../../features/entities/links.tsx";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, words } from "../../shared/format/format.ts";
import type { Column } from "../../shared/table/column.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";

/** The alleles whose genotypes are shown, by id. */
export type OpenAlleles = "all" | ReadonlySet<string>;
const isOpen = (opened: OpenAlleles, { uniquename }: GeneAllele): boolean =>
  opened === "all" || opened.has(uniquename);

/** Annotations that name an allele, each type a link to the rows on the page of the gene. */
function AnnotationCounts({ allele }: { readonly allele: GeneAllele }) {
  const { annotationTypes } = useDeployment();
  const labelOf = (type: string): string =>
    annotationTypes.find(({ id }) => id === type)?.display_name ?? words(type);
  return (
    <Listed
      parts={allele.annotations.map(({ type, count: number }) => ({
        key: type,
        part: (
          <PageLink to={allelesRows(allele.gene.uniquename, type, allele.uniquename)}>
            {count(number)} {labelOf(type).toLowerCase()}
          </PageLink>
        ),
      }))}
    />
  );
}

const annotated = (allele: GeneAllele): number =>
  allele.annotations.reduce((sum, { count: number }) => sum + number, 0);

const nameColumn = (pointed: string | null): Column<GeneAllele> => ({
  id: "name",
  header: "Name",
  sortBy: (allele) => allele.name ?? allele.uniquename,
  cell: (allele) => (
    <span className={allele.uniquename === pointed ? "is-pointed" : ""} data-feature={allele.uniquename}>
      <AlleleLink allele={allele} glyph />
    </span>
  ),
});

const ofAllele: readonly Column<GeneAllele>[] = [
  {
    id: "description",
    header: "Description",
    className: "wrap-anywhere",
    sortBy: (allele) => allele.description,
    cell: (allele) => (
      <>
        {allele.description}
        {allele.contradicted.length > 0 && (
          <p className="contradicted small">
            <TriangleAlert className="icon" aria-label="Contradicted" /> {allele.contradicted.join(", ")}:{" "}
            <Link to={urls.allele(allele.uniquename)}>other data sets differ</Link>
          </p>
        )}
      </>
    ),
  },
  {
    id: "type",
    header: "Type",
    inline: true,
    sortBy: (allele) => allele.allele_type,
    cell: (allele) => words(allele.allele_type),
  },
  {
    id: "annotations",
    header: "Annotations",
    first: "largest",
    sortBy: annotated,
    cell: (allele) => allele.annotations.length > 0 && <AnnotationCounts allele={allele} />,
  },
];

interface GenotypesProps {
  readonly allele: GeneAllele;
  readonly isShown: boolean;
  readonly open: (allele: string) => void;
}

function Genotypes({ allele, isShown, open }: GenotypesProps) {
  return isShown ? (
    <ul className="plain">
      {allele.genotypes.map(({ genotype }) => (
        <li key={genotype.display_uniquename}>
          <GenotypeLink genotype={genotype} />
        </li>
      ))}
    </ul>
  ) : (
    <button
      type="button"
      className="link-button"
      onClick={() => open(allele.uniquename)}
      aria-label={`Show genotypes of ${allele.name ?? allele.uniquename}`}
    >
      Show genotypes..
    </button>
  );
}

/**
 * The columns of the table. That of expression is there only while some genotypes are shown.
 * @param pointed the allele that is pointed at in a drawing
 */
export function columnsFor(
  opened: OpenAlleles,
  open: (allele: string) => void,
  pointed: string | null,
): Column<GeneAllele>[] {
  const expression: Column<GeneAllele> = {
    id: "expression",
    header: "Expression",
    inline: true,
    cell: (allele) =>
      isOpen(opened, allele) &&
      [...new Set(allele.genotypes.flatMap((genotype) => genotype.expression ?? []))].join(", "),
  };
  const genotypes: Column<GeneAllele> = {
    id: "genotypes",
    header: "Genotypes",
    cell: (allele) =>
      allele.genotypes.length > 0 && (
        <Genotypes allele={allele} isShown={isOpen(opened, allele)} open={open} />
      ),
  };
  return [
    nameColumn(pointed),
    ...ofAllele,
    ...(opened === "all" || opened.size > 0 ? [expression] : []),
    genotypes,
  ];
}

/** The columns of the file that is downloaded or copied. */
export const fileColumns: readonly FileColumn<GeneAllele>[] = [
  { header: "Allele ID", text: ({ uniquename }) => uniquename },
  { header: "Name", text: ({ name }) => name },
  { header: "Description", text: ({ description }) => description },
  { header: "Type", text: ({ allele_type: type }) => type },
  { header: "Synonyms", text: ({ synonyms }) => synonyms.join("|") },
  { header: "Annotations", text: annotated },
  {
    header: "Genotypes",
    text: ({ genotypes }) => genotypes.map(({ genotype }) => genotype.display_name).join("|"),
  },
];
