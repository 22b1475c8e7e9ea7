/** Which pages have their first tables finished with them. */
export { hasTables } from "../../../index-mappings/finished-tables.ts";
