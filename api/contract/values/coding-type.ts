/** The feature type of genes that code for proteins. */
export { codingType } from "../../../index-mappings/coding-type.ts";
