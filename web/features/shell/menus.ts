/** Entries of the header's menus: the fixed ones, and between them those of the deployment. */
import type { Menus, Site } from "../../../api/contract/index.ts";
import { mailUrl, urls } from "../../shared/urls/urls.ts";

type Menu = Menus[number];
type Entry = Menu["entries"][number];

const when = (condition: boolean, entry: Entry): Entry[] => (condition ? [entry] : []);

/** The menus of the header: those that every site has, and those of the deployment. */
export function headerMenus(site: Site, extra: Menus): Menu[] {
  return [
    {
      label: "Search",
      entries: [
        { label: "Advanced", url: urls.query },
        { label: "Genome browser", url: urls.genomeBrowser },
        { label: "Gene list", url: urls.geneListQuery },
        { label: "Identifier Mapper", url: urls.identifierMapper },
        { label: "Peptide motifs", url: urls.motifSearch },
        { label: "BLAST", url: site.blast_url },
        { label: "Search documentation", url: urls.documentationSearch },
      ],
    },
    ...extra,
    {
      label: "Submit",
      entries: [
        { label: "Gene names", url: urls.submitGeneNames },
        { label: "Datasets", url: urls.submitDatasets },
        ...when(site.curation_tool_url !== null, {
          label: "Curate a paper",
          url: site.curation_tool_url ?? "",
        }),
      ],
    },
    {
      label: "Help",
      entries: [
        { label: `${site.site_name} documentation`, url: urls.documentation },
        ...when(site.curation_tool_documentation_url !== null, {
          label: "Curation tool documentation",
          url: site.curation_tool_documentation_url ?? "",
        }),
        { label: "FAQ", url: urls.faq },
        ...when(site.contact_address !== null, {
          label: "Contact curators",
          url: mailUrl(site.contact_address ?? "", `Question about ${site.site_name}`),
        }),
      ],
    },
  ];
}
