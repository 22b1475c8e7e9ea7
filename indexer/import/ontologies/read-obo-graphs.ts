/** Reads OBO Graphs JSON, as ontologies are published beside their OBO files, and writes what it says as OBO. */
import { z } from "zod";
import { parseJson } from "../../read/json.ts";
import { ReadFailure } from "../../read/problem.ts";
import { schemaProblems } from "../../read/read-json.ts";
import type { Note } from "../../read/problem.ts";
import type { Source } from "../sources/open-source.ts";

const meta = z.object({
  definition: z.object({ val: z.string(), xrefs: z.array(z.string()).default([]) }).optional(),
  comments: z.array(z.string()).default([]),
  subsets: z.array(z.string()).default([]),
  synonyms: z.array(z.object({ pred: z.string(), val: z.string() })).default([]),
  xrefs: z.array(z.object({ val: z.string() })).default([]),
  basicPropertyValues: z.array(z.object({ pred: z.string(), val: z.string() })).default([]),
  deprecated: z.boolean().default(false),
});
const node = z.object({
  id: z.string().min(1),
  lbl: z.string().optional(),
  type: z.string().optional(),
  meta: meta.optional(),
});
const edge = z.object({ sub: z.string(), pred: z.string(), obj: z.string() });
type Node = z.infer<typeof node>;
type Meta = z.infer<typeof meta>;

const graphs = z.object({
  graphs: z
    .array(z.object({ nodes: z.array(z.unknown()).default([]), edges: z.array(z.unknown()).default([]) }))
    .min(1),
});

const scopes: Readonly<Record<string, string>> = {
  hasExactSynonym: "EXACT",
  hasNarrowSynonym: "NARROW",
  hasBroadSynonym: "BROAD",
  hasRelatedSynonym: "RELATED",
};

/**
 * The ontology as OBO: terms with what Karyon shows of them. Nodes and edges that are none are noted and left out; nodes
 * without a label, which other ontologies own, are left out.
 * @throws ReadFailure when the document is other JSON, or is cut off
 */
export async function oboOfGraphs({ lines, note, file }: Source): Promise<string> {
  const parts: string[] = [];
  for await (const batch of lines()) parts.push(...batch.lines);
  const parsed = graphs.safeParse(parseJson(parts.join("\n")));
  if (!parsed.success)
    throw new ReadFailure(
      1,
      "this JSON is not of OBO Graphs, the one kind of JSON that import reads: it has no list of graphs",
      parts[0],
    );
  const nodes: Node[] = [];
  const edges = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const [index, graph] of parsed.data.graphs.entries()) {
    const found = fitting(node, graph.nodes, ["graphs", index, "nodes"], note);
    nodes.push(...found);
    for (const one of found) if (one.type === "PROPERTY") names.set(one.id, relationName(one));
    for (const { sub, pred, obj } of fitting(edge, graph.edges, ["graphs", index, "edges"], note)) {
      const line =
        pred === "is_a"
          ? `is_a: ${curie(obj)}`
          : `relationship: ${names.get(pred) ?? relations[pred] ?? curie(pred)} ${curie(obj)}`;
      edges.set(sub, [...(edges.get(sub) ?? []), line]);
    }
  }
  const terms = nodes.filter(
    ({ type, lbl, meta: about }) =>
      (type === undefined || type === "CLASS") && (lbl !== undefined || about?.deprecated === true),
  );
  if (terms.length === 0) throw new ReadFailure(null, "the ontology has no terms");
  const head = `format-version: 1.2\nremark: made of ${file}\n`;
  return head + terms.map((term) => `\n${stanza(term, edges.get(term.id) ?? [])}`).join("");
}

/** The items that have the shape; others are noted. */
function fitting<T>(
  schema: z.ZodType<T>,
  items: readonly unknown[],
  path: readonly PropertyKey[],
  note: Note,
): T[] {
  return items.flatMap((item, index) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    for (const reason of schemaProblems(parsed.error, [...path, index])) note(null, reason);
    return [];
  });
}

/** The word for a relation: `part_of`. */
const relationName = ({ id, lbl, meta: about }: Node): string =>
  about?.basicPropertyValues.find(({ pred }) => pred.endsWith("#shorthand"))?.val ??
  lbl?.trim().replaceAll(/\s+/g, "_") ??
  curie(id);

/** What older documents write in place of addresses. */
const relations: Readonly<Record<string, string>> = { subPropertyOf: "is_a" };

/** `http://purl.obolibrary.org/obo/GO_0008150` is GO:0008150; other addresses stay as they are. */
function curie(id: string): string {
  const [, prefix, local] = /\/([A-Za-z][A-Za-z0-9]*)_([A-Za-z0-9]+)$/.exec(id) ?? [];
  return prefix === undefined ? id : `${prefix}:${local}`;
}

function stanza({ id, lbl, meta: about }: Node, edges: readonly string[]): string {
  const lines = [`[Term]`, `id: ${curie(id)}`];
  if (lbl !== undefined) lines.push(`name: ${escaped(lbl)}`);
  if (about) lines.push(...linesOf(about));
  lines.push(...new Set(edges));
  return lines.map((line) => `${line}\n`).join("");
}

function linesOf(about: Meta): string[] {
  const values = (name: string) =>
    about.basicPropertyValues.filter(({ pred }) => pred.endsWith(name)).map(({ val }) => val);
  const { definition } = about;
  return [
    ...values("#hasOBONamespace").map((value) => `namespace: ${value}`),
    ...values("#hasAlternativeId").map((value) => `alt_id: ${curie(value)}`),
    ...(definition ? [`def: ${quoted(definition.val)} [${definition.xrefs.map(listed).join(", ")}]`] : []),
    ...about.comments.map((text) => `comment: ${escaped(text)}`),
    ...about.subsets.map((subset) => `subset: ${subset.replace(/^.*[#/]/, "")}`),
    ...about.synonyms.map(
      ({ pred, val }) => `synonym: ${quoted(val)} ${scopes[pred.replace(/^.*#/, "")] ?? "RELATED"} []`,
    ),
    ...about.xrefs.map(({ val }) => `xref: ${val}`),
    ...(about.deprecated ? ["is_obsolete: true"] : []),
    ...values("IAO_0100001").map((value) => `replaced_by: ${curie(value)}`),
    ...values("#consider").map((value) => `consider: ${curie(value)}`),
  ];
}

/** Free text of one line: a mark of exclamation or a brace would end it. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .replaceAll("{", String.raw`\{`)
    .replaceAll(" ! ", String.raw` \! `);
const quoted = (text: string): string =>
  `"${text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', String.raw`\"`)
    .replaceAll(/\r?\n/g, String.raw`\n`)}"`;
const listed = (text: string): string => text.replaceAll(/[,\]\\]/g, String.raw`\$&`);
