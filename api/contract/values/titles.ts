/** Page titles: the server writes them into the HTML, the web sets them on each route change. Pure. */
import { entityNames } from "../../../index-mappings/fields/entity-names.ts";

/** `name (uniquename) - product`; what is missing is left out. */
export function geneLongName(gene: {
  readonly uniquename: string;
  readonly name: string | null;
  readonly product: string | null;
}): string {
  const name =
    gene.name === null || gene.name === gene.uniquename
      ? gene.uniquename
      : `${gene.name} (${gene.uniquename})`;
  return gene.product ? `${name} - ${gene.product}` : name;
}

/** The parts of a title as one line. */
export const joinedTitle = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" - ");

const maxLength = 105;
const cutAt = 100;

/**
 * Title of a page: the site's name, then the parts of the page's own title, e.g. `["Gene", "cdc2 (G1.09)"]`.
 * More than 105 characters are cut to 100 plus " ...", with one blank before the dots, as documents have no two in a title.
 */
export function pageTitle(siteName: string, ...parts: readonly (string | null)[]): string {
  const title = joinedTitle([siteName, ...parts]);
  return title.length > maxLength ? `${title.slice(0, cutAt).trimEnd()} ...` : title;
}

/** Ids that stand for many pathway models at once, and what these are called. */
export const megaModels = {
  ALL_MERGED: "All models merged",
  ALL_CONNECTED: "All connected models merged",
} as const;
export type MegaModel = keyof typeof megaModels;

/** Stands for the title of a publication that has none in the release. */
export const untitled = "title not in this release";

/** Areas whose texts have names that other pages have, too: those of the tools, lists and files that they are about. */
const textAreas: Readonly<Record<string, string>> = {
  about: "About",
  "browse-curation": "Overviews",
  documentation: "Documentation",
  downloads: "Downloads",
  status: "Status",
};

/** What archives of panels are called; those of other types are called by the type. */
const archives: Readonly<Record<string, string>> = {
  explore: "Explore items",
  community: "Community Curation Research Spotlights",
};

/** Parts of the title of each entity's page, for `pageTitle`. */
export const titleParts = {
  gene: (gene: Parameters<typeof geneLongName>[0]): string[] => [entityNames.gene.page, geneLongName(gene)],
  term: (term: { readonly termid: string; readonly name: string }): string[] => [
    entityNames.term.page,
    term.termid,
    term.name,
  ],
  reference: (reference: { readonly uniquename: string; readonly title: string | null }): string[] => [
    entityNames.reference.page,
    reference.uniquename,
    reference.title ?? untitled,
  ],
  allele: (allele: { readonly uniquename: string; readonly name: string | null }): string[] => [
    entityNames.allele.page,
    allele.name ?? allele.uniquename,
  ],
  genotype: (genotype: { readonly display_name: string }): string[] => [
    entityNames.genotype.page,
    genotype.display_name,
  ],
  gocam: (model: { readonly gocam_id: string; readonly title: string }): string[] => [
    entityNames.gocam.page,
    model.title || model.gocam_id,
  ],
  /** Several models as one, by the ids that the address names. */
  gocams: (
    ids: string,
    models: readonly { readonly gocam_id: string; readonly title: string }[],
  ): string[] => {
    const mega = Object.entries(megaModels).find(([id]) => id === ids)?.[1];
    return [entityNames.gocam.page, mega ?? models.map((model) => model.title || model.gocam_id).join(", ")];
  },
  gene_subset: (subset: { readonly name: string; readonly display_name: string }): string[] => [
    "Gene subset",
    subset.display_name || subset.name,
  ],
  /** A page of the deployment's own text, `path` with its slash; the first page of an area is called by its title alone. */
  text: ({ path, title }: { readonly path: string; readonly title: string }): string[] => {
    const [, area = "", name] = path.split("/");
    return [name === undefined ? [] : (textAreas[area] ?? []), title].flat();
  },
  archive: (type: string): [string] => [
    `Archive of ${archives[type] ?? type.charAt(0).toUpperCase() + type.slice(1)}`,
  ],
  compound: ({ name }: { readonly name: string }): string[] => ["Compound", name],
} as const;
