/** What references are, for the web. */
export { referenceKind, referenceKinds } from "../../../index-mappings/fields/reference-kind.ts";
