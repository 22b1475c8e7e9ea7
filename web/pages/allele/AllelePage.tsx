import { TriangleAlert } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import type { AllelePage as Allele, GenotypeShort, TermShort } from "../../../api/contract/index.ts";
import { titleParts } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { counted, words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { describedProperties } from "../../features/entities/contradicted-properties.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { EntityHead } from "../../features/entities/EntityHead.tsx";
import {
  GeneLink,
  GeneName,
  GenotypeLink,
  Listed,
  ReferenceLink,
  TermLink,
} from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";
import { useFragment } from "../../features/section-menu/use-fragment.ts";
import { Loaded } from "../../features/states/Loaded.tsx";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";

/** /allele/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useAlleleQuery(id)} title={["Allele", id]}>
      {(allele) => <AlleleContent key={allele.uniquename} allele={allele} />}
    </Loaded>
  );
}

const genotypeColumns: Column<GenotypeShort>[] = [
  {
    id: "genotype",
    header: "Genotype",
    className: "wrap-anywhere",
    sortBy: (genotype) => genotype.display_name,
    cell: (genotype) => <GenotypeLink genotype={genotype} glyph />,
  },
  {
    id: "ploidy",
    header: "Ploidy",
    inline: true,
    sortBy: (genotype) => genotype.ploidiness,
    cell: (genotype) => genotype.ploidiness,
  },
];

const phenotypeColumns: Column<TermShort>[] = [
  {
    id: "term",
    header: "Term",
    className: "wide-cell",
    sortBy: (term) => term.name,
    cell: (term) => <TermLink term={term} glyph />,
  },
  {
    id: "id",
    header: "ID",
    tight: true,
    inline: true,
    sortBy: (term) => term.termid,
    cell: (term) => <span className="id muted small">{term.termid}</span>,
  },
];

const saysOtherwise = ({ contradictions = [] }: Allele, properties: readonly string[]): boolean =>
  contradictions.some(({ property }) => properties.includes(property));

const Summary = ({ allele }: { readonly allele: Allele }) => (
  <dl className="defs">
    <Definition term="Gene">
      <GeneLink gene={allele.gene} /> ·{" "}
      <Link to={urls.geneAlleles(allele.gene.uniquename)}>
        all alleles of <GeneName gene={allele.gene} />
      </Link>
      <Contradicted contradictions={allele.contradictions} of={["gene"]} />
    </Definition>
    <Definition term="Type">
      {words(allele.allele_type)}
      <Contradicted contradictions={allele.contradictions} of={["allele type"]} />
    </Definition>
    {(allele.description !== null || saysOtherwise(allele, describedProperties)) && (
      <Definition term="Description">
        {allele.description}
        <Contradicted contradictions={allele.contradictions} of={describedProperties} />
      </Definition>
    )}
    <Definition term="Synonyms">
      {allele.synonyms.length > 0 && (
        <Listed parts={allele.synonyms.map(({ name: key }) => ({ key, part: <i>{key}</i> }))} />
      )}
    </Definition>
    {(allele.coordinates.length > 0 || saysOtherwise(allele, ["base"])) && (
      <Definition term="Changes">
        {allele.coordinates.join(", ")}
        <Contradicted contradictions={allele.contradictions} of={["base"]} />
      </Definition>
    )}
    <Definition term="Comments" wide>
      {allele.comments.map(({ comment, reference }) => (
        <p key={comment}>
          {comment} {reference && <ReferenceLink reference={reference} />}
        </p>
      ))}
    </Definition>
  </dl>
);

function AlleleContent({ allele }: { readonly allele: Allele }) {
  const { site } = useDeployment();
  const gap = useDataGaps().find(({ topic }) => topic === "genotypes");
  const name = allele.name ?? allele.uniquename;
  const single = allele.genotypes.filter((genotype) => genotype.locus_count === 1);
  const multi = allele.genotypes.filter((genotype) => genotype.locus_count > 1);
  usePageTitle(...titleParts.allele(allele));
  useFragment();
  return (
    <div className="page">
      <EntityHead
        type="allele"
        kind="Allele"
        name={<i>{name}</i>}
        id={allele.name === null ? null : allele.uniquename}
        copied={`${name} ${allele.uniquename}`}
        longName={`${name} (${allele.uniquename})`}
      >
        {allele.is_obsolete && <Warning>This allele is obsolete.</Warning>}
        {allele.genotypes.length === 0 && (
          <Warning>
            This allele is not currently used in {site.site_name}
            {gap ? `: ${gap.reason}` : ""}.
          </Warning>
        )}
      </EntityHead>
      <Summary allele={allele} />
      {single.length > 0 && <Genotypes id="single-locus" title="Single-locus genotypes" genotypes={single} />}
      {multi.length > 0 && <Genotypes id="multi-locus" title="Multi-locus genotypes" genotypes={multi} />}
      {allele.phenotypes.length > 0 && (
        <Section id="phenotypes" title="Phenotypes" count={counted(allele.phenotypes.length, "term")}>
          <DataTable
            caption={`Phenotypes of genotypes with ${name}`}
            columns={phenotypeColumns}
            rows={allele.phenotypes}
            rowKey={(term) => term.termid}
            sorted={{ column: "term", descending: false }}
          />
        </Section>
      )}
      {allele.references.length > 0 && <LiteratureSection about={name} references={allele.references} />}
    </div>
  );
}

const Warning = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="message message--warn">
    <TriangleAlert className="icon" aria-label="Warning" />
    <div>{children}</div>
  </div>
);

const Genotypes = ({
  id,
  title,
  genotypes,
}: {
  readonly id: string;
  readonly title: string;
  readonly genotypes: readonly GenotypeShort[];
}) => (
  <Section id={id} title={title} count={counted(genotypes.length, "genotype")}>
    <DataTable
      caption={title}
      columns={genotypeColumns}
      rows={genotypes}
      rowKey={(genotype) => genotype.display_uniquename}
    />
  </Section>
);
