/** Data sets that are asked for id by id: publications and people. */
import { join } from "node:path";
import { z } from "zod";
import type { MakeOf } from "../../../config/sources.ts";
import { counted } from "../../../index-mappings/counted.ts";
import { contributors } from "../../read/tables/other-databases.ts";
import { FetchError } from "../transfer/fetch-error.ts";
import { matchesIn, sayings } from "./materials.ts";
import { readPubmed } from "../transfer/pubmed.ts";
import { recordsOf } from "../transfer/records.ts";
import { repeated, request } from "../transfer/request.ts";
import { headerRow } from "./columns.ts";
import { tableRows } from "./table.ts";
import type { MakingContext, Material, Remark } from "./materials.ts";
import type { PubmedRecord } from "../transfer/pubmed.ts";

/** The first twelve columns; those of curation are the curation tool's alone. */
const referenceColumns =
  "pmid triage_status curated title authors authors_abbrev citation journal year doi abstract canto_session_key".split(
    " ",
  );

/**
 * What is made of the answer to a request, asked again where that may help; null for an answer that means that there is
 * nothing.
 */
async function asked<T>(
  url: string,
  { headers = {}, nothing }: { headers?: Record<string, string>; nothing: readonly number[] },
  context: MakingContext,
  read: (text: string) => T,
): Promise<T | null> {
  const attempt = async (): Promise<T | null> => {
    const { status, body } = await request(url, { headers, accepted: [200, ...nothing] }, context);
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece);
    return status === 200 ? read(Buffer.concat(pieces).toString("utf8")) : null;
  };
  return context.hosts.run(url, () => repeated(url, attempt, context));
}

/** The lines of `references`: every publication that is triaged or cited, with what PubMed says of it. */
export async function* makeReferences(
  { url, per_call: perCall }: MakeOf<"pubmed">,
  [triage]: readonly Material[],
  context: MakingContext,
  remark: Remark,
): AsyncGenerator<string, void> {
  const statuses = new Map<string, string>();
  if (triage)
    for await (const [id = "", status = ""] of tableRows({
      material: triage,
      columns: ["id", "status"],
      headless: ["id", "status"],
    }))
      if (/^(PMID:)?\d+$/.test(id)) statuses.set(id.replace("PMID:", ""), status);
  const cited = await matchesIn(sayings(context.made), /\bPMID:(\d+)/);
  const ids = [...new Set([...cited, ...statuses.keys()])].sort((a, b) => Number(a) - Number(b));
  const key = process.env["NCBI_API_KEY"];
  const { found, missing } = await recordsOf<PubmedRecord>({
    folder: join(context.records, "pubmed"),
    ids,
    perCall,
    progress: (done, total) => context.progress(done, total),
    ask: async (some) => {
      const address = new URL(url);
      address.searchParams.set("id", some.join(","));
      if (key) address.searchParams.set("api_key", key);
      // It answers so when it has none of them.
      return (await asked(address.href, { nothing: [400] }, context, readPubmed)) ?? new Map();
    },
  });
  if (missing.length > 0) remark(`${counted(missing.length, "id")} that PubMed does not have`);
  yield referenceColumns.join("\t");
  for (const id of ids) {
    const record = found.get(id);
    const authors = record?.authors.split("; ") ?? [];
    const abbreviated = authors.length > 1 ? `${authors[0]} et al.` : (authors[0] ?? "");
    const { title = "", journal = "", year = "", citation = "", doi = "", abstract = "" } = record ?? {};
    const status = statuses.get(id) ?? "";
    const cells = [
      `PMID:${id}`,
      status,
      "",
      title,
      record?.authors ?? "",
      abbreviated,
      citation,
      journal,
      year,
      doi,
      abstract,
      "",
    ];
    yield cells.join("\t");
  }
}

const person = z.object({
  name: z
    .object({
      "given-names": z.object({ value: z.string() }).nullish(),
      "family-name": z.object({ value: z.string() }).nullish(),
      "credit-name": z.object({ value: z.string() }).nullish(),
    })
    .nullable(),
});

/** The name that a person gave to be credited by, or else the given and family name; null when it is not public. */
function nameOfPerson(text: string): string | null {
  let read;
  try {
    read = person.safeParse(JSON.parse(text));
  } catch {
    read = null;
  }
  if (!read?.success) throw new FetchError("ORCID's answer cannot be read", { passing: true });
  const { name } = read.data;
  const full = [name?.["given-names"]?.value, name?.["family-name"]?.value].filter(Boolean).join(" ");
  return name?.["credit-name"]?.value ?? (full || null);
}

/** The lines of `contributors`: the names of all ORCID ids in earlier data sets. */
export async function* makeContributors(
  { url }: MakeOf<"orcid">,
  context: MakingContext,
  remark: Remark,
): AsyncGenerator<string, void> {
  const ids = await matchesIn(sayings(context.made), /\b(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\b/);
  const { found, missing } = await recordsOf<string>({
    folder: join(context.records, "orcid"),
    ids: [...ids].sort(),
    perCall: 1,
    progress: (done, total) => context.progress(done, total),
    ask: async ([id = ""]) => {
      const name = await asked(
        url.replaceAll("{id}", id),
        // Records that are gone, or locked.
        { headers: { accept: "application/json" }, nothing: [404, 409, 410] },
        context,
        nameOfPerson,
      );
      return new Map(name === null ? [] : [[id, name.replaceAll(/\s+/g, " ")]]);
    },
  });
  if (missing.length > 0) remark(`${counted(missing.length, "person")} whose name is not public`);
  yield* headerRow(contributors, ["orcid", "name"]);
  for (const [id, name] of found) yield `${id}\t${name}`;
}
