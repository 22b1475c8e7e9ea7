/** What the types of genes are called. Pure. */
import { codingType } from "../../../api/contract/values/coding-type.ts";

/** "protein coding" for the gene type of mRNA; others as they are. */
export const featureTypeName = (featureType: string): string =>
  featureType === codingType ? "protein coding" : featureType;
