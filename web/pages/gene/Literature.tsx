import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { external } from "../../shared/urls/urls.ts";
import { OtherSite } from "../../features/entities/links.tsx";
import { LiteratureSection } from "../../features/literature/LiteratureSection.tsx";

/** Systematic id, name and synonyms joined by OR, and the organism's words. */
function pubmedWords(gene: GenePage, organismWords: string): string {
  const names = [
    gene.uniquename,
    gene.name,
    ...gene.synonyms.filter((synonym) => !synonym.type.startsWith("obsolete")).map((synonym) => synonym.name),
  ];
  return `(${names.filter(Boolean).join(" OR ")}) AND (${organismWords})`;
}

export function Literature({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  return (
    <LiteratureSection
      about={gene.display_name}
      references={gene.references}
      help="/documentation/gene-page-literature"
      actions={
        gene.taxonid === site.taxonid && (
          <OtherSite to={external.pubmedSearch(pubmedWords(gene, site.pubmed_search_words))}>
            Search PubMed for {gene.display_name}
          </OtherSite>
        )
      }
    />
  );
}
