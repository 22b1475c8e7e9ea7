/** Tables that pages of text ask for by `[[name]]`: what the release itself says, so that it never goes stale. */
import { count } from "../../index-mappings/counted.ts";
import { evidenceCodes } from "../../index-mappings/evidence-codes.ts";
import { perGeneration } from "../cache/per-generation.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { escapeHtml } from "../http/escape-html.ts";

interface Counts {
  readonly types: ReadonlyMap<string, number>;
  readonly evidence: ReadonlyMap<string, number>;
}

interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}

/** Rows by type and by evidence. */
const readCounts = perGeneration("documentation counts", async (elastic, generation): Promise<Counts> => {
  const { aggregations } = await elastic.search<unknown, { types: Buckets; evidence: Buckets }>({
    index: generation.index("annotations"),
    size: 0,
    aggs: {
      types: { terms: { field: "type", size: 200 } },
      evidence: { terms: { field: "evidence", size: 2_000 } },
    },
  });
  const counts = ({ buckets }: Buckets): Map<string, number> =>
    new Map(buckets.map(({ key, doc_count: rows }) => [key, rows]));
  const none = { buckets: [] };
  return {
    types: counts(aggregations?.types ?? none),
    evidence: counts(aggregations?.evidence ?? none),
  };
});

const throughput = {
  low: "experimental, low-throughput",
  high: "experimental, high-throughput",
  "non-experimental": "not experimental",
} as const;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${cells("th", heads)}</thead><tbody>${rows.map((row) => cells("td", row)).join("")}</tbody></table>`;
}

function evidenceTable({ evidence }: Counts): string {
  const rows = Object.entries(evidenceCodes).map(([code, { name, throughput: kind }]) => [
    `<code>${code}</code>`,
    escapeHtml(name),
    throughput[kind],
    count((evidence.get(code) ?? 0) + (evidence.get(name) ?? 0)),
  ]);
  return table(["Code", "Name", "Kind", "Annotations in this release"], rows);
}

function typesTable({ types }: Counts, { deployment }: Pick<Services, "deployment">): string {
  const rows = deployment.annotationTypes.map(({ id, display_name: name, help_route: help }) => {
    const number = types.get(id);
    const label = escapeHtml(name);
    return [
      help === null ? label : `<a href="${escapeHtml(help)}">${label}</a>`,
      number === undefined ? "not in this release" : count(number),
      `<code>${escapeHtml(id)}</code>`,
    ];
  });
  return table(["Type", "Annotations in this release", "In the API"], rows);
}

/** The page before the first load. */
export const withoutTables = (html: string): string =>
  html.replaceAll(
    /<p>\[\[[\w-]+\]\]<\/p>/g,
    "<p>Here is a table that is made from the release; none is loaded yet.</p>",
  );

/** The page with its tables. */
export async function withTables(
  html: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<string> {
  if (!html.includes("[[")) return html;
  const counts = await readCounts(services.elastic, generation);
  return html
    .replace("<p>[[evidence-codes]]</p>", evidenceTable(counts))
    .replace("<p>[[annotation-types]]</p>", typesTable(counts, services));
}
