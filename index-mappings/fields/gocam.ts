/** Every field of the record of a GO-CAM pathway model; its id is without the gomodel: prefix. */
import { searchText } from "./field.ts";
import type { Fields } from "./field.ts";
import { byName } from "./sorts.ts";

export const gocamFields = {
  id: { type: "keyword", label: "Model ID", found: { by: "ids", as: "id" }, file: "model_id" },
  prefixed_id: searchText("ids", "id"),
  title: {
    type: "keyword",
    label: "Title",
    found: { by: "names", as: "title" },
    sort: byName,
    file: "title",
  },
  activity_count: { type: "integer", label: "Activities", file: "activities" },
  genes: {
    type: "keyword",
    label: "Genes",
    about: "those that enable an activity and its targets",
    many: true,
    file: "genes",
  },
  terms: { type: "keyword", label: "Terms", many: true },
  references: { type: "keyword", label: "Publications", many: true },
} as const satisfies Fields;
