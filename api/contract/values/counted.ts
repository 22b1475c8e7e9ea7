/** Numbers of things as people read them, in every room alike. */
export { count, counted, withUnit } from "../../../index-mappings/counted.ts";
