import type { StoredDocumentName } from "../../index-mappings/release-documents.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { sendStored } from "../documents/stored-json.ts";
import { notFound } from "../problem/problem-error.ts";
import type { DatasetContext, none } from "./route.ts";

type Asked = Pick<
  DatasetContext<typeof none, typeof none>,
  "services" | "generation" | "request" | "response"
>;

/** Answers with a document of the release. @throws a 404 problem with these words where there is none */
export async function sendReleaseDoc(
  { services, generation, request, response }: Asked,
  name: StoredDocumentName,
  missing: string,
): Promise<void> {
  const body = await readReleaseDoc(services.elastic, generation, name);
  if (body === null) throw notFound(missing);
  await sendStored(request, response, body);
}
