/** How a change of a field is said. */
export { withOther } from "../../../index-mappings/change-sentences.ts";
