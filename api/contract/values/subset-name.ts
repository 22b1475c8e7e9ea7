export { structureSubset, subsetName } from "../../../index-mappings/subset-name.ts";
