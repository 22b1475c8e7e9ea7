import { useMemo } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { GeneComparison } from "../../../api/contract/gene-comparison.ts";
import { gapsOfComparison } from "../../../api/contract/values/data-gaps.ts";
import { ontologyName } from "../../../api/contract/values/ontology-name.ts";
import { untitled } from "../../../api/contract/values/titles.ts";
import { about } from "../../features/entities/about.ts";
import { GeneLink, GocamLink } from "../../features/entities/links.tsx";
import { useGeneColumns } from "../../features/gene-list/columns.tsx";
import { DataGaps } from "../../features/states/DataGaps.tsx";
import { useDataGaps, useDeployment } from "../../shared/boot/boot.ts";
import { count, counted, sentenceCase } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { ComparedInteractions } from "./ComparedInteractions.tsx";
import { ComparedTerms } from "./ComparedTerms.tsx";
import { called, geneCountColumn, Holders, holdersColumns } from "./holders.tsx";
import type { Genes } from "./holders.tsx";

/** The terms by ontology, in the order in which gene pages have them. */
function useOntologies({ terms }: GeneComparison) {
  const { annotationTypes } = useDeployment();
  return useMemo(() => {
    const place = (name: string): number => {
      const at = annotationTypes.findIndex(({ cv_names: names }) => names.includes(name));
      return at === -1 ? Infinity : at;
    };
    return [...Map.groupBy(terms, ({ cv_name: name }) => name)]
      .sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
      .map(([name, of]) => ({
        name: sentenceCase(ontologyName(name, annotationTypes)),
        id: name.replaceAll(/\W+/g, "-"),
        terms: of,
      }));
  }, [terms, annotationTypes]);
}

/** What a few genes have in common, part by part; what none of them share is said at the end. */
export function ComparedGenes({ comparison }: { readonly comparison: GeneComparison }) {
  const { genes, interactions, partners, domains, pathways, references } = comparison;
  const ontologies = useOntologies(comparison);
  const gaps = gapsOfComparison(useDataGaps(), useDeployment().annotationTypes);
  const areTold = (topic: string): boolean => gaps.every((gap) => gap.topic !== topic);
  const nothing = [
    interactions.length + partners.length === 0 && areTold("interactions") && "interactions",
    pathways.length === 0 && areTold("pathway models") && "pathway models",
    domains.length === 0 && areTold("domains") && "protein domains",
    references.length === 0 && "publications",
  ].filter((part) => part !== false);
  return (
    <>
      <Facts genes={genes} />
      {ontologies.map((ontology) => (
        <ComparedTerms key={ontology.id} {...ontology} genes={genes} />
      ))}
      {interactions.length + partners.length > 0 && <ComparedInteractions {...comparison} />}
      {pathways.length > 0 && (
        <Section
          id="pathways"
          title="Pathway models"
          count={`${counted(pathways.length, "model")} in common`}
        >
          <ul className="links">
            {pathways.map((model) => (
              <li key={model.gocam_id}>
                <GocamLink model={model} />
                {genes.length > 2 && (
                  <>
                    {" "}
                    (<Holders genes={genes} of={model.genes} />)
                  </>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {domains.length > 0 && <Domains genes={genes} domains={domains} />}
      {references.length > 0 && <Publications comparison={comparison} />}
      {nothing.length > 0 && (
        <p className="muted after">In this release these genes share no {nothing.join(", no ")}.</p>
      )}
      <DataGaps gaps={gaps} />
    </>
  );
}

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly cell: (gene: Genes[number]) => ReactNode;
}

/** What lists of genes tell of each: a line for each fact, a column for each gene. */
function Facts({ genes }: { readonly genes: Genes }) {
  const { columns } = useGeneColumns();
  const facts = columns.flatMap(({ id, header, cell }): Fact[] =>
    id === "name" || genes.every((gene) => (cell(gene) ?? "") === "") ? [] : [{ id, label: header, cell }],
  );
  const ofGenes: readonly Column<Fact>[] = [
    { id: "fact", header: "Gene", cell: ({ label }) => label },
    ...genes.map((gene) => ({
      id: gene.uniquename,
      header: called(gene),
      label: called(gene),
      always: true,
      cell: ({ cell }: Fact) => cell(gene),
    })),
  ];
  return (
    <Section id="genes" title="Genes">
      <p className="list-bar">
        {genes.map((gene) => (
          <GeneLink key={gene.uniquename} gene={gene} glyph />
        ))}
      </p>
      <DataTable caption="Facts about the genes" columns={ofGenes} rows={facts} rowKey={({ id }) => id} />
    </Section>
  );
}

type Domain = GeneComparison["domains"][number];

function Domains({ genes, domains }: Pick<GeneComparison, "genes" | "domains">) {
  const columns: readonly Column<Domain>[] = [
    {
      id: "domain",
      header: "Domain or family",
      className: "wide-cell",
      sortBy: (row) => row.name,
      cell: (row) => <Link to={urls.geneSubset(row.subset)}>{row.name}</Link>,
    },
    ...holdersColumns<Domain>(genes, "Of"),
    geneCountColumn((row) => count(row.gene_count)),
  ];
  return (
    <Section id="domains" title="Protein domains" count={`${counted(domains.length, "domain")} in common`}>
      <DataTable
        caption="Protein domains in common"
        columns={columns}
        rows={domains}
        rowKey={({ subset }) => subset}
        cut="domains"
      />
    </Section>
  );
}

type Reference = GeneComparison["references"][number];

function Publications({ comparison }: { readonly comparison: GeneComparison }) {
  const { genes, references, reference_total: total } = comparison;
  const columns: readonly Column<Reference>[] = [
    {
      id: "title",
      header: "Title",
      className: "wide-cell",
      sortBy: (row) => row.title,
      cell: ({ uniquename: id, title }) => (
        // Where there is no title, words stand beside the link.
        <span className={title === null ? "inline-links" : undefined}>
          <PageLink to={urls.reference(id)} {...about("reference", id)}>
            {title ?? id}
          </PageLink>{" "}
          <span className="small muted">{title === null ? untitled : id}</span>
        </span>
      ),
    },
    {
      id: "authors",
      header: "Authors",
      inline: true,
      sortBy: (row) => row.authors_abbrev,
      cell: (row) => row.authors_abbrev,
    },
    {
      id: "year",
      header: "Year",
      inline: true,
      number: true,
      sortBy: (row) => row.publication_year,
      cell: (row) => row.publication_year,
    },
    ...holdersColumns<Reference>(genes, "Of"),
  ];
  return (
    <Section
      id="publications"
      title="Publications"
      count={
        references.length < total
          ? `the ${count(references.length)} about the fewest genes, of ${count(total)} in common`
          : `${counted(total, "publication")} in common`
      }
    >
      <DataTable
        caption="Publications in common"
        columns={columns}
        rows={references}
        rowKey={({ uniquename }) => uniquename}
        cut="publications"
      />
    </Section>
  );
}
