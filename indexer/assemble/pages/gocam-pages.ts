/** Pages of GO-CAM models. */
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import type { GocamEvidence } from "../../read/records.ts";
import type { Gocam } from "../joins/gocams.ts";
import { gocamShort } from "../summaries/shorts.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";
import { gocamRelationLabel } from "../vocabulary/gocam-relations.ts";

type Node = GocamPage["activities"][number]["occurs_in"][number];

/** How the things and the evidence of a model are named. */
async function namer(data: ReleaseData) {
  const [genes, ontology, shorts] = await Promise.all([data.genes(), data.ontology(), data.shorts()]);
  const complexes = new Map<string, string>();
  for await (const { id, name } of data.rows("complexportal")) complexes.set(id, name);
  return ({ labels }: Gocam) => ({
    node(id: string, given: string | null = null): Node {
      const gene = genes.find(id);
      if (gene) return { id: gene.id, label: gene.name ?? gene.id, gene: shorts.gene(gene.id) };
      const term = ontology.terms.get(ontology.resolve(id));
      return {
        id: term?.id ?? id,
        label: term?.label ?? given ?? labels[id] ?? complexes.get(id.replace(/^ComplexPortal:/, "")) ?? id,
        gene: null,
      };
    },
    evidence: (given: readonly GocamEvidence[]) =>
      given.map((one) => ({
        ...one,
        label: ontology.terms.get(one.code)?.label ?? labels[one.code] ?? one.code,
      })),
  });
}

/** Pages of pathway models. */
export async function* gocamPages(data: ReleaseData): AsyncIterable<GocamPage> {
  const [gocams, genes, shorts, namesOf, { people }] = await Promise.all([
    data.gocams(),
    data.genes(),
    data.shorts(),
    namer(data),
    data.otherDatabases(),
  ]);
  for (const model of gocams.values()) {
    const { node, evidence } = namesOf(model);
    yield {
      ...gocamShort(model),
      title_terms: model.titleTerms.map(shorts.term),
      status: model.status,
      date: model.date,
      contributors: model.contributors.map((address) => {
        const orcid = address.replace(/^https?:\/\/orcid\.org\//, "");
        return { orcid, name: people.get(orcid) ?? data.deployment.site.people[orcid] ?? null };
      }),
      activity_enabling_genes: model.enablers.map(shorts.gene),
      target_genes: model.targets.map(shorts.gene),
      occurs_in: model.occursIn.map(shorts.term),
      part_of: model.partOf.map(shorts.term),
      activities: model.activities.map((activity) => ({
        id: activity.id,
        enabled_by: activity.enabledBy === null ? null : node(activity.enabledBy, activity.enabledByLabel),
        members: activity.enabledByMembers.flatMap((id) => genes.find(id)?.id ?? []).map(shorts.gene),
        molecular_function:
          activity.molecularFunction === null ? null : shorts.term(activity.molecularFunction),
        occurs_in: activity.occursIn.map((id) => node(id)),
        part_of: activity.partOf.map((id) => node(id)),
        happens_during: activity.happensDuring.map((id) => node(id)),
        inputs: activity.inputs.map((id) => node(id)),
        outputs: activity.outputs.map((id) => node(id)),
        evidence: evidence(activity.evidence),
      })),
      edges: model.edges.map((edge) => ({
        ...edge,
        label: gocamRelationLabel(edge.relation),
        evidence: evidence(edge.evidence),
      })),
      activity_count: model.activityCount,
      summary: model.summary,
      model: model.model,
      taxon: model.taxon,
      references: model.references.toSorted(byId).map(shorts.reference),
    };
  }
}
