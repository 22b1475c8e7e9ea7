/** Things that are like a thing, as links, each with the reason. */
import type { ReactNode } from "react";
import type { GenePage, ReferencePage, TermPage } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { FirstFew } from "../entities/FirstFew.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink, Listed, ReferenceLink, TermLink } from "../entities/links.tsx";

interface Row {
  readonly key: string;
  readonly link: ReactNode;
  readonly reason: ReactNode;
}

const RelatedList = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ul className="related">
    {rows.map(({ key, link, reason }) => (
      <li key={key}>
        {link} <span className="muted">– {reason}</span>
      </li>
    ))}
  </ul>
);

type RelatedGene = NonNullable<GenePage["related"]>[number];

interface RelatedGenesProps {
  /** Id of the gene that they are related to. */
  readonly to: string;
  readonly genes: readonly RelatedGene[];
}

/** "cdc13 (compare) – both: cyclin-dependent kinase complex, exit from mitosis" */
export const RelatedGenes = ({ to, genes }: RelatedGenesProps) => (
  <RelatedList
    rows={genes.map((gene) => ({
      key: gene.uniquename,
      link: (
        <>
          <GeneLink gene={gene} glyph />{" "}
          <span className="small">
            (
            <PageLink
              to={urls.compare([to, gene.uniquename])}
              aria-label={`Compare with ${gene.name ?? gene.uniquename}`}
            >
              compare
            </PageLink>
            )
          </span>
        </>
      ),
      reason: (
        <>
          both:{" "}
          <FirstFew
            shown={1}
            parts={gene.shared.map(({ id, name, is_term }) => ({
              key: id,
              part: is_term ? <TermLink term={{ termid: id, name }} /> : `${name} (domain)`,
            }))}
          />
        </>
      ),
    }))}
  />
);

type RelatedTerm = NonNullable<TermPage["related"]>[number];

/** "phagophore assembly site – 29 of its 29 genes are annotated to both" */
export const RelatedTerms = ({ terms }: { readonly terms: readonly RelatedTerm[] }) => (
  <RelatedList
    rows={terms.map((term) => ({
      key: term.termid,
      link: <TermLink term={term} glyph />,
      reason: `${count(term.shared_genes)} of its ${counted(term.gene_count, "gene")} are annotated to both`,
    }))}
  />
);

type RelatedReference = NonNullable<ReferencePage["related"]>[number];

/** "Nurse P (1976) – 5 genes in both: wee1, cdc2 …" */
export const RelatedReferences = ({ references }: { readonly references: readonly RelatedReference[] }) => (
  <RelatedList
    rows={references.map((reference) => ({
      key: reference.uniquename,
      link: <ReferenceLink reference={reference} glyph />,
      reason: (
        <>
          {counted(reference.shared_genes, "gene")} in both:{" "}
          <Listed
            parts={reference.shared.map((gene) => ({
              key: gene.uniquename,
              part: <GeneLink gene={gene} />,
            }))}
          />
          {reference.shared_genes > reference.shared.length && " …"}
        </>
      ),
    }))}
  />
);
