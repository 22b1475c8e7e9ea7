/** All pathway models at once, as their list and their map show them. */
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import type { MapModel, PathwayMap } from "../../../index-mappings/pages/pathway-map.ts";
import { gocamPages } from "../pages/gocam-pages.ts";
import { groupModels } from "../pathway-map/groups.ts";
import { layOutMap } from "../pathway-map/layout.ts";
import { linksBetween } from "../pathway-map/links.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The namespace whose terms say what a model is about. */
const processes = "biological_process";

const isProcess = ({ cv_name: namespace }: { readonly cv_name: string }): boolean => namespace === processes;

/** Processes that a model is part of, and those that its title names; these once more, since they say what all of it is about. */
const processesOf = ({ part_of: within, title_terms: titled }: GocamPage) => ({
  within: [...new Map([...titled, ...within].filter(isProcess).map((term) => [term.termid, term])).values()],
  titled: titled.filter(isProcess),
});

/** Models with their genes and processes, in groups by process, at their places, and what links them. */
export async function pathwayMap(data: ReleaseData): Promise<PathwayMap> {
  const [ontology, slims] = await Promise.all([data.ontology(), data.slims()]);
  const pages: GocamPage[] = [];
  for await (const page of gocamPages(data)) pages.push(page);
  const terms =
    slims.find(({ annotationType: type }) => type === processes)?.terms ?? new Map<string, string>();
  const groupOf = groupModels(
    pages.map((page) => {
      const { within, titled } = processesOf(page);
      return { id: page.gocam_id, processes: [...within, ...titled].map(({ termid }) => termid) };
    }),
    new Set(terms.keys()),
    ontology.closure,
  );
  const links = linksBetween(pages);
  const layout = layOutMap(groupOf, links);
  const connected = new Set(links.flatMap(({ source, target }) => [source, target]));
  const members = Map.groupBy(groupOf.values(), (group) => group);
  return {
    width: layout.width,
    height: layout.height,
    groups: [...layout.groups].map(([id, box]) => ({
      id,
      label: id === "" ? "Other processes" : (terms.get(id) ?? id),
      models: members.get(id)?.length ?? 0,
      ...box,
    })),
    models: pages.flatMap((page): MapModel[] => {
      const box = layout.models.get(page.gocam_id);
      return box
        ? [
            {
              gocam_id: page.gocam_id,
              title: page.title,
              date: page.date,
              status: page.status,
              taxon: page.taxon,
              summary: page.summary,
              model: page.model,
              activity_count: page.activity_count,
              genes: page.activity_enabling_genes.map(({ uniquename }) => uniquename),
              targets: page.target_genes.map(({ uniquename }) => uniquename),
              processes: processesOf(page).within.map(({ termid, name }) => ({ id: termid, label: name })),
              group: groupOf.get(page.gocam_id) ?? "",
              is_connected: connected.has(page.gocam_id),
              ...box,
            },
          ]
        : [];
    }),
    links,
    genes: Object.fromEntries(
      pages
        .flatMap((page) => [...page.activity_enabling_genes, ...page.target_genes])
        .map(({ uniquename, name }) => [uniquename, name]),
    ),
  };
}
