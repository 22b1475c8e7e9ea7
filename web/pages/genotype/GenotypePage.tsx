import { useMemo } from "react";
import { useParams } from "react-router-dom";
import type { GenotypePage as Genotype } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { counted, words } from "../../shared/format/format.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { AnnotationSection } from "../../features/annotations/AnnotationSection.tsx";
import { typeEntries, typesShown } from "../../features/annotations/types-shown.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { describedProperties } from "../../features/entities/contradicted-properties.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { OverviewBand } from "../../features/overview/OverviewBand.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import { AlleleLink, GeneLink, GeneName, Listed } from "../../features/entities/links.tsx";
import { InTurn } from "../../shared/ui/InTurn.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";
import { literatureEntry } from "../../features/literature/publications.ts";
import { PageWithMenu } from "../../features/section-menu/PageWithMenu.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import type { FileColumn } from "../../shared/table/tsv.ts";

type ExpressedAllele = Genotype["loci"][number]["expressed_alleles"][number];

/** /genotype/{display_uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useGenotypeQuery(id)} title={["Genotype", id]}>
      {(genotype) => (
        <InTurn key={genotype.display_uniquename}>
          <GenotypeContent genotype={genotype} />
        </InTurn>
      )}
    </Loaded>
  );
}

const alleleColumns = (contradictions: Genotype["contradictions"] = {}): Column<ExpressedAllele>[] => [
  {
    id: "allele",
    header: "Allele",
    sortBy: ({ allele }) => allele.name,
    cell: ({ allele }) => <AlleleLink allele={allele} glyph />,
  },
  {
    id: "gene",
    header: "Gene",
    inline: true,
    sortBy: ({ allele }) => allele.gene.name ?? allele.gene.uniquename,
    cell: ({ allele }) => (
      <>
        <GeneLink gene={allele.gene} />
        <Contradicted contradictions={contradictions[allele.uniquename]} of={["gene"]} />
      </>
    ),
  },
  { id: "product", header: "Product", className: "wide-cell", cell: ({ allele }) => allele.gene.product },
  {
    id: "type",
    header: "Type",
    inline: true,
    label: "Type",
    cell: ({ allele }) => (
      <>
        {words(allele.allele_type)}
        <Contradicted contradictions={contradictions[allele.uniquename]} of={["allele type"]} />
      </>
    ),
  },
  {
    id: "description",
    header: "Description",
    inline: true,
    label: "Description",
    cell: ({ allele }) => (
      <>
        {allele.description}
        <Contradicted contradictions={contradictions[allele.uniquename]} of={describedProperties} />
      </>
    ),
  },
  {
    id: "expression",
    header: "Expression",
    inline: true,
    label: "Expression",
    cell: ({ expression }) => expression,
  },
];

/** Columns of the file. */
const fileColumns: readonly FileColumn<ExpressedAllele>[] = [
  { header: "Allele ID", text: ({ allele }) => allele.uniquename },
  { header: "Allele", text: ({ allele }) => allele.name },
  { header: "Systematic ID", text: ({ allele: { gene } }) => gene.uniquename },
  { header: "Gene name", text: ({ allele: { gene } }) => gene.name },
  { header: "Product", text: ({ allele: { gene } }) => gene.product },
  { header: "Type", text: ({ allele }) => allele.allele_type },
  { header: "Description", text: ({ allele }) => allele.description },
  { header: "Expression", text: ({ expression }) => expression },
];

/** e.g. "2 loci: cdc2, wee1" */
const Loci = ({ genotype: { loci } }: { readonly genotype: Genotype }) => (
  <>
    {counted(loci.length, "locus", "loci")}:{" "}
    <Listed
      parts={loci.flatMap(({ expressed_alleles: [first] }) =>
        first ? [{ key: first.allele.gene.uniquename, part: <GeneName gene={first.allele.gene} /> }] : [],
      )}
    />
  </>
);

const Summary = ({ genotype }: { readonly genotype: Genotype }) => (
  <dl className="defs">
    <Definition term="Name">{genotype.name}</Definition>
    <Definition term="Ploidy">{genotype.ploidiness}</Definition>
    <Definition term="Background" wide>
      {genotype.backgrounds.join("; ")}
    </Definition>
    <Definition term="Comment" wide>
      {genotype.comment}
    </Definition>
  </dl>
);

interface AllelesProps {
  readonly genotype: Pick<Genotype, "display_name" | "contradictions">;
  readonly alleles: readonly ExpressedAllele[];
}

const Alleles = ({ genotype: { display_name: name, contradictions }, alleles }: AllelesProps) => (
  <Section
    id="alleles"
    title="Alleles"
    count={counted(alleles.length, "allele")}
    help="/documentation/alleles-and-genotypes"
    actions={
      <TakeTable
        what={`alleles of ${name}`}
        file={`${name}-alleles`}
        section="alleles"
        columns={fileColumns}
        rows={alleles}
      />
    }
  >
    <DataTable
      caption="Alleles of this genotype"
      columns={alleleColumns(contradictions)}
      rows={alleles}
      // A homozygous diploid has one allele twice.
      rowKey={(one) => String(alleles.indexOf(one))}
    />
  </Section>
);

function GenotypeContent({ genotype }: { readonly genotype: Genotype }) {
  const deployment = useDeployment();
  const types = useMemo(() => typesShown(deployment, genotype.annotation_counts), [deployment, genotype]);
  const alleles = useMemo(() => genotype.loci.flatMap((locus) => locus.expressed_alleles), [genotype]);
  const entries = useMemo(
    () => [
      { id: "summary", label: "Summary" },
      { id: "alleles", label: "Alleles", count: alleles.length },
      ...typeEntries(types),
      ...literatureEntry(genotype.references),
    ],
    [alleles, types, genotype],
  );
  usePageTitle(...titleParts.genotype(genotype));
  useFragment();

  return (
    <PageWithMenu entries={entries}>
      <EntityHead
        type="genotype"
        kind={genotype.ploidiness === "diploid" ? "Diploid genotype" : "Genotype"}
        name={<i>{genotype.display_name}</i>}
        id={null}
        copied={genotype.display_name}
        longName={genotype.display_name}
      >
        <p className="muted">
          <Loci genotype={genotype} />
        </p>
      </EntityHead>
      <OverviewBand page={genotype} name={genotype.display_name} references={genotype.references} ofMany />
      <Summary genotype={genotype} />
      <Alleles genotype={genotype} alleles={alleles} />
      {types.length === 0 && (
        <section className="section">
          <div className="empty well">
            <p>No annotations for {genotype.display_name}</p>
          </div>
        </section>
      )}
      {types.map(({ type, counts }) => (
        <AnnotationSection
          key={type.id}
          kind="genotype"
          id={genotype.display_uniquename}
          type={type}
          counts={counts}
        />
      ))}
      {genotype.references.length > 0 && (
        <LiteratureSection about={genotype.display_name} references={genotype.references} />
      )}
    </PageWithMenu>
  );
}
