export { subsetName } from "../../../index-mappings/subset-name.ts";
