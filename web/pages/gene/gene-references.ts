/** A gene at the resources that the deployment knows. Pure. */
import { codingType } from "../../../api/contract/values/coding-type.ts";
import type { GenePage, GeneReference } from "../../../api/contract/index.ts";
import { isProteinLonger } from "../../features/widgets/gene-choice.ts";
import type { WidgetGene } from "../../features/widgets/gene-choice.ts";
import { pathSegment } from "../../../api/contract/values/entity-path.ts";

/** The group whose resources stand with the orthologs. */
export const predictionGroup = "ortholog prediction";

/** Whether other resources predict orthologs of genes of its type. */
export const hasPredictedOrthologs = ({ feature_type: type }: Pick<GenePage, "feature_type">): boolean =>
  type === codingType || type === "pseudogene";

export interface FoundReference {
  readonly label: string;
  readonly group: string;
  readonly description: string;
  readonly url: string;
  /** What the resource knows the gene by. */
  readonly identifier: string;
}

type ReferredGene = Pick<WidgetGene, "transcripts"> &
  Pick<
    GenePage,
    | "uniquename"
    | "name"
    | "taxonid"
    | "feature_type"
    | "uniprot_identifier"
    | "rnacentral_urs_identifier"
    | "biogrid_interactor_id"
  >;

const identifiers: Readonly<
  Record<NonNullable<GeneReference["identifier"]>, (gene: ReferredGene) => string | null>
> = {
  uniprot: (gene) => gene.uniprot_identifier,
  rnacentral: (gene) => gene.rnacentral_urs_identifier,
  biogrid: (gene) => gene.biogrid_interactor_id,
};

/** The resources that have the gene, in the deployment's order. */
export const geneReferences = (gene: ReferredGene, references: readonly GeneReference[]): FoundReference[] =>
  references.flatMap(
    ({ label, group, description, url, identifier: by, feature_types: types, ...limits }) => {
      const identifier = by === null ? gene.uniquename : identifiers[by](gene);
      if (identifier === null || (types !== null && !types.includes(gene.feature_type))) return [];
      if (isProteinLonger(gene, limits.max_protein_length ?? Infinity)) return [];
      const parts: Readonly<Record<string, string>> = {
        IDENTIFIER: identifier,
        UNIQUENAME: gene.uniquename,
        TAXONID: String(gene.taxonid),
        GENE_NAME: gene.name ?? gene.uniquename,
      };
      return [
        {
          label,
          group,
          description,
          identifier,
          url: url.replaceAll(/<<([A-Z_]+)>>/g, (mark, name: string) =>
            parts[name] === undefined ? mark : pathSegment(parts[name]),
          ),
        },
      ];
    },
  );
