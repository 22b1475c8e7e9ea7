/** What search engines and registries of databases read of the site itself. */
import type { Site } from "../../config/schema.ts";
import { conformsTo } from "./bioschemas.ts";
import type { LinkedData } from "./description.ts";

/** A schema.org WebSite with its search, and a Bioschemas DataCatalog whose data set is the live release. */
export const siteLinkedData =
  ({ site_name: name, site_description: description, organisms, taxonid }: Site): LinkedData =>
  (origin) => {
    const own = organisms.find((organism) => organism.taxonid === taxonid);
    return {
      "@type": ["WebSite", "DataCatalog"],
      "@id": `${origin}/`,
      ...conformsTo("DataCatalog/0.3-RELEASE-2019_07_01"),
      name,
      description,
      url: `${origin}/`,
      keywords: [
        ...(own ? [`${own.genus} ${own.species}`] : []),
        "genome",
        "genes",
        "gene ontology",
        "phenotypes",
      ],
      provider: { "@type": "Organization", name, url: `${origin}/` },
      dataset: { "@type": "Dataset", "@id": `${origin}/downloads` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    };
  };
