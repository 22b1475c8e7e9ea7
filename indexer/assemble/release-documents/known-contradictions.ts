/** All that the release is known to contradict itself in, for the page that publishes it. */
import type {
  ContradictedProperty,
  ContradictedThing,
  KnownContradictions,
} from "../../../index-mappings/pages/known-contradictions.ts";
import type { Compared } from "../../agreement/contradiction.ts";
import { sharedProperties } from "../../agreement/properties.ts";
import { alleleLabel } from "../joins/alleles.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { oddModels } from "./odd-models.ts";

/** Things that the page lists of one property and data set; the numbers say how many there are. */
const listed = 5_000;

/**
 * Where two data sets say different things of one thing, and gene models that are not as others are.
 * @param most things of one property and data set
 */
export async function knownContradictions(data: ReleaseData, max = listed): Promise<KnownContradictions> {
  const label = await labels(data);
  const compared = await data.compared();
  return {
    properties: compared.flatMap((one) => propertiesOf(one, label, max)),
    models: await oddModels(data),
  };
}

type Label = (id: string) => Pick<ContradictedThing, "kind" | "label">;

/** What a thing is called on its page. */
async function labels(data: ReleaseData): Promise<Label> {
  const [genes, alleles, ontology, gocams] = await Promise.all([
    data.genes(),
    data.alleles(),
    data.ontology(),
    data.gocams(),
  ]);
  return (id) => {
    const gene = genes.byId.get(id);
    if (gene) return { kind: "gene", label: gene.name ?? id };
    const allele = alleles.get(id);
    if (allele) return { kind: "allele", label: alleleLabel(allele) };
    const term = ontology.terms.get(id);
    if (term) return { kind: "term", label: ontology.short(id).name };
    const model = gocams.get(id.replace(/^gomodel:/, ""));
    return model ? { kind: "gocam", label: model.title } : { kind: null, label: id };
  };
}

/** A data set may be contradicted by several. */
function propertiesOf({ dataset, property, things, contradictions }: Compared, label: Label, max: number) {
  const byOther = Map.groupBy(contradictions, ({ against }) => against.dataset.id);
  return [...byOther].map(([against, some]): ContradictedProperty => ({
    property,
    data_set: dataset.id,
    against,
    compared: things,
    contradicted: some.length,
    is_wording: sharedProperties[property].tolerated === 1,
    things: some.slice(0, max).map(({ about, part, value, against: { value: believed } }) => ({
      ...label(about),
      id: about.replace(/^gomodel:/, ""),
      position: part === null ? null : Number(part.slice(part.lastIndexOf(":") + 1)),
      value,
      believed,
    })),
  }));
}
