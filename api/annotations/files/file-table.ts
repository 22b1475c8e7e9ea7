import type { Services } from "../../context/services.ts";
import type { AnnotationsQuery } from "../../contract/lists.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { currentTable, rowsAsked } from "../asked-table.ts";
import type { AskedTable } from "../asked-table.ts";
import { narrowedBy } from "./narrowed-by.ts";
import type { FileTable } from "./send.ts";

/** The table that a request asks for, as a file is made of it. */
export async function fileTableOf(
  asked: AskedTable,
  query: AnnotationsQuery,
  services: Services,
  generation: LoadedGeneration,
): Promise<FileTable> {
  const now = await currentTable(asked, services, generation);
  const { type, subject, filters, choices, allele } = now;
  return {
    table: rowsAsked(now, query),
    type,
    subject,
    narrowed: narrowedBy(filters, choices, allele, query),
  };
}
