/** Numbers of things as people read them, in every room alike. */
export { count, counted, sizeText, withUnit } from "../../../index-mappings/counted.ts";
